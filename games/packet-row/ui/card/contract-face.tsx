import { INK, UseDrawing } from '@south-street/ui'
import type { ReactNode } from 'react'
import { STUBS, Stub, StubLabel } from './frame.tsx'
import { KindBadge } from './kind-badge.tsx'
import { breakName, Fitted, Narrow, Numeral } from './lettering.tsx'

export interface ContractFaceProps {
  readonly starting: boolean
  readonly units: number
  readonly good: string
  readonly destination: string
  readonly destinationName: string
  readonly code: string
  readonly reward: string
  readonly name: string
  /** In a hand the stub alone tells everything. */
  readonly inHand: boolean
  /** On small cards the destination is its code. */
  readonly small: boolean
}

function HandStub({ starting, units, good, destination, code, reward }: ContractFaceProps): ReactNode {
  return (
    <>
      <Numeral x={33} y={60} size={56} fill="#fff">
        {units}
      </Numeral>
      <KindBadge kind={good} x={5} y={68} size={56} />
      <UseDrawing of={`ensign-${destination}`} x={8} y={140} width={51} height={34} />
      <Narrow text={code} x={33} y={211} max={54} size={38} fill="#fff" />
      <path d="M12 226H54" stroke="#fff" strokeOpacity=".5" strokeWidth="2" />
      <Narrow text={reward} x={33} y={269} max={58} fill="#fff" weight={900} />
      {starting ? (
        <UseDrawing of="icon-star" x={15} y={284} width={36} height={36} color="#f3d48b" />
      ) : (
        <UseDrawing of="seal" x={17} y={286} width={32} height={32} />
      )}
    </>
  )
}

function SupplyStub({ starting, name, small }: ContractFaceProps): ReactNode {
  return (
    <>
      <UseDrawing of={starting ? 'seal-brass' : 'seal'} x={8} y={12} width={50} height={50} />
      {starting ? (
        <UseDrawing of="icon-star" x={20} y={24} width={26} height={26} color="#fff" />
      ) : (
        <UseDrawing of="area-guildhall" x={21} y={25} width={24} height={24} color="#fff" />
      )}
      <StubLabel text={name} fill="#fff" small={small} longest={245} />
    </>
  )
}

function Destination({
  name,
  code,
  small,
}: {
  readonly name: string
  readonly code: string
  readonly small: boolean
}): ReactNode {
  if (small) return <Fitted text={code} x={152} y={226} max={150} size={40} />
  const [first, second] = breakName(name)
  if (second === undefined) return <Fitted text={first!} x={152} y={222} max={154} size={32} />
  return (
    <>
      <Fitted text={first!} x={152} y={207} max={154} size={27} />
      <Fitted text={second} x={152} y={234} max={154} size={27} />
    </>
  )
}

export function ContractFace(props: ContractFaceProps): ReactNode {
  const { starting, units, good, destination, destinationName, code, reward, inHand, small } = props
  const wide = good === 'tobacco'
  return (
    <>
      <Stub style={STUBS.contract} gilt={starting} />
      {inHand ? <HandStub {...props} /> : <SupplyStub {...props} />}
      <Numeral x={106} y={86} size={82}>
        {units}
      </Numeral>
      <UseDrawing of={`goods-${good}`} x={wide ? 128 : 138} y={10} width={wide ? 100 : 88} height={94} />
      <path
        d="M78 132L90 142L78 152"
        fill="none"
        stroke={INK}
        strokeWidth="5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d="M103 110V182" stroke={INK} strokeWidth="5" strokeLinecap="round" />
      <UseDrawing of={`ensign-${destination}`} x={105} y={111} width={102} height={68} />
      <Destination name={destinationName} code={code} small={small} />
      <path d="M74 245H238V320.5A14 14 0 0 1 224.5 334H74Z" fill="#2f5d46" />
      <path d="M76 250H236M76 328H230" stroke="#fff" strokeOpacity=".45" strokeWidth="1.6" />
      <Numeral x={155} y={308} size={reward.startsWith('$') ? 57 : 48} fill="#fff">
        {`+${reward}`}
      </Numeral>
    </>
  )
}
