import type { BotRatings, Distance, Facts, Reason } from '@south-street/bots'
import type { AnyGame, Random, SealHash, Seat } from '@south-street/engine'
import type { HouseStore } from './store.ts'

/** Everything that a house has to be given. A server hands it in over SQL and threads, a browser's worker over IndexedDB. */
export interface HouseParts {
  readonly store: HouseStore
  readonly clock: Clock
  readonly chance: Chance
  readonly thinker: Thinker
  readonly shelf: GameShelf
  /** Hears what happens here; nobody has to. */
  tell?(news: HouseNews): void
  /** Calls people who are elsewhere, where a house does. */
  readonly bell?: Bell
  /** How long after a move a bot or a standing order answers, in milliseconds: whatever it is, and however soon it is known. */
  readonly delay: () => number
  /** Work that another house on the same store has left, or that was set there, is found within this time. */
  readonly pollMs: number
  /** So many tables are held in memory, beside those that somebody watches or works at. */
  readonly tablesInMemory: number
}

export interface Bell {
  /** Whether this person wants to be called at all. Asked at every move, so the answer has to be at hand. */
  isHeard(person: string): boolean
  /** So long after it has happened somebody may be told of it, by the kind of the table's pace and by nothing else. */
  delay(pace: string): number
}

export interface Clock {
  now(): number
  /** Runs it at that time, or soon if it is past. Returns what prevents it. */
  wakeAt(at: number, run: () => void): () => void
  /** Comes back when others have had their turn. */
  breathe(): Promise<void>
}

export interface Chance {
  /** The platform's secure source, for the deal. */
  readonly random: Random
  /** 32 new secret bytes in base64url. */
  salt(): string
  readonly hash: SealHash
  /** A name that nobody can guess. */
  newId(): string
}

/** The games of this house. */
export interface GameShelf {
  readonly games: readonly AnyGame[]
  /** The newest version, or the one with these rules. */
  find(id: string, rules?: string): AnyGame | undefined
  /** Bots, from the friendliest to the strongest. */
  levels(id: string, rules?: string): readonly string[]
  /** Their fixed ratings by size of the table and level, where a house shows any. */
  botRatings?(id: string, rules?: string): BotRatings
}

/** Where bots think, apart from the house: one that hangs is ended there, and then the question is not answered. */
export interface Thinker {
  ask(question: BotQuestion, turn: ThinkingTurn): Promise<BotAnswer>
  /** Where hints are given. */
  rank?(question: HintQuestion): Promise<readonly Advice[]>
}

/** Whose table it is, and whether anybody sits there and waits for the answer. */
export interface ThinkingTurn {
  readonly host: string
  readonly isAwaited: boolean
}

/** All that a bot gets to know: what its seat may see, and a seed for its chance. */
export interface BotQuestion {
  readonly game: string
  readonly rules: string
  readonly players: number
  readonly level: string
  readonly seat: Seat
  readonly view: unknown
  readonly seed: string
}

export interface BotAnswer {
  /** In the game's text form. */
  readonly action: string
  /** Why the bot's own answer could not be used; the simplest bot has answered for it. */
  readonly fault: string | null
}

/** A decision that somebody wants to hear a bot's opinion of. */
export interface HintQuestion extends Omit<BotQuestion, 'seat'> {
  /** Whether what happened in the bot's worlds is wanted too. */
  readonly facts?: boolean
  /** Actions in the game's text form that the bot is to say something about, however little it thinks of them. */
  readonly also?: readonly string[]
}

/** An action in the game's text form, with the share of the win that a bot expects of it; null of what answers no decision. */
export interface Advice {
  readonly action: string
  readonly chance: number | null
  /** How far it is behind the best one; null of what is compared with nothing. */
  readonly behind: Distance | null
  /** Of the best one: why it. Of any other: why not. */
  readonly because: readonly Reason[]
  /** Only if asked for; by the game's own type, such as `PacketRowFacts`. */
  readonly facts?: Facts
}

export type HouseNews =
  /** A table has grown, by this house (`own`) or by another one on the same store. */
  | {
      readonly kind: 'grown'
      readonly table: string
      readonly revision: number
      readonly own: boolean
      /** The person who now owes a decision; null if it is a bot or nobody. */
      readonly waitingFor: string | null
      /** The game has ended with this: it was played to its end, given up or closed. */
      readonly isOver: boolean
    }
  /** What became of a command: `accepted`, `repeat`, `conflict-retry`, or the code of its refusal. */
  | { readonly kind: 'performed'; readonly result: string }
  /** So many tables are in memory now. */
  | { readonly kind: 'held'; readonly tables: number }
  /** Something went wrong, and the house has helped itself. */
  | { readonly kind: 'fault'; readonly what: string; readonly error: unknown; readonly table?: string }
