import { CHANCE_STEPS, type Counts, Foresight, LinearValue, type Mind, Rollouts } from '@south-street/bots'
import { seededRandom } from '@south-street/engine'
import { expect, test } from 'vitest'
import { WatchedWorlds } from '../src/facts.ts'

/** One choice, and then a walk: a step in every round, as many as chance has hidden. */
interface Walk {
  choice: number
  round: number
  length: number
  isOver: boolean
}

const UNCHOSEN = -1

interface Seen {
  begun: number
  readonly played: number[]
}

function createMind(seen: Seen, withWitness: boolean): Mind<Walk> {
  const play = (state: Walk, _seat: number, option: number): void => {
    if (state.choice === UNCHOSEN) state.choice = option
    else if (state.round + 1 === state.length) state.isOver = true
    else state.round++
  }
  let steps = 0
  return {
    actor: ({ isOver }) => (isOver ? -1 : 0),
    options: ({ choice }, _seat, out) => {
      out.set([7, 8])
      return choice === UNCHOSEN ? 2 : 1
    },
    firstStep: (_state, _seat, option) => option,
    play,
    copyInto: Object.assign,
    clone: (state) => ({ ...state }),
    resample: (state, _seat, random) => {
      state.length = 1 + random.below(4)
    },
    lookFrom: () => {},
    readAfter: () => Float64Array.of(0, 0),
    round: ({ round }) => round,
    reward: (_state, out) => out.fill(0.5),
    score: ({ choice }) => [choice, 1].map((total) => ({ total, items: [], tieBreaks: [] })),
    readFeatures: () => Float64Array.of(0, 0),
    ...(withWitness && {
      witness: {
        begin: () => {
          seen.begun++
          steps = 0
        },
        play: (state: Walk, seat: number, option: number) => {
          play(state, seat, option)
          seen.played.push(option)
          steps++
        },
        end: ({ choice }: Walk): Counts => ({ steps, choice: { [choice]: [1] } }),
      },
    }),
  }
}

function setUp(withWitness = true) {
  const seen: Seen = { begun: 0, played: [] }
  const mind = createMind(seen, withWitness)
  const value = { evaluate: (features: Float64Array) => features[0]!, startAfresh: () => {} }
  const start: Walk = { choice: UNCHOSEN, round: 0, length: 9, isOver: false }
  const rollouts = new Rollouts(mind, value, { decisions: 400, rounds: 1, breadth: 2 }, start, 4)
  const table = Array.from({ length: CHANCE_STEPS + 1 }, (_, step) => step / CHANCE_STEPS)
  const foresight = new Foresight(mind, value, new LinearValue(2), table, 2)
  return {
    seen,
    rank: (facts?: boolean) => rollouts.rank(start, 0, seededRandom('facts'), facts),
    foresee: (facts?: boolean) =>
      rollouts.foresee(
        start,
        0,
        [7, 8],
        seededRandom('facts'),
        foresight,
        { decisions: 400, rounds: 1, doubt: 0 },
        facts,
      ),
  }
}

test('facts are means over the worlds: of numbers, in lists and under names, and what is missing is 0', () => {
  const watched = new WatchedWorlds(2)
  watched.add({ plain: 3, lists: [1, 2], names: { a: 1 } }, null)
  watched.add({ plain: 4, lists: [3], names: { b: { deep: [1] } } }, 1)
  watched.add({ plain: 0, lists: [] }, 1)
  expect(watched.facts()).toEqual({
    worlds: 3,
    rounds: 2,
    ended: [0, 0.6667, 0],
    seen: { plain: 2.3333, lists: [1.3333, 0.6667], names: { a: 0.3333, b: { deep: [0.3333] } } },
  })
})

test('what a search says is the same with facts and without', () => {
  const { rank, foresee } = setUp()
  expect(rank(true).map(({ facts: _, ...rest }) => rest)).toEqual(rank())
  expect(foresee(true).map(({ facts: _, ...rest }) => rest)).toEqual(foresee())
})

test('nobody watches unless facts are asked for, and not again afterwards', () => {
  const { seen, rank, foresee } = setUp()
  rank()
  foresee()
  expect(seen).toEqual({ begun: 0, played: [] })
  rank(true)
  const { begun } = seen
  expect(begun).toBeGreaterThan(10)
  rank()
  foresee()
  expect(seen.begun).toBe(begun)
})

test.each(['rank', 'foresee'] as const)('%s tells of every option what happened in its own worlds', (ask) => {
  const said = setUp()[ask](true)
  for (const [i, { facts }] of said.entries()) {
    const { worlds, rounds, ended, seen } = facts!
    expect(worlds).toBeGreaterThan(20)
    expect(rounds).toBe(1)
    // Of walks of one to four rounds those of one and two end in time; the choice itself is one step.
    for (const share of ended) expect(Math.abs(share - 0.25)).toBeLessThan(0.12)
    expect(seen.steps).toBeCloseTo(3 - ended[0]!, 3)
    expect(seen.choice).toEqual({ [7 + i]: [1] })
  }
})

test('a mind without a witness has no facts to tell', () => {
  const { rank, foresee } = setUp(false)
  for (const one of [...rank(true), ...foresee(true)]) expect(one).not.toHaveProperty('facts')
})
