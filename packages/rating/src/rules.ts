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

/** What a leader board is sorted by: what somebody is at least, as far as is known. */
export const surely = ({ mu, sigma }: Rating): number => mu - 2 * sigma
export const isProvisional = ({ sigma }: Rating): boolean => sigma > PROVISIONAL

/** One rating a game and group of seats: alone against one, or against several. */
export type Size = '2' | '3-5'
export const sizeOf = (seats: number): Size => (seats === 2 ? '2' : '3-5')

/** Why a game that was agreed on as rated counts for nobody. */
export type UnratedWhy = 'too-few-people' | 'same-address' | 'all-agreed' | 'closed'

/** What a rated game looks like when it has ended. Bots are none of the seats here. */
export interface Played {
  readonly seats: readonly PlayedSeat[]
  readonly end: 'over' | 'abandoned' | 'closed'
}

/** Whoever held the seat when the cards were dealt. */
export interface PlayedSeat {
  /** As the game came out; of no meaning where it was not played to its end. */
  readonly place: number
  /** When they left for good; null if they stayed. */
  readonly leftAt: number | null
}

/** Null if the game counts, else why it does not. Whether two played from one network is found out elsewhere. */
export function unratedWhy({ seats, end }: Played): UnratedWhy | null {
  if (seats.length < 2) return 'too-few-people'
  // That was the operator's doing, and nobody's fault.
  if (end === 'closed') return 'closed'
  if (end === 'abandoned' && seats.every(({ leftAt }) => leftAt === null)) return 'all-agreed'
  return null
}

/**
 * The places that count. Whoever has left comes after all who stayed, and whoever left first is last: nobody escapes a
 * defeat by going. Those who stayed are as the game came out; where it was not played to its end, they share a place.
 */
export function countedPlaces({ seats, end }: Played): number[] {
  const stayed = seats.map(({ place }) => (end === 'over' ? place : 1))
  const last = Math.max(...stayed)
  return seats.map(({ leftAt }, seat) => {
    if (leftAt === null) return stayed[seat]!
    return last + 1 + seats.filter((other) => other.leftAt !== null && other.leftAt > leftAt).length
  })
}

export interface AgreedSeat extends Rated {
  /** A bot, a hint or somebody else has played a part of their game. */
  readonly isHelped?: boolean
}

/**
 * The same people's k-th game in a week counts one k-th. A game that was not played to its end says nothing of two who
 * share a place in it. Help wins nothing: whoever had some only counts against those who came out before them.
 */
export function rateAgreed(game: readonly AgreedSeat[], nth: number, isFinished = true): Rating[] {
  const best = Math.min(...game.map(({ place }) => place))
  const isWinner = (seat: number) => game[seat]!.place === best
  return rateGame(game, MODEL, (one, other) => {
    if (!isFinished && game[one]!.place === game[other]!.place) return 0
    if (isByHelp(game[one]!, game[other]!) || isByHelp(game[other]!, game[one]!)) return 0
    const hoped = expectedAt(game[one]!, game[other]!, MODEL)
    if (hoped > TOO_SURE || hoped < 1 - TOO_SURE) return 0
    return pairWeight(isWinner(one) || isWinner(other)) / nth
  })
}

const isByHelp = (one: AgreedSeat, other: AgreedSeat): boolean => one.isHelped === true && one.place <= other.place

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
