import { textWidth } from '@south-street/ui'
import type { CSSProperties } from 'react'

/** As a style sheet knows the length of a text: --ems, by which a name is set as large as its place allows. */
const ems = (length: number): CSSProperties => ({ '--ems': length.toFixed(2) }) as CSSProperties

export function emsOf(text: string): CSSProperties {
  return ems(textWidth(text, 1))
}

/** As long as the riband that stands beside the name of the fastest. */
const RIBAND = 2.2

const lengthOfName = (name: string, isFastest: boolean): number => textWidth(name, 1) + (isFastest ? RIBAND : 0)

/** The length of a ship's name with what stands beside it: where it needs two lines, her place is higher. */
export function widthOfName(name: string, isFastest: boolean): CSSProperties {
  return ems(lengthOfName(name, isFastest))
}

/** Longer than this a name is set in the narrow face wherever a sea is narrow, on two lines if it must. */
const LONG_NAME = 10

export function isLongName(name: string, isFastest: boolean): boolean {
  return lengthOfName(name, isFastest) > LONG_NAME
}

/** Where the long names of cards break: no browser knows it in all our languages. */
const SEAM = /(Schiffs|Inves|Inwes|Kreuz|Wyciecz|Trans)(?=\p{Letter}{3})/u
const SOFT_HYPHEN = '\u00AD'

/** The name of a card for a place that may be too narrow for it. */
export function breakable(title: string): string {
  return title.replace(SEAM, `$1${SOFT_HYPHEN}`)
}
