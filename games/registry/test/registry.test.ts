import { readdirSync } from 'node:fs'
import { askBot } from '@south-street/bots'
import { chooseOptions, seededRandom } from '@south-street/engine'
import { botNames, botRatingsOf, findGame, GAMES, levelsOf, loadBot, loadReader } from '@south-street/registry'
import { loadAllWords, loadCatalogue, loadCourse } from '@south-street/registry/workshop'
import { describe, expect, test } from 'vitest'

const IDS = [...new Set(GAMES.map(({ id }) => id))]

test('games are listed once a version', () => {
  const folders = readdirSync(new URL('../../', import.meta.url)).filter((name) => name !== 'registry')
  expect(IDS.toSorted()).toEqual(folders.sort())
  // Whoever names no game plays the first one.
  expect(IDS.slice(0, 2)).toEqual(['packet-row', 'transatlantic'])
  expect(new Set(GAMES.map(({ id, rules }) => `${id} ${rules}`)).size).toBe(GAMES.length)
  for (const id of IDS) expect(findGame(id)).toBe(GAMES.find((game) => game.id === id))
})

describe.each(GAMES.map((game) => [`${game.id} ${game.rules}`, game] as const))('%s', (_name, game) => {
  const { id, rules } = game

  test('is found by its version, and no other is', () => {
    expect(findGame(id, rules)).toBe(game)
    expect(findGame(id, 'none')).toBeUndefined()
  })

  test('has bots of every level and name for every number of seats', async () => {
    expect(botNames(id, rules)).toEqual(['random', ...levelsOf(id, rules), ...botNames(id, rules).slice(6)])
    for (let players = game.seats.min; players <= game.seats.max; players++) {
      const options = chooseOptions(game, players)
      const state = game.setup(options, game.deal(options, seededRandom('registry', players)))
      // The strongest think long; that they are there is enough.
      for (const name of botNames(id, rules)) {
        const bot = await loadBot(id, rules, name, players)
        expect(bot.name).toBe(name)
        if (['captain', 'commodore'].includes(name)) continue
        expect(askBot(game, state, game.actor(state)!, bot, seededRandom(name)).fault).toBeNull()
      }
    }
  })

  test('has fixed ratings of its levels, the stronger the higher, for whoever is measured', () => {
    const learns = botNames(id, rules).length > 1 + levelsOf(id, rules).length
    const ratings = botRatingsOf(id, rules)
    expect(Object.keys(ratings)).toEqual(learns ? ['2', '3-5'] : [])
    for (const levels of Object.values(ratings)) {
      // Levels are from the friendliest to the strongest; one that nobody has measured is missing.
      expect(Object.keys(levels)).toEqual(levelsOf(id, rules).filter((level) => level in levels))
      const mus = Object.values(levels).map(({ mu }) => mu)
      expect(mus).toEqual([...mus].sort((a, b) => a - b))
      expect(levels.mate).toMatchObject({ mu: 1500 })
      for (const { sigma } of Object.values(levels)) expect(sigma).toBeGreaterThanOrEqual(25)
    }
  })

  test('knows of its seats only what adds up, by the order of play', () => {
    for (let players = game.seats.min; players <= game.seats.max; players++) {
      const options = chooseOptions(game, players)
      const orders = ['a', 'b', 'c', 'd'].map((seed) => {
        const shares = game.seatShares?.(options, game.deal(options, seededRandom(seed, players))) ?? null
        if (shares === null) return null
        expect(shares).toHaveLength(players)
        expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 9)
        return [...shares].sort().join()
      })
      // The cards make no difference: the same shares, turned to who begins.
      expect(new Set(orders).size).toBe(1)
    }
  })

  test('has its cards', async () => {
    const { cards } = (await loadCatalogue(id, rules)) as { cards: { id: string }[] }
    expect(cards.length).toBeGreaterThan(0)
    await expect(loadCatalogue(id, 'none')).rejects.toMatchObject({ code: 'rules-unknown' })
  })
})

test.each(IDS)('the bots of %s can be taught, if they learn', async (id) => {
  const course = await loadCourse(id)
  const learns = botNames(id).length > 1 + levelsOf(id).length
  expect(course !== null).toBe(learns)
  if (course === null) return
  const [part] = Object.keys(course.parts)
  const { min } = findGame(id)!.seats
  const lessons = course.begin(part!, min, 'registry', undefined)
  lessons.step(1)
  expect(lessons.games).toBe(1)
  expect(course.write(part!, min, lessons.trained(), undefined)).toHaveProperty(part!)
})

test.each(['en', 'de', 'pl'])('all games speak %s', async (language) => {
  const words = await loadAllWords(language)
  expect(Object.keys(words).sort()).toEqual(IDS.toSorted())
  for (const id of IDS) expect(words[id]).toHaveProperty('name')
})

describe.each(GAMES.map(({ id, rules, seats }) => ({ id, rules, seats })))(
  '$id, version $rules, is reviewed',
  ({ id, rules, seats }) => {
    test('with every number of seats', async () => {
      for (let players = seats.min; players <= seats.max; players++) {
        expect((await loadReader(id, rules, players))?.players).toBe(players)
      }
    })
  },
)
