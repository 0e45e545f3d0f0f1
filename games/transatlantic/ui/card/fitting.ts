import { textWidth } from '@south-street/ui'
import type { CSSProperties } from 'react'

/** Hands the length of a text to the styles as --ems, so that a name can be set as large as its place allows. */
export function emsOf(text: string): CSSProperties {
  return { '--ems': textWidth(text, 1).toFixed(2) } as CSSProperties
}

/** Two lines if a name is long: at the space nearest the middle. */
export function breakName(name: string, longest: number): readonly string[] {
  if (textWidth(name, 1) <= longest || !name.includes(' ')) return [name]
  const spaces = [...name.matchAll(/ /g)].map((match) => match.index)
  const at = spaces.reduce((best, space) =>
    Math.abs(space - name.length / 2) < Math.abs(best - name.length / 2) ? space : best,
  )
  return [name.slice(0, at), name.slice(at + 1)]
}
