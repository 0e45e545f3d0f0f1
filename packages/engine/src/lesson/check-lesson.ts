import type { AnyGame } from '../game.ts'
import type { Lesson, LessonRules, LessonStep } from './lesson.ts'
import { LESSON_START, type LessonRun, type OpenLesson, openLesson } from './lesson-run.ts'

const MOST_STEPS = 12
/** Where a step takes several answers, so many ways through a lesson are tried. */
const MOST_WAYS = 64
/** By so many games in 100 an answer is better than all others; less is too close to teach. */
const CLEAR_LEAD = 4

/**
 * Plays a lesson by its own answers, every way through it, and tries every other legal move on the way. What does not
 * hold comes back in words for whoever wrote the lesson.
 */
export function checkLesson(game: AnyGame, lesson: Lesson, rules: LessonRules): string[] {
  const complaints = new Set<string>()
  if (lesson.steps.length > MOST_STEPS)
    complaints.add(`has ${lesson.steps.length} steps, at most ${MOST_STEPS} are read`)
  const unknown = rulesIn(lesson).filter((rule) => !Object.hasOwn(rules, rule))
  for (const rule of unknown) complaints.add(`names a rule that the game does not have: ${rule}`)
  if (unknown.length > 0) return [...complaints]
  const open = openLesson(game, lesson, rules)
  const refused = refuseMoves(game, open, LESSON_START)
  if (refused !== null) return [...complaints, `before the first step ${refused}`]
  const ways: LessonRun[] = [LESSON_START]
  for (let tried = 0; ways.length > 0; tried++) {
    if (tried === MOST_WAYS) return [...complaints, `has more than ${MOST_WAYS} ways through it`]
    walk(game, open, ways.shift()!, ways, complaints)
  }
  return [...complaints]
}

function rulesIn({ steps }: Lesson): string[] {
  return steps.flatMap(({ wanted, detours }) =>
    [wanted, ...detours.map(({ on }) => on)].flatMap((one) => (one?.also ? [one.also.rule] : [])),
  )
}

/** Follows one way to the end; further answers of a step become ways of their own. */
function walk(game: AnyGame, open: OpenLesson, start: LessonRun, ways: LessonRun[], complaints: Set<string>): void {
  let run = start
  for (let step = open.stepOf(run); step !== null; step = open.stepOf(run)) {
    const place = `step ${run.answers.length + 1} (${step.say})`
    const found = answersTo(game, open, run, step)
    for (const complaint of complaintsAbout(game, open, run, step, found)) complaints.add(`${place}: ${complaint}`)
    const next = step.wanted === null ? [open.goOn(run)] : found.good
    if (next.length === 0) return
    for (const one of next) {
      const refused = refuseMoves(game, open, one)
      if (refused !== null) complaints.add(`${place}: after the answer ${refused}`)
    }
    if (complaints.size > 0) return
    const [first, ...further] = next
    ways.push(...further)
    run = first!
  }
}

interface Answers {
  readonly good: readonly LessonRun[]
  readonly astray: readonly LessonRun[]
  readonly refused: readonly string[]
}

/** What comes of the answers that the step names, and of every legal move. */
function answersTo(game: AnyGame, open: OpenLesson, run: LessonRun, step: LessonStep): Answers {
  if (step.wanted === null) return { good: [], astray: [], refused: [] }
  const state = open.stateOf(run)
  const named = [...step.wanted.actions, ...step.detours.flatMap(({ on }) => on?.actions ?? [])]
  const legal = game.legal(state, open.lesson.seat).map(game.format)
  const good: LessonRun[] = []
  const astray: LessonRun[] = []
  const refused: string[] = []
  for (const action of new Set([...named, ...legal])) {
    const next = open.answer(run, game.parse(action))
    if ('code' in next) refused.push(`the rules refuse “${action}” (${next.clause} ${next.code})`)
    else if (next.astray === null) good.push(next)
    else astray.push(next)
  }
  return { good, astray, refused }
}

function complaintsAbout(game: AnyGame, open: OpenLesson, run: LessonRun, step: LessonStep, found: Answers): string[] {
  if (step.wanted === null) {
    return step.detours.length > 0 || step.others.length > 0 ? ['what is only read has neither detours nor moves'] : []
  }
  const complaints = [...found.refused]
  if (found.good.length === 0) complaints.push('no legal move is an answer')
  if (step.detours.at(-1)?.on !== null) complaints.push('the last detour has to be for all other moves')
  if (step.detours.some(({ on, others }) => on === null && others.length > 0))
    complaints.push('what rivals do after any move at all cannot be scripted')
  for (const named of step.detours.flatMap(({ on }) => on?.actions ?? [])) {
    if (found.good.some(({ answers }) => answers.at(-1) === named)) complaints.push(`“${named}” is an answer, too`)
  }
  complaints.push(...unclearAnswers(step, found))
  for (const astray of found.astray) {
    const refused = refuseMoves(game, open, astray)
    if (refused !== null) complaints.push(`after “${astray.astray}” ${refused}`)
    if (open.takeBack(astray).answers !== run.answers) complaints.push(`“${astray.astray}” cannot be taken back`)
  }
  return complaints
}

/** Where somebody has judged the answers: what is wanted is clearly the best of them. */
function unclearAnswers({ chances }: LessonStep, { good, astray }: Answers): string[] {
  if (chances === null) return []
  const of = (action: string | null) => chances[action ?? ''] ?? 0
  const least = Math.min(...good.map(({ answers }) => of(answers.at(-1) ?? null)))
  return astray
    .filter((one) => of(one.astray) > least - CLEAR_LEAD)
    .map((one) => `“${one.astray}” wins ${of(one.astray)} in 100, the answer ${least}: too close to teach`)
}

/** Why one of the scripted moves that lead to a run cannot be made; null if all can. */
function refuseMoves(game: AnyGame, open: OpenLesson, run: LessonRun): string | null {
  const state = open.stateAfter(open.positionOf(run), [])
  for (const { seat, action } of open.scriptOf(run)) {
    const read = game.parse(action)
    const refusal = game.refuse(state, seat, read)
    if (refusal !== null) return `seat ${seat} cannot “${action}” (${refusal.clause} ${refusal.code})`
    game.apply(state, seat, read)
  }
  return null
}
