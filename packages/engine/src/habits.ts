import type { Game, GameTypes } from './game.ts'
import type { Message } from './message.ts'
import type { ReadRecord } from './record.ts'
import { rank } from './score.ts'
import type { Seat } from './seat.ts'

/** What was counted, by a name of the game's own. A name that is missing counts 0. */
export type Tally = Readonly<Record<string, number>>

/** A game that was played to its end, with all that has happened. */
export interface PlayedOut<T extends GameTypes> {
  readonly options: T['Options']
  readonly state: T['State']
  readonly events: readonly T['Event'][]
  /** By seat, 1 for the best. */
  readonly places: readonly number[]
}

/** How somebody plays a game, as far as it can be counted. The members are methods, so that all games' fit one list. */
export interface GameHabits<T extends GameTypes = GameTypes> {
  /** Where its points come from: the names of the score's items, and the keys of the game's words that call them so. */
  readonly sources: readonly { readonly name: string; readonly key: string }[]
  /** What one seat did in one game. */
  count(played: PlayedOut<T>, seat: Seat): Tally
  /**
   * What follows from the sums over several games, one's own and those of all others at the same tables: sentences of the
   * game's words, each with the figures behind it, and never advice or praise.
   */
  facts(own: Tally, others: Tally): readonly Message[]
}

/** Plays a record that was read, and keeps what happened; null if it does not come to an end. */
export function playOut<T extends GameTypes>({
  game,
  options,
  deal,
  moves,
}: Pick<ReadRecord<T>, 'game' | 'options' | 'deal' | 'moves'>): PlayedOut<T> | null {
  const state = game.setup(options, deal)
  const events: T['Event'][] = []
  for (const { seat, action } of moves) {
    if (game.refuse(state, seat, action) !== null) return null
    game.apply(state, seat, action, (event) => events.push(event))
  }
  return game.actor(state) === null ? { options, state, events, places: placesOf(game, state) } : null
}

function placesOf<T extends GameTypes>(game: Game<T>, state: T['State']): number[] {
  return rank(game.score(state))
}

/** All counts together. */
export function sumTallies(tallies: Iterable<Tally>): Tally {
  const sum: Record<string, number> = {}
  for (const tally of tallies) {
    for (const [name, count] of Object.entries(tally)) sum[name] = (sum[name] ?? 0) + count
  }
  return sum
}

/** Of the counts whose name begins so, the largest one and their sum; null where all are 0. */
export function mostOf(
  tally: Tally,
  prefix: string,
): { readonly name: string; readonly count: number; readonly all: number } | null {
  const found = Object.entries(tally).filter(([name]) => name.startsWith(prefix))
  const all = found.reduce((sum, [, count]) => sum + count, 0)
  if (all === 0) return null
  const [name, count] = found.reduce((best, one) => (one[1] > best[1] ? one : best))
  return { name: name.slice(prefix.length), count, all }
}
