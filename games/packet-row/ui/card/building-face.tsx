import { UseDrawing } from '@south-street/ui'
import type { ReactNode } from 'react'
import { Panel, Plate, plateTop, STUBS, Stub, StubLabel } from './frame.tsx'
import { LEAST, Narrow, Numeral } from './lettering.tsx'

interface BuildingFaceProps {
  readonly building: string
  readonly points: number
  readonly name: string
  readonly pointsLabel: string
  readonly inHand: boolean
  readonly small: boolean
}

export function BuildingFace({ building, points, name, pointsLabel, inHand, small }: BuildingFaceProps): ReactNode {
  const bottom = plateTop(name, small) - 6
  return (
    <>
      <Stub style={STUBS.building} />
      <UseDrawing of="rosette" x={2} y={7} width={62} height={62} />
      <Numeral x={33} y={53} size={43}>
        {points}
      </Numeral>
      <Narrow text={pointsLabel} x={33} y={small ? 103 : 95} max={56} size={small ? LEAST : 27} fill="#fff" />
      {inHand && <StubLabel text={name} fill="#fff" small={small} longest={205} />}
      <Panel tint="#eef0e6" bottom={bottom} />
      <UseDrawing of={`building-${building}`} x={76} y={bottom - 186} width={152} height={186} />
      <Plate name={name} small={small} />
    </>
  )
}
