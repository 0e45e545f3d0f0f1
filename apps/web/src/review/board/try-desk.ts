import type { AnyGame, GameEvent } from '@south-street/engine'
import type { PersonCommand, TableView } from '@south-street/table'
import type { ReplayedGame } from '../../replay/replayed-game.ts'
import type { Refused, TableLink, TableNews } from '../../table/table-link.ts'
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
export interface TryDesk extends TableLink {
  now(): TryNow
  subscribe(listener: () => void): () => void
  /** Gives up: the best move is shown. */
  show(): void
  /** Another try. */
  again(): void
}

const FRESH: TryNow = { before: [], answer: null, verdict: null }

export function openTryDesk(replayed: ReplayedGame, decision: ReviewedDecision, names: readonly string[]): TryDesk {
  const { game } = replayed
  const listeners = new Set<() => void>()
  let now = FRESH
  let hear: ((news: TableNews) => void) | null = null
  let [revision, asked, shown] = [0, 0, [] as readonly string[]]
  const past = replayed.moves.slice(0, decision.move).map(({ seat, action, told }) => ({
    what: { kind: 'action', seat, decision: null, action } as const,
    told: told.filter(({ only }) => only === undefined || only === decision.seat),
  }))

  function tell(): void {
    const moves = now.answer === null ? now.before : [...now.before, now.answer]
    const same = moves.findIndex((move, i) => move !== shown[i])
    const keep = same < 0 ? Math.min(moves.length, shown.length) : same
    const { state, told } = playFrom(replayed, decision, moves)
    const events = [
      ...(revision === 0 ? past : []),
      ...(keep < shown.length
        ? [{ what: { kind: 'taken-back', seat: decision.seat, keep: decision.move + keep } as const }]
        : []),
      ...moves.slice(keep).map((action, i) => ({
        what: { kind: 'action', seat: decision.seat, decision: null, action } as const,
        told: told[keep + i]!,
      })),
    ].map((event) => ({ ...event, revision: ++revision, at: 0, by: null }))
    shown = moves
    asked++
    hear?.({
      view: viewOf(replayed, decision, { names, state, moves: decision.move + moves.length, revision, asked }),
      events,
    })
    for (const listener of listeners) listener()
  }
  function change(next: TryNow): void {
    now = next
    tell()
  }
  function act(action: string): Refused | null {
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
    listen: (listener, feel) => {
      hear = listener
      ;[shown, revision] = [[], 0]
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
  readonly asked: number
}

/** The table as any table is shown. */
function viewOf(
  { game, seats, beginningAt }: ReplayedGame,
  { seat, move }: ReviewedDecision,
  { names, state, moves, revision, asked }: Standing,
): TableView {
  return {
    id: `try-${move}`,
    game: game.id,
    rules: game.rules,
    settings: { ...SETTINGS, options: beginningAt(0).options },
    host: personOf(seat),
    status: 'running',
    revision,
    seats: seats.map(({ house }, i) => ({ kind: 'person', person: personOf(i), name: names[i]!, house })),
    you: seat,
    play: {
      seal: { sha256: '' },
      decision: asked,
      actor: game.actor(state),
      moves,
      position: game.view(state, seat),
    },
  }
}

const personOf = (seat: number): string => `seat-${seat}`

const SETTINGS: Omit<TableView['settings'], 'options'> = {
  visibility: 'link',
  pace: { kind: 'none' },
  spectators: false,
  help: true,
  standIns: 'never',
  standInLevel: '',
}
