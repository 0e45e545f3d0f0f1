import { randomInt } from 'node:crypto'
import { readFileSync } from 'node:fs'

/** Of 7,772 words: 129 bits. */
const COUNT = 10

let list: readonly string[] | null = null

/** Read when somebody first needs it. Its first line says whose it is. */
function words(): readonly string[] {
  list ??= readFileSync(new URL('./words.txt', import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .slice(1)
  return list
}

export function newWords(): string[] {
  const all = words()
  return Array.from({ length: COUNT }, () => all[randomInt(all.length)]!)
}

/** What is kept of words, as a hash, whatever stands between them and however they are written. */
export function phraseOf(given: readonly string[]): string {
  return given.join(' ')
}

type Read = { readonly phrase: string; readonly mistyped: null } | { readonly phrase: null; readonly mistyped: number }

/** What somebody has typed; `mistyped` is the number of the first word that is no such word, or that is missing. */
export function readWords(text: string): Read {
  const given = text
    .toLowerCase()
    .replace(/\d+[.)]?/g, ' ')
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== '')
  const known = new Set(words())
  const wrong = given.findIndex((word) => !known.has(word))
  if (wrong >= 0) return { phrase: null, mistyped: wrong + 1 }
  if (given.length !== COUNT) return { phrase: null, mistyped: Math.min(given.length, COUNT) + 1 }
  return { phrase: phraseOf(given), mistyped: null }
}
