import { INK } from '@south-street/ui'
import type { ReactNode } from 'react'
import { breakName, Fitted, LEAST, Narrow, Numeral } from './lettering.tsx'

const PAPER = 'var(--card-paper)'

/** What the ticket stub of a kind of card looks like. */
export interface StubStyle {
  readonly fill: string
  readonly text: string
  /** The direction of its engraved hatching, in degrees. */
  readonly hatching: 0 | 45 | 90 | -45
}

const WHITE = '#fff'
export const STUBS = {
  grain: { fill: '#d99a22', text: INK, hatching: 45 },
  cotton: { fill: '#2d5b88', text: WHITE, hatching: 0 },
  fur: { fill: '#7a4526', text: WHITE, hatching: 90 },
  tobacco: { fill: '#4c6a2a', text: WHITE, hatching: -45 },
  gold: { fill: '#f0c75a', text: INK, hatching: 45 },
  contract: { fill: '#7b1e22', text: WHITE, hatching: 0 },
  ship: { fill: '#22364a', text: WHITE, hatching: 0 },
  helper: { fill: '#4a3f5c', text: WHITE, hatching: -45 },
  money: { fill: '#2f5d46', text: WHITE, hatching: 45 },
  building: { fill: '#6a6152', text: WHITE, hatching: 90 },
} as const satisfies Record<string, StubStyle>

const STUB_OUTLINE = 'M66 1.5V334.5H15.5A14 14 0 0 1 1.5 320.5V15.5A14 14 0 0 1 15.5 1.5Z'

function hatching(degrees: StubStyle['hatching']): string {
  let d = ''
  for (let i = -336; i < 342; i += 6) {
    if (degrees === 0 && i >= 6 && i < 332) d += `M4 ${i}H62`
    else if (degrees === 90 && i >= 6 && i < 60) d += `M${i} 4V332`
    else if (degrees === 45 || degrees === -45) {
      // Clipped by hand to the stub's upright, which saves a clipping path on every card.
      const [from, to] = [Math.max(4, 4 - i), Math.min(62, 332 - i)]
      if (from < to)
        d += degrees === 45 ? `M${from} ${from + i}L${to} ${to + i}` : `M${66 - from} ${from + i}L${66 - to} ${to + i}`
    }
  }
  return d
}

const HATCHINGS = { 0: hatching(0), 45: hatching(45), 90: hatching(90), [-45]: hatching(-45) }

/** The stub with its hatching and the perforation beside it. */
export function Stub({ style, gilt = false }: { readonly style: StubStyle; readonly gilt?: boolean }): ReactNode {
  return (
    <>
      <path d={STUB_OUTLINE} fill={style.fill} />
      <path d={HATCHINGS[style.hatching]} fill="none" stroke="#fff" strokeOpacity=".1" strokeWidth="1.6" />
      <path d="M66 6V334" stroke={PAPER} strokeWidth="6" strokeDasharray="0 11" strokeLinecap="round" />
      {gilt && <path d={STUB_OUTLINE} fill="none" stroke="#d9ab4a" strokeWidth="6" />}
    </>
  )
}

interface StubLabelProps {
  readonly text: string
  readonly fill: string
  readonly small: boolean
  /** How much of the stub it may take on a small card. */
  readonly longest?: number
}

/** The kind, upright along the stub. */
export function StubLabel({ text, fill, small, longest = 185 }: StubLabelProps): ReactNode {
  const size = small ? LEAST : 27
  const room = small ? longest : 190
  const condensed =
    [...text].length * size * 0.68 > room
      ? { textLength: room, lengthAdjust: 'spacingAndGlyphs' }
      : { letterSpacing: small ? 0 : 1 }
  return (
    <text
      transform={`translate(${small ? 46 : 42} 322) rotate(-90)`}
      fontFamily="var(--ui)"
      fontWeight="700"
      fontSize={size}
      fontStretch="80%"
      fill={fill}
      {...condensed}
    >
      {text.toUpperCase()}
    </text>
  )
}

/** Where the name plate begins. */
export function plateTop(name: string, small: boolean): number {
  if (breakName(name).length === 1) return small ? 276 : 272
  return small ? 254 : 256
}

export function Panel({ tint, bottom = 266 }: { readonly tint: string; readonly bottom?: number }): ReactNode {
  return <path d={`M76 12H222A6 6 0 0 1 228 18V${bottom}H76Z`} fill={tint} />
}

/** The name under the picture, on one line or two. */
export function Plate({ name, small }: { readonly name: string; readonly small: boolean }): ReactNode {
  const [first, second] = breakName(name)
  const top = plateTop(name, small)
  const lines = (
    <>
      <Narrow
        text={first!}
        x={152}
        y={second === undefined ? 318 : 291}
        max={158}
        size={second === undefined ? 39 : LEAST}
      />
      {second !== undefined && <Narrow text={second} x={152} y={323} max={158} />}
    </>
  )
  return (
    <>
      <path d={`M76 ${top}H228`} stroke={INK} strokeWidth="2.2" />
      {small ? lines : <PlateName first={first!} second={second} />}
    </>
  )
}

function PlateName({ first, second }: { readonly first: string; readonly second: string | undefined }): ReactNode {
  return (
    <>
      <Fitted
        text={first}
        x={152}
        y={second === undefined ? 314 : 288}
        max={154}
        size={second === undefined ? 34 : 28}
      />
      {second !== undefined && <Fitted text={second} x={152} y={320} max={154} size={28} />}
    </>
  )
}

interface PriceTagProps {
  readonly price: number
  readonly text: string
  readonly small: boolean
}

/** What the card costs, on an ink tag. */
export function PriceTag({ price, text, small }: PriceTagProps): ReactNode {
  const isSignFirst = text.startsWith('$')
  const left = price > 9 ? (small && !isSignFirst ? 120 : 132) : small && !isSignFirst ? 144 : 152
  const size = isSignFirst ? (price > 9 ? 38 : 42) : price > 9 ? (small ? LEAST : 32) : 38
  return (
    <g data-part="tag">
      <path
        d={`M${left} 34L${left + 16} 7H230A4 4 0 0 1 234 11V57A4 4 0 0 1 230 61H${left + 16}Z`}
        fill="var(--tag)"
        stroke={PAPER}
        strokeWidth="5"
        strokeLinejoin="round"
        paintOrder="stroke"
      />
      <circle cx={left + 15} cy="34" r="4.5" fill={PAPER} />
      <Numeral x={(left + 253) / 2} y={48} size={size} fill="#fff" weight={800}>
        {text}
      </Numeral>
    </g>
  )
}
