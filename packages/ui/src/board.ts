import type { ReactNode } from 'react'
import type { House } from './art/houses.ts'
import type { GameHelp } from './help/card-help.ts'
import type { LastRound } from './last-round/last-round.tsx'
import type { BoardAnchors } from './lesson/anchors.ts'
import type { Phrase } from './words/words.ts'

/** Who sits where, as a board shows it. */
export interface SeatInfo {
  readonly name: string
  readonly house: House
  readonly isYou: boolean
}

/** How far apart two moves are, in words that are known to be right. */
export type Distance = 'close' | 'little' | 'clear'

/** What a hint is made of: moves, with what a strong bot makes of each. `compareHints` puts them in order. */
export interface HintedMove<Action> {
  readonly action: Action
  /**
   * From 0 to 1; it compares moves, and is no chance to win that could be promised. Null of a move that answers no
   * decision and so is compared with nothing.
   */
  readonly chance: number | null
  /** How far it is behind the best one: too close to call, a little, or clearly. */
  readonly behind: Distance | null
  /** Of the best one: why it. Of any other: why not. */
  readonly because?: readonly Phrase[]
  /** The ids of the cards that these reasons name. */
  readonly names?: readonly string[]
}

/**
 * What every game's board is given. Views and events are what the viewer may know; a board never sees a state, and it
 * sends actions without knowing who carries them out.
 */
export interface BoardProps<View, Action, Event> {
  readonly view: View
  readonly seats: readonly SeatInfo[]
  /** Everything that has been told so far, in order; what was taken back is gone. */
  readonly history: readonly Event[]
  /** The cards that are on the move, for the picture before and the picture after. */
  readonly moving: readonly Event[]
  /** False where nobody acts: in a replay, for a spectator, while an answer is on its way. */
  readonly mayAct: boolean
  act(...actions: Action[]): void
  readonly takeBack: (() => void) | null
  readonly hint: readonly HintedMove<Action>[] | 'thinking' | null
  /** About the table as it stands, or as it would be after steps that are only thought of. Null on a bare board. */
  readonly askHint: ((about?: unknown) => void) | null
  /** Why not this move, which the hint says nothing of? It is added to the hint. */
  readonly askWhyNot: ((action: unknown, about?: unknown) => void) | null
  /** Whether the cards that rivals are known to hold are shown. */
  readonly help: boolean
  /** Choosing a card takes it, without a second step. */
  readonly confirmsAtOnce: boolean
  /** Log and chat. */
  readonly record: ReactNode
  /** Stands where the bar of a running game is: the timeline of a replay. */
  readonly bar?: ReactNode
  readonly showRule: (clause: string) => void
}

export interface ResultProps<View, Event> {
  readonly view: View
  readonly seats: readonly SeatInfo[]
  readonly history: readonly Event[]
  /** Play again, watch the replay, and whatever else the page offers. */
  readonly offers: ReactNode
}

/** What the counting at the end of a game is given. */
export interface CountingProps<View, Event> {
  readonly view: View
  readonly seats: readonly SeatInfo[]
  readonly history: readonly Event[]
  readonly isFast: boolean
  /** The result may be shown. */
  readonly done: () => void
}

/** Sounds that every game may use. */
export type Cue = 'take' | 'buy' | 'pass' | 'delivery' | 'round' | 'end'

/** One game, as far as the page shows it. The members are methods, so that boards of all games fit one list. */
export interface GameBoard<View, Action, Event> {
  Board(props: BoardProps<View, Action, Event>): ReactNode
  /** For the top bar: where the game stands. */
  Headline(props: { readonly view: View }): ReactNode
  /** For the table's menu: when the game ends, and how far off that is. */
  Ending(props: { readonly view: View }): ReactNode
  /** Which round a view lies in, from 0. */
  roundOf(view: View): number
  /** Every seat's own view in one, with all hands open: for a game that is over. */
  openView(views: readonly View[], eyes: number): View
  /** That the end is certain, from what the viewer sees; null before. */
  lastRound?(view: View): LastRound | null
  /** Which sound goes with an event; null for none. */
  cue(event: Event): Cue | null
  /** Cards that can be seen coming, by their ids: for orders such as "pass until this one can be taken". */
  awaited(view: View): readonly { readonly card: string; readonly name: Phrase }[]
  /** Where the things are that lessons and the coach speak of. */
  readonly anchors: BoardAnchors<Action>
  /** The keys of the board, for the list of keys: what to press, and the words that say what it does. */
  readonly keys?: readonly { readonly press: string; readonly does: string }[]
  /** Events, by their types, that are read in the log and not said: they fill the table again. */
  readonly unspoken?: readonly string[]
  /** Events of which several in a row are said in one sentence, from the game's words under `log-many`. */
  readonly together?: readonly string[]
  /** What its cards say about themselves. */
  readonly help: GameHelp<View, Action>
  /** Between the last move and the result: the points, source by source. */
  Counting?(props: CountingProps<View, Event>): ReactNode
  /** The end of a game. */
  Result(props: ResultProps<View, Event>): ReactNode
}

export type AnyBoard = GameBoard<unknown, unknown, unknown>
