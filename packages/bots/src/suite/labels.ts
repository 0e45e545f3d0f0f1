import { type GameTypes, type Seat, seededRandom, winners } from '@south-street/engine'
import type { Workbench } from './workbench.ts'

/** One answer to a position's decision, and what came of it when it was played out. */
export interface LabelledOption {
  /** Its code for the mind, and the first action towards it as a line of text. */
  readonly option: number
  readonly action: string
  /** One character a world, the same world at the same place for every option: by how many the win was shared, 0 if lost. */
  wins: string
  /** By how many points the seat was ahead of the best other: the sum over all worlds, and that of the squares. */
  lead: number
  leadSquares: number
}

/** A decision out of a game, all answers to which were played out. */
export interface SuitePosition<State> {
  readonly id: string
  readonly players: number
  /** Whose game it comes from. */
  readonly source: string
  /** As it was, with what the seat cannot know: for the labels. A bot gets to see the seat's view of it. */
  readonly state: State
  readonly options: LabelledOption[]
}

/**
 * Plays every answer to a position's decision out in one more world. The same position and the same number of worlds before it
 * give the same one.
 */
export function addWorld<T extends GameTypes>(
  bench: Workbench<T>,
  position: SuitePosition<T['State']>,
  seat: Seat,
): void {
  const { id, state, options } = position
  const world = options[0]!.wins.length
  for (const label of options) {
    const [unknown, random] = [seededRandom('suite world', id, world), seededRandom('suite play', id, world)]
    const scores = bench.playOut(state, label.option, unknown, random)
    const best = winners(scores)
    const others = scores.filter((_, other) => other !== seat).map(({ total }) => total)
    const lead = scores[seat]!.total - Math.max(...others)
    label.wins += best.includes(seat) ? best.length : 0
    label.lead += lead
    label.leadSquares += lead * lead
  }
}
