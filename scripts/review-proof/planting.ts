import type { PuzzleBench, Workbench } from '@south-street/bots'
import type { AnyGame, GameTypes } from '@south-street/engine'
import { wordBounds } from '@south-street/engine/review'
import { loadPuzzleBench, loadWorkbench } from '@south-street/registry/workshop'

// A clear blunder, by what its seat could know: whole games in worlds that the seat could not tell from the real one, played
// to their end. That is not how a review judges, which plays some rounds and asks a value, and it uses other worlds.

/** A clear blunder costs so many times as much as the word asks for. */
const CLEAR = 2
/** In so many worlds all options are compared; most decisions are far from clear, and a glance tells. */
const GLANCE = 8
const CHOSEN_IN = 48
/**
 * Of many options one always looks bad by chance: it has to be as bad in other worlds, first in a few, since most are not,
 * and then in as many as it takes to be sure.
 */
const TESTS = [
  ['test', 60],
  ['sure', 400],
] as const
/** Who plays on: the first choose. What only one kind of player could not put right again is no clear blunder. */
const PLAYERS = ['mates', 'other-net'] as const

export interface Blunder {
  readonly action: unknown
  /** What is better, as a line of text. */
  readonly better: string
  /** How much worse it is, in shares of the win, by every kind of players. */
  readonly gaps: readonly number[]
}

/** Finds the worst move of a decision, if it is a clear blunder. */
export type FindBlunder = (state: unknown, seat: number, seed: string) => Blunder | null

export async function loadPlanter(game: AnyGame, players: number): Promise<FindBlunder> {
  const bench = (await loadWorkbench(game.id, players))!
  const worlds = (await loadPuzzleBench(game.id, players))!
  return (state, seat, seed) =>
    findBlunder({ game, bench, worlds, least: CLEAR * wordBounds(players).blunder }, state, seat, seed)
}

interface Planter {
  readonly game: AnyGame
  readonly bench: Workbench<GameTypes>
  readonly worlds: PuzzleBench<GameTypes>
  readonly least: number
}

function findBlunder(
  { game, bench, worlds, least }: Planter,
  state: unknown,
  seat: number,
  seed: string,
): Blunder | null {
  const options = bench.listOptions(state)
  // Whoever has only cashed a card for a move can still do something else.
  if (options.length < 2 || !options.some(({ isWhole }) => isWhole)) return null
  const view = game.view(state, seat)
  const codes = options.map(({ option }) => option)
  const wonBy = (by: string, phase: string, tried: readonly number[], count: number): number[] => {
    const play = worlds.openWorlds(view, by, `${seed} ${phase}`)
    const sums = tried.map(() => 0)
    for (let world = 0; world < count; world++) {
      for (const [i, share] of play(world, tried).entries()) sums[i]! += share
    }
    return sums.map((sum) => sum / count)
  }
  const [first] = PLAYERS
  if (spread(wonBy(first, 'glance', codes, GLANCE)) < least) return null
  const won = wonBy(first, 'choice', codes, CHOSEN_IN)
  const tried = options.map((option, i) => ({ ...option, won: won[i]! }))
  const best = tried.reduce((one, other) => (other.won > one.won ? other : one))
  const worst = tried.filter(({ isWhole }) => isWhole).reduce((one, other) => (other.won < one.won ? other : one))
  if (best.won - worst.won < least) return null
  const gaps: number[] = []
  for (const by of PLAYERS) {
    for (const [phase, count] of TESTS) {
      const [good, bad] = wonBy(by, phase, [best.option, worst.option], count)
      if (good! - bad! < least) return null
      if (phase === 'sure') gaps.push(good! - bad!)
    }
  }
  return { action: worst.action, better: game.format(best.action), gaps }
}

const spread = (shares: readonly number[]): number => Math.max(...shares) - Math.min(...shares)
