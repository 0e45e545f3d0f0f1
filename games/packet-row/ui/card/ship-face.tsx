import { INK, UseDrawing } from '@south-street/ui'
import type { ReactNode } from 'react'
import { Panel, Plate, plateTop, STUBS, Stub, StubLabel } from './frame.tsx'
import { Fitted, Narrow } from './lettering.tsx'

interface ShipFaceProps {
  readonly destination: string
  readonly destinationName: string
  readonly code: string
  readonly name: string
  readonly small: boolean
}

export function ShipFace({ destination, destinationName, code, name, small }: ShipFaceProps): ReactNode {
  const top = plateTop(destinationName, small)
  return (
    <>
      <Stub style={STUBS.ship} />
      <Panel tint="#dfe9e5" bottom={top - 6} />
      <UseDrawing of={`ensign-${destination}`} x={7} y={14} width={53} height={35.3} />
      {small ? (
        <Narrow text={code} x={33} y={90} max={56} size={40} fill="#fff" weight={900} />
      ) : (
        <Fitted text={code} x={33} y={86} max={54} size={33} fill="#fff" weight={900} />
      )}
      <StubLabel text={name} fill="#fff" small={small} longest={210} />
      <svg x={76} y={top < 270 ? 96 : 104} width={152} height={154} viewBox="8 0 152 154" aria-hidden="true">
        <UseDrawing of="packet-ship" x={0} y={0} width={168} height={154} preserveAspectRatio="xMidYMax meet" />
      </svg>
      <path d="M84 22V96" stroke={INK} strokeWidth="5" strokeLinecap="round" />
      <UseDrawing of={`ensign-${destination}`} x={86} y={24} width={102} height={68} />
      <Plate name={destinationName} small={small} />
    </>
  )
}
