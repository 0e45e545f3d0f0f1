import type { CoachSight } from '@south-street/engine/coach'
import { aboutGame } from '@south-street/registry/boards'
import { openCourse } from './course.ts'

/** The lesson that a game's coach recommends after it, with the words that name it; null where there is none. */
export async function findPractice(game: string, sight: CoachSight): Promise<string | null> {
  const lesson = (await aboutGame(game).coach?.load())?.practice(sight) ?? null
  if (lesson === null) return null
  const course = await openCourse(game)
  return course?.some(({ id }) => id === lesson) ? lesson : null
}
