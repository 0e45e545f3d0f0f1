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
    score: () => [],
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

/** A turn of two steps with five ways to go on; what each looks like, and what it ends in. */
function createFork(sights: readonly number[], ends: readonly number[]): { mind: Mind<Walk>; followed: string[] } {
  const followed: string[] = []
  const base = createMind(true)
  const mind: Mind<Walk> = {
    ...base,
    options: ({ path }, _seat, out) => {
      const count = path === '' ? 2 : path.length === 1 ? sights.length : 1
      for (let i = 0; i < count; i++) out[i] = i
      return count
    },
    readFeatures: ({ path }) => {
      const way = Number(path[1])
      if (path.length === 3) followed.push(path[1]!)
      return Float64Array.of(path.length === 1 ? 0 : path.length === 2 ? sights[way]! : ends[way]!)
    },
    turn: {
      after: ({ path }: Walk, _seat: number, option: number) => ({ path: path + option }),
      goesOn: ({ path }: Walk) => path.startsWith('1') && path.length < 3,
    },
  }
  return { mind, followed }
}

/** Which ways on are followed to the end, and what the option that begins them is worth. */
function lookThrough(sights: readonly number[], ends: readonly number[]): { ways: string; worth: number } {
  const { mind, followed } = createFork(sights, ends)
  const policy = new OnePly(mind, value, 8)
  policy.appraise({ path: '' }, 0, seededRandom(1))
  return { ways: [...new Set(followed)].sort().join(''), worth: policy.logits[1]! }
}

test('of many ways to go on the three that look best are followed, wherever they stand in the list', () => {
  expect(lookThrough([1, 5, 2, 4, 3], [9, 1, 9, 2, 3])).toEqual({ ways: '134', worth: 3 })
  expect(lookThrough([5, 4, 3, 2, 1], [1, 2, 3, 9, 9])).toEqual({ ways: '012', worth: 3 })
  expect(lookThrough([1, 2, 3, 4, 5], [9, 9, 1, 2, 3])).toEqual({ ways: '234', worth: 3 })
})

test('a way that looks worse at first and ends better is found among the three', () => {
  expect(lookThrough([5, 4, 3], [1, 2, 8]).worth).toBe(8)
  expect(lookThrough([3, 4, 5], [8, 2, 1]).worth).toBe(8)
})

test('of ways that look alike the earlier ones are followed', () => {
  expect(lookThrough([2, 2, 2, 2, 2], [1, 2, 3, 9, 9])).toEqual({ ways: '012', worth: 3 })
})

/** What somebody chooses, in many tries, of options that are worth so much. */
function chooseCarelessly(worths: readonly number[], overlooks: readonly number[], most: number): number[] {
  const mind: Mind<Walk> = {
    ...createMind(false),
    options: (_state, _seat, out) => {
      out.set([...worths.keys()])
      return worths.length
    },
    readAfter: (option) => Float64Array.of(worths[option]!),
  }
  const policy = new OnePly(mind, value, 8)
  const slips = { overlooks: (_state: Walk, _seat: number, option: number) => overlooks[option]!, most }
  const random = seededRandom('careless')
  const times = worths.map(() => 0)
  for (let i = 0; i < 1000; i++) times[policy.chooseCarelessly({ path: '' }, 0, slips, random)]!++
  return times
}

test('whoever overlooks some of the options plays the best of the others', () => {
  const [first, second, third] = chooseCarelessly([3, 2.9, 2.8], [100, 0, 0], 1)
  expect([first, second, third]).toEqual([0, 1000, 0])
  const times = chooseCarelessly([3, 2.9, 2.8], [50, 50, 50], 1)
  // One time of eight nothing at all is seen, and then it is the best one.
  for (const [i, share] of [0.625, 0.25, 0.125].entries()) expect(Math.abs(times[i]! / 1000 - share)).toBeLessThan(0.05)
})

test('but nothing that looks far worse', () => {
  expect(chooseCarelessly([3, 2.9, 1], [50, 100, 0], 1)).toEqual([1000, 0, 0])
  expect(chooseCarelessly([3], [100], 1)).toEqual([1000])
})

test('a judgement that wavers by nothing is the same judgement, and one that wavers much is not', () => {
  const policy = new OnePly(createMind(true), value, 4)
  expect(policy.waver({ path: '' }, 0, 0, seededRandom(1))).toBe(1)
  const chosen = new Set(Array.from({ length: 40 }, (_, i) => policy.waver({ path: '' }, 0, 20, seededRandom(i))))
  expect(chosen).toEqual(new Set([0, 1]))
})
