import type { Json } from './json.ts'
import type { Message } from './message.ts'
import type { Random } from './random.ts'
import type { Score } from './score.ts'
import type { Seat, Viewer } from './seat.ts'

/** Why an action is refused. `code` keys the sentence in the game's words, `clause` the rule in its RULES.md. */
export interface Refusal {
  readonly code: string
  readonly clause: string
  readonly params: Readonly<Record<string, string | number>>
}

/**
 * Something that happened, in the past tense, for the log and for animation.
 * A game extends this with members of its own; they are plain JSON.
 */
export interface GameEvent {
  readonly type: string
  /** Set when the event shows somebody what was hidden from them until now: a take-back ends here. */
  readonly reveals?: true
  /** Set when only this seat may be told of the event. */
  readonly only?: Seat
}

/** How a game is played: so many players, and which of its optional rules. */
export interface GameOptions {
  readonly players: number
}

/**
 * The types of one game, in a bundle: a game says `Game<ItsTypes>`. All but events may have any form, as long as they
 * are plain JSON: integers, strings, booleans, null, arrays and flat objects. JSON.parse(JSON.stringify(x)) is as good
 * as x.
 */
export interface GameTypes {
  readonly State: unknown
  readonly Action: unknown
  readonly View: unknown
  readonly Event: GameEvent
  readonly Options: GameOptions
  readonly Deal: unknown
}

/** Who listens while an action is carried out. */
export type Emit<T extends GameTypes> = (event: T['Event']) => void

/**
 * A game is a folder of pure functions over plain data. Everything else (table, server, bots, screens) knows a game
 * by this interface alone.
 *
 * - All chance lies in the deal. Once dealt, a game is `deal + actions`, and replaying needs no random source.
 * - What a seat still owes is part of the state, so that a game can be saved, searched and resumed at every point.
 *
 * The contract suite (`@south-street/engine/contract`) checks every promise made here by random play.
 *
 * The members are methods, not function properties, so that a game of one type can stand in a list of all games.
 */
export interface Game<T extends GameTypes> {
  /** The name in records and on the command line, such as `packet-row`. */
  readonly id: string
  /** The version of the rules. It changes only when a recorded game would replay differently. */
  readonly rules: string
  readonly seats: { readonly min: number; readonly max: number }
  /**
   * The optional rules: names of options, beside `players`, that are true or false. All are off unless asked for
   * (`chooseOptions`). Without this member there are none.
   */
  readonly variants?: readonly string[]

  /** Everything that chance decides, ever. */
  deal(options: T['Options'], random: Random): T['Deal']
  /**
   * The deal with this seat first to act, where the rules let the host of a table name it. Nothing else in the deal
   * differs. Absent: the rules or chance decide.
   */
  nameFirst?(deal: T['Deal'], seat: Seat): T['Deal']
  /**
   * What part of all games each seat wins with such a deal when everybody plays alike, as far as that was measured; the
   * parts add up to 1. Only who sits where in the order of play may count, not the cards. Absent or null: nobody knows.
   */
  seatShares?(options: T['Options'], deal: T['Deal']): readonly number[] | null
  /** The state in which a deal begins. */
  setup(options: T['Options'], deal: T['Deal']): T['State']

  /** The one seat that owes a decision, or null when the game is over. */
  actor(state: T['State']): Seat | null
  /**
   * What the seat may do now, in a fixed order: the answers to the decision that it owes, if it owes one, and then
   * what it may do at any time. Where the answers run into thousands it is a fixed useful subset; the game says where.
   */
  legal(state: T['State'], seat: Seat): T['Action'][]
  /** The one authority on legality: judges any action that has the right form, listed by `legal` or not. */
  refuse(state: T['State'], seat: Seat, action: T['Action']): Refusal | null
  /** Carries out an action that is not refused, in place. */
  apply(state: T['State'], seat: Seat, action: T['Action'], emit?: Emit<T>): void
  /** A copy that shares nothing with its original. */
  clone(state: T['State']): T['State']
  /** Whether this may be done at any time, and so answers no decision. Absent: nothing may. */
  free?(action: T['Action']): boolean

