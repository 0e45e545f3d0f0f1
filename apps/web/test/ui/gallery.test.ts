import { loadGallery, SHOWN_VERSIONS } from '@south-street/registry/boards'
import { drawings, type GameGallery } from '@south-street/ui'
import { describe, expect, test } from 'vitest'
import { joinLanguages } from '../../src/gallery/open-gallery.ts'
import { wantedIn } from '../../src/gallery/wanted.ts'
import { LANGUAGES } from '../../src/language/preferred.ts'
import { wordsOf } from './heard/words.ts'

const WITH_BOARDS = SHOWN_VERSIONS.filter(({ board }) => board !== undefined).map(({ id }) => id)
const CATALOGUES = import.meta.glob<{ readonly default: Readonly<Record<string, readonly { readonly id: string }[]>> }>(
  '../../../../games/*/src/cards.json',
)

const OWN_CAPTIONS = import.meta.glob<Captions>('../../captions/*.json', { import: 'default', eager: true })
const CAPTION = 'captions.'

interface Captions {
  readonly captions: Readonly<Record<string, string>>
}

const captionsOf = (gallery: GameGallery, language: string) => (gallery.captions[language] as Captions).captions

describe.each(WITH_BOARDS)('the gallery of %s', (game) => {
  test('shows every card', async () => {
    const { rooms } = (await loadGallery(game))!
    const shown = new Set(rooms.flatMap(({ exhibits }) => exhibits.map(({ id }) => id)))
    const { cards = [], ships = [] } = (await CATALOGUES[`../../../../games/${game}/src/cards.json`]!()).default
    // Of cards with the same face one is enough.
    const faces = new Map(
      cards.map((card) => [(card as { face?: string }).face ?? card.id, card.id]).reverse() as [string, string][],
    )
    expect([...faces.values(), ...ships.map(({ id }) => id)].filter((id) => !shown.has(id))).toEqual([])
  })

  test.each(LANGUAGES)('calls everything by a name, and has no name to spare: %s', async (language) => {
    const gallery = (await loadGallery(game))!
    const words = await wordsOf(game, language)
    const captions = captionsOf(gallery, language)
    const names = gallery.rooms.flatMap(({ exhibits }) => exhibits.map(({ name }) => name))
    for (const { key, params } of names.filter(({ key }) => !key.startsWith(CAPTION))) {
      expect(words.say(key, params)).not.toMatch(/[{}]/)
      expect(words.say(key, params)).not.toBe(key)
    }
    const used = names.flatMap(({ key }) => (key.startsWith(CAPTION) ? [key.slice(CAPTION.length)] : []))
    expect(Object.keys(captions).sort()).toEqual([...new Set(used)].sort())
  })

  test('hangs nothing twice in one room, and shows what a table shows in its states', async () => {
    const { rooms } = (await loadGallery(game))!
    for (const { exhibits } of rooms) expect(new Set(exhibits.map(({ id }) => id)).size).toBe(exhibits.length)
    for (const wanted of ['hands', 'seats', 'bars', 'tokens', 'drawings'])
      expect(rooms.find(({ room }) => room === wanted)?.exhibits.length, wanted).toBeGreaterThan(1)
  })
})

test.each(LANGUAGES)('every drawing has a name: %s', async (language) => {
  const galleries = await Promise.all(WITH_BOARDS.map((game) => loadGallery(game)))
  const named = galleries
    .flatMap((gallery) => gallery!.rooms)
    .flatMap(({ room, exhibits }) => (room === 'drawings' ? exhibits.map(({ id }) => id) : []))
  const others = Object.keys(OWN_CAPTIONS[`../../captions/${language}.json`]!.captions)
  expect([...named, ...others].sort()).toEqual([...drawings()].sort())
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
