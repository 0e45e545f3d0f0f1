import type { Audit, Course, PuzzleBench, Workbench } from '@south-street/bots'
import { demandGame, type GameTypes } from '@south-street/engine'
import type { LessonShelf } from '@south-street/engine/lesson'

type Loader<T> = () => Promise<T>

/** What programmers and operators need of a game, beside playing it. */
export interface GameTools {
  readonly id: string
  readonly words: Readonly<Record<string, Loader<{ readonly default: object }>>>
  readonly versions: readonly { readonly rules: string; readonly cards: Loader<{ readonly default: object }> }[]
  readonly lessons?: {
    readonly shelf: Loader<LessonShelf>
    readonly words: Readonly<Record<string, Loader<{ readonly default: object }>>>
  }
  /** Teaches the bots of the newest version, where they learn. */
  readonly course?: Loader<Course<unknown>>
  /** Measures them, with one number of players. */
  readonly workbench?: (players: number) => Promise<Workbench<GameTypes>>
  /** Makes puzzles, with one number of players. */
  readonly puzzleBench?: (players: number) => Promise<PuzzleBench<GameTypes>>
  /** Checks what its hints state. */
  readonly audit?: Loader<Audit>
}

type Words = Readonly<Record<string, object>>

export function openWorkshop(tools: readonly GameTools[]) {
  const versions = tools.flatMap((one) => one.versions.map((version) => ({ id: one.id, ...version, tools: one })))
  return {
    /** The cards of a game, as data for people and programs. */
    loadCatalogue: async (id: string, rules?: string): Promise<object> =>
      (await demandGame(versions, id, rules).cards()).default,
    /** The lessons of a game with their words in every language; null where nobody teaches it. */
    loadLessons: async (id: string) => {
      const { lessons } = demandGame(versions, id).tools
      if (lessons === undefined) return null
      const words = Object.entries(lessons.words).map(async ([language, load]) => [language, (await load()).default])
      return { ...(await lessons.shelf()), words: Object.fromEntries(await Promise.all(words)) as Words }
    },
    /** Null where the bots do not learn. */
    loadCourse: async (id: string): Promise<Course<unknown> | null> =>
      (await demandGame(versions, id).tools.course?.()) ?? null,
    /** Null where nobody measures them. */
    loadWorkbench: async (id: string, players: number): Promise<Workbench<GameTypes> | null> =>
      (await demandGame(versions, id).tools.workbench?.(players)) ?? null,
    /** Null where nobody makes puzzles of it. */
    loadPuzzleBench: async (id: string, players: number): Promise<PuzzleBench<GameTypes> | null> =>
      (await demandGame(versions, id).tools.puzzleBench?.(players)) ?? null,
    /** Null where its bots give no reasons. */
    loadAudit: async (id: string): Promise<Audit | null> => (await demandGame(versions, id).tools.audit?.()) ?? null,
    /** Every game's words in one language, by the game's id. */
    loadAllWords: async (language: string): Promise<Readonly<Record<string, object>>> =>
      Object.fromEntries(
        await Promise.all(tools.map(async ({ id, words }) => [id, (await words[language]!()).default] as const)),
      ),
  }
}
