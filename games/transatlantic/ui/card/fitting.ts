import { textWidth } from '@south-street/ui'
import type { CSSProperties } from 'react'

/** Hands the length of a text to the styles as --ems, so that a name can be set as large as its place allows. */
export function emsOf(text: string): CSSProperties {
  return { '--ems': textWidth(text, 1).toFixed(2) } as CSSProperties
}
