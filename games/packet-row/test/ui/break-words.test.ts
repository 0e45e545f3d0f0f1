import { describe, expect, test } from 'vitest'
import { breakWords } from '../../ui/card/break-words.ts'
import de from '../../words/de.json' with { type: 'json' }
import en from '../../words/en.json' with { type: 'json' }
import pl from '../../words/pl.json' with { type: 'json' }

/** So many letters go on the narrowest ticket. */
const FIT = 10

describe.each(Object.entries({ en, de, pl }))('long names on narrow tickets in %s', (_language, words) => {
  const say = (key: string) => (key === 'breaks' ? words.breaks : key)
  const names = Object.values(words.buildings)

  test('have a place to break in every long word', () => {
    const unbroken = names
      .flatMap((name) => breakWords({ say }, name).split(/[ -]/))
      .filter((word) => !word.includes('\u00ad') && word.length > FIT)
    expect(unbroken).toEqual([])
  })

  test('are otherwise what they are', () => {
    expect(names.map((name) => breakWords({ say }, name).replaceAll('\u00ad', ''))).toEqual(names)
  })

  test('name no word that nothing is called', () => {
    const used = new Set([...names, ...Object.values(words.face)].flatMap((name) => name.split(' ')))
    expect(words.breaks.split(' ').filter((word) => !used.has(word.replaceAll('\u00ad', '')))).toEqual([])
  })
})
