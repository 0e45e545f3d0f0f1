import { seededRandom } from '@south-street/engine'
import { LESSON_START, type Lesson, type LessonRun, type LessonShelf, openLesson } from '@south-street/engine/lesson'
import { findGame, loadBot } from '@south-street/registry'

/** Who judges the answers of a lesson. */
const JUDGE = 'captain'

interface Judgement {
  /** What the teacher says there. */
  readonly step: string
  /** How many games in 100 each answer wins, by the answers in the game's text form. */
  readonly chances: Readonly<Record<string, number>>
}

/** Asks a captain about every step whose answers are judged, so many times, and takes the mean. */
export async function judgeLesson(lesson: Lesson, shelf: LessonShelf, times: number): Promise<readonly Judgement[]> {
  const game = findGame(lesson.game, lesson.rules)!
  const open = openLesson(game, lesson, shelf.rules)
  const judge = await loadBot(game.id, game.rules, JUDGE, lesson.names.length)
  const judged: Judgement[] = []
  let run: LessonRun = LESSON_START
  for (let step = open.stepOf(run); step !== null; step = open.stepOf(run)) {
    if (step.chances !== null) {
      const view = game.view(open.stateOf(run), lesson.seat)
      const sums = new Map<string, number>()
      for (let time = 0; time < times; time++) {
        for (const { action, chance } of judge.rank!(view, seededRandom('judge', lesson.id, step.say, time))) {
          const text = game.format(action)
          sums.set(text, (sums.get(text) ?? 0) + chance)
        }
      }
      const chances = [...sums].map(([action, sum]) => [action, Math.round((100 * sum) / times)] as const)
      judged.push({ step: step.say, chances: Object.fromEntries(chances.sort((a, b) => b[1] - a[1])) })
    }
    const move = open.shownMove(run)
    run = move === null ? open.goOn(run) : (open.answer(run, game.parse(move)) as LessonRun)
  }
  return judged
}
