import { type Game, type GameTypes, type Random, seededRandom } from '@south-street/engine'
import type { Bot } from '../bot.ts'
import type { LabelledOption, SuitePosition } from './labels.ts'
import type { Workbench } from './workbench.ts'

/** From what games positions are taken: who plays, and how many in a hundred of the answers are random. */
export interface Source<T extends GameTypes> {
  readonly name: string
  readonly bot: Bot<T>
  readonly deviations: number
}

/** Where there are more answers than this, playing all of them out takes too long. */
const MOST_OPTIONS = 16

/** A few decisions out of one game, each with all its answers and no label yet. */
export function gatherPositions<T extends GameTypes>(
  game: Game<T>,
  bench: Workbench<T>,
  players: number,
  source: Source<T>,
  number: number,
): SuitePosition<T['State']>[] {
  const random = seededRandom('suite', source.name, players, number)
  const state = bench.newGame(random)
  const found: SuitePosition<T['State']>[] = []
  for (let step = 0, seat = game.actor(state); seat !== null; step++, seat = game.actor(state)) {
    const options = listLabels(game, bench, state)
    if (options.length > 1 && options.length <= MOST_OPTIONS) {
      const id = `${players}/${source.name}/${number}/${step}`
      found.push({ id, players, source: source.name, state: game.clone(state), options })
    }
    const deviates = random.below(100) < source.deviations
    const action = deviates
      ? game.parse(options[random.below(options.length)]!.action)
      : source.bot.decide(game.view(state, seat), game.legal(state, seat), random)
    game.apply(state, seat, action)
  }
  return oneOfEachPart(found, bench.keptOfAGame, random)
}

function listLabels<T extends GameTypes>(game: Game<T>, bench: Workbench<T>, state: T['State']): LabelledOption[] {
  return bench.listOptions(state).map(({ option, action }) => ({
    option,
    action: game.format(action),
    wins: '',
    lead: 0,
    leadSquares: 0,
  }))
}

/** So that no part of the game is missed. */
function oneOfEachPart<Found>(found: readonly Found[], parts: number, random: Random): Found[] {
  return Array.from({ length: parts }, (_, part) => {
    const first = Math.floor((part * found.length) / parts)
    const end = Math.floor(((part + 1) * found.length) / parts)
    return end > first ? [found[first + random.below(end - first)]!] : []
  }).flat()
}
