import { seededRandom } from '@south-street/engine'
import type { Puzzle, PuzzleFile } from '@south-street/engine/puzzle'
import { STRONG, shopFor, type Workshop } from './miner.ts'

/** What the captain says for the answer that the played-out games have found, kept as a key with what fills its gaps. */
export function giveReasons(shops: readonly Workshop[], file: PuzzleFile): PuzzleFile {
  let told = 0
  const puzzles = file.puzzles.map((puzzle) => {
    const reason = puzzle.reason ?? reasonFor(shopFor(shops, puzzle), puzzle)
    if (reason !== undefined) told++
    return reason === undefined ? puzzle : { ...puzzle, reason }
  })
  console.log(`${told} of ${puzzles.length} puzzles have a reason`)
  return { ...file, puzzles }
}

/** Sentences that tell nothing of the position. */
const EMPTY = ['reasons.overall', 'reasons.close']

function reasonFor({ game, bots }: Workshop, { id, view, task, options }: Puzzle): Puzzle['reason'] {
  const captain = bots.get(STRONG)!
  if (task !== undefined || captain.rank === undefined || captain.explain === undefined) return undefined
  const ranked = captain.rank(view, seededRandom('puzzle reason', id), { facts: true })
  // It explains what happened in its worlds; which answer is better was settled by whole games.
  const judged = ranked.flatMap((one) => {
    const action = game.format(one.action)
    const option = options.find((other) => other.action === action || other.alike?.includes(action))
    return option === undefined ? [] : [{ ...one, chance: option.value, error: option.error ?? 0 }]
  })
  const best = judged.findIndex((one) => game.format(one.action) === options[0]!.action)
  if (best < 0 || judged.length < 2) return undefined
  return captain
    .explain(view, judged)
    [best]!.map(({ said }) => said)
    .find(({ key }) => !EMPTY.includes(key))
}
