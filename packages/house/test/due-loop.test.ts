import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import type { Chores } from '../src/chores.ts'
import { DueLoop } from '../src/due-loop.ts'
import type { HouseParts } from '../src/parts.ts'

const SECOND = 1_000
const START = 1_900_000_000_000

/** A loop over one table where a clock has run out, with a store that does what the test says; and its own time. */
function loopOver(isBroken: () => 'nothing' | 'taking' | 'working', pollMs = SECOND) {
  let now = START
  let alarms: { at: number; run: () => void }[] = []
  let dueAt = START
  let isLeased = false
  const tries: number[] = []
  const taken = async (owner: string, until: number) => {
    if (isBroken() === 'taking') {
      tries.push(now)
      throw new Error('the disk is full')
    }
    if (owner === '' || isLeased || dueAt > until) return []
    isLeased = true
    return [{ table: 't', dueAt, revision: 1 }]
  }
  const release = async (_table: string, _owner: string, at: number | null) => {
    isLeased = false
    dueAt = at ?? Number.POSITIVE_INFINITY
  }
  const parts = {
    store: {
      due: {
        claim: taken,
        release,
        set: (table: string, at: number | null) => release(table, '', at),
        next: async () => (isLeased ? null : dueAt),
        latest: async () => ({ keptAt: 0, leaseUntil: 0 }),
        renew: async () => {},
      },
    },
    clock: {
      now: () => now,
      wakeAt: (at: number, run: () => void) => {
        const alarm = { at, run }
        alarms.push(alarm)
        return () => {
          alarms = alarms.filter((one) => one !== alarm)
        }
      },
    },
    chance: { newId: () => 'me' },
    delay: () => 0,
    pollMs,
  } as unknown as HouseParts
  let isDone = false
  const chores = {
    dueWork: async () => (isDone ? null : { kind: 'clock', at: START, decision: 0 }),
    runOut: async () => {
      tries.push(now)
      if (isBroken() === 'working') throw new Error('the disk is full')
      isDone = true
    },
  } as unknown as Chores
  const advance = async (ms: number) => {
    for (const until = now + ms; ; ) {
      for (let turn = 0; turn < 5; turn++) await nextTurn()
      const next = alarms.toSorted((a, b) => a.at - b.at)[0]
      if (next === undefined || next.at > until) {
        now = until
        return
      }
      alarms = alarms.filter((one) => one !== next)
      now = Math.max(now, next.at)
      next.run()
    }
  }
  return { loop: new DueLoop(parts, chores), advance, tries, isDone: () => isDone }
}

/** In seconds, between one try and the next. */
const pauses = (tries: readonly number[]) => tries.slice(1).map((time, index) => (time - tries[index]!) / SECOND)

test('what fails is tried again after a while, and after a longer one each time, up to half a minute', async () => {
  const { loop, advance, tries } = loopOver(() => 'working')
  loop.start()
  await advance(130 * SECOND)
  expect(pauses(tries)).toEqual([2, 4, 8, 16, 30, 30, 30])
  await loop.stop()
})

test('work that cannot even be taken is looked for less and less often', async () => {
  const { loop, advance, tries } = loopOver(() => 'taking')
  loop.start()
  await advance(130 * SECOND)
  expect(pauses(tries)).toEqual([2, 4, 8, 16, 30, 30, 30])
  await loop.stop()
})

test.each(['working', 'taking'] as const)('when the trouble may be over, nobody waits (%s)', async (trouble) => {
  let isBroken = true
  const { loop, advance, isDone, tries } = loopOver(() => (isBroken ? trouble : 'nothing'))
  loop.start()
  await advance(40 * SECOND)
  isBroken = false
  loop.lookAgain()
  await advance(0)
  expect(isDone()).toBe(true)
  expect(tries.at(-1)).toBe(START + 40 * SECOND)
  await loop.stop()
})

test('after a success the pauses begin anew', async () => {
  let isBroken = true
  const { loop, advance, tries } = loopOver(() => (isBroken ? 'taking' : 'nothing'))
  loop.start()
  await advance(20 * SECOND)
  isBroken = false
  await advance(30 * SECOND)
  isBroken = true
  const before = tries.length
  await advance(20 * SECOND)
  expect(pauses(tries.slice(before))).toEqual([2, 4, 8])
  await loop.stop()
})

test('a house that looks only once a minute tries again when it said that it would', async () => {
  let isBroken = true
  const { loop, advance, tries, isDone } = loopOver(() => (isBroken ? 'working' : 'nothing'), 60 * SECOND)
  loop.start()
  await advance(1 * SECOND)
  isBroken = false
  await advance(10 * SECOND)
  expect(isDone()).toBe(true)
  expect(pauses(tries)).toEqual([2])
  await loop.stop()
})

test('a clock that ran out while the house was closed waits as long for its person, at least five minutes', async () => {
  for (const [closed, waits] of [
    [5, 0],
    [60, 300],
    [3_600, 3_600],
  ] as const) {
    const { loop, advance, tries } = loopOver(() => 'nothing')
    await advance(closed * SECOND)
    loop.start()
    await advance(8_000 * SECOND)
    expect((tries[0]! - START) / SECOND - closed, `closed for ${closed} s`).toBe(waits)
    await loop.stop()
  }
})
