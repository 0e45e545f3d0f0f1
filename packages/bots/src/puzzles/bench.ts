import { type Game, type GameTypes, type Random, type Seat, seededRandom, winShares } from '@south-street/engine'
import type { Puzzle } from '@south-street/engine/puzzle'
import type { Guest, Mind } from '../mind.ts'
import { OnePly } from '../search/one-ply.ts'
import type { Value } from '../value.ts'
import type { PlayWorld } from './race.ts'

/** Who plays on from a puzzle: everybody by one value, but rivals may be guests, drawn anew for every world. */
export interface PuzzleSetting<State> {
  readonly name: string
  readonly mind: Mind<State>
  readonly value: Value
  /** Each as likely as the others; null for as the value would have it. None at all: everybody plays by the value. */
  readonly guests: readonly (Guest<State> | null)[]
}

/** What a game brings to its puzzles, with one number of players. */
export interface PuzzleTools<T extends GameTypes> {
  readonly game: Game<T>
  readonly maxOptions: number
  /** The first one's mind also says what rivals seem to hide. */
  readonly settings: readonly PuzzleSetting<T['State']>[]
  newGame(random: Random): T['State']
  decode(state: T['State'], seat: Seat, code: number): T['Action']
  /** The same for answers that make no difference, such as one of two cards that are alike. */
  faceOf(action: T['Action']): string
  /** What the position is about, by the answer that is best. */
  themes(view: T['View'], answer: T['Action']): string[]
  /** What else can be asked, with answers that can be proved. Missing where there is no such thing. */
  readonly tasks?: TaskFinder<T>
}

interface TaskFinder<T extends GameTypes> {
  /** Whose games it comes up in. */
  readonly bot: string
  find(view: T['View']): FoundTask | null
}

type FoundTask = Required<Pick<Puzzle, 'task' | 'options' | 'themes' | 'missedBy'>>

/** An answer to a puzzle's question. */
export interface PuzzleAnswer {
  readonly option: number
  /** As a line of text; the first one stands for all that are alike. */
  readonly actions: readonly string[]
}

/** Where puzzles are made and tried, with one number of players. All that it looks at is a view. */
export interface PuzzleBench<T extends GameTypes> {
  readonly settings: readonly string[]
  newGame(random: Random): T['State']
  /** Null where some answer that the rules allow is none that bots think about. */
  listAnswers(view: T['View']): readonly PuzzleAnswer[] | null
  /** Plays on in worlds that the viewer could not tell from the real one, from one seed always the same ones. */
  openWorlds(view: T['View'], setting: string, seed: string): PlayWorld
  themes(view: T['View'], answer: string): string[]
  readonly tasks: TaskFinder<T> | null
}

export function setUpPuzzles<T extends GameTypes>(tools: PuzzleTools<T>): PuzzleBench<T> {
  const { game, settings } = tools
  const [first] = settings
  const { mind } = first!
  const options = new Uint16Array(tools.maxOptions)
  const spare = tools.newGame(seededRandom('spare'))
  const [world, line] = [mind.clone(spare), mind.clone(spare)]
  const players = settings.map((setting) => ({
    ...setting,
    mate: new OnePly(setting.mind, setting.value, tools.maxOptions),
  }))

  function listAnswers(view: T['View']): readonly PuzzleAnswer[] | null {
    const state = game.sample(view, seededRandom('answers'))
    const seat = mind.actor(state)
    const found = new Map<string, { option: number; actions: string[] }>()
    for (const option of options.subarray(0, mind.options(state, seat, options))) {
      const action = tools.decode(state, seat, option)
      const face = tools.faceOf(action)
      if (!found.has(face)) found.set(face, { option, actions: [] })
      found.get(face)!.actions.push(game.format(action))
    }
    const isKnown = (action: T['Action']): boolean => game.free?.(action) === true || found.has(tools.faceOf(action))
    return game.legal(state, seat).every(isKnown) ? [...found.values()] : null
  }

  function playOut(by: (typeof players)[number], option: number, seat: Seat, ways: Ways<T['State']>, random: Random) {
    mind.copyInto(line, world)
    by.value.startAfresh()
    mind.play(line, seat, option)
    for (let actor = mind.actor(line); actor >= 0; actor = mind.actor(line)) {
      const way = ways[actor]
      mind.play(line, actor, way ? way(line, actor) : by.mate.choose(line, actor, random))
    }
    return winShares(mind.score(line))[seat]!
  }

  return {
    settings: settings.map(({ name }) => name),
    newGame: tools.newGame,
    listAnswers,
    openWorlds: (view, setting, seed) => {
      const by = players.find(({ name }) => name === setting)!
      const state = game.sample(view, seededRandom('puzzle', seed))
      const seat = mind.actor(state)
      mind.watching?.watch(state, seat)
      return (number, tried) => {
        const random = seededRandom('puzzle world', setting, seed, number)
        mind.copyInto(world, state)
        mind.resample(world, seat, random)
        mind.watching?.deal?.(world, random)
        const ways = spreadGuests(by.guests, seat, random)
        return tried.map((option) =>
          playOut(by, option, seat, ways, seededRandom('puzzle play', setting, seed, number)),
        )
      }
    },
    themes: (view, answer) => tools.themes(view, game.parse(answer)),
    tasks: tools.tasks ?? null,
  }
}

type Ways<State> = readonly (Guest<State> | null)[]
/** More than any game has. */
const SEATS = 8

function spreadGuests<State>(guests: Ways<State>, seat: Seat, random: Random): Ways<State> {
  if (guests.length === 0) return []
  return Array.from({ length: SEATS }, (_, other) => (other === seat ? null : guests[random.below(guests.length)]!))
}
