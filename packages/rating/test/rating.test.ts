import { describe, expect, test } from 'vitest'
import {
  countedPlaces,
  edgesOf,
  expected,
  fitRatings,
  MODEL,
  NEWCOMER,
  practiceOf,
  type Rating,
  rateAgreed,
  rateGame,
  surely,
  unratedWhy,
} from '../src/index.ts'

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
    // Nor does it for the other: what was expected says nothing, and whom to meet is not for the strong to choose.
    for (const places of [
      [1, 2],
      [2, 1],
    ]) {
      const ratings = [strong, of(1500)]
      const after = rateAgreed(
        ratings.map((rating, i) => ({ rating, place: places[i]! })),
        1,
      )
      expect(after).toEqual(ratings)
    }
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
  const stays = (place: number) => ({ place, leftAt: null })
  const leaves = (place: number, leftAt: number) => ({ place, leftAt })

  test('those that have begun, however they end, unless that was nobody’s doing', () => {
    expect(unratedWhy({ end: 'over', seats: [stays(1), stays(2)] })).toBeNull()
    expect(unratedWhy({ end: 'over', seats: [stays(1), leaves(2, 5)] })).toBeNull()
    expect(unratedWhy({ end: 'abandoned', seats: [stays(1), leaves(1, 5)] })).toBeNull()
    expect(unratedWhy({ end: 'over', seats: [stays(1)] })).toBe('too-few-people')
    expect(unratedWhy({ end: 'abandoned', seats: [stays(1), stays(1)] })).toBe('all-agreed')
    expect(unratedWhy({ end: 'closed', seats: [stays(1), leaves(1, 5)] })).toBe('closed')
  })

  test('whoever leaves comes after all who stayed, and whoever left first is last', () => {
    expect(countedPlaces({ end: 'over', seats: [leaves(1, 8), stays(2), leaves(3, 9), stays(4)] })).toEqual([
      6, 2, 5, 4,
    ])
    expect(countedPlaces({ end: 'over', seats: [stays(1), stays(2), stays(2)] })).toEqual([1, 2, 2])
    expect(countedPlaces({ end: 'abandoned', seats: [stays(1), leaves(1, 3), stays(1), leaves(1, 3)] })).toEqual([
      1, 2, 1, 2,
    ])
  })

  test('of two who stayed in a game that was not played to its end nothing is said', () => {
    const game = [1, 1, 2].map((place) => ({ rating: of(1500), place }))
    const [one, other, left] = rateAgreed(game, 1, false)
    expect(one).toEqual(other)
    expect(one!.mu).toBeGreaterThan(1500)
    expect(left!.mu).toBeLessThan(1500)
    const alike = [of(1600), of(1500)].map((rating) => ({ rating, place: 1 }))
    expect(rateAgreed(alike, 1, false)).toEqual([of(1600), of(1500)])
    expect(rateAgreed(alike, 1)).not.toEqual([of(1600), of(1500)])
  })

  test('help wins nothing, and saves from nothing', () => {
    const game = (places: number[]) => places.map((place, i) => ({ rating: of(1500), place, isHelped: i === 0 }))
    expect(rateAgreed(game([1, 2]), 1)).toEqual([of(1500), of(1500)])
    expect(rateAgreed(game([1, 1]), 1)).toEqual([of(1500), of(1500)])
    const lost = rateAgreed(game([2, 1]), 1)
    expect(lost[0]!.mu).toBeLessThan(1500)
    expect(lost[1]!.mu).toBeGreaterThan(1500)
    // The others are compared as ever.
    const [first, second, third] = rateAgreed(game([1, 2, 3]), 1)
    expect(first).toEqual(of(1500))
    expect(second!.mu).toBeGreaterThan(1500)
    expect(third!.mu).toBeLessThan(1500)
  })
})

test('a leader board asks what somebody is at least', () => {
  expect(surely(of(1600, 200))).toBeLessThan(surely(of(1500, 50)))
})

