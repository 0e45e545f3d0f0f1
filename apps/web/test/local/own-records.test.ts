import 'fake-indexeddb/auto'
import { type AnyGame, chooseOptions, seededRandom, verifyRecord, writeRecord } from '@south-street/engine'
import { answerSimply, type Thinker } from '@south-street/house'
import { findGame, GAMES, habitsOf, levelsOf } from '@south-street/registry'
import { afterEach, expect, test } from 'vitest'
import { hashSeal } from '../../src/local/hash-seal.ts'
import { LocalHouse } from '../../src/local/house.ts'
import { openDatabase } from '../../src/local/open-database.ts'
import type { TableNews } from '../../src/table/table-link.ts'

const COUNT = 6

/** A game that was played at random; Marta, if she played, in its first seat. */
function randomRecord(game: AnyGame, number: number, first: string): string {
  const random = seededRandom('own records', number)
  const options = chooseOptions(game, 2 + (number % 2), [])
  const deal = game.deal(options, random)
  const state = game.setup(options, deal)
  const moves: { seat: number; action: unknown }[] = []
  for (let seat = game.actor(state); seat !== null; seat = game.actor(state)) {
    const legal = game.legal(state, seat)
    const action = legal[random.below(legal.length)]
    moves.push({ seat, action })
    game.apply(state, seat, action)
  }
  const seats = Array.from({ length: options.players }, (_, seat) => ({ name: seat === 0 ? first : 'Kasia' }))
  const notes = [{ action: moves.length - 1, at: `2026-11-${10 + number}T20:00:00.000Z` }]
  return JSON.stringify({ ...writeRecord(game, { options, seats, deal, moves, state }), table: `t-${number}`, notes })
}

const martasRecords = () =>
  Array.from({ length: COUNT }, (_, i) => randomRecord(GAMES[i % GAMES.length]!, i, 'Marta')).join('\n')

const houses: LocalHouse[] = []
let databases = 0

function openHouse(name = `own-${databases++}`) {
  const thinker: Thinker = { ask: async (question) => answerSimply(findGame(question.game)!, question, null) }
  const told: TableNews[] = []
  const house = new LocalHouse({
    database: openDatabase(indexedDB, name),
    thinker,
    shelf: { games: GAMES, find: findGame, levels: levelsOf },
    habits: habitsOf,
    tellNews: (_, news) => told.push(news),
    tellConnection: () => {},
  })
  house.pace({ pause: 0 })
  houses.push(house)
  return { house, told, name }
}

afterEach(async () => {
  for (const house of houses.splice(0)) await house.close()
})

test('a file of records is counted as one’s own, once, and comes out again as it was', async () => {
  const { house } = openHouse()
  const text = martasRecords()
  expect(await house.openRecords({ text, name: 'marta' })).toEqual({ own: COUNT, all: COUNT, bad: 0 })
  await house.openRecords({ text, name: 'Marta' })
  const games = await house.played({ name: 'Marta' })
  expect(games).toHaveLength(COUNT)
  for (const { points, places, you, seats, habits } of games) {
    expect(seats[you]).toEqual({ name: 'Marta', bot: null })
    expect(points).toHaveLength(seats.length)
    expect(Math.min(...places)).toBe(1)
    expect(habits!.own.games).toBe(1)
    expect(habits!.others.games).toBe(seats.length - 1)
  }
  const lines = (await house.recordLines()).trim().split('\n')
  expect(lines).toHaveLength(COUNT)
  for (const line of lines) verifyRecord(JSON.parse(line), GAMES, hashSeal)
  const elsewhere = openHouse().house
  await elsewhere.openRecords({ text: lines.join('\n'), name: 'Marta' })
  const byId = (one: { id: string }, other: { id: string }) => (one.id < other.id ? -1 : 1)
  expect([...(await elsewhere.played({ name: 'Marta' }))].sort(byId)).toEqual([...games].sort(byId))
  expect(JSON.parse((await house.keptRecord({ id: games[0]!.id }))!).game).toBe(games[0]!.game)
})

test('what is not one’s own, or no record, is not kept', async () => {
  const { house } = openHouse()
  const others = randomRecord(findGame('packet-row')!, 1, 'Jonas')
  expect(await house.openRecords({ text: `${others}\nnonsense\n`, name: 'Marta' })).toEqual({ own: 0, all: 2, bad: 1 })
  const { facts, sources } = house.habits({ game: 'packet-row', own: {}, others: {} })!
  expect(facts).toEqual([])
  expect(sources.map(({ name }) => name)).toEqual(['cards', 'money', 'bankers'])
})

test('the deal of the day is one table, sealed before, and without a way back', async () => {
  const { house, told, name } = openHouse()
  const [deal] = await house.dailyDeals()
  const seat = { person: 'you', name: 'Marta' }
  expect(deal).toMatchObject({ game: 'packet-row', players: 3, level: 'mate', yours: null })
  const table = await house.beginDaily({ game: 'packet-row', seat })
  expect(await house.beginDaily({ game: 'packet-row', seat })).toBe(table)
  expect(await house.watch({ table, person: 'you' })).toBe(true)
  const { view } = told[0]!
  expect(view.play!.seal).toEqual({ sha256: deal!.sha256 })
  expect(view.settings.daily).toBe(deal!.day)
  const command = { kind: 'take-back' } as const
  expect(await house.command({ table, person: 'you', command })).toMatchObject({ code: 'not-at-todays-deal' })
  await house.close()
  const again = openHouse(name).house
  expect((await again.dailyDeals())[0]).toMatchObject({ sha256: deal!.sha256, yours: { table, status: 'running' } })
})
