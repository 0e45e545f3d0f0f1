import { loadGallery, SHOWN_VERSIONS } from '@south-street/registry/boards'
import { describe, expect, test } from 'vitest'
import { joinLanguages } from '../../src/gallery/open-gallery.ts'
import { wantedIn } from '../../src/gallery/wanted.ts'
import { wordsOf } from './heard/words.ts'

const WITH_BOARDS = SHOWN_VERSIONS.filter(({ board }) => board !== undefined).map(({ id }) => id)
const CATALOGUES = import.meta.glob<{ readonly default: Readonly<Record<string, readonly { readonly id: string }[]>> }>(
  '../../../../games/*/src/cards.json',
)

describe.each(WITH_BOARDS)('the gallery of %s', (game) => {
  test('shows every card, named in every language', async () => {
    const rooms = await loadGallery(game)
    const shown = new Set(rooms.flatMap(({ exhibits }) => exhibits.map(({ id }) => id)))
    const { cards = [], ships = [] } = (await CATALOGUES[`../../../../games/${game}/src/cards.json`]!()).default
    // Of cards with the same face one is enough.
    const faces = new Map(
      cards.map((card) => [(card as { face?: string }).face ?? card.id, card.id]).reverse() as [string, string][],
    )
    expect([...faces.values(), ...ships.map(({ id }) => id)].filter((id) => !shown.has(id))).toEqual([])
    for (const language of ['en', 'de', 'pl']) {
      const words = await wordsOf(game, language)
      for (const { name } of rooms.flatMap(({ exhibits }) => exhibits)) {
        if (name !== null) expect(words.say(name.key, name.params)).not.toMatch(/[{}]|\bcards\./)
      }
    }
  })

  test('hangs nothing twice in one room, and shows states', async () => {
    const rooms = await loadGallery(game)
    for (const { exhibits } of rooms) expect(new Set(exhibits.map(({ id }) => id)).size).toBe(exhibits.length)
    expect(rooms.find(({ room }) => room === 'states')!.exhibits.length).toBeGreaterThan(5)
  })
})

test('sentences stand side by side, whatever a language lacks', () => {
  const words = { en: { a: 'one', b: { c_one: 'c', c_other: 'cs' } }, pl: { a: 'jeden', b: { c_few: 'ce' } } }
  expect(joinLanguages(words)).toEqual([
    { key: 'a', texts: { en: 'one', pl: 'jeden' } },
    { key: 'b.c_one', texts: { en: 'c' } },
    { key: 'b.c_other', texts: { en: 'cs' } },
    { key: 'b.c_few', texts: { pl: 'ce' } },
  ])
})

test.each([
  ['captain', 'captain'],
  ['Kapit%C3%A4n', 'Kapitän'],
  ['Kapitän', 'Kapitän'],
  ['50%', '50%'],
  ['%', '%'],
  ['', ''],
])('the address #%s looks for “%s”', (hash, wanted) => {
  expect(wantedIn(hash)).toBe(wanted)
})
