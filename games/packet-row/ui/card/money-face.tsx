import { INK, UseDrawing } from '@south-street/ui'
import type { ReactNode } from 'react'
import { Plate, STUBS, Stub, StubLabel } from './frame.tsx'
import { Numeral } from './lettering.tsx'

interface MoneyFaceProps {
  readonly value: number
  readonly sum: string
  readonly name: string
  readonly inHand: boolean
  readonly small: boolean
}

function noteSize(sum: string, value: number): number {
  if (sum.startsWith('$')) return value > 9 ? 56 : 68
  return value > 9 ? 46 : 54
}

export function MoneyFace({ value, sum, name, inHand, small }: MoneyFaceProps): ReactNode {
  return (
    <>
      <Stub style={STUBS.money} />
      <circle cx="33" cy="37" r="24" fill="#f3d48b" stroke={INK} strokeWidth="2" />
      <UseDrawing of="icon-dollar" x={18} y={22} width={30} height={30} color={INK} />
      <Numeral x={33} y={122} size={value > 9 ? 46 : 62} fill="#fff">
        {value}
      </Numeral>
      {inHand && <StubLabel text={name} fill="#fff" small={small} />}
      <svg x={76} y={12} width={152} height={254} viewBox="0 0 160 250" preserveAspectRatio="none" aria-hidden="true">
        <UseDrawing of="banknote" width={160} height={250} />
      </svg>
      <ellipse cx="152" cy="131" rx="62" ry="42" fill="#f7f5e3" />
      <Numeral x={152} y={153} size={noteSize(sum, value)} fill="#1d4733">
        {sum}
      </Numeral>
      <Plate name={name} small={small} />
    </>
  )
}
