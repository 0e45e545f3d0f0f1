import type { AnyGame, GameEvent } from '@south-street/engine'
import type { TableView } from '@south-street/table'
import type { ReplayedGame } from '../../replay/replayed-game.ts'
import { moved, openPageDesk, PAGE_SETTINGS, type PageDesk } from '../../table/page-desk.ts'
import type { Refused } from '../../table/table-link.ts'
import type { ReviewedDecision } from '../reviewed.ts'
import { judgeTry, type TryVerdict } from '../try-verdict.ts'

export interface TryNow {
  /** What was done before the answer that answers nothing, such as cashing a card. */
  readonly before: readonly string[]
  /** The answer, in the game's text form. */
  readonly answer: string | null
  readonly verdict: TryVerdict | 'shown' | null
}

/** A decision of a finished game, as a table in this page at which it is made once more. */
export interface TryDesk extends PageDesk<TryNow> {
  /** Gives up: the best move is shown. */
  show(): void
  /** Another try. */
  again(): void
}

const FRESH: TryNow = { before: [], answer: null, verdict: null }

export function openTryDesk(replayed: ReplayedGame, decision: ReviewedDecision, names: readonly string[]): TryDesk {
  const { game } = replayed
  const past = replayed.moves.slice(0, decision.move).map(({ seat, action, told }) =>
    moved(
      seat,
      action,
      told.filter(({ only }) => only === undefined || only === decision.seat),
    ),
  )
  const { desk, change } = openPageDesk<TryNow>({
    first: FRESH,
    seat: decision.seat,
    past,
    stand: ({ before, answer }) => {
      const moves = answer === null ? before : [...before, answer]
      const { state, told } = playFrom(replayed, decision, moves)
      const count = decision.move + moves.length
      return { moves, told, view: (at) => viewOf(replayed, decision, { names, state, moves: count, ...at }) }
    },
    act,
  })
  function act(action: string): Refused | null {
    const now = desk.now()
    if (now.verdict !== null) return null
    const { state } = playFrom(replayed, decision, now.before)
    const refusal = game.refuse(state, decision.seat, game.parse(action))
    if (refusal !== null) return { of: 'game', ...refusal }
    const verdict = judgeTry(decision, action)
    // What answers no question comes before the answer, unless the captain has looked at it as one.
    if (verdict === 'untried' && game.free?.(game.parse(action))) change({ ...now, before: [...now.before, action] })
    else change({ ...now, answer: action, verdict })
    return null
  }
  return {
    ...desk,
    show: () => change({ before: [], answer: decision.options[0]!.action, verdict: 'shown' }),
    again: () => change(FRESH),
  }
}

/** What stands on the table after these moves, and what is told of them. What the last one brings up stays hidden. */
function playFrom(replayed: ReplayedGame, { move, seat }: ReviewedDecision, moves: readonly string[]) {
  const { game } = replayed
  let state = replayed.stateAt(move)
  const told = moves.map((text): readonly GameEvent[] => {
    const action = game.parse(text)
    if (game.refuse(state, seat, action) !== null) return []
    const after = game.clone(state)
    const events: GameEvent[] = []
    game.apply(after, seat, action, (event) => events.push(event))
    if (revealsOrEnds(game, after, events)) return []
    state = after
    return events.filter(({ only }) => only === undefined || only === seat)
  })
  return { state, told }
}

/** The cards that would come are not for the eyes of whoever tries again. */
function revealsOrEnds(game: AnyGame, after: unknown, events: readonly GameEvent[]): boolean {
  return events.some(({ reveals }) => reveals) || game.actor(after) === null
}

interface Standing {
  readonly names: readonly string[]
  readonly state: unknown
  readonly moves: number
  readonly revision: number
  readonly decision: number
}

/** The table as any table is shown. */
function viewOf(
  { game, seats, beginningAt }: ReplayedGame,
  { seat, move }: ReviewedDecision,
  { names, state, moves, revision, decision }: Standing,
): TableView {
  return {
    id: `try-${move}`,
    game: game.id,
    rules: game.rules,
    settings: { ...PAGE_SETTINGS, options: beginningAt(0).options },
    host: personOf(seat),
    status: 'running',
    revision,
    seats: seats.map(({ house }, i) => ({ kind: 'person', person: personOf(i), name: names[i]!, house })),
    you: seat,
    play: {
      seal: { sha256: '' },
      decision,
      actor: game.actor(state),
      moves,
      position: game.view(state, seat),
    },
  }
}

const personOf = (seat: number): string => `seat-${seat}`
