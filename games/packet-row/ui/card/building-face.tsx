import { UseDrawing } from '@south-street/ui'
import type { ReactNode } from 'react'
import { Panel, Plate, plateTop, STUBS, Stub, StubLabel } from './frame.tsx'
import { Numeral } from './lettering.tsx'

interface BuildingFaceProps {
  readonly building: string
  readonly points: number
  readonly name: string
  readonly pointsLabel: string
  readonly inHand: boolean
}

export function BuildingFace({ building, points, name, pointsLabel, inHand }: BuildingFaceProps): ReactNode {
  const bottom = plateTop(name) - 6
  return (
    <>
      <Stub style={STUBS.building} />
      <UseDrawing of="rosette" x={2} y={7} width={62} height={62} />
      <Numeral x={33} y={53} size={43}>
        {points}
      </Numeral>
      <text x="33" y="94" textAnchor="middle" fontFamily="var(--ui)" fontWeight="800" fontSize="25" fill="#fff">
        {pointsLabel}
      </text>
      {inHand && <StubLabel text={name} fill="#fff" />}
      <Panel tint="#eef0e6" bottom={bottom} />
      <UseDrawing of={`building-${building}`} x={76} y={bottom - 186} width={152} height={186} />
      <Plate name={name} />
    </>
  )
}
