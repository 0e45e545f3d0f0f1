import type { AnyGame } from '@south-street/engine'
import type { Attempt, OpenPuzzle } from '@south-street/engine/puzzle'
import type { TableView } from '@south-street/table'
import { openPageDesk, PAGE_SETTINGS, type PageDesk } from '../table/page-desk.ts'
import type { Refused } from '../table/table-link.ts'

export interface PuzzleNow {
  /** Null until somebody has answered. */
  readonly attempt: Attempt | null
  /** Whether the position before the answer is looked at again. */
  readonly looksAgain: boolean
  /** Something was done that is not what was asked for. */
  readonly isAstray: boolean
}

/** A puzzle as a table in this page. What the view does not hold is made up, and never shown. */
export interface PuzzleDesk extends PageDesk<PuzzleNow> {
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
  const { game, open, first } = parts
  let before: readonly string[] = []

  /** What stands on the table: what was done before, and the answer, unless it is looked at again. */
  function movesOf({ attempt, looksAgain }: PuzzleNow): readonly string[] {
    if (attempt === null || looksAgain) return before
    return [...before, attempt.action ?? open.puzzle.options[0]!.action]
  }
  const { desk, change } = openPageDesk<PuzzleNow>({
    first: { attempt: first, looksAgain: false, isAstray: false },
    seat: open.seat,
    stand: (now) => {
      const moves = movesOf(now)
      return { moves, told: open.toldOf(moves), view: (at) => viewOf(parts, { moves, ...at }) }
    },
    act,
  })
  function act(text: string): Refused | null {
    const now = desk.now()
    if (now.attempt !== null) {
      change(now)
      return null
    }
    const refusal = open.refuse(before, text)
    if (refusal !== null) return { of: 'game', ...refusal }
    const attempt = open.judge(before, text)
    if (attempt !== null) change({ ...now, attempt, isAstray: false })
    else if (game.free?.(game.parse(text)) && open.puzzle.task === undefined) {
      before = [...before, text]
      change(now)
    } else change({ ...now, isAstray: true })
    return null
  }
  return {
    ...desk,
    show: () => change({ ...desk.now(), attempt: { action: null, place: null, isRight: false }, isAstray: false }),
    lookAgain: (looksAgain) => change({ ...desk.now(), looksAgain }),
  }
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
    settings: { ...PAGE_SETTINGS, options: { players } },
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
