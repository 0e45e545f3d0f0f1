import { LinearValue, type Mind, SelfPlay } from '@south-street/bots'
import { seededRandom } from '@south-street/engine'
import { expect, test } from 'vitest'

/** Two decisions of one seat, 0 or 1 and then 0 to 7; the way is written as the decisions so far. */
interface Walk {
  way: string
}

const SECOND = [0, 1, 2, 3, 4, 5, 6, 7]
/** To begin with 1 is best, if one goes on with 0. */
const REWARDS: Readonly<Record<string, number>> = Object.fromEntries(
  SECOND.flatMap((second) => [
    [`0${second}`, 0.5],
    [`1${second}`, second === 0 ? 0.9 : 0.1],
  ]),
)
const PLACES = ['0', '1', ...Object.keys(REWARDS)]

function read(way: string): Float64Array {
  return Float64Array.from(PLACES, (place) => (place === way ? 1 : 0))
}

function createMind(): Mind<Walk> {
  let from = ''
  return {
    actor: ({ way }) => (way in REWARDS ? -1 : 0),
    options: ({ way }, _seat, out) => {
      out.set(SECOND)
      return way === '' ? 2 : SECOND.length
    },
    firstStep: (_state, _seat, option) => option,
    play: (state, _seat, option) => {
      state.way += option
    },
    copyInto: (target, source) => {
      target.way = source.way
    },
    clone: (state) => ({ ...state }),
    resample: () => {},
    lookFrom: ({ way }) => {
      from = way
    },
    readAfter: (option) => read(from + option),
    round: () => 0,
    reward: ({ way }, out) => {
      out[0] = REWARDS[way]!
    },
    score: () => [],
    readFeatures: ({ way }) => read(way),
  }
}

function learned(exploration: number): Record<string, number> {
  const value = new LinearValue(PLACES.length)
  const play = new SelfPlay(createMind(), value, SECOND.length)
  const random = seededRandom('self-play')
  for (let game = 0; game < 3_000; game++) {
    play.playAndLearn({ way: '' }, [null], random, { lambda: 0.9, exploration, rate: 0.1, leanings: [] })
  }
  return Object.fromEntries(PLACES.map((way) => [way, 1 / (1 + Math.exp(-value.evaluate(read(way))))]))
}

test('a value learns what its own best play leads to, and what the other moves would bring', () => {
  const values = learned(0.5)
  expect(values['10']).toBeCloseTo(0.9, 1)
  for (const second of SECOND.slice(1)) expect(values[`1${second}`]).toBeLessThan(0.3)
  // Some go on badly only to look around: the place before is worth what the best move makes of it.
  expect(values['1']).toBeCloseTo(0.9, 1)
  expect(values['1']).toBeGreaterThan(0.87)
  expect(values['0']).toBeCloseTo(0.5, 1)
})

test('a fancy for a whole game leads where the value alone would never go', () => {
  const value = new LinearValue(PLACES.length)
  // It begins with a prejudice against 1, and looks around nowhere.
  value.setWeights(Float32Array.from([...PLACES.map((way) => (way === '1' ? -6 : 0)), 0]))
  const play = new SelfPlay(createMind(), value, SECOND.length)
  const random = seededRandom('leaning')
  const takesOneForNought = { seenAs: PLACES.map((_, place) => (place < 2 ? 1 - place : place)) }
  for (let game = 0; game < 2_000; game++) {
    const leanings = [game % 2 === 0 ? takesOneForNought : null]
    play.playAndLearn({ way: '' }, [null], random, { lambda: 0.9, exploration: 0, rate: 0.1, leanings })
  }
  // The fancy is not part of what is learned.
  expect(value.evaluate(read('1'))).toBeGreaterThan(value.evaluate(read('0')))
})
