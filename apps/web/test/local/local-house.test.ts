import 'fake-indexeddb/auto'
import { answerSimply, type Thinker } from '@south-street/house'
import { findGame, GAMES, habitsOf, levelsOf } from '@south-street/registry'
import { afterEach, expect, test } from 'vitest'
import { BotThinker, type BotWorker } from '../../src/local/bot-thinker.ts'
import { LocalHouse } from '../../src/local/house.ts'
import { openDatabase } from '../../src/local/open-database.ts'
import { CHANCE } from '../../src/local/platform.ts'
import type { Connection, TableNews } from '../../src/table/table-link.ts'

const GAME = 'packet-row'
const SEATS = [{ person: 'you', name: 'You' }, { level: 'clerk' }] as const
const shelf = { games: GAMES, find: findGame, levels: levelsOf }
const simple: Thinker = {
  ask: async (question) => answerSimply(findGame(question.game, question.rules)!, question, null),
}

let names = 0
const houses: LocalHouse[] = []
afterEach(async () => {
  for (const house of houses.splice(0)) await house.close()
})

/** A tab of the browser, with what its page was told. */
function openTab(name: string, thinker = simple) {
  const news: TableNews[] = []
  const connections: Connection[] = []
  const house = new LocalHouse({
    database: openDatabase(indexedDB, name),
    thinker,
    shelf,
    habits: habitsOf,
    tellNews: (_table, told) => news.push(told),
    tellConnection: (_table, connection) => connections.push(connection),
  })
  houses.push(house)
  house.pace({ pause: 1 })
  const until = async (isSo: () => boolean) => {
    while (!isSo()) await new Promise((resolve) => setTimeout(resolve))
  }
  return { house, news, connections, until }
}

const newDatabase = () => `browser-${names++}`
const movesOf = ({ view }: TableNews) => view.play!.moves

/** Plays the first answer of whoever sits there, until it is the person's turn again or the game is over. */
async function playOn({ house, news, until }: ReturnType<typeof openTab>, table: string): Promise<void> {
  await until(() => [0, null].includes(news.at(-1)!.view.play!.actor))
  const { play } = news.at(-1)!.view
  if (play!.actor === null) return
  const game = findGame(GAME)!
  const state = game.sample(play!.position, CHANCE.random)
  const action = game.format(game.legal(state, 0)[0])
  const command = { kind: 'act', decision: play!.decision, action } as const
  expect(await house.command({ table, person: 'you', command })).toBeNull()
}

test('a table is created, dealt, listed, played with its bots and found again', async () => {
  const name = newDatabase()
  const tab = openTab(name)
  const table = await tab.house.create({ game: GAME, seats: SEATS })
  expect(await tab.house.list()).toMatchObject([{ table, game: GAME, seats: SEATS, status: 'running' }])
  expect(await tab.house.watch({ table, person: 'you' })).toBe(true)
  expect(tab.news[0]!.events.map(({ what }) => what.kind).slice(0, 2)).toEqual(['created', 'started'])
  for (let turn = 0; turn < 4; turn++) await playOn(tab, table)
  await tab.until(() => tab.news.at(-1)!.view.play!.actor === 0)
  const { revision } = tab.news.at(-1)!.view
  await tab.house.close()
  const again = openTab(name)
  expect(await again.house.watch({ table, person: 'you' })).toBe(true)
  expect(again.news[0]!.view).toEqual(tab.news.at(-1)!.view)
  expect(again.news[0]!.events.map((event) => event.revision)).toEqual(
    Array.from({ length: revision }, (_, i) => i + 1),
  )
  expect(await again.house.watch({ table: 'nowhere', person: 'you' })).toBe(false)
  await again.house.remove({ table })
  expect(await again.house.list()).toEqual([])
})

test('of two who watch at once only the later one is told', async () => {
  const tab = openTab(newDatabase())
  const table = await tab.house.create({ game: GAME, seats: SEATS })
  await Promise.all([tab.house.watch({ table, person: null }), tab.house.watch({ table, person: 'you' })])
  await playOn(tab, table)
  await tab.until(() => movesOf(tab.news.at(-1)!) > 1)
  expect(new Set(tab.news.map(({ view }) => view.you))).toEqual(new Set([0]))
})

