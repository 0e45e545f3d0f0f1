import type { AnyBot, PlayWorld } from '@south-street/bots'
import type { AnyGame } from '@south-street/engine'
import type { Puzzle, PuzzleFile } from '@south-street/engine/puzzle'
import { answerOf, usualAnswer } from './levels.ts'
import { LOWER, shopFor, type Workshop } from './miner.ts'

/** The best answer is compared with the few next ones. */
const COMPARED = 4
const SOLVERS = ['clerk', 'mate', 'captain', 'commodore']

const mean = (list: readonly number[]): number => list.reduce((sum, one) => sum + one, 0) / list.length

/** Whether the answer is still the best one, taken together over all settings, in worlds that it was not chosen by. */
function keeps({ bench }: Workshop, puzzle: Puzzle, seed: string, worlds: number): boolean {
  const answers = bench.listAnswers(puzzle.view)!
  const options = puzzle.options
    .slice(0, COMPARED)
    .map(({ action }) => answers.find(({ actions }) => actions.includes(action))!.option)
  const totals = options.map(() => 0)
  for (const setting of bench.settings) {
    const play = bench.openWorlds(puzzle.view, setting, `verify ${seed} ${puzzle.id}`)
    for (const [i, mean] of meansOf(play, options, worlds).entries()) totals[i]! += mean
  }
  return totals.every((total, i) => i === 0 || total < totals[0]!)
}

function meansOf(play: PlayWorld, options: readonly number[], worlds: number): number[] {
  const shares = Array.from({ length: worlds }, (_, world) => play(world, options))
  return options.map((_, i) => mean(shares.map((world) => world[i]!)))
}

/** How puzzles are tried anew: with which seed, and in how many whole games in each setting. */
interface Trial {
  readonly seed: string
  readonly worlds: number
}

/** Tries all puzzles anew, says how it went, and returns those that keep their answer. */
export function verify(
  game: AnyGame,
  shops: readonly Workshop[],
  file: PuzzleFile,
  { seed, worlds }: Trial,
): readonly Puzzle[] {
  const kept: Puzzle[] = []
  const solved = new Map(SOLVERS.map((name) => [name, 0]))
  let tried = 0
  let lost = 0
  for (const puzzle of file.puzzles) {
    if (puzzle.task !== undefined) {
      // Proved already: a test tries every choice.
      kept.push(puzzle)
      continue
    }
    const shop = shopFor(shops, puzzle)
    tried++
    const stays = keeps(shop, puzzle, seed, worlds)
    if (!stays) lost++
    const missers = LOWER.filter((name) => !isRight(puzzle, usualAnswer(game, shop.bots.get(name)!, puzzle.view, seed)))
    if (stays && missers.length > 0) kept.push(puzzle)
    const finders = SOLVERS.filter((name) => finds(game, shop.bots.get(name)!, puzzle, seed))
    for (const name of finders) solved.set(name, solved.get(name)! + 1)
    console.log(`${puzzle.id} ${stays ? 'keeps' : 'has lost'} its answer; found by ${finders.join(', ') || 'nobody'}`)
    if (missers.length === 0) console.log('  and nobody goes wrong: it is no puzzle')
  }
  const proved = file.puzzles.length - tried
  const share = (count: number): string => `${count} of ${tried}, ${((100 * count) / Math.max(1, tried)).toFixed(1)} %`
  console.log(`${game.id}, seed ${seed}: keep their answer ${share(tried - lost)}; ${proved} are proved`)
  for (const [name, count] of solved) console.log(`${name} solves ${share(count)}`)
  return kept
}

function finds(game: AnyGame, bot: AnyBot, { view, options }: Puzzle, seed: string): boolean {
  return isRight({ options }, answerOf(game, bot, view, `verify ${seed}`))
}

function isRight({ options }: Pick<Puzzle, 'options'>, answer: string): boolean {
  return options[0]!.action === answer || options[0]!.alike?.includes(answer) === true
}
