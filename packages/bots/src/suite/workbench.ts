import { type GameTypes, type Random, type Score, type Seat, seededRandom } from '@south-street/engine'
import type { Mind } from '../mind.ts'
import { OnePly } from '../search/one-ply.ts'
import type { Value } from '../value.ts'

/** Where the bots of a game are measured, with one number of players: positions, and whole games played on from them. */
export interface Workbench<T extends GameTypes> {
  /** How many decisions of one game go into the suite: more where a game is long. */
  readonly keptOfAGame: number
  newGame(random: Random): T['State']
  /** The answers of the seat that owes a decision, as codes, the first action towards each, and whether that is all of it. */
  listOptions(state: T['State']): { readonly option: number; readonly action: T['Action']; readonly isWhole: boolean }[]
  /**
   * Plays an answer and then on to the end, all seats as mates. What nobody at the table knows is drawn anew before, from
   * the first source; what a seat knows and hides stays where it is.
   */
  playOut(state: T['State'], option: number, unknown: Random, random: Random): readonly Score[]
  /** Draws anew, in place, what nobody at the table knows. */
  shuffleUnknown(state: T['State'], random: Random): void
}

interface Tools<T extends GameTypes> {
  readonly mind: Mind<T['State']>
  readonly value: Value
  readonly maxOptions: number
  readonly keptOfAGame: number
  newGame(random: Random): T['State']
  shuffleUnknown(state: T['State'], random: Random): void
  decode(state: T['State'], seat: Seat, code: number): T['Action']
}

export function setUpBench<T extends GameTypes>(tools: Tools<T>): Workbench<T> {
  const { mind, value, maxOptions } = tools
  const mate = new OnePly(mind, value, maxOptions)
  const line = tools.newGame(seededRandom('spare'))
  const options = new Uint16Array(maxOptions)
  return {
    keptOfAGame: tools.keptOfAGame,
    newGame: tools.newGame,
    listOptions: (state) => {
      const seat = mind.actor(state)
      const count = mind.options(state, seat, options)
      return Array.from(options.subarray(0, count), (option) => {
        const step = mind.firstStep(state, seat, option)
        return { option, action: tools.decode(state, seat, step), isWhole: step === option }
      })
    },
    playOut: (state, option, unknown, random) => {
      mind.copyInto(line, state)
      tools.shuffleUnknown(line, unknown)
      mind.play(line, mind.actor(line), option)
      value.startAfresh()
      for (let actor = mind.actor(line); actor >= 0; actor = mind.actor(line)) {
        mind.play(line, actor, mate.choose(line, actor, random))
      }
      return mind.score(line)
    },
    shuffleUnknown: tools.shuffleUnknown,
  }
}
