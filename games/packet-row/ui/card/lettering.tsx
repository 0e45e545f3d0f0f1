import { fixed, INK, textWidth } from '@south-street/ui'
import type { ReactNode } from 'react'

/** Twelve pixels on a card of 107. */
const SMALLEST = 27

interface FittedProps {
  readonly text: string
  readonly x: number
  readonly y: number
  readonly max: number
  readonly size: number
  readonly fill?: string
  readonly weight?: number
}

/** Set smaller, as far as it can be read on a large card, then condensed, but never cut. */
export function Fitted({ text, x, y, max, size, fill = INK, weight = 800 }: FittedProps): ReactNode {
  const width = textWidth(text, size)
  const fitting = width > max ? Math.max(Math.min(size, SMALLEST), (size * max) / width) : size
  const condensed = textWidth(text, fitting) > max * 1.02 ? { textLength: max, lengthAdjust: 'spacingAndGlyphs' } : {}
  return (
    <text
      x={x}
      y={y}
      textAnchor="middle"
      fontFamily="var(--serif)"
      fontWeight={weight}
      fontSize={fixed(fitting)}
      fill={fill}
      {...condensed}
    >
      {text}
    </text>
  )
}

/** Small cards have no letters below this size, so that they can be read on a card of 80 pixels. */
export const LEAST = 36
/** How much narrower the letters of small cards are than the serif, whose widths are known. */
const NARROWER = 0.7

/** Set in narrow letters of one size, and condensed further if it must be. */
export function Narrow({ text, x, y, max, size = LEAST, fill = INK, weight = 800 }: NarrowProps): ReactNode {
  const condensed = textWidth(text, size) * NARROWER > max ? { textLength: max, lengthAdjust: 'spacingAndGlyphs' } : {}
  return (
    <text
      x={x}
      y={y}
      textAnchor="middle"
      fontFamily="var(--ui)"
      fontWeight={weight}
      fontSize={size}
      fontStretch="76%"
      letterSpacing="-.3"
      fill={fill}
      {...condensed}
    >
      {text}
    </text>
  )
}

interface NarrowProps extends Omit<FittedProps, 'size'> {
  readonly size?: number
}

interface NumeralProps {
  readonly children: ReactNode
  readonly x: number
  readonly y: number
  readonly size: number
  readonly fill?: string
  readonly weight?: number
}

export function Numeral({ children, x, y, size, fill = INK, weight = 900 }: NumeralProps): ReactNode {
  return (
    <text x={x} y={y} textAnchor="middle" fontFamily="var(--serif)" fontWeight={weight} fontSize={size} fill={fill}>
      {children}
    </text>
  )
}

/** One line if the name fits at nearly full size, else two: at a soft hyphen, or at the space nearest the middle. */
export function breakName(name: string): readonly string[] {
  const plain = name.replaceAll('\u00ad', '')
  const fits = name.includes(' ') ? textWidth(plain, 27) <= 154 : textWidth(plain, 24) * 0.88 <= 154
  if (fits) return [plain]
  if (name.includes('\u00ad')) {
    const [first, ...rest] = name.split('\u00ad')
    return [`${first}-`, rest.join('')]
  }
  const spaces = [...name.matchAll(/ /g)].map((match) => match.index)
  if (spaces.length === 0) return [plain]
  const middle = name.length / 2
  const at = spaces.reduce((best, space) => (Math.abs(space - middle) < Math.abs(best - middle) ? space : best))
  return [name.slice(0, at), name.slice(at + 1)]
}
