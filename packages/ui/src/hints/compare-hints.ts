import type { Distance, HintedMove } from '../board.ts'
import type { Phrase } from '../words/words.ts'

export interface ComparedMove<Action> {
  readonly action: Action
  /** Behind the best one; of the best one itself: ahead of the next. Null where there is nothing to compare with. */
  readonly distance: Distance | null
  readonly because: readonly Phrase[]
  readonly names: readonly string[]
}

/** The moves in the order of their chances, none of them twice: two ways to go on may begin with the same move. */
export function compareHints<Action>(moves: readonly HintedMove<Action>[]): readonly ComparedMove<Action>[] {
  const best = new Map<string, HintedMove<Action>>()
  for (const move of moves) {
    const key = JSON.stringify(move.action)
    const known = best.get(key)
    if (known === undefined || chanceOf(move) > chanceOf(known)) best.set(key, move)
  }
  const order = [...best.values()].sort((a, b) => chanceOf(b) - chanceOf(a))
  const [, second] = order
  return order.map((move, place) => {
    const behind = place === 0 ? second : move
    return {
      action: move.action,
      distance: behind?.behind ?? null,
      because: move.because ?? [],
      names: move.names ?? [],
    }
  })
}

/** The reasons to be said in one breath with the distance: that it is too close to call is then said already. */
export function saidBeside({
  distance,
  because,
}: Pick<ComparedMove<unknown>, 'distance' | 'because'>): readonly Phrase[] {
  return distance === 'close' ? because.filter(({ key }) => key !== 'reasons.close') : because
}

/** What answers no decision stands last. */
function chanceOf({ chance }: HintedMove<unknown>): number {
  return chance ?? -1
}