  /** What the viewer may know. It is built up from nothing, never made by striking things out of the state. */
  view(state: T['State'], viewer: Viewer): T['View']
  /** A state that the viewer could not tell from the real one. This is all that a bot ever gets to see. */
  sample(view: T['View'], random: Random): T['State']
  /**
   * Arranges what is hidden in a state that was sampled from an earlier view, so that the same actions bring up
   * everything that has been told since. So somebody who has seen a table and heard what happened after that can watch
   * it again, move by move, until the game has ended: a page need not ask anybody for pictures of the past.
   */
  foresee(state: T['State'], told: readonly T['Event'][]): void

  /** One score a seat, itemised in the order of the rules. In a running game: the points so far. */
  score(state: T['State']): Score[]

  /** One line of text for an action; no two actions share one. */
  format(action: T['Action']): string
  /** The action that a line of text names. Throws `Malformed`. */
  parse(text: string): T['Action']

  /** The invariants that this state breaks, in words for a developer; none in a sound state. */
  check(state: T['State']): string[]

  readonly codec: GameCodec<T>
  readonly messages: GameMessages<T>
  /** Where a seat can pass: what a standing order to pass needs to know. */
  readonly passing?: Passing<T>
  /** A faster door to the same rules, for search. */
  readonly search?: Searchable<T>
}

/** All of it follows from the view of the seat that passes, so that an order tells nobody anything. */
export interface Passing<T extends GameTypes> {
  /** The action that passes the decision which the viewer owes; null where it cannot be passed. */
  pass(view: T['View']): T['Action'] | null
  /**
   * The sorts of stretches that an order may be given for, such as `round`; each has words under `stretches` in the game's
   * words. `card` is none of them: that is an order until a card can be taken.
   */
  readonly stretches: readonly string[]
  /** Names the stretch of this sort that the view lies in: another name, another stretch. Null between two stretches. */
  stretch(view: T['View'], sort: string): string | null
  /** Whether the card, by its id, lies where it can be taken. Throws `Malformed` for an id that there is not. */
  isOffered(view: T['View'], card: string): boolean
}

/** How a game's parts stand in a record. The readers take anything and throw `Malformed` with a precise path. */
export interface GameCodec<T extends GameTypes> {
  /** The options of a record, with every variant on or off. */
  readOptions(json: unknown): T['Options']
  /** The deal of a record, which has to be whole: it is dealt from the catalogue of these options. */
  readDeal(json: unknown, options: T['Options']): T['Deal']
  /** The deal as it stands in a record. */
  writeDeal(deal: T['Deal']): Json
  /** Without the seat, which the record keeps beside the action's own members. */
  readAction(json: unknown): T['Action']
  /** What `readAction` reads. */
  writeAction(action: T['Action']): { [member: string]: Json }
}

/** What a game has to say, as keys into its words/ with parameters; sentences are made where a reader is known. */
export interface GameMessages<T extends GameTypes> {
  /** With the view of the seat that is asked, in the words of its question: an answer may have another name there. */
  action(action: T['Action'], view?: T['View']): Message
  /** Why something is refused. */
  refusal(refusal: Refusal): Message
  /** Null for an event that needs no line of its own in a log. */
  event(event: T['Event']): Message | null
  /** The table in words, line by line, as the viewer sees it. */
  view(view: T['View']): Message[]
  /** What is asked of the seat that owes a decision, in one sentence. */
  question(view: T['View']): Message
}

/**
 * For search: `legal` and `apply` without objects. Codes are small integers that mean something only in the state that
 * gave them; they never leave the process.
 */
export interface Searchable<T extends GameTypes> {
  /** No state offers more codes than this. */
  readonly maxCodes: number
  /** Makes `target` equal to `source` without allocating. Both must be of the same number of players. */
  copyInto(target: T['State'], source: T['State']): void
  /** Writes the codes of the first actions that `legal` lists, in its order, and returns their number. */
  codes(state: T['State'], seat: Seat, out: Uint16Array): number
  /** The action that a code stands for: `decode(codes[i])` equals `legal()[i]`. */
  decode(state: T['State'], seat: Seat, code: number): T['Action']
  /** The same as `apply(decode(code))`, without events. */
  applyCode(state: T['State'], seat: Seat, code: number): void
}

/** Any game, for code that is blind to games. */
export type AnyGame = Game<GameTypes>
