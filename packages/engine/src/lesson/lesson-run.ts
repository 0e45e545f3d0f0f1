import type { AnyGame, GameEvent, GameOptions, Refusal } from '../game.ts'
import type { Seat } from '../seat.ts'
import type { Detour, Lesson, LessonRules, LessonStep, NamedRule, Position, ScriptedMove } from './lesson.ts'

/** How far somebody is: plain data, so that a browser can keep it. */
export interface LessonRun {
  /** What was answered at each step that is done; null where there was only something to read. */
  readonly answers: readonly (string | null)[]
  /** A legal move that was not the one wanted, until it is taken back. */
  readonly astray: string | null
  /** How often that has happened at this step. */
  readonly slips: number
}

export interface PlayedMove {
  readonly seat: Seat
  /** In the game's text form. */
  readonly action: string
  /** What the learner is told of it. */
  readonly told: readonly GameEvent[]
}

export const LESSON_START: LessonRun = { answers: [], astray: null, slips: 0 }

/** A lesson that can be played. Everything here follows from the lesson and the run; nothing is kept. */
export interface OpenLesson {
  readonly lesson: Lesson
  /** Those of the lesson's game, as its rules read them. */
  readonly options: GameOptions
  /** The step that a run has come to; null at the end. */
  stepOf(run: LessonRun): LessonStep | null
  /** What the move that went astray has brought. */
  detourOf(run: LessonRun): Detour | null
  /** The table that a run has come to: a lesson may go from one to another. */
  positionOf(run: LessonRun): Position
  /** Every move so far at this table, those before the learner came included. */
  scriptOf(run: LessonRun): readonly ScriptedMove[]
  /** The same, with what was told of each. */
  movesOf(run: LessonRun): readonly PlayedMove[]
  /** The state of a table after so many moves. */
  stateAfter(position: Position, moves: readonly ScriptedMove[]): unknown
  /** The state that a run has come to. */
  stateOf(run: LessonRun): unknown
  /** The learner does something: the next run, or why the rules refuse it. */
  answer(run: LessonRun, action: unknown): LessonRun | Refusal
  /** What was to be read is read. */
  goOn(run: LessonRun): LessonRun
  /** The move that went astray never was. */
  takeBack(run: LessonRun): LessonRun
  /** The step before once more; at the first one nothing changes. */
  back(run: LessonRun): LessonRun
  /** A move that the step waits for, in the game's text form. */
  shownMove(run: LessonRun): string | null
}

/** The step that brought a run to its table; -1 for the lesson's first one. */
function tableOf({ steps }: Lesson, { answers }: LessonRun): number {
  return steps.findLastIndex(({ position }, step) => step <= answers.length && position !== null)
}

export function openLesson(game: AnyGame, lesson: Lesson, rules: LessonRules): OpenLesson {
  const options = game.codec.readOptions(lesson.options)
  const { seat, steps } = lesson

  function setUp({ deal }: Position): unknown {
    return game.setup(options, game.codec.readDeal(deal, options))
  }
  function stateAfter(position: Position, moves: readonly ScriptedMove[]): unknown {
    const state = setUp(position)
    for (const move of moves) game.apply(state, move.seat, game.parse(move.action))
    return state
  }
  function stateOf(run: LessonRun): unknown {
    return stateAfter(positionOf(run), scriptOf(run))
  }
  function positionOf(run: LessonRun): Position {
    return steps[tableOf(lesson, run)]?.position ?? lesson
  }
  function stepOf({ answers }: LessonRun): LessonStep | null {
    return steps[answers.length] ?? null
  }
  function matches(wanted: { actions: readonly string[]; also: NamedRule | null }, action: string, view: unknown) {
    if (wanted.actions.includes(action)) return true
    if (wanted.also === null) return false
    const { rule, params } = wanted.also
    return rules[rule]!(game.parse(action), view, params)
  }
  /** Before the learner's move that went astray, which the detour is about. */
  function detourFor(run: LessonRun, action: string): Detour | null {
    const view = game.view(stateOf({ ...run, astray: null }), seat)
    const detours = stepOf(run)?.detours ?? []
    return detours.find(({ on }) => on === null || matches(on, action, view)) ?? null
  }
  function scriptOf(run: LessonRun): readonly ScriptedMove[] {
    const table = tableOf(lesson, run)
    const done = run.answers.flatMap((action, step): readonly ScriptedMove[] =>
      action === null || step < table ? [] : [{ seat, action }, ...steps[step]!.others],
    )
    const { astray } = run
    const detour = astray === null ? [] : [{ seat, action: astray }, ...(detourFor(run, astray)?.others ?? [])]
    return [...positionOf(run).before, ...done, ...detour]
  }
  return {
    lesson,
    options,
    stepOf,
    positionOf,
    scriptOf,
    stateAfter,
    stateOf,
    detourOf: (run) => (run.astray === null ? null : detourFor(run, run.astray)),
    movesOf: (run) => {
      const state = setUp(positionOf(run))
      return scriptOf(run).map((move) => {
        const told: GameEvent[] = []
        game.apply(state, move.seat, game.parse(move.action), (event) => {
          if (event.only === undefined || event.only === seat) told.push(event)
        })
        return { ...move, told }
      })
    },
    answer: (run, action) => {
      const state = stateOf(run)
      const refusal = game.refuse(state, seat, action)
      if (refusal !== null) return refusal
      const text = game.format(action)
      const { wanted } = stepOf(run)!
      if (wanted !== null && matches(wanted, text, game.view(state, seat)))
        return { answers: [...run.answers, text], astray: null, slips: 0 }
      return { ...run, astray: text, slips: run.slips + 1 }
    },
    goOn: (run) => ({ answers: [...run.answers, null], astray: null, slips: 0 }),
    takeBack: (run) => ({ ...run, astray: null }),
    back: (run) => ({ answers: run.answers.slice(0, -1), astray: null, slips: 0 }),
    shownMove: (run) => {
      const wanted = stepOf(run)?.wanted ?? null
      if (wanted === null) return null
      if (wanted.actions.length > 0) return wanted.actions[0]!
      const state = stateOf({ ...run, astray: null })
      const view = game.view(state, seat)
      return (
        game
          .legal(state, seat)
          .map(game.format)
          .find((action) => matches(wanted, action, view)) ?? null
      )
    },
  }
}