describe('the seat', () => {
  const shares = [0.534, 0.466]
  const edges = edgesOf(shares, MODEL)
  const duel = (winner: 0 | 1, edge = edges) =>
    rateGame(
      [0, 1].map((seat) => ({ rating: of(1500, 0.001), place: seat === winner ? 1 : 2, edge: edge[seat]! })),
      { ...MODEL, tau: 0 },
    )

  test('is worth what equals win from it', () => {
    const seated = [0, 1].map((seat) => of(1500 + edges[seat]!, 0))
    expect(expected(seated[0]!, seated[1]!, MODEL)).toBeCloseTo(0.534, 4)
    expect(edgesOf([0.25, 0.25, 0.25, 0.25], MODEL)).toEqual([0, 0, 0, 0])
  })

  test('counts in what is expected: from the better one a win is worth less, and nothing is gained by sitting there', () => {
    const rated = (winner: 0 | 1, edge?: number[]) =>
      rateAgreed(
        [0, 1].map((seat) => ({ rating: of(1500, 80), place: seat === winner ? 1 : 2, edge: edge?.[seat] ?? 0 })),
        1,
      ).map(({ mu }) => mu - 1500)
    expect(rated(0, edges)[0]!).toBeLessThan(rated(0)[0]!)
    expect(rated(1, edges)[1]!).toBeGreaterThan(rated(1)[1]!)
    // As often as equals win there, the gains and losses of a seat come to nothing.
    const mean = shares[0]! * rated(0, edges)[0]! + shares[1]! * rated(1, edges)[0]!
    expect(Math.abs(mean)).toBeLessThan(0.2)
    expect(Math.abs(shares[0]! * rated(0)[0]! + shares[1]! * rated(1)[0]!)).toBeGreaterThan(0.5)
    expect(duel(0)[0]!.mu).toBeCloseTo(1500, 3)
  })

  test('is left out where nobody knows', () => {
    expect(duel(0, [0, 0])).toEqual(
      rateGame(
        [1, 2].map((place) => ({ rating: of(1500, 0.001), place })),
        { ...MODEL, tau: 0 },
      ),
    )
  })
})

describe('players who never change', () => {
  const duel = (winner: string, loser: string, times: number) =>
    Array.from({ length: times }, () => ({ players: [loser, winner], places: [2, 1] }))
  const fitted = (games: Parameters<typeof fitRatings>[0]) =>
    fitRatings(games, { anchor: 'mate', prior: NEWCOMER, model: MODEL })

  test('are as far apart as their games say, whatever the order', () => {
    const games = [
      ...[...duel('captain', 'mate', 750), ...duel('mate', 'captain', 250)],
      ...[...duel('mate', 'clerk', 800), ...duel('clerk', 'mate', 200)],
    ]
    const ratings = fitted(games)
    expect(ratings.get('mate')).toEqual({ mu: 1500, sigma: 0 })
    const fixed = (name: string) => of(ratings.get(name)!.mu, 0)
    expect(expected(fixed('captain'), fixed('mate'), MODEL)).toBeCloseTo(0.75, 2)
    expect(expected(fixed('mate'), fixed('clerk'), MODEL)).toBeCloseTo(0.8, 2)
    expect(ratings.get('captain')!.sigma).toBeGreaterThan(10)
    expect(ratings.get('captain')!.sigma).toBeLessThan(25)
    const backwards = fitted([...games].reverse())
    for (const [name, { mu }] of ratings) expect(backwards.get(name)!.mu).toBeCloseTo(mu, 6)
  })

  test('are not infinitely strong without a defeat, and unsure after few games', () => {
    const { mu, sigma } = fitted(duel('captain', 'mate', 4)).get('captain')!
    expect(mu).toBeGreaterThan(1600)
    expect(mu).toBeLessThan(2200)
    expect(sigma).toBeGreaterThan(150)
  })

  test('with shared places are alike', () => {
    const ties = Array.from({ length: 50 }, () => ({ players: ['mate', 'clerk', 'clerk'], places: [1, 1, 1] }))
    expect(fitted(ties).get('clerk')!.mu).toBeCloseTo(1500, 6)
  })
})

describe('practice', () => {
  const mate = of(1500, 25)
  const deckhand = of(800, 32)

  test('is a figure of games with bots alone', () => {
    expect(practiceOf([])).toBeNull()
    expect(practiceOf([{ place: 1, bots: [] }])).toBeNull()
    const won = practiceOf([{ place: 1, bots: [{ rating: mate, place: 2 }] }])!
    const lost = practiceOf([{ place: 2, bots: [{ rating: mate, place: 1 }] }])!
    expect(won.games).toBe(1)
    expect(won.mu - 1500).toBeCloseTo(1500 - lost.mu, 6)
    expect(won.sigma).toBeLessThan(NEWCOMER.sigma)
  })

  test('comes to where the bots are that somebody does as well as, however sure it seemed', () => {
    const even = (rating: Rating) =>
      Array.from({ length: 80 }, (_, n) => ({ place: 1 + (n % 2), bots: [{ rating, place: 2 - (n % 2) }] }))
    expect(Math.abs(practiceOf(even(mate))!.mu - 1500)).toBeLessThan(60)
    expect(Math.abs(practiceOf(even(deckhand))!.mu - 800)).toBeLessThan(100)
  })
})
