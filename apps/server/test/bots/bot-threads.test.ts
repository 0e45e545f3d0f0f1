import { seededRandom } from '@south-street/engine'
import type { BotQuestion } from '@south-street/house'
import { findGame, levelsOf } from '@south-street/registry'
import { afterEach, expect, test } from 'vitest'
import { BotThreads } from '../../src/bots/bot-threads.ts'
import { createLog } from '../../src/operations/log.ts'
import { createMetrics } from '../../src/operations/metrics.ts'

const GAME = 'packet-row'
const game = findGame(GAME)!
const options = { players: 3 }
const state = game.setup(options, game.deal(options, seededRandom('bot threads')))
const seat = game.actor(state)!

function question(level: string): BotQuestion {
  return { game: GAME, rules: game.rules, players: 3, level, seat, view: game.view(state, seat), seed: 'seed' }
}

const TURN = { host: 'somebody', isAwaited: true }

const logged: { fault?: string; msg?: string }[] = []
const metrics = createMetrics()
const open: BotThreads[] = []

function start(limitMs: number, file?: URL, threads = 2): BotThreads {
  logged.length = 0
  const log = createLog('info', { write: (line) => logged.push(JSON.parse(line)) })
  const bots = new BotThreads({ threads, limitMs, log, metrics, ...(file && { file }) })
  open.push(bots)
  return bots
}

const isLegal = (action: string) => game.refuse(state, seat, game.parse(action)) === null

/** Long enough for a thread to start on a busy machine: that is no fault of the bot. */
const LIMIT_MS = 8_000

afterEach(async () => {
  for (const bots of open.splice(0)) await bots.stop()
})

test('every level answers with a legal action, the same for the same seed', async () => {
  const bots = start(30_000)
  for (const level of ['random', ...levelsOf(GAME)]) {
    const [one, other] = await Promise.all([bots.ask(question(level), TURN), bots.ask(question(level), TURN)])
    expect(one).toEqual(other)
    expect(one.fault).toBeNull()
    expect(isLegal(one.action)).toBe(true)
  }
  expect(logged).toEqual([])
})

test('a bot that throws, hangs, ends its thread or eats all memory is replaced by the simplest, and logged', {
  timeout: 90_000,
}, async () => {
  const bots = start(LIMIT_MS, new URL('./bad-bots.ts', import.meta.url))
  const faults = async () => {
    const { values } = await metrics.botFaults.get()
    return values.reduce((sum, { value }) => sum + value, 0)
  }
  const before = await faults()
  for (const level of ['throws', 'hangs', 'exits', 'eats']) {
    const answer = await bots.ask(question(level), TURN)
    expect(isLegal(answer.action), level).toBe(true)
    expect(answer.fault, level).not.toBeNull()
  }
  expect(logged.map(({ fault }) => fault)).toEqual([
    'I have lost my pen',
    `no answer within ${LIMIT_MS} ms`,
    expect.any(String),
    expect.any(String),
  ])
  expect(await faults()).toBe(before + 4)
  // The threads that were lost are replaced.
  expect((await bots.ask(question('clerk'), TURN)).fault).toBeNull()
})

test('more questions than threads wait their turn, and waiting is not thinking', { timeout: 90_000 }, async () => {
  const bots = start(LIMIT_MS, new URL('./bad-bots.ts', import.meta.url))
  const levels = ['hangs', 'hangs', 'clerk', 'clerk', 'clerk']
  const answers = await Promise.all(levels.map((level) => bots.ask(question(level), TURN)))
  expect(answers.map(({ fault }) => fault !== null)).toEqual([true, true, false, false, false])
})

test('sixty tables of commodores of one host, and a clerk at another table answers soon', {
  timeout: 120_000,
}, async () => {
  const bots = start(30_000, undefined, 1)
  const ask = (level: string, host: string) => bots.ask(question(level), { host, isAwaited: true })
  // Both are known then, and the threads have started.
  await Promise.all([ask('commodore', 'one'), ask('clerk', 'other'), ask('clerk', 'other')])
  let isBusy = true
  const busy = Promise.all(
    Array.from({ length: 60 }, async () => {
      while (isBusy) await ask('commodore', 'one')
    }),
  )
  const waits: number[] = []
  for (let i = 0; i < 20; i++) {
    const start = performance.now()
    await ask('clerk', 'other')
    waits.push(performance.now() - start)
  }
  isBusy = false
  await bots.stop()
  void busy.catch(() => {})
  expect(Math.max(...waits)).toBeLessThan(3_000)
})

test('a bot that hangs keeps no quick question waiting', { timeout: 90_000 }, async () => {
  const bots = start(LIMIT_MS, new URL('./bad-bots.ts', import.meta.url), 1)
  for (let i = 0; i < 3; i++) await bots.ask(question('clerk'), TURN)
  const hanging = bots.ask(question('hangs'), { host: 'another', isAwaited: true })
  let isOver = false
  void hanging.then(() => {
    isOver = true
  })
  const { fault } = await bots.ask(question('clerk'), TURN)
  expect({ fault, isOver }).toEqual({ fault: null, isOver: false })
  await hanging
})
