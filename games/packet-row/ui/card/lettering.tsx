import { fixed, INK } from '@south-street/ui'
import type { ReactNode } from 'react'

/** Advance widths of Besley 800 in hundredths of the size, measured once: names are fitted before they are set. */
const WIDTHS: Readonly<Record<string, number>> = Object.fromEntries(
  (
    '0:66 1:58 2:67 3:59 4:62 5:61 6:63 7:58 8:61 9:63 a:66 b:71 c:60 d:71 e:61 f:44 g:67 h:73 i:41 j:37 k:74 l:40 m:105 n:75 ' +
    'o:63 p:71 q:70 r:61 s:56 t:45 u:74 v:65 w:92 x:69 y:69 z:57 A:93 B:82 C:84 D:89 E:82 F:79 G:92 H:98 I:52 J:68 K:94 L:77 ' +
    'M:116 N:93 O:89 P:77 Q:89 R:90 S:72 T:80 U:91 V:93 W:126 X:91 Y:86 Z:79 .:30 ,:33 -:46 ’:32 &:91 $:71 +:53 ·:29 ß:85 ł:40 Ł:77'
  )
    .split(' ')
    .map((pair) => [pair[0]!, Number(pair.slice(2))]),
)
const SPACE = 30
const AVERAGE = 66

function textWidth(text: string, size: number): number {
  let width = 0
  for (const letter of text) {
    width += letter === ' ' ? SPACE : (WIDTHS[letter] ?? WIDTHS[letter.normalize('NFD')[0]!] ?? AVERAGE)
  }
  return (width / 100) * size
}

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
