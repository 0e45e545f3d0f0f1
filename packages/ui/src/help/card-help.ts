import type { ReactNode } from 'react'
import type { IconName } from '../art/icons.ts'
import type { Phrase } from '../words/words.ts'

/** A part of a small sum: a number, one of the game's signs, a mark between two of them, or what comes out. */
export type HelpSign =
  | { readonly number: number }
  | { readonly text: Phrase }
  | { readonly sign: string }
  | { readonly mark: IconName }
  | { readonly gain: Phrase }
  | { readonly points: number }

/** What a card says about itself. Whatever is said is a phrase, so that it can be put into any language. */
export interface CardHelp {
  readonly title: Phrase
  readonly kind: Phrase
  /** What it costs where it lies; null where nothing is to be paid or taken. */
  readonly price: Phrase | null
  /** The colours of its kind. */
  readonly paint: { readonly fill: string; readonly text: string }
  /** One of the game's signs. */
  readonly sign: string
  /** In two sentences. */
  readonly does: Phrase
  /** What it means to whoever looks, from facts alone: no facts mean that nothing can be said. Null for spectators. */
  readonly now: { readonly sum: readonly HelpSign[]; readonly facts: readonly Phrase[] } | null
  readonly clause: string
  /** How many there are. */
  readonly count: Phrase | null
  /** How it can be taken now. Where that is no whole answer there are no actions, and the card is pressed instead. */
  readonly take: { readonly label: Phrase; readonly actions: readonly unknown[] } | null
}

/** From where a card is looked at. */
export interface HelpView<View> {
  readonly view: View
  /** Whether it is said what a card means to the viewer: not to spectators, not in a replay, not on a bare board. */
  readonly tellsNow: boolean
  readonly mayAct: boolean
}

/** What a game knows to say about its cards, by the ids that its elements carry as `data-card` or `data-help`. */
export interface GameHelp<View, Action> {
  /** Null for what needs no explaining. */
  explain(card: string, at: HelpView<View>): CardHelp | null
  /** All that lies open or in the viewer's hand: for those who read the table in words. */
  listCards(view: View): readonly { readonly card: string; readonly name: Phrase }[]
  /** The card that an action is about. */
  cardOf(action: Action): string | null
  Sign(props: { readonly name: string }): ReactNode
  /** The card itself; nothing for what is no card. */
  Face(props: { readonly card: string }): ReactNode
}
