import type { RecordSeat } from './record.ts'

/** Of the names, in UTF-16 units: even three bytes each leave room for the rest in a name of 255 bytes. */
const ROOM = 60

/** Latin letters that no decomposition takes apart. */
const PLAIN: Readonly<Record<string, string>> = { ß: 'ss', ł: 'l', ø: 'o', æ: 'ae', œ: 'oe', đ: 'd', ð: 'd', þ: 'th' }

/** Letters and digits of any script, Latin ones without their marks; everything else becomes a hyphen, or nothing. */
function plain(name: string): string {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[ßłøæœđðþ]/g, (letter) => PLAIN[letter]!)
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^[-\p{M}]+|-+$/gu, '')
}

/**
 * The name of a record's file: game, day and people, as in `packet-row-2026-11-17-anna-ben.json`. It is a file's name on
 * every system, whatever people are called; whoever has nothing but emoji for a name is left out.
 */
export function recordFileName(game: string, day: string, seats: readonly RecordSeat[]): string {
  const people = seats
    .flatMap(({ name, bot }) => (bot === undefined ? [plain(name)] : []))
    .filter((name) => name !== '')
  const names: string[] = []
  let left = ROOM
  for (const name of people) {
    const short = cut(name, left - 1)
    if (short === '') break
    names.push(short)
    left -= short.length + 1
  }
  return `${[game, day, ...names].join('-')}.json`
}

/** At most so long, and no letter taken apart. */
function cut(name: string, length: number): string {
  let short = ''
  for (const letter of name) {
    if (short.length + letter.length > length) break
    short += letter
  }
  return short.replace(/-+$/, '')
}
