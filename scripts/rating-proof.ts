// `npm run rating-proof -- --records FILE`: what ratings make of bots' games, which `south-street arena --records FILE` has kept. Prints
// the log-loss of what ratings expected before each game, for several betas, the order that comes out, whether the intervals of
// parts of the games hold what all of them say, and what two accounts of one house would gain.

import { readFileSync } from 'node:fs'
import process from 'node:process'
import { parseArgs } from 'node:util'
import { rank, readRecord, replay, seededRandom } from '@south-street/engine'
import { expected, MODEL, type Model, NEWCOMER, type Rating, rateAgreed, rateGame } from '@south-street/rating'
import { GAMES } from '@south-street/registry'

interface Played {
  readonly bots: readonly string[]
  readonly places: readonly number[]
}

const BETAS = [50, 100, 150, 200, 250, 300, 350, 450, 600]
const PARTS = 10

function read(file: string): Played[] {
  return readFileSync(file, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => {
      const record = readRecord(JSON.parse(line), GAMES)
      const bots = (JSON.parse(line).seats as { bot: string }[]).map(({ bot }) => bot)
      return { bots, places: rank(record.game.score(replay(record))) }
    })
}

/** In another order: in the arena's own the same two meet many times after one another. */
function shuffled<Item>(items: readonly Item[], seed: string): Item[] {
  const random = seededRandom(seed)
  const all = [...items]
  for (let i = all.length - 1; i > 0; i--) {
    const j = random.below(i + 1)
    ;[all[i], all[j]] = [all[j]!, all[i]!]
  }
  return all
}

/** Ratings after the games, and how surprising each game was: the mean log-loss of its pairs, in nats. */
function rateAll(games: readonly Played[], model: Model) {
  const ratings = new Map<string, Rating>()
  let [loss, pairs] = [0, 0]
  for (const { bots, places } of games) {
    const seats = bots.map((bot, seat) => ({ rating: ratings.get(bot) ?? NEWCOMER, place: places[seat]! }))
    for (const [i, own] of seats.entries()) {
      for (const [q, other] of seats.entries()) {
        if (q <= i || bots[i] === bots[q]) continue
        const hoped = expected(own.rating, other.rating, model)
        const score = own.place < other.place ? 1 : own.place > other.place ? 0 : 0.5
        loss -= score * Math.log(hoped) + (1 - score) * Math.log(1 - hoped)
        pairs++
      }
    }
    const rated = rateGame(seats, model, (one, other) => (bots[one] === bots[other] ? 0 : 1))
    for (const bot of new Set(bots)) ratings.set(bot, rated[bots.indexOf(bot)]!)
  }
  return { ratings, loss: loss / pairs }
}

const figure = ({ mu, sigma }: Rating) => `${mu.toFixed(0)} ± ${sigma.toFixed(0)}`

function prove(file: string): void {
  const games = shuffled(read(file), 'order')
  process.stdout.write(`${file}: ${games.length} games\n`)
  for (const beta of BETAS) {
    const { loss, ratings } = rateAll(games, { beta, tau: 0 })
    const best = [...ratings].sort((a, b) => b[1].mu - a[1].mu).map(([bot, rating]) => `${bot} ${figure(rating)}`)
    process.stdout.write(`  beta ${beta}: log-loss ${loss.toFixed(4)}; ${best.join(', ')}\n`)
  }
  const model = { ...MODEL, tau: 0 }
  const whole = rateAll(games, model).ratings
  const order = [...whole].sort((a, b) => b[1].mu - a[1].mu).map(([bot]) => bot)
  let [held, all, inOrder] = [0, 0, 0]
  const size = Math.floor(games.length / PARTS)
  for (let part = 0; part < PARTS; part++) {
    const { ratings } = rateAll(games.slice(part * size, (part + 1) * size), model)
    const own = [...ratings].sort((a, b) => b[1].mu - a[1].mu).map(([bot]) => bot)
    if (own.join() === order.join()) inOrder++
    // Only differences mean something: each from the mean of all.
    const mean = (of: ReadonlyMap<string, Rating>) => [...of.values()].reduce((sum, { mu }) => sum + mu, 0) / of.size
    for (const [bot, { mu, sigma }] of ratings) {
      all++
      const apart = Math.abs(mu - mean(ratings) - (whole.get(bot)!.mu - mean(whole)))
      if (apart <= 2 * Math.hypot(sigma, whole.get(bot)!.sigma)) held++
    }
  }
  process.stdout.write(
    `  beta ${MODEL.beta}: ${order.join(' > ')}; ${PARTS} parts of ${size} games: the same order in ${inOrder}, ` +
      `intervals of two sigmas held ${held} of ${all}\n`,
  )
}

/** Somebody whose second account loses on purpose, from two addresses that nobody can tell from honest ones. */
function farm(): void {
  let [own, other]: [Rating, Rating] = [{ mu: 1500, sigma: 80 }, NEWCOMER]
  const gains: number[] = []
  for (let n = 1; n <= 100; n++) {
    const [after, left] = rateAgreed(
      [
        { rating: own, place: 1 },
        { rating: other, place: 2 },
      ],
      n,
    )
    ;[own, other] = [after!, left!]
    if ([1, 10, 100].includes(n)) gains.push(own.mu - 1500)
  }
  const said = gains.map((gain) => gain.toFixed(0)).join(', ')
  process.stdout.write(`a second account that loses on purpose, within a week: ${said} after 1, 10, 100 games\n`)
}

const { values } = parseArgs({ options: { records: { type: 'string', multiple: true, default: [] } } })
for (const file of values.records) prove(file)
farm()
