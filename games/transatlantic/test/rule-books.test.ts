import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

interface RuleBook {
  minute: { title: string; parts: { title: string; text: string }[] }
  sections: { title: string; clauses: Record<string, string> }[]
}

const read = (file: string) => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8')
const book = (language: string): RuleBook => JSON.parse(read(`rules/${language}.json`))
const clausesOf = (language: string): Record<string, string> =>
  Object.assign({}, ...book(language).sections.map(({ clauses }) => clauses))

/** Every number in a text, whatever the language puts between thousands. */
const numbersIn = (text: string): number[] =>
  [...text.replaceAll(/(?<=\d)[.,\s](?=\d{3}(?!\d))/g, '').matchAll(/\d+/g)]
    .map(([digits]) => Number(digits))
    .sort((a, b) => a - b)

test.each(['en', 'de', 'pl'])('the rules are whole in %s, clause by clause', (language) => {
  const ids = [...read('RULES.md').matchAll(/^- \*\*(TA-[\w.]+)\*\*/gm)].map(([, id]) => id)
  expect(ids.length).toBeGreaterThan(100)
  expect(Object.keys(clausesOf(language))).toEqual(ids)
  for (const { title, clauses } of book(language).sections) {
    expect(title).not.toBe('')
    for (const [id, text] of Object.entries(clauses)) expect(text, id).toMatch(/^\S.{10,}[.?]$/)
  }
})

test.each(['de', 'pl'])('the rules give the same numbers in %s as in English', (language) => {
  const translated = clausesOf(language)
  for (const [id, text] of Object.entries(clausesOf('en'))) {
    expect(numbersIn(translated[id]!), id).toEqual(numbersIn(text))
  }
})

test.each(['en', 'de', 'pl'])('the rules call the cards in %s as the table does, in capitals', (language) => {
  const { cards } = JSON.parse(read(`words/${language}.json`)) as { cards: Record<string, string> }
  const text = Object.values(clausesOf(language)).join(' ')
  for (const name of Object.values(cards)) expect(text).toContain(name.toLocaleUpperCase(language))
})

test.each(['en', 'de', 'pl'])(
  'the book in %s begins with the game in one minute: goal, a round, an example',
  (language) => {
    const { title, parts } = book(language).minute
    expect(title).not.toBe('')
    expect(parts.length).toBe(3)
    for (const [i, { text }] of parts.entries()) {
      expect(text.length).toBeLessThan(600)
      expect(numbersIn(text)).toEqual(numbersIn(book('en').minute.parts[i]!.text))
    }
  },
)

test.each([
  ['en', /\bseats?\b|\bbytes?\b|\bserver\b/i],
  ['de', /\bBytes?\b|\bServer\b|Sitzpl[aä]tz/],
  ['pl', /\bbajt|\bserwer|miejsc[ea] przy stole/i],
])('the book in %s speaks to players, not to programmers', (language, technical) => {
  for (const [id, text] of Object.entries(clausesOf(language))) expect(text, id).not.toMatch(technical)
})
