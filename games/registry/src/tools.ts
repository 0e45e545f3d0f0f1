import type { Course } from '@south-street/bots'
import { demandGame } from '@south-street/engine'

type Loader<T> = () => Promise<T>

/** What programmers and operators need of a game, beside playing it. */
export interface GameTools {
  readonly id: string
  readonly words: Readonly<Record<string, Loader<{ readonly default: object }>>>
  readonly versions: readonly { readonly rules: string; readonly cards: Loader<{ readonly default: object }> }[]
  /** Teaches the bots of the newest version, where they learn. */
  readonly course?: Loader<Course<unknown>>
}

export function openWorkshop(tools: readonly GameTools[]) {
  const versions = tools.flatMap((one) => one.versions.map((version) => ({ id: one.id, ...version, tools: one })))
  return {
    /** The cards of a game, as data for people and programs. */
    loadCatalogue: async (id: string, rules?: string): Promise<object> =>
      (await demandGame(versions, id, rules).cards()).default,
    /** Null where the bots do not learn. */
    loadCourse: async (id: string): Promise<Course<unknown> | null> =>
      (await demandGame(versions, id).tools.course?.()) ?? null,
    /** Every game's words in one language, by the game's id. */
    loadAllWords: async (language: string): Promise<Readonly<Record<string, object>>> =>
      Object.fromEntries(
        await Promise.all(tools.map(async ({ id, words }) => [id, (await words[language]!()).default] as const)),
      ),
  }
}