test('the tab that opens a table last runs it, and goes on where the other was', async () => {
  const name = newDatabase()
  const [one, other] = [openTab(name), openTab(name)]
  const table = await one.house.create({ game: GAME, seats: SEATS })
  await one.house.watch({ table, person: 'you' })
  await playOn(one, table)
  await other.house.watch({ table, person: 'you' })
  await one.until(() => one.connections.includes('elsewhere'))
  const command = { kind: 'chat', text: 'Ahoy' } as const
  expect(await one.house.command({ table, person: 'you', command })).toMatchObject({ code: 'game-not-running' })
  const before = movesOf(other.news.at(-1)!)
  await playOn(other, table)
  await other.until(() => movesOf(other.news.at(-1)!) > before)
  await one.house.watch({ table, person: 'you' })
  await other.until(() => other.connections.includes('elsewhere'))
  expect(movesOf(one.news.at(-1)!)).toBeGreaterThan(before)
})

test('a bot that hangs is ended with its worker, and the simplest one plays on', async () => {
  const started: string[] = []
  const hanging = (): BotWorker => {
    started.push('started')
    return { postMessage: () => {}, terminate: () => started.push('ended'), onmessage: null, onerror: null }
  }
  const tab = openTab(newDatabase(), new BotThinker(hanging, 20))
  const table = await tab.house.create({ game: GAME, seats: SEATS })
  await tab.house.watch({ table, person: 'you' })
  for (let turn = 0; turn < 3; turn++) await playOn(tab, table)
  await tab.until(() => tab.news.at(-1)!.view.seats.length === 2 && started.includes('ended'))
  expect(started.slice(0, 2)).toEqual(['started', 'ended'])
})

test('a worker that fails, or says why it cannot answer, is an answer too', async () => {
  const answering = (answer: (worker: BotWorker) => void) => (): BotWorker => {
    const worker: BotWorker = { postMessage: () => answer(worker), terminate: () => {}, onmessage: null, onerror: null }
    return worker
  }
  const question = { game: GAME, rules: '1', players: 2, level: 'clerk', seat: 0, view: {}, seed: 'seed' }
  const failing = new BotThinker(
    answering((worker) => worker.onerror!.call(worker as Worker, { message: 'no memory' } as ErrorEvent)),
  )
  await expect(failing.ask(question)).rejects.toThrow('no memory')
  const refusing = new BotThinker(
    answering((worker) => worker.onmessage!.call(worker as Worker, { data: { failure: 'no pen' } } as MessageEvent)),
  )
  await expect(refusing.rank(question)).rejects.toThrow('no pen')
})

test('tables kept by the first version are brought over with their orders', async () => {
  const name = newDatabase()
  const tab = openTab(newDatabase())
  const kept = await tab.house.create({ game: GAME, seats: SEATS })
  await tab.house.watch({ table: kept, person: 'you' })
  await playOn(tab, kept)
  await tab.until(() => tab.news.at(-1)!.view.play!.actor === 0)
  const log = await wholeLog(tab.house, kept)
  const { deal } = log[1] as { deal: { talons: { bank: string[] } } }
  const order = { until: 'card', card: deal.talons.bank.at(-1)! }
  const summary = { status: 'running', changedAt: 5, waitsForPerson: true }
  await keepAsBefore(name, {
    table: kept,
    game: GAME,
    entries: log,
    orders: { 0: order },
    summary,
  })
  const newer = openTab(name)
  newer.house.pace({ pause: 3_600_000 })
  expect(await newer.house.list()).toMatchObject([
    { table: kept, status: 'running', waitsForPerson: true, seats: SEATS },
  ])
  expect(await newer.house.order({ table: kept, person: 'you' })).toEqual(order)
  await newer.house.watch({ table: kept, person: 'you' })
  expect(newer.news[0]!.view.play).toEqual(tab.news.at(-1)!.view.play)
  expect(newer.news[0]!.events).toEqual((await allNews(tab.house, kept, tab.news)).events)
})

/** The log as a first version would have kept it: without what was told. */
async function wholeLog(house: LocalHouse, table: string): Promise<unknown[]> {
  const { store } = house as unknown as {
    store: { tables: { entriesSince(id: string, since: number): Promise<object[]> } }
  }
  return (await store.tables.entriesSince(table, 0)).map((entry) => {
    const { told: _, ...before } = entry as { told?: unknown }
    return before
  })
}

async function allNews(house: LocalHouse, table: string, news: TableNews[]): Promise<TableNews> {
  await house.watch({ table, person: 'you' })
  return news.at(-1)!
}

function keepAsBefore(name: string, record: object): Promise<void> {
  return new Promise((resolve) => {
    const request = indexedDB.open(name, 1)
    request.onupgradeneeded = () => request.result.createObjectStore('tables', { keyPath: 'table' }).put(record)
    request.onsuccess = () => {
      request.result.close()
      resolve()
    }
  })
}
