import { fixed, INK, textWidth } from '@south-street/ui'
import type { ReactNode } from 'react'

interface FittedProps {
  readonly text: string
  readonly x: number
  readonly y: number
  readonly max: number
  readonly size: number
  readonly fill?: string
  readonly weight?: number
}

/** Set smaller, down to 74 %, then condensed, but never cut. */
export function Fitted({ text, x, y, max, size, fill = INK, weight = 800 }: FittedProps): ReactNode {
  const width = textWidth(text, size)
  const fitting = width > max ? Math.max(size * 0.74, (size * max) / width) : size
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
