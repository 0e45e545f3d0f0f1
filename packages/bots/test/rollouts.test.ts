import { type Mind, type RolloutSettings, Rollouts } from '@south-street/bots'
import { seededRandom } from '@south-street/engine'
import { expect, test } from 'vitest'

/** One choice, and then rounds that pass by themselves. */
interface Voyage {
  choice: number
  round: number
}

const UNCHOSEN = -1

/** By choice: what the value makes of it at first sight and at the end of each round; the game is over where a row ends. */
type Outlook = readonly (readonly number[])[]

const value = { evaluate: (features: Float64Array) => features[0]!, startAfresh: () => {} }

function createMind(outlook: Outlook, rewards: readonly number[]): Mind<Voyage> {
  const readFeatures = ({ choice, round }: Voyage) => Float64Array.of(outlook[choice]![round]!)
  return {
    actor: ({ choice, round }) => (choice === UNCHOSEN || round < outlook[choice]!.length ? 0 : -1),
    options: ({ choice }, _seat, out) => {
      out.set([0, 1])
      return choice === UNCHOSEN ? 2 : 1
    },
    firstStep: (_state, _seat, option) => option,
    play: (state, _seat, option) => {
      if (state.choice === UNCHOSEN) state.choice = option
      else state.round++
    },
    copyInto: Object.assign,
    clone: (state) => ({ ...state }),
    resample: () => {},
    lookFrom: () => {},
    readAfter: (option) => readFeatures({ choice: option, round: 0 }),
    round: ({ round }) => round,
    reward: ({ choice }, out) => {
      out[0] = rewards[choice]!
    },
    readFeatures,
  }
}

function rank(outlook: Outlook, settings: Partial<RolloutSettings>, rewards: readonly number[] = []) {
  const start = { choice: UNCHOSEN, round: 0 }
  const all = { decisions: 20, rounds: 1, breadth: 2, ...settings }
  return new Rollouts(createMind(outlook, rewards), value, all, start, 4).rank(start, 0, seededRandom(1))
}

/** The second choice is good all along; the first one looks better once, at the very end. */
const MIRAGE: Outlook = [
  [-2, -2, 2, 0],
  [1, 1, 1, 0],
]

test('options are judged by what the last round has brought', () => {
  expect(rank(MIRAGE, {})[0]!.option).toBe(0)
})

test('or by first sight and the end of every round, all alike', () => {
  const [best, other] = rank(MIRAGE, { everyRound: true })
  expect(best!.option).toBe(1)
  expect(best!.mean).toBeCloseTo(logistic(1), 2)
  expect(other!.mean).toBeCloseTo((2 * logistic(-2) + logistic(2)) / 3, 2)
})

test('a game that is over counts as it ended for all the rounds that were still to come', () => {
  const [best] = rank([[0, 0], [0]], { everyRound: true, rounds: 2 }, [0.2, 0.9])
  expect(best!.option).toBe(1)
  expect(best!.mean).toBeCloseTo((0.5 + 3 * 0.9) / 4, 2)
})

function logistic(logit: number): number {
  return 1 / (1 + Math.exp(-logit))
}
