/**
 * How strong somebody seems to be, and how sure that is: the truth lies within two sigmas of mu in 19 of 20 cases.
 */
export interface Rating {
  readonly mu: number
  readonly sigma: number
}

export interface Model {
  /** How much luck there is in one game: so far apart, the better one is still often beaten. */
  readonly beta: number
  /** What is added to the uncertainty before every game: people change. */
  readonly tau: number
}

export interface Rated {
  readonly rating: Rating
  /** 1 for the best; several may share a place. */
  readonly place: number
  /** What the seat alone is worth, in points of a rating: it counts in what is expected, and is nobody's merit. */
  readonly edge?: number
}

/** What seats are worth of which each wins such a part of the games when all play alike. */
export function edgesOf(shares: readonly number[], { beta }: Model): number[] {
  return shares.map((share) => rounded(Math.SQRT2 * beta * Math.log(share * shares.length)))
}

/** The chance that one comes out before the other, from where they sit. */
export function expectedAt(one: Omit<Rated, 'place'>, other: Omit<Rated, 'place'>, model: Model): number {
  const seated = ({ rating: { mu, sigma }, edge = 0 }: Omit<Rated, 'place'>) => ({ mu: mu + edge, sigma })
  return expected(seated(one), seated(other), model)
}

/** Nothing makes a rating surer than this by one game. */
const LEAST_SHRINK = 0.0001
/** Figures are kept to this, so that another engine's last bit changes nothing. */
const PLACES = 1e6

/** Pairs without the winner count so much: a second place is worth fighting for, and nobody is paid for making kings. */
const WITHOUT_WINNER = 0.5
export const pairWeight = (hasWinner: boolean): number => (hasWinner ? 1 : WITHOUT_WINNER)

/** The chance that one comes out before the other, where a tie counts half. */
export function expected(one: Rating, other: Rating, { beta }: Model): number {
  const c = Math.sqrt(one.sigma ** 2 + other.sigma ** 2 + 2 * beta ** 2)
  return 1 / (1 + Math.exp((other.mu - one.mu) / c))
}

/**
 * Everybody's rating after one game: Weng and Lin's update for Bradley-Terry with all pairs (“A Bayesian Approximation
 * Method for Online Ranking”, 2011, algorithm 1). A pair that shares a place has half a win each. `weight` says how much
 * a pair counts; 1, if it is left out.
 */
export function rateGame(
  game: readonly Rated[],
  model: Model,
  weight: (one: number, other: number) => number = () => 1,
): Rating[] {
  const before = game.map(({ rating: { mu, sigma } }) => ({ mu, sigma: Math.sqrt(sigma ** 2 + model.tau ** 2) }))
  return before.map((own, i) => {
    let [gain, surer] = [0, 0]
    for (const [q, other] of before.entries()) {
      const counts = q === i ? 0 : weight(i, q)
      if (counts === 0) continue
      const c = Math.sqrt(own.sigma ** 2 + other.sigma ** 2 + 2 * model.beta ** 2)
      const hoped = expectedAt({ ...game[i]!, rating: own }, { ...game[q]!, rating: other }, model)
      gain += ((counts * own.sigma ** 2) / c) * (scoreOf(game[i]!.place, game[q]!.place) - hoped)
      surer += counts * (own.sigma / c) ** 3 * hoped * (1 - hoped)
    }
    // Who met nobody that counts has learnt nothing, and is no less known for it.
    if (gain === 0 && surer === 0) return game[i]!.rating
    const shrink = Math.sqrt(Math.max(1 - surer, LEAST_SHRINK))
    return { mu: rounded(own.mu + gain), sigma: rounded(own.sigma * shrink) }
  })
}

const scoreOf = (own: number, other: number): number => (own < other ? 1 : own > other ? 0 : 0.5)
const rounded = (figure: number): number => Math.round(figure * PLACES) / PLACES
