import { type Mind, OnePly } from '@south-street/bots'
import { seededRandom } from '@south-street/engine'
import { expect, test } from 'vitest'

/** A turn of up to three steps down a tree: the place is written as the steps taken so far. */
interface Walk {
  path: string
}

const ENDS: Readonly<Record<string, number>> = { '0': 5, '10': 1, '111': 9, '110': 2 }
/** What a place within the turn looks like before its end is known. */
const FIRST_SIGHT: Readonly<Record<string, number>> = { '1': 0, '11': -1 }

const value = { evaluate: (features: Float64Array) => features[0]!, startAfresh: () => {} }

function createMind(goesOn: boolean): Mind<Walk> {
  const isOpen = ({ path }: Walk): boolean => !(path in ENDS)
  const readFeatures = ({ path }: Walk) => Float64Array.of(ENDS[path] ?? FIRST_SIGHT[path]!)
  let from = ''
  return {
    actor: () => 0,
    options: (_state, _seat, out) => {
      out.set([0, 1])
      return 2
    },
    firstStep: (_state, _seat, option) => option,
    play: (state, _seat, option) => {
      state.path += option
    },
    copyInto: (target, source) => {
      target.path = source.path
    },
    clone: (state) => ({ ...state }),
    resample: () => {},
    lookFrom: ({ path }) => {
      from = path
    },
    readAfter: (option) => readFeatures({ path: from + option }),
    ...(goesOn && {
      turn: { after: ({ path }: Walk, _seat: number, option: number) => ({ path: path + option }), goesOn: isOpen },
    }),
    round: () => 0,
    reward: () => {},
    readFeatures,
  }
}

test('without a look into the turn an option is worth what it looks like at once', () => {
  const policy = new OnePly(createMind(false), value, 4)
  expect(policy.choose({ path: '' }, 0, seededRandom(1))).toBe(0)
})

test('an option that only begins a turn is worth its best end, however many steps away', () => {
  const policy = new OnePly(createMind(true), value, 4)
  expect(policy.appraise({ path: '' }, 0, seededRandom(1))).toBe(2)
  expect([...policy.logits.subarray(0, 2)]).toEqual([5, 9])
  expect(policy.choose({ path: '' }, 0, seededRandom(1))).toBe(1)
})
