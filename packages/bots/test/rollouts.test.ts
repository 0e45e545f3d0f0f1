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
    score: () => [],
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

/** A choice by one seat; what it is worth hangs on what another seat holds, which it cannot know. */
interface Guessing {
  choice: number
  held: number
  over: boolean
}

interface GuessingSettings {
  readonly chooser?: number
  readonly options?: number
  readonly worth: (choice: number, held: number) => number
  readonly guess?: (rival: number) => number
  /** What the rival is thought to hold. */
  readonly held?: number
  readonly settings?: Partial<RolloutSettings>
}

/** Two steps: the seat chooses, then its rival answers, and the game is over. */
function guessing({ chooser = 0, options = 2, worth, guess, held: thought, settings }: GuessingSettings) {
  const played: string[] = []
  const mind: Mind<Guessing> = {
    actor: ({ choice, over }) => (over ? -1 : choice === UNCHOSEN ? chooser : 1 - chooser),
    options: ({ choice }, _seat, out) => {
      const count = choice === UNCHOSEN ? options : 2
      for (let i = 0; i < count; i++) out[i] = i
      return count
    },
    firstStep: (_state, _seat, option) => option,
    play: (state, seat, option) => {
      if (state.choice === UNCHOSEN) state.choice = option
      else {
        state.over = true
        played.push(`${seat} ${option}`)
      }
    },
    copyInto: Object.assign,
    clone: (state) => ({ ...state }),
    resample: (state, _seat, random) => {
      state.held = random.below(2)
    },
    lookFrom: () => {},
    // At first sight the higher options look better.
    readAfter: (option) => Float64Array.of(option / 10),
    round: () => 0,
    reward: ({ choice, held }, out) => {
      out.fill(0)
      out[chooser] = worth(choice, held)
    },
    // Whoever has chosen has won if the choice is worth more than a half.
    score: ({ choice, held }) => {
      const scores = [0, 1].map((seat) => (seat === chooser ? 20 * worth(choice, held) : 10))
      return scores.map((total) => ({ total, items: [], tieBreaks: [] }))
    },
    readFeatures: () => Float64Array.of(0),
    ...(guess && {
      watching: { watch: () => {}, guess: (rival: number) => () => guess(rival) },
    }),
    ...(thought !== undefined && {
      watching: {
        watch: () => {},
        guess: () => null,
        deal: (world: Guessing) => {
          world.held = thought
        },
      },
    }),
  }
  const start: Guessing = { choice: UNCHOSEN, held: 0, over: false }
  const all = { decisions: 400, rounds: 1, breadth: 8, ...settings }
  const ranked = new Rollouts(mind, value, all, start, 8).rank(start, chooser, seededRandom(1))
  return { ranked, played }
}

test('options are tried in many worlds: what is hidden is drawn anew for each', () => {
  const { ranked } = guessing({ worth: (choice, held) => (choice === 0 ? 0.4 : held) })
  expect(ranked[0]!.option).toBe(1)
  expect(ranked[0]!.mean).toBeGreaterThan(0.4)
  expect(ranked[0]!.mean).toBeLessThan(0.6)
})

test('an option is worth what it brings the seat that asks, whichever seat that is', () => {
  const { ranked } = guessing({ chooser: 1, worth: (choice) => choice / 2 })
  expect(ranked.map(({ option }) => option)).toEqual([1, 0])
  expect(ranked[0]!.mean).toBe(0.5)
})

test('no more options are tried than the breadth allows, the best at first sight', () => {
  const { ranked } = guessing({ options: 5, worth: () => 0.5, settings: { breadth: 2 } })
  expect(ranked.map(({ option }) => option).sort()).toEqual([3, 4])
})

test('rivals play as they seem to play, not as the bot would', () => {
  const asOneself = guessing({ worth: () => 0.5 })
  expect(new Set(asOneself.played)).toEqual(new Set(['1 1']))
  const asSeen = guessing({ worth: () => 0.5, guess: () => 0 })
  expect(new Set(asSeen.played)).toEqual(new Set(['1 0']))
})

test('rivals hold what they seem to hold, not what chance would give them', () => {
  const { ranked } = guessing({ worth: (choice, held) => (choice === 0 ? 0.4 : held), held: 0 })
  expect(ranked[0]!.option).toBe(0)
  expect(ranked[0]!.mean).toBeCloseTo(0.4)
  expect(ranked[1]!.mean).toBe(0)
})

test('an option is not given up for a little bad luck, and is for much', () => {
  const close = guessing({ worth: (choice, held) => (choice === 0 ? 0.5 : 0.3 + held * 0.4) })
  expect(Math.min(...close.ranked.map(({ worlds }) => worlds))).toBeGreaterThan(8)
  const clear = guessing({ worth: (choice, held) => (choice === 0 ? 0.9 : 0.1) + held / 100 })
  expect(clear.ranked.map(({ worlds }) => worlds)).toEqual([8, 8])
})

test('where rewards add up to the same for all seats, an option that looks good for everybody is none', () => {
  // By choice, what the value makes of it for the seat and for its rival.
  const values = [
    [1, 1],
    [0.5, -1],
  ]
  const start = { choice: UNCHOSEN, round: 0 }
  const mind: Mind<Voyage> = {
    ...createMind([[0], [0]], []),
    actor: () => 0,
    readFeatures: ({ choice }, seat) => Float64Array.of(values[choice]![seat]!),
  }
  const search = (settings: Partial<RolloutSettings>) =>
    new Rollouts(mind, value, { decisions: 20, rounds: 0, breadth: 2, ...settings }, start, 4).rank(
      start,
      0,
      seededRandom(1),
    )[0]!
  expect(search({}).option).toBe(0)
  const best = search({ shared: { seats: 2, total: 1 } })
  expect(best.option).toBe(1)
  expect(best.mean).toBeCloseTo(logistic(0.5) / (logistic(0.5) + logistic(-1)), 2)
})
