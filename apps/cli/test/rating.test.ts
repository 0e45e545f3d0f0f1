import { seededRandom } from '@south-street/engine'
import { NEWCOMER, rateGame } from '@south-street/rating'
import { rate } from 'openskill'
import { bradleyTerryFull } from 'openskill/models'
import { expect, test } from 'vitest'

test('ratings are those of openskill’s Bradley-Terry with all pairs, with ties and without', () => {
  const random = seededRandom('openskill')
  const figure = (from: number, to: number) => from + ((to - from) * random.below(10_000)) / 10_000
  for (let n = 0; n < 500; n++) {
    const seats = 2 + random.below(4)
    const places = Array.from({ length: seats }, () => 1 + random.below(seats))
    const before = places.map(() => ({ mu: figure(1000, 2000), sigma: figure(30, 350) }))
    const model = { beta: figure(100, 700), tau: figure(0, 20) }
    const ours = rateGame(
      places.map((place, seat) => ({ place, rating: before[seat]! })),
      model,
    )
    const theirs = rate(
      before.map((rating) => [rating]),
      { ...NEWCOMER, ...model, model: bradleyTerryFull, rank: places },
    )
    for (const [seat, { mu, sigma }] of ours.entries()) {
      expect(mu).toBeCloseTo(theirs[seat]![0]!.mu, 4)
      expect(sigma).toBeCloseTo(theirs[seat]![0]!.sigma, 4)
    }
  }
})
