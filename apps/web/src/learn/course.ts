import { type Lesson, type OpenLesson, openLesson, readLesson } from '@south-street/engine/lesson'
import { aboutGame, SHOWN_GAMES } from '@south-street/registry/boards'
import { type Language, wantFrontWords, wantGameWords, wantWords } from '../language/language.ts'
import { openTable } from '../plain/open-table.ts'

/** The words of the lessons' pages, which nobody else needs. */
export const LEARN_WORDS = 'learn'

const LOADERS: Readonly<Record<Language, () => Promise<{ readonly default: object }>>> = {
  en: () => import('../../lessons/words/en.json'),
  de: () => import('../../lessons/words/de.json'),
  pl: () => import('../../lessons/words/pl.json'),
}

/** What a game's teacher says, by the lessons' ids. */
export function lessonWordsOf(game: string): string {
  return `${game}/lessons`
}

function wantLearnWords(): Promise<void> {
  return wantWords(LEARN_WORDS, async (language) => (await LOADERS[language as Language]()).default)
}

/** What the coach of a game says, and the words around it. */
export async function wantCoachWords(game: string): Promise<void> {
  const { words } = aboutGame(game).coach!
  await Promise.all([
    wantLearnWords(),
    wantWords(`${game}/coach`, async (language) => (await words[language]!()).default),
  ])
}

async function wantLessonWords(game: string): Promise<void> {
  await Promise.all([
    wantGameWords(game),
    wantLearnWords(),
    wantWords(lessonWordsOf(game), async (language) => (await aboutGame(game).lessons!.words[language]!()).default),
  ])
}

export type Course = readonly Lesson[]

/** The lessons of a game in their order, with the words that speak of them; null where there are none. */
export async function openCourse(game: string): Promise<Course | null> {
  const shelf = await aboutGame(game).lessons?.shelf()
  if (shelf === undefined) return null
  // Beside this one stand the names of all games that are taught.
  await Promise.all([wantLessonWords(game), wantFrontWords(SHOWN_GAMES)])
  return shelf.lessons.map(readLesson)
}

/** A lesson with the table that it is played at; null where there is none. */
export async function openLessonTable(game: string, id: string) {
  const shelf = await aboutGame(game).lessons?.shelf()
  const lessons = shelf?.lessons.map(readLesson) ?? []
  const number = lessons.findIndex((one) => one.id === id)
  const lesson = lessons[number]
  if (shelf === undefined || lesson === undefined) return null
  const [table] = await Promise.all([openTable(game, lesson.rules), wantLessonWords(game)])
  if (table === null) return null
  const open: OpenLesson = openLesson(table.game, lesson, shelf.rules)
  return { ...table, open, number: number + 1, next: lessons[number + 1]?.id ?? null }
}

export type LessonTable = NonNullable<Awaited<ReturnType<typeof openLessonTable>>>
