import type { BotRatings } from '@south-street/bots'
import { type AnyGame, findGame, type Message } from '@south-street/engine'
import type { GameCoach } from '@south-street/engine/coach'
import type { LessonShelf } from '@south-street/engine/lesson'
import type { PuzzleShelf } from '@south-street/engine/puzzle'
import type { AnyBoard, GameGallery } from '@south-street/ui'
import type { ComponentType } from 'react'
import { inOrder } from './order.ts'

type Loader<T> = () => Promise<T>
type ByLanguage<T> = Readonly<Record<string, Loader<{ readonly default: T }>>>

/** A game's rules in one language, clause by clause. */
export interface RuleBook {
  /** What the game is about, before any clause: the goal, a round, an example. */
  readonly minute: {
    readonly title: string
    readonly parts: readonly { readonly title: string; readonly text: string }[]
  }
  readonly sections: readonly { readonly title: string; readonly clauses: Readonly<Record<string, string>> }[]
}

/** A game as it is shown: light data, and the rest when somebody wants to see it. */
export interface ShownGame {
  readonly id: string
  readonly place?: number
  readonly seats: { readonly min: number; readonly max: number }
  /** Its optional rules, by name. */
  readonly variants: readonly string[]
  /** Of its bots, from the friendliest to the strongest. */
  readonly levels: readonly string[]
  /** How strong they are, where that was measured. */
  readonly botRatings?: Loader<BotRatings>
  readonly words: ByLanguage<object>
  /** Where somebody teaches it. */
  readonly lessons?: {
    readonly count: number
    readonly shelf: Loader<LessonShelf>
    readonly words: ByLanguage<object>
  }
  /** Where it has any. */
  readonly puzzles?: { readonly shelf: Loader<PuzzleShelf>; readonly words: ByLanguage<object> }
  /** Who sits beside newcomers in their first game. */
  readonly coach?: { readonly load: Loader<GameCoach>; readonly words: ByLanguage<object> }
  /** The picture on the game's card at home, and a square one for lists. Without them the page draws plain ones. */
  readonly cover?: Loader<{ readonly Cover: ComponentType; readonly Sign?: ComponentType }>
  /** The newest first. */
  readonly versions: readonly ShownVersion[]
}

interface ShownVersion {
  readonly rules: string
  readonly book: ByLanguage<RuleBook>
  readonly game: Loader<AnyGame>
  /** Without one the page makes a plain one from the game's words. */
  readonly board?: Loader<AnyBoard>
  /** All that it draws, for whoever works on it. */
  readonly gallery?: Loader<GameGallery>
  /** A clause of the rules in pictures, which shows nothing where words will do. */
  readonly illustration?: Loader<Illustration>
  /** What is drawn beside a sentence about how somebody plays. */
  readonly habitPicture?: Loader<HabitPicture>
}

export type Illustration = ComponentType<{ readonly clause: string }>
export type HabitPicture = ComponentType<{ readonly fact: Message }>

/** Finds what a page shows by the game's id and the version of its rules; without a version, the newest. */
export function openShowcase(found: readonly ShownGame[]) {
  const shown = inOrder(found)
  const versions = shown.flatMap((about) => about.versions.map((version) => ({ id: about.id, ...version, about })))
  const newest = (id: string) => findGame(versions, id)!
  return {
    ids: shown.map(({ id }) => id),
    versions,
    about: (id: string): ShownGame => newest(id).about,
    loadCover: async (id: string) => (await newest(id).about.cover?.())?.Cover ?? null,
    /** The picture that stands beside a game's name in a list. */
    loadSign: async (id: string) => (await newest(id).about.cover?.())?.Sign ?? null,
    /** What a page needs to show a table of a game; null where it has no such version. */
    loadTable: async (id: string, rules?: string) => {
      const version = findGame(versions, id, rules)
      if (version === undefined) return null
      const [game, board] = await Promise.all([version.game(), version.board?.()])
      return { game, board: board ?? null }
    },
    loadGallery: async (id: string): Promise<GameGallery | null> => (await newest(id).gallery?.()) ?? null,
    loadWords: async (id: string, language: string): Promise<object> =>
      (await newest(id).about.words[language]!()).default,
    loadBook: async (id: string, language: string): Promise<RuleBook> => (await newest(id).book[language]!()).default,
    loadHabitPicture: async (id: string): Promise<HabitPicture | null> => (await newest(id).habitPicture?.()) ?? null,
    /** What goes with the rules of some games: large, and the rules can be read before it is there. */
    loadIllustration: async (id: string): Promise<Illustration | null> => (await newest(id).illustration?.()) ?? null,
  }
}
