import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

interface RuleBook {
  sections: { clauses: Record<string, string> }[]
}

const read = (file: string) => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8')

const numbersIn = (text: string): number[] =>
  [...text.matchAll(/\d+/g)].map(([digits]) => Number(digits)).sort((a, b) => a - b)

test('the book gives the numbers of RULES.md, which speaks of seats where the book speaks to players', () => {
  const { sections } = JSON.parse(read('rules/en.json')) as RuleBook
  const book: Record<string, string> = Object.assign({}, ...sections.map(({ clauses }) => clauses))
  const specification = [
    ...read('RULES.md').matchAll(/^- \*\*(PR-[\d.]+)\*\* ([\s\S]*?)(?=^- \*\*PR|^## |$(?![\s\S]))/gm),
  ]
  expect(specification.length).toBeGreaterThan(60)
  for (const [, id, text] of specification) {
    // The examples have names where RULES.md numbers the seats.
    const wanted = text!.replaceAll(/\*\*\(ruling[\s\S]*?\)\*\*/g, '').replaceAll(/seat \d/gi, '')
    expect(numbersIn(book[id!]!), id).toEqual(numbersIn(wanted))
  }
})
