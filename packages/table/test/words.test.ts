import de from '@south-street/table/words/de.json' with { type: 'json' }
import en from '@south-street/table/words/en.json' with { type: 'json' }
import pl from '@south-street/table/words/pl.json' with { type: 'json' }
import { expect, test } from 'vitest'

/** What players read in docs/tables.md; the rules page shows the same in their language. */
function document({ title, sections }: typeof en): string {
  const parts = sections.map(({ title: topic, lines }) => [`## ${topic}`, ...lines.map((line) => `- ${wrap(line)}`)])
  return `${[[`# ${title}`], ...parts].map((lines) => lines.join('\n')).join('\n\n')}\n`
}

const WIDTH = 118

function wrap(line: string): string {
  const rows = ['']
  for (const word of line.split(' ')) {
    const row = rows.at(-1)!
    if (row.length + word.length < WIDTH) rows[rows.length - 1] = row === '' ? word : `${row} ${word}`
    else rows.push(word)
  }
  return rows.join('\n  ')
}

// After a change of the words: vitest run packages/table/test/words.test.ts --update
test('docs/tables.md says what the rules page says', () =>
  expect(document(en)).toMatchFileSnapshot('../../../docs/tables.md'))

test.each([de, pl])('every language says all of it', (words) => {
  const shape = ({ sections }: typeof en) => sections.map(({ lines }) => lines.length)
  expect(shape(words)).toEqual(shape(en))
})

test('figures are the same in every language', () => {
  const figures = ({ sections }: typeof en) =>
    sections.map(({ lines }) => lines.map((line) => line.replace(/(\d)[.,](\d{3})/g, '$1$2').match(/\d+/g)))
  expect(figures(de)).toEqual(figures(en))
  expect(figures(pl)).toEqual(figures(en))
})
