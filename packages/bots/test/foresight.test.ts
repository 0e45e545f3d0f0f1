import { CHANCE_STEPS, Foresight, LinearValue, type Mind, Rollouts } from '@south-street/bots'
import { seededRandom } from '@south-street/engine'
import { describe, expect, test } from 'vitest'

/** Three seats. The first one chooses; then the next one plays 0 or 1, and the game is over or goes on for ever. */
interface Stand {
  choice: number
  answer: number
}

const OPEN = -1
/** By seat: what its value and its points are while the game goes on. */
const LOGITS = [1, 0, -1]
const POINTS = [30, 20, 10]

interface Settings {
  /** Whether the game is over after the answer, and the totals then. */
  readonly totals?: readonly number[]
  readonly guess?: number
  readonly answers?: number[]
}

function createMind({ totals, guess, answers }: Settings): Mind<Stand> {
  const isOver = ({ answer }: Stand): boolean => answer !== OPEN && totals !== undefined
  return {
    actor: (state) => (isOver(state) ? -1 : state.choice === OPEN ? 0 : 1),
    options: (_state, _seat, out) => {
      out.set([0, 1])
      return 2
    },
    firstStep: (_state, _seat, option) => option,
    play: (state, _seat, option) => {
      if (state.choice === OPEN) state.choice = option
      else {
        state.answer = option
        answers?.push(option)
      }
    },
    copyInto: Object.assign,
    clone: (state) => ({ ...state }),
    resample: () => {},
    lookFrom: () => {},
    // As the bot would play, 1 looks better.
    readAfter: (option) => Float64Array.of(option, 0),
    round: ({ answer }) => (answer === OPEN ? 0 : 2),
    reward: () => {},
    score: () => totals!.map((total) => ({ total, items: [], tieBreaks: [] })),
    readFeatures: (_state, seat) => Float64Array.of(LOGITS[seat]!, POINTS[seat]!),
    ...(guess !== undefined && { watching: { watch: () => {}, guess: () => () => guess } }),
  }
}

const value = { evaluate: (features: Float64Array) => features[0]!, startAfresh: () => {} }
const points = new LinearValue(2)
points.setWeights(Float32Array.of(0, 1, 0))
const start: Stand = { choice: OPEN, answer: OPEN }

/** What was foreseen is what is said, unless the table says otherwise. */
const PLAIN = Array.from({ length: CHANCE_STEPS + 1 }, (_, step) => step / CHANCE_STEPS)

function foresee(settings: Settings, table: readonly number[] = PLAIN, waver = 0) {
  const mind = createMind(settings)
  const rollouts = new Rollouts(mind, value, { decisions: 20, rounds: 1, breadth: 2 }, start, 4)
  const foresight = new Foresight(mind, value, points, table, 3)
  return rollouts.foresee(start, 0, [1, 0], seededRandom(1), foresight, {
    decisions: 40,
    rounds: 1,
    waver,
    doubt: 0.05,
  })
}

describe('what every seat may expect', () => {
  test('adds up to 1, and whoever stands better may expect more', () => {
    for (const { chance, seats, points: own } of foresee({})) {
      expect(seats.reduce((sum, seat) => sum + seat.chance, 0)).toBeCloseTo(1, 12)
      expect(seats[0]!.chance).toBe(chance)
      expect(chance).toBeGreaterThan(seats[1]!.chance)
      expect(seats[1]!.chance).toBeGreaterThan(seats[2]!.chance)
      expect(seats.map((seat) => seat.points)).toEqual(POINTS)
      expect(own).toBe(30)
    }
  })

  test('is how the game ended where it has ended, the win shared by those who tied', () => {
    const [first] = foresee({ totals: [12, 15, 15] })
    expect(first!.seats).toEqual([
      { chance: 0, points: 12 },
      { chance: 0.5, points: 15 },
      { chance: 0.5, points: 15 },
    ])
    expect(first!.error).toBe(0)
  })

  test('is doubted as far as the value has said it, and not where the game has ended', () => {
    expect(foresee({}).map(({ doubt }) => doubt)).toEqual([0, 0.05])
    expect(foresee({ totals: [12, 15, 15] }).map(({ doubt }) => doubt)).toEqual([0, 0])
  })

  test('is put right by the table, and the others share the rest as before', () => {
    const [plain] = foresee({})
    const [halved] = foresee(
      {},
      PLAIN.map((share) => share / 2),
    )
    expect(halved!.chance).toBeCloseTo(plain!.chance / 2, 10)
    expect(halved!.seats.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 12)
    const ratio = (seats: typeof plain): number => seats!.seats[1]!.chance / seats!.seats[2]!.chance
    expect(ratio(halved)).toBeCloseTo(ratio(plain), 10)
  })

  test('takes rivals to play as the bot would, whatever they seem to be', () => {
    const answers: number[] = []
    foresee({ guess: 0, answers })
    expect(new Set(answers)).toEqual(new Set([1]))
  })

  test('holds for people who waver: they mostly play what looks better, and not always', () => {
    const answers: number[] = []
    foresee({ answers }, PLAIN, 2)
    const better = answers.filter((answer) => answer === 1).length
    expect(better).toBeGreaterThan(answers.length / 2)
    expect(better).toBeLessThan(answers.length)
  })

  test('leaves the search itself steady', () => {
    const answers: number[] = []
    const mind = createMind({ answers })
    const rollouts = new Rollouts(mind, value, { decisions: 20, rounds: 1, breadth: 2 }, start, 4)
    const foresight = new Foresight(mind, value, points, PLAIN, 3)
    rollouts.foresee(start, 0, [1, 0], seededRandom(1), foresight, { decisions: 40, rounds: 1, waver: 2 })
    answers.length = 0
    rollouts.rank(start, 0, seededRandom(1))
    expect(new Set(answers)).toEqual(new Set([1]))
  })
})
