import type { AnyGame } from '@south-street/engine'
import type { LessonRun, OpenLesson, PlayedMove } from '@south-street/engine/lesson'
import type { PersonCommand, TableEvent, TableView } from '@south-street/table'
import type { Refused, TableLink, TableNews } from '../table/table-link.ts'

/** How long a rival seems to think. */
const PAUSE = 600

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
}

export function openDesk({ game, open, name, first }: DeskParts): LessonDesk {
  const { lesson } = open
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
    hear?.({ view: viewOf({ game, open, name }, { told, revision, decision }), events })
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
    timer = waiting.length > 0 ? setTimeout(tellNext, PAUSE) : undefined
    if (now.isWaiting === waiting.length > 0) return
    now = { ...now, isWaiting: waiting.length > 0 }
    for (const listener of listeners) listener()
  }
  /** Shows what the run has played that is not told yet; what it has not played any more is gone at once. */
  function show(run: LessonRun): void {
    const moves = open.movesOf(run)
    const keep = moves.findIndex((move, i) => move.action !== told[i]?.action || move.seat !== told[i]?.seat)
    const same = keep < 0 ? moves.length : keep
    now = { ...now, run }
    if (same < told.length) {
      told = told.slice(0, same)
      tell([{ what: { kind: 'taken-back', seat: lesson.seat, keep: same } }])
    }
    waiting = moves.slice(same)
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
    orders: { read: async () => null, give: async () => null, withdraw: async () => null },
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

interface ToldSoFar {
  readonly told: readonly PlayedMove[]
  readonly revision: number
  readonly decision: number
}

/** The lesson's table as any table is shown. */
function viewOf({ game, open, name }: Omit<DeskParts, 'first'>, { told, revision, decision }: ToldSoFar): TableView {
  const { lesson } = open
  const state = open.stateAfter(told)
  return {
    id: `lesson-${lesson.id}`,
    game: lesson.game,
    rules: lesson.rules,
    settings: SETTINGS,
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

const LEARNER = 'learner'

const SETTINGS: TableView['settings'] = {
  options: { players: 2 },
  visibility: 'link',
  pace: { kind: 'none' },
  spectators: false,
  help: true,
  standIns: 'never',
  standInLevel: '',
}

function happened({ seat, action, told }: PlayedMove): Pick<TableEvent, 'what' | 'told'> {
  return { what: { kind: 'action', seat, decision: null, action }, told }
}
