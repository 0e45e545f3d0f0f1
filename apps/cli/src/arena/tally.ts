import { type Block, type Estimate, estimate, sprt } from '@south-street/bots'
import { MODEL, NEWCOMER, type Rating, rateGame } from '@south-street/rating'
import type { TableResult } from './worker.ts'

export interface Duel {
  readonly hero: string
  readonly rival: string
  readonly games: number
  /** The hero's share of the wins; 1 over the number of seats is fair. */
  readonly share: Estimate
  readonly place: Estimate
  readonly margin: Estimate
  readonly sprt?: { readonly verdict: string; readonly blocks: number }
}

export interface Standing {
  readonly bot: string
  /** Over every game played; only differences mean something. */
  readonly rating: number
  readonly sigma: number
  readonly games: number
  readonly millisecondsADecision: number
  readonly slowestDecision: number
}

export interface ArenaReport {
  readonly game: string
  readonly players: number
  readonly seed: string
  /** The share that a sequential test was asked about, if any. */
  readonly bar?: number
  readonly duels: readonly Duel[]
  readonly standings: readonly Standing[]
  readonly faults: readonly string[]
}

interface Test {
  readonly withSprt: boolean
  /** The share that is to be reached, or null for better than fair. */
  readonly bar: number | null
}

interface Clock {
  games: number
  decisions: number
  milliseconds: number
  slowest: number
}

/** Counts the results up, block by block. */
export class ArenaTally {
  private readonly means = new Map<Block, { share: number; place: number; margin: number }>()
  private readonly ratings = new Map<string, Rating>()
  private readonly clocks = new Map<string, Clock>()
  readonly faults: string[] = []

  add(block: Block, results: readonly TableResult[]): void {
    for (const [i, result] of results.entries()) {
      const { bots } = block.tables[i]!
      this.rate(bots, result)
      this.time(bots, result)
      this.faults.push(...result.faults)
    }
    if (block.hero === null) return
    const mean = (pick: (result: TableResult, seat: number) => number): number =>
      results.reduce((sum, result, seat) => sum + pick(result, seat), 0) / results.length
    // In a duel's block the hero sits at seat 0, 1, 2, … of the tables.
    this.means.set(block, {
      share: mean((result, seat) => result.shares[seat]!),
      place: mean((result, seat) => result.places[seat]!),
      margin: mean((result, seat) => result.margins[seat]!),
    })
  }

  private rate(bots: readonly string[], result: TableResult): void {
    const seats = bots.map((bot, seat) => ({ rating: this.ratings.get(bot) ?? NEWCOMER, place: result.places[seat]! }))
    // A bot against itself tells nothing. Bots do not change, so nothing is added to what is not known of them.
    const counts = (one: number, other: number) => (bots[one] === bots[other] ? 0 : 1)
    const rated = rateGame(seats, { ...MODEL, tau: 0 }, counts)
    // Of one that sits there more than once, the mean of its seats.
    for (const bot of new Set(bots)) this.ratings.set(bot, meanOf(rated.filter((_, seat) => bots[seat] === bot)))
  }

  private time(bots: readonly string[], result: TableResult): void {
    for (const [seat, bot] of bots.entries()) {
      const clock = this.clocks.get(bot) ?? { games: 0, decisions: 0, milliseconds: 0, slowest: 0 }
      clock.games++
      clock.decisions += result.decisions[seat]!
      clock.milliseconds += result.milliseconds[seat]!
      clock.slowest = Math.max(clock.slowest, result.slowest[seat]!)
      this.clocks.set(bot, clock)
    }
  }

  duel(hero: string, rival: string, players: number, { withSprt, bar }: Test): Duel {
    const blocks = [...this.means].filter(([block]) => block.hero === hero && block.rival === rival)
    const of = (name: 'share' | 'place' | 'margin'): number[] => blocks.map(([, means]) => means[name])
    return {
      hero,
      rival,
      games: blocks.length * players,
      share: estimate(of('share')),
      place: estimate(of('place')),
      margin: estimate(of('margin')),
      ...(withSprt && { sprt: sprt(of('share'), 1 / players, bar) }),
    }
  }

  standings(): Standing[] {
    return [...this.clocks]
      .map(([bot, clock]) => ({
        bot,
        rating: this.ratings.get(bot)!.mu,
        sigma: this.ratings.get(bot)!.sigma,
        games: clock.games,
        millisecondsADecision: clock.milliseconds / clock.decisions,
        slowestDecision: clock.slowest,
      }))
      .sort((a, b) => b.rating - a.rating)
  }
}

function meanOf(ratings: readonly Rating[]): Rating {
  const mean = (figure: 'mu' | 'sigma') => ratings.reduce((sum, one) => sum + one[figure], 0) / ratings.length
  return { mu: mean('mu'), sigma: mean('sigma') }
}
