import { expectedAt, type Model, pairWeight, type Rated, type Rating, rateGame } from './bradley-terry.ts'

/** What everybody begins with. */
export const NEWCOMER: Rating = { mu: 1500, sigma: 350 }
/**
 * Beta and tau were chosen by the log-loss of bots' games; docs/ratings.md has the figures. A sigma above `PROVISIONAL` is
 * not settled yet.
 */
export const MODEL: Model = { beta: 175, tau: 5 }
export const PROVISIONAL = 110
/** Where it was so sure who would come out before whom, nothing was learnt, and nobody can gain by choosing the weak. */
const TOO_SURE = 0.9
/** Games of the same people within this time count less and less. */
export const SAME_PEOPLE_MS = 7 * 86_400_000
/** Of a game that somebody has left, this much must have been played for the others to be compared. */
const PLAYED_ENOUGH = 0.75

/** What a leader board is sorted by: what somebody is at least, as far as is known. */
export const surely = ({ mu, sigma }: Rating): number => mu - 2 * sigma
export const isProvisional = ({ sigma }: Rating): boolean => sigma > PROVISIONAL

/** One rating a game and group of seats: alone against one, or against several. */
export type Size = '2' | '3-5'
export const sizeOf = (seats: number): Size => (seats === 2 ? '2' : '3-5')

/** Why a game that was agreed on as rated counts for nobody. */
export type UnratedWhy = 'too-few-people' | 'hint' | 'stand-in-won' | 'left-early' | 'same-address'

/** What a rated game looks like when it is over. Bots are none of the seats here. */
export interface Played {
  readonly seats: readonly PlayedSeat[]
  readonly hasHint: boolean
  readonly hasSharedAddress: boolean
}

export interface PlayedSeat {
  readonly place: number
  /** What part of the game was played when they left it for good; null if they played it to the end. */
  readonly leftAt: number | null
  /** A bot stood in for them at times. */
  readonly hadStandIn: boolean
}

/** Null if the game counts, else why it does not. */
export function unratedWhy({ seats, hasHint, hasSharedAddress }: Played): UnratedWhy | null {
  if (seats.length < 2) return 'too-few-people'
  if (hasSharedAddress) return 'same-address'
  if (hasHint) return 'hint'
  if (seats.some(({ leftAt }) => leftAt !== null && leftAt < PLAYED_ENOUGH)) return 'left-early'
  const best = Math.min(...seats.map(({ place }) => place))
  if (seats.some(({ place, leftAt, hadStandIn }) => place === best && leftAt === null && hadStandIn)) {
    return 'stand-in-won'
  }
  return null
}

/** The places that count: whoever has left is last, and all others are as they stood. */
export function countedPlaces(seats: readonly PlayedSeat[]): number[] {
  const last = Math.max(...seats.map(({ place }) => place)) + 1
  return seats.map(({ place, leftAt }) => (leftAt === null ? place : last))
}

/** The same people's k-th game in a week counts one k-th. */
export function rateAgreed(game: readonly Rated[], nth: number, model: Model = MODEL): Rating[] {
  const best = Math.min(...game.map(({ place }) => place))
  const isWinner = (seat: number) => game[seat]!.place === best
  return rateGame(game, model, (one, other) => {
    const hoped = expectedAt(game[one]!, game[other]!, model)
    if (hoped > TOO_SURE || hoped < 1 - TOO_SURE) return 0
    return pairWeight(isWinner(one) || isWinner(other)) / nth
  })
}

/** A bot's rating is never taken to be surer than this: the arena's games are not a person's. */
export const BOT_SIGMA = 25

/** What is known of a game of somebody with bots, whose ratings never change. */
export interface PracticeGame {
  readonly place: number
  readonly bots: readonly { readonly rating: Rating; readonly place: number }[]
}

/**
 * What somebody's games with bots say, in their order: a figure of its own, which moves no rating. Nobody can gain by it,
 * so every game counts, however sure it was. Null while there are none.
 */
export function practiceOf(games: readonly PracticeGame[]): (Rating & { readonly games: number }) | null {
  const played = games.filter(({ bots }) => bots.length > 0)
  if (played.length === 0) return null
  let rating = NEWCOMER
  for (const { place, bots } of played) {
    const best = Math.min(place, ...bots.map((bot) => bot.place))
    const game = [{ rating, place }, ...bots]
    const hasWinner = (seat: number) => game[seat]!.place === best
    rating = rateGame(game, MODEL, (one, other) => pairWeight(hasWinner(one) || hasWinner(other)))[0]!
  }
  return { ...rating, games: played.length }
}
