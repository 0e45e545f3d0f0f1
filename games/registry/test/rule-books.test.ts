import { readFileSync } from 'node:fs'
import { GAMES } from '@south-street/registry'
import { describe, expect, test } from 'vitest'

interface RuleBook {
  minute: { title: string; parts: { title: string; text: string }[] }
  sections: { title: string; clauses: Record<string, string> }[]
}

interface Book {
  readonly clauses: number
  readonly clause: RegExp
  readonly technical: Readonly<Record<string, RegExp>>
}

/** How many clauses at least, how each of them reads, and what has no place in a book for players. */
const ANY_BOOK: Book = {
  clauses: 0,
  clause: /^\S.{10,}[.?)]$/,
  technical: {
    en: /\bbytes?\b|\bserver\b/i,
    de: /\bBytes?\b|\bServer\b/,
    pl: /\bbajt|\bserwer/i,
  },
}

const BOOKS: Readonly<Record<string, Book>> = {
  'packet-row': {
    clauses: 60,
    clause: /^\S.{10,}[.)]$/,
    technical: {
      en: /\bseats?\b|\bbytes?\b|\bserver\b|\brefused\b/i,
      de: /\bPl[aä]tze?[ns]?\b|\bBytes?\b|\bServer\b|abgewiesen|abgelehnt/,
      pl: /\bmiejsc|\bbajt|\bserwer|jest odrzucana i nic/i,
    },
  },
  transatlantic: {
    clauses: 100,
    clause: /^\S.{10,}[.?]$/,
    technical: {
      en: /\bseats?\b|\bbytes?\b|\bserver\b/i,
      de: /\bBytes?\b|\bServer\b|Sitzpl[aä]tz/,
      pl: /\bbajt|\bserwer|miejsc[ea] przy stole/i,
    },
  },
}
const IDS = [...new Set(GAMES.map(({ id }) => id))]

const read = (game: string, file: string) => readFileSync(new URL(`../../${game}/${file}`, import.meta.url), 'utf8')
const bookOf = (game: string, language: string): RuleBook => JSON.parse(read(game, `rules/${language}.json`))
const clausesOf = ({ sections }: RuleBook): Record<string, string> =>
  Object.assign({}, ...sections.map(({ clauses }) => clauses))

/** Every number in a text, whatever the language puts between thousands. */
const numbersIn = (text: string): number[] =>
  [...text.replaceAll(/(?<=\d)[.,\s](?=\d{3}(?!\d))/g, '').matchAll(/\d+/g)]
    .map(([digits]) => Number(digits))
    .sort((a, b) => a - b)

const EVERY = IDS.map((game) => ({ game, ...(BOOKS[game] ?? ANY_BOOK) })).flatMap(
  ({ game, clauses, clause, technical }) =>
    Object.entries(technical).map(([language, words]) => ({ game, language, least: clauses, clause, words })),
)

describe.each(EVERY)('the rules of $game in $language', ({ game, language, least, clause, words }) => {
  const [book, english] = [bookOf(game, language), bookOf(game, 'en')]
  const clauses = clausesOf(book)

  test('are whole, clause by clause', () => {
    const ids = [...read(game, 'RULES.md').matchAll(/^- \*\*([A-Z]{2}-[\w.]+)\*\*/gm)].map(([, id]) => id)
    expect(ids.length).toBeGreaterThan(least)
    expect(Object.keys(clauses)).toEqual(ids)
    for (const { title } of book.sections) expect(title).not.toBe('')
    for (const [id, text] of Object.entries(clauses)) expect(text, id).toMatch(clause)
  })

  test('give the numbers of the English ones', () => {
    for (const [id, text] of Object.entries(clausesOf(english))) {
      expect(numbersIn(clauses[id]!), id).toEqual(numbersIn(text))
    }
  })

  test('begin with the game in one minute: goal, a round, an example', () => {
    const { title, parts } = book.minute
    expect(title).not.toBe('')
    expect(parts.length).toBe(3)
    for (const [i, { text }] of parts.entries()) {
      expect(text.length).toBeLessThan(600)
      expect(numbersIn(text)).toEqual(numbersIn(english.minute.parts[i]!.text))
    }
  })

  test('speak to players, not to programmers', () => {
    for (const [id, text] of Object.entries(clauses)) expect(text, id).not.toMatch(words)
  })
})
