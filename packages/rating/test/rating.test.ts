import { describe, expect, test } from 'vitest'
import {
  countedPlaces,
  expected,
  MODEL,
  NEWCOMER,
  type Rating,
  rateAgreed,
  rateGame,
  surely,
  unratedWhy,
} from '../src/index.ts'

const stays = { leftAt: null, hadStandIn: false }
const clean = { hasHint: false, hasSharedAddress: false }
const of = (mu: number, sigma = 60): Rating => ({ mu, sigma })

describe('one game', () => {
  test('moves the winners of a tie alike, and more than those behind them', () => {
    const after = rateGame(
      [1, 1, 3, 4].map((place) => ({ rating: NEWCOMER, place })),
      MODEL,
    )
    expect(after[0]).toEqual(after[1])
    expect(after[0]!.mu).toBeGreaterThan(after[2]!.mu)
    expect(after[2]!.mu).toBeGreaterThan(after[3]!.mu)
    expect(after.reduce((sum, { mu }) => sum + mu, 0)).toBeCloseTo(4 * 1500, 3)
  })

  test('does not depend on the order of the seats', () => {
    const game = [of(1600, 80), of(1500, 200), of(1450, 350)].map((rating, i) => ({
      rating,
      place: i === 2 ? 2 : i + 1,
    }))
    expect(rateGame([...game].reverse(), MODEL).reverse()).toEqual(rateGame(game, MODEL))
  })

  test('makes a settled rating surer by little, and never surer than nothing', () => {
    let rating = NEWCOMER
    for (let n = 0; n < 2_000; n++) {
      rating = rateGame(
        [1 + (n % 2), 2 - (n % 2)].map((place, i) => ({ rating: i ? of(1500, 50) : rating, place })),
        MODEL,
      )[0]!
    }
    expect(rating.sigma).toBeGreaterThan(20)
    expect(rating.sigma).toBeLessThan(110)
    expect(Math.abs(rating.mu - 1500)).toBeLessThan(2 * rating.sigma)
  })
})

describe('an agreed game', () => {
  const two = (rating: Rating, nth: number) =>
    rateAgreed(
      [
        { rating, place: 1 },
        { rating: of(1500), place: 2 },
      ],
      nth,
    )[0]!

  test('counts one k-th when it is the same people’s k-th in a week', () => {
    const [once, fourth] = [1, 4].map((nth) => two(of(1500), nth).mu - 1500)
    expect(once! / fourth!).toBeCloseTo(4, 1)
  })

  test('changes nothing between two of whom one was sure to come out first', () => {
    const strong = of(2700, 60)
    expect(expected(strong, of(1500), MODEL)).toBeGreaterThan(0.9)
    expect(two(strong, 1)).toEqual(strong)
    const three = rateAgreed(
      [
        { rating: strong, place: 1 },
        { rating: of(1500), place: 2 },
        { rating: of(1520), place: 3 },
      ],
      1,
    )
    expect(three[0]).toEqual(strong)
    expect(three[1]!.mu).toBeGreaterThan(1500)
  })

  test('between those behind the winner counts half', () => {
    const gains = (places: number[]) =>
      rateAgreed(
        places.map((place) => ({ rating: of(1500), place })),
        1,
      ).map(({ mu }) => mu - 1500)
    const [, second, third] = gains([1, 2, 3])
    // Each has lost to the winner once; what is between them is half of that.
    expect(second! - third!).toBeCloseTo(-(second! + third!) / 2, 3)
  })
})

describe('which games count', () => {
  test('a clean one', () => {
    expect(
      unratedWhy({
        ...clean,
        seats: [
          { ...stays, place: 1 },
          { ...stays, place: 2 },
        ],
      }),
    ).toBeNull()
  })

  test.each([
    ['too-few-people', { ...clean, seats: [{ ...stays, place: 1 }] }],
    [
      'hint',
      {
        ...clean,
        hasHint: true,
        seats: [
          { ...stays, place: 1 },
          { ...stays, place: 2 },
        ],
      },
    ],
    [
      'same-address',
      {
        ...clean,
        hasSharedAddress: true,
        seats: [
          { ...stays, place: 1 },
          { ...stays, place: 2 },
        ],
      },
    ],
    [
      'stand-in-won',
      {
        ...clean,
        seats: [
          { ...stays, place: 1, hadStandIn: true },
          { ...stays, place: 2 },
        ],
      },
    ],
    [
      'left-early',
      {
        ...clean,
        seats: [
          { ...stays, place: 1 },
          { place: 2, leftAt: 0.7, hadStandIn: true },
        ],
      },
    ],
  ] as const)('not one with %s', (why, played) => {
    expect(unratedWhy(played)).toBe(why)
  })

  test('whoever leaves late is last, and the others are as they stood', () => {
    const seats = [
      { place: 1, leftAt: 0.8, hadStandIn: true },
      { ...stays, place: 2 },
      { ...stays, place: 3 },
    ]
    expect(unratedWhy({ ...clean, seats })).toBeNull()
    expect(countedPlaces(seats)).toEqual([4, 2, 3])
  })
})

test('a leader board asks what somebody is at least', () => {
  expect(surely(of(1600, 200))).toBeLessThan(surely(of(1500, 50)))
})
