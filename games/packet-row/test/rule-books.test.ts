import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

interface RuleBook {
  minute: { title: string; parts: { title: string; text: string }[] }
  sections: { title: string; clauses: Record<string, string> }[]
}

const LANGUAGES = ['en', 'de', 'pl']
const read = (file: string) => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8')
const book = (language: string): RuleBook => JSON.parse(read(`rules/${language}.json`))
const clausesOf = (language: string): Record<string, string> =>
  Object.assign({}, ...book(language).sections.map(({ clauses }) => clauses))

const numbersIn = (text: string): number[] =>
  [...text.matchAll(/\d+/g)].map(([digits]) => Number(digits)).sort((a, b) => a - b)

/** RULES.md, which speaks of seats where the book speaks to players. */
const specification = Object.fromEntries(
  [...read('RULES.md').matchAll(/^- \*\*(PR-[\d.]+)\*\* ([\s\S]*?)(?=^- \*\*PR|^## |$(?![\s\S]))/gm)].map(
    ([, id, text]) => [id!, text!.replaceAll(/\*\*\(ruling[\s\S]*?\)\*\*/g, '')],
  ),
)

test.each(LANGUAGES)('the rules are whole in %s, clause by clause', (language) => {
  expect(Object.keys(specification).length).toBeGreaterThan(60)
  expect(Object.keys(clausesOf(language))).toEqual(Object.keys(specification))
  for (const { title, clauses } of book(language).sections) {
    expect(title).not.toBe('')
    for (const [id, text] of Object.entries(clauses)) expect(text, id).toMatch(/^\S.{10,}[.)]$/)
  }
})

test.each(LANGUAGES)('the rules in %s give the numbers of RULES.md', (language) => {
  const clauses = clausesOf(language)
  for (const [id, text] of Object.entries(specification)) {
    // The examples have names where RULES.md numbers the seats.
    const wanted = text.replaceAll(/seat \d/gi, '')
    expect(numbersIn(clauses[id]!), id).toEqual(numbersIn(wanted))
  }
})

test.each([
  ['en', /\bseats?\b|\bbytes?\b|\bserver\b|\brefused\b/i],
  ['de', /\bPl[aä]tze?[ns]?\b|\bBytes?\b|\bServer\b|abgewiesen|abgelehnt/],
  ['pl', /\bmiejsc|\bbajt|\bserwer|jest odrzucana i nic/i],
])('the book in %s speaks to players, not to programmers', (language, technical) => {
  for (const [id, text] of Object.entries(clausesOf(language))) expect(text, id).not.toMatch(technical)
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
