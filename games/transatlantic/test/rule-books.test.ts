import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

interface RuleBook {
  sections: { clauses: Record<string, string> }[]
}

const read = (file: string) => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8')

test.each(['en', 'de', 'pl'])('the rules call the cards in %s as the table does, in capitals', (language) => {
  const { cards } = JSON.parse(read(`words/${language}.json`)) as { cards: Record<string, string> }
  const { sections } = JSON.parse(read(`rules/${language}.json`)) as RuleBook
  const text = sections.flatMap(({ clauses }) => Object.values(clauses)).join(' ')
  for (const name of Object.values(cards)) expect(text).toContain(name.toLocaleUpperCase(language))
})
