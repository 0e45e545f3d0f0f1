import type { AnyGame } from '@south-street/engine'
import type { LessonRun, OpenLesson, PlayedMove } from '@south-street/engine/lesson'
import type { PersonCommand, TableEvent, TableView } from '@south-street/table'
import { PAGE_SETTINGS } from '../table/page-desk.ts'
import type { Refused, TableLink, TableNews } from '../table/table-link.ts'

/** How long a rival seems to think, and for those who want bots to hurry. */
const PAUSE = { usual: 600, fast: 250 }

/** How a lesson stands now; rivals may still be at it. */
export interface LessonNow {
  readonly run: LessonRun
  readonly isWaiting: boolean
}

/**
 * A lesson as a table in this page: what the learner does goes into the run, and what the run has played is told move by
 * move, as at any table. Nothing is hidden from this page here, since whoever wrote the lesson chose the deal.
 */
export interface LessonDesk extends TableLink {
  now(): LessonNow
  subscribe(listener: () => void): () => void
  goOn(): void
  /** Takes back what went astray, or goes back a step. */
  back(): void
}

interface DeskParts {
  readonly game: AnyGame
  readonly open: OpenLesson
  readonly name: string
  readonly first: LessonRun
  readonly isFast: boolean
}

export function openDesk({ game, open, name, first, isFast }: DeskParts): LessonDesk {
  const { lesson } = open
  const pause = isFast ? PAUSE.fast : PAUSE.usual
  const listeners = new Set<() => void>()
  let now: LessonNow = { run: first, isWaiting: false }
  let hear: ((news: TableNews) => void) | null = null
  let told: readonly PlayedMove[] = []
  let waiting: readonly PlayedMove[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  let [revision, decision] = [0, 0]

  function tell(what: readonly Omit<TableEvent, 'revision' | 'at' | 'by'>[]): void {
    decision++
    const events = what.map((one) => ({ ...one, revision: ++revision, at: 0, by: null }))
    hear?.({ view: viewOf({ game, open, name }, { run: now.run, told, revision, decision }), events })
  }
  function tellNext(): void {
    const [move, ...rest] = waiting
    if (move !== undefined) {
      waiting = rest
      told = [...told, move]
      tell([happened(move)])
    }
    settle()
  }
  function settle(): void {
    clearTimeout(timer)
    timer = waiting.length > 0 ? setTimeout(tellNext, pause) : undefined
    if (now.isWaiting === waiting.length > 0) return
    now = { ...now, isWaiting: waiting.length > 0 }
    for (const listener of listeners) listener()
  }
  /** Shows what the run has played that is not told yet; what it has not played any more is gone at once. */
  function show(run: LessonRun): void {
    const moves = open.movesOf(run)
    const isElsewhere = open.positionOf(run) !== open.positionOf(now.run)
    const same = isElsewhere ? 0 : countSame(told, moves)
    const takesBack = isElsewhere || same < told.length
    now = { ...now, run }
    // At another table of the lesson all is there at once that was played before.
    told = isElsewhere ? moves : told.slice(0, same)
    waiting = moves.slice(told.length)
    const there = isElsewhere ? moves.map(happened) : []
    if (takesBack) tell([{ what: { kind: 'taken-back', seat: lesson.seat, keep: same } }, ...there])
    for (const listener of listeners) listener()
    // The learner's own move is there at once.
    if (waiting[0]?.seat === lesson.seat) tellNext()
    else settle()
  }
  function act(text: string): Refused | null {
    const step = open.stepOf(now.run)
    if (now.isWaiting || now.run.astray !== null || step === null || step.wanted === null) {
      // Nothing is asked; whoever waits for the next question must not wait for ever.
      tell([])
      return null
    }
    const next = open.answer(now.run, game.parse(text))
    if ('code' in next) return { of: 'game', ...next }
    show(next)
    return null
  }
  return {
    listen: (listener, feel) => {
      hear = listener
      told = open.movesOf(now.run)
      waiting = []
      revision = 0
      feel('live')
      tell(told.map(happened))
      settle()
      return () => {
        hear = null
        clearTimeout(timer)
      }
    },
    send: async (command: PersonCommand) => (command.kind === 'act' ? act(command.action) : null),
    record: async () => null,
    orders: NO_ORDERS,
    hurry: () => {
      while (waiting.length > 0) tellNext()
    },
    now: () => now,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    goOn: () => show(open.goOn(now.run)),
    back: () => show(now.run.astray === null ? open.back(now.run) : open.takeBack(now.run)),
  }
}

/** How many moves two scripts begin with alike. */
function countSame(some: readonly PlayedMove[], others: readonly PlayedMove[]): number {
  const first = others.findIndex(({ seat, action }, i) => action !== some[i]?.action || seat !== some[i]?.seat)
  return first < 0 ? others.length : first
}

interface ToldSoFar {
  readonly run: LessonRun
  readonly told: readonly PlayedMove[]
  readonly revision: number
  readonly decision: number
}

/** The lesson's table as any table is shown. */
function viewOf(
  { game, open, name }: Omit<DeskParts, 'first' | 'isFast'>,
  { run, told, revision, decision }: ToldSoFar,
): TableView {
  const { lesson, options } = open
  const state = open.stateAfter(open.positionOf(run), told)
  return {
    id: `lesson-${lesson.id}`,
    game: lesson.game,
    rules: lesson.rules,
    settings: { ...PAGE_SETTINGS, options },
    host: LEARNER,
    status: 'running',
    revision,
    seats: lesson.names.map((one, seat) => ({
      kind: 'person',
      person: seat === lesson.seat ? LEARNER : one,
      name: seat === lesson.seat ? name : one,
      house: seat,
    })),
    you: lesson.seat,
    play: {
      seal: { sha256: '' },
      decision,
      actor: game.actor(state),
      moves: told.length,
      position: game.view(state, lesson.seat),
    },
  }
}

const NO_ORDERS: TableLink['orders'] = {
  read: async () => null,
  give: async () => null,
  withdraw: async () => null,
}

const LEARNER = 'learner'

function happened({ seat, action, told }: PlayedMove): Pick<TableEvent, 'what' | 'told'> {
  return { what: { kind: 'action', seat, decision: null, action }, told }
}
