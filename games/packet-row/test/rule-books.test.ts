import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

interface RuleBook {
  sections: { title: string; clauses: Record<string, string> }[]
}

const read = (file: string) => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8')
const book = (language: string): RuleBook => JSON.parse(read(`rules/${language}.json`))
const idsOf = ({ sections }: RuleBook) => sections.flatMap(({ clauses }) => Object.keys(clauses))

test('the English rule book says what RULES.md says', () => {
  const plain = (text: string) =>
    text
      .replaceAll(/\s*\*\*\(ruling[^)]*\)\*\*/g, '')
      .replaceAll('*', '')
      .replaceAll(/\s+/g, ' ')
      .trim()
  const specification = read('RULES.md').split(/^## /m).slice(1).join('\n')
  const clauses = [...specification.matchAll(/- \*\*(PR-[\d.]+)\*\* ([\s\S]*?)(?=\n- \*\*PR|\n\d+ |$(?![\s\S]))/g)]
  const said = Object.assign({}, ...book('en').sections.map((section) => section.clauses))
  expect(Object.keys(said)).toEqual(clauses.map(([, id]) => id))
  for (const [, id, text] of clauses) expect(said[id!]).toBe(plain(text!))
})

test.each(['de', 'pl'])('the rules are whole in %s', (language) => {
  const translated = book(language)
  expect(idsOf(translated)).toEqual(idsOf(book('en')))
  for (const { clauses } of translated.sections) {
    for (const text of Object.values(clauses)) expect(text.length).toBeGreaterThan(10)
  }
})
