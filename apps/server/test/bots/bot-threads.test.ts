import { seededRandom } from '@south-street/engine'
import type { BotQuestion } from '@south-street/house'
import { findGame, levelsOf } from '@south-street/registry'
import { Piscina } from 'piscina'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
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
  const bots = new BotThreads({ threads, limitMs, niceness: 0, log, metrics, ...(file && { file }) })
  open.push(bots)
  return bots
}

const isLegal = (action: string) => game.refuse(state, seat, game.parse(action)) === null

/** Nothing that these tests wait for takes so long, however busy the machine is. */
const NEVER_MS = 1_000_000
/** One after another, until the machine is quick enough to start a thread within one. */
const LIMITS_MS = [1_000, 10_000, 100_000]
const BAD_BOTS = new URL('./bad-bots.ts', import.meta.url)

afterEach(async () => {
  for (const bots of open.splice(0)) await bots.stop()
})

test('every level answers with a legal action, the same for the same seed', async () => {
  const bots = start(NEVER_MS)
  for (const level of ['random', ...levelsOf(GAME)]) {
    const [one, other] = await Promise.all([bots.ask(question(level), TURN), bots.ask(question(level), TURN)])
    expect(one).toEqual(other)
    expect(one.fault).toBeNull()
    expect(isLegal(one.action)).toBe(true)
  }
  expect(logged).toEqual([])
})

async function countFaults(): Promise<number> {
  const { values } = await metrics.botFaults.get()
  return values.reduce((sum, { value }) => sum + value, 0)
}

test('a bot that throws, ends its thread or eats all memory is replaced by the simplest, and logged', async () => {
  const bots = start(NEVER_MS, BAD_BOTS)
  const before = await countFaults()
  for (const level of ['throws', 'exits', 'eats']) {
    const answer = await bots.ask(question(level), TURN)
    expect(isLegal(answer.action), level).toBe(true)
    expect(answer.fault, level).not.toBeNull()
  }
  expect(logged.map(({ fault }) => fault)).toEqual(['I have lost my pen', expect.any(String), expect.any(String)])
  expect(await countFaults()).toBe(before + 3)
  // The threads that were lost are replaced.
  expect((await bots.ask(question('clerk'), TURN)).fault).toBeNull()
})

test('a bot that hangs is replaced by the simplest when its time is up, and logged', {
  timeout: 300_000,
}, async () => {
  const bots = start(500, BAD_BOTS)
  const before = await countFaults()
  const { action, fault } = await bots.ask(question('hangs'), TURN)
  expect(isLegal(action)).toBe(true)
  expect(fault).toBe('no answer within 500 ms')
  expect(logged.map((line) => line.fault)).toEqual([fault])
  expect(await countFaults()).toBe(before + 1)
})

test('a thread that breaks while nobody waits for it is logged, and takes nobody along', async () => {
  const run = vi.spyOn(Piscina.prototype, 'run')
  onTestFinished(() => run.mockRestore())
  const bots = start(NEVER_MS)
  expect((await bots.ask(question('clerk'), TURN)).fault).toBeNull()
  // So the pool tells it when memory runs out in the moment in which the time is up: too rare to wait for.
  ;(run.mock.contexts[0] as Piscina).emit('error', new Error('out of memory'))
  expect(logged.map(({ fault }) => fault)).toEqual(['out of memory'])
  expect((await bots.ask(question('clerk'), TURN)).fault).toBeNull()
})

/** Whether there is a limit within which it comes true; if it is wrong, it is so with every limit. */
async function expectWithSomeLimit(threads: number, isTrue: (bots: BotThreads) => Promise<boolean>): Promise<void> {
  for (const limitMs of LIMITS_MS) if (await isTrue(start(limitMs, BAD_BOTS, threads))) return
  expect.fail('it is not so, however long a bot may think')
}

test('more questions than threads wait their turn, and waiting is not thinking', async () => {
  await expectWithSomeLimit(2, async (bots) => {
    const levels = ['hangs', 'hangs', 'clerk', 'clerk', 'clerk']
    const answers = await Promise.all(levels.map((level) => bots.ask(question(level), TURN)))
    return answers.map(({ fault }) => (fault === null ? 1 : 0)).join('') === '00111'
  })
})

test('a bot that hangs keeps no quick question waiting', async () => {
  await expectWithSomeLimit(1, async (bots) => {
    for (let i = 0; i < 3; i++) await bots.ask(question('clerk'), TURN)
    let isOver = false
    void bots.ask(question('hangs'), { host: 'another', isAwaited: true }).then(() => {
      isOver = true
    })
    const { fault } = await bots.ask(question('clerk'), TURN)
    return fault === null && !isOver
  })
})

/** In one line with everybody else a question would wait for as many answers as there are tables. */
const TABLES = 60
/** What is being thought when the question comes, and some more where a busy machine misjudges how long an answer takes. */
const A_FEW = 15

test('sixty tables of commodores of one host, and a clerk at another table answers soon', async () => {
  const bots = start(NEVER_MS, undefined, 1)
  const ask = (level: string, host: string) => bots.ask(question(level), { host, isAwaited: true })
  // Both levels are known then, and both threads have started.
  await ask('clerk', 'other')
  await Promise.all([ask('commodore', 'one'), ask('clerk', 'other')])
  let answers = 0
  let isBusy = true
  const crowd = Array.from({ length: TABLES }, async () => {
    for (; isBusy; answers++) await ask('commodore', 'one')
  })
  const passedBy: number[] = []
  for (let i = 0; i < 8; i++) {
    const before = answers
    await ask('clerk', 'other')
    passedBy.push(answers - before)
  }
  isBusy = false
  await bots.stop()
  void Promise.all(crowd).catch(() => {})
  expect(Math.max(...passedBy), passedBy.join()).toBeLessThan(A_FEW)
})
