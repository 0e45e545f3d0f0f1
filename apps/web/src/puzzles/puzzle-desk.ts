import type { AnyGame, GameEvent } from '@south-street/engine'
import type { Attempt, OpenPuzzle } from '@south-street/engine/puzzle'
import type { PersonCommand, TableEvent, TableView } from '@south-street/table'
import type { Refused, TableLink, TableNews } from '../table/table-link.ts'

export interface PuzzleNow {
  /** Null until somebody has answered. */
  readonly attempt: Attempt | null
  /** Whether the position before the answer is looked at again. */
  readonly looksAgain: boolean
  /** Something was done that is not what was asked for. */
  readonly isAstray: boolean
}

/** A puzzle as a table in this page. What the view does not hold is made up, and never shown. */
export interface PuzzleDesk extends TableLink {
  now(): PuzzleNow
  subscribe(listener: () => void): () => void
  /** Gives up: the answer is shown. */
  show(): void
  lookAgain(looks: boolean): void
}

interface DeskParts {
  readonly game: AnyGame
  readonly open: OpenPuzzle
  readonly rules: string
  readonly name: string
  readonly names: readonly string[]
  /** What was answered the last time that this puzzle was open. */
  readonly first: Attempt | null
}

export function openPuzzleDesk(parts: DeskParts): PuzzleDesk {
  const { open, first } = parts
  const listeners = new Set<() => void>()
  let now: PuzzleNow = { attempt: first, looksAgain: false, isAstray: false }
  let hear: ((news: TableNews) => void) | null = null
  let before: readonly string[] = []
  let shown: readonly string[] = []
  let [revision, decision] = [0, 0]

  /** What stands on the table: what was done before, and the answer, unless it is looked at again. */
  function movesNow(): readonly string[] {
    const { attempt, looksAgain } = now
    if (attempt === null || looksAgain) return before
    return [...before, attempt.action ?? open.puzzle.options[0]!.action]
  }
  function tell(): void {
    const moves = movesNow()
    const same = moves.findIndex((move, i) => move !== shown[i])
    const keep = same < 0 ? Math.min(moves.length, shown.length) : same
    const told = open.toldOf(moves)
    const takenBack = keep < shown.length ? [{ what: { kind: 'taken-back', seat: open.seat, keep } } as const] : []
    const events = [...takenBack, ...moves.slice(keep).map((move, i) => happened(open, move, told[keep + i]!))]
    shown = moves
    decision++
    hear?.({
      view: viewOf(parts, { moves, revision: revision + events.length, decision }),
      events: events.map((event) => ({ ...event, revision: ++revision, at: 0, by: null })),
    })
    for (const listener of listeners) listener()
  }
  function change(next: Partial<PuzzleNow>): void {
    now = { ...now, ...next }
    tell()
  }
  function act(text: string): Refused | null {
    if (now.attempt !== null) {
      tell()
      return null
    }
    const refusal = open.refuse(before, text)
    if (refusal !== null) return { of: 'game', ...refusal }
    const attempt = open.judge(before, text)
    if (attempt !== null) change({ attempt, isAstray: false })
    else if (parts.game.free?.(parts.game.parse(text)) && open.puzzle.task === undefined) {
      before = [...before, text]
      tell()
    } else change({ isAstray: true })
    return null
  }
  return {
    listen: (listener, feel) => {
      hear = listener
      shown = []
      revision = 0
      feel('live')
      tell()
      return () => {
        hear = null
      }
    },
    send: async (command: PersonCommand) => (command.kind === 'act' ? act(command.action) : null),
    record: async () => null,
    orders: { read: async () => null, give: async () => null, withdraw: async () => null },
    hurry: () => {},
    now: () => now,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    show: () => change({ attempt: { action: null, place: null, isRight: false }, isAstray: false }),
    lookAgain: (looksAgain) => change({ looksAgain }),
  }
}

function happened({ seat }: OpenPuzzle, action: string, told: readonly GameEvent[]): Pick<TableEvent, 'what' | 'told'> {
  return { what: { kind: 'action', seat, decision: null, action }, told }
}

interface ShownNow {
  readonly moves: readonly string[]
  readonly revision: number
  readonly decision: number
}

const SOLVER = 'solver'

/** The puzzle's table as any table is shown. */
function viewOf({ game, open, rules, name, names }: DeskParts, { moves, revision, decision }: ShownNow): TableView {
  const state = open.stateAfter(moves)
  const { players } = open.puzzle.view as { readonly players: number }
  const others = [...names]
  return {
    id: `puzzle-${open.puzzle.id}`,
    game: game.id,
    rules,
    settings: { ...SETTINGS, options: { players } },
    host: SOLVER,
    status: 'running',
    revision,
    seats: Array.from({ length: players }, (_, seat) => ({
      kind: 'person' as const,
      person: seat === open.seat ? SOLVER : `rival-${seat}`,
      name: seat === open.seat ? name : others.shift()!,
      house: seat,
    })),
    you: open.seat,
    play: {
      seal: { sha256: '' },
      decision,
      actor: game.actor(state),
      moves: moves.length,
      position: game.view(state, open.seat),
    },
  }
}

const SETTINGS: Omit<TableView['settings'], 'options'> = {
  visibility: 'link',
  pace: { kind: 'none' },
  spectators: false,
  help: true,
  standIns: 'never',
  standInLevel: '',
}
