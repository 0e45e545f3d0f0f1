import { highCard, secondHighCard } from '@south-street/engine/test/high-card.ts'
import { findGame, GAMES, levelsOf } from '@south-street/registry'
import { aboutGame, loadBook, loadTable, loadWords, SHOWN_GAMES, SHOWN_VERSIONS } from '@south-street/registry/boards'
import { describe, expect, test } from 'vitest'
import { openShowcase, type ShownGame } from '../../src/showcase.ts'

test('a page shows every game in every version that can be played', () => {
  expect(SHOWN_GAMES).toEqual([...new Set(GAMES.map(({ id }) => id))])
  expect(SHOWN_VERSIONS.map(({ id, rules }) => [id, rules])).toEqual(GAMES.map(({ id, rules }) => [id, rules]))
})

describe.each(SHOWN_GAMES)('%s', (id) => {
  test('what is said of it on the first screen is so', async () => {
    const { seats, variants, levels, lessons } = aboutGame(id)
    const game = findGame(id)!
    expect(seats).toEqual(game.seats)
    expect(variants).toEqual(game.variants ?? [])
    expect(levels).toEqual(levelsOf(id))
    expect(lessons?.count).toBe((await lessons?.shelf())?.lessons.length)
  })

  test('every version comes with its rules and its board', async () => {
    for (const { rules } of SHOWN_VERSIONS.filter((one) => one.id === id)) {
      const table = (await loadTable(id, rules))!
      expect(table.game).toBe(findGame(id, rules))
      if (table.board !== null) expect(table.board.anchors).toHaveProperty('find')
    }
    expect(await loadTable(id, 'none')).toBeNull()
    expect(await loadTable('chess')).toBeNull()
  })

  test.each(['en', 'de', 'pl'])('speaks %s, in words and in rules', async (language) => {
    expect(await loadWords(id, language)).toHaveProperty('name')
    const { sections } = await loadBook(id, language)
    expect(sections.length).toBeGreaterThan(0)
  })

  test('its coach has words for all that he says, in every language', async () => {
    const { load, words } = aboutGame(id).coach!
    const ids = (await load()).tips.map((tip) => tip.id)
    for (const language of ['en', 'de', 'pl']) {
      const said = (await words[language]!()).default as Readonly<Record<string, string>>
      expect(Object.keys(said).sort()).toEqual([...ids].sort())
      for (const text of Object.values(said)) expect(text.length, text).toBeLessThanOrEqual(140)
    }
  })

  test('its coach names clauses that the rules have', async () => {
    const { sections } = await loadBook(id, 'en')
    const clauses = new Set(sections.flatMap((section) => Object.keys(section.clauses)))
    for (const { clause } of (await aboutGame(id).coach!.load()).tips) expect([...clauses]).toContain(clause)
  })
})

test('a game without cover and board is shown all the same', async () => {
  const { words } = aboutGame(SHOWN_GAMES[0]!)
  const versions = [{ rules: '1', book: {}, game: async () => highCard() }]
  const { loadCover, loadSign, loadTable } = openShowcase([
    { id: 'toy', seats: { min: 2, max: 3 }, variants: [], levels: [], words, versions },
  ])
  expect(await loadCover('toy')).toBeNull()
  expect(await loadSign('toy')).toBeNull()
  expect((await loadTable('toy'))!.board).toBeNull()
})

test('games come by their places, then as they are found', () => {
  const one = (id: string, place?: number): ShownGame => ({
    ...aboutGame(SHOWN_GAMES[0]!),
    id,
    ...(place === undefined ? { place: Number.POSITIVE_INFINITY } : { place }),
  })
  expect(openShowcase([one('a'), one('b', 2), one('c'), one('d', 1)]).ids).toEqual(['d', 'b', 'a', 'c'])
})

test('two versions of a game have each their own rules and board', async () => {
  const board = async () => await SHOWN_VERSIONS[0]!.board!()
  const later = { ...(await board()), keys: [{ press: 'x', does: 'later' }] }
  const { words } = aboutGame(SHOWN_GAMES[0]!)
  const toy: ShownGame = {
    id: 'high-card',
    seats: { min: 2, max: 3 },
    variants: [],
    levels: [],
    words,
    versions: [
      { rules: '2', book: {}, game: async () => secondHighCard(), board: async () => later },
      { rules: '1', book: {}, game: async () => highCard(), board },
    ],
  }
  const showcase = openShowcase([toy])
  const [newest, first] = [await showcase.loadTable('high-card'), await showcase.loadTable('high-card', '1')]
  expect([newest!.game.rules, newest!.board!.keys]).toEqual(['2', [{ press: 'x', does: 'later' }]])
  expect([first!.game.rules, first!.board]).toEqual(['1', await board()])
  expect(await showcase.loadTable('high-card', '0')).toBeNull()
})
