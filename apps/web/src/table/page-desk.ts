import type { GameEvent, Seat } from '@south-street/engine'
import type { TableEvent, TableView } from '@south-street/table'
import type { Refused, TableLink, TableNews } from './table-link.ts'

/** What a table in the page has agreed on: nobody else ever sits there. */
export const PAGE_SETTINGS: Omit<TableView['settings'], 'options'> = {
  visibility: 'link',
  pace: { kind: 'none' },
  spectators: false,
  help: true,
  standIns: 'never',
  standInLevel: '',
}

type Happened = Pick<TableEvent, 'what' | 'told'>

export function moved(seat: Seat, action: string, told: readonly GameEvent[]): Happened {
  return { what: { kind: 'action', seat, decision: null, action }, told }
}

/** What stands on the table now. */
interface Standing {
  /** Since the beginning of the desk, in the game's text form. */
  readonly moves: readonly string[]
  /** What each of them told. */
  readonly told: readonly (readonly GameEvent[])[]
  view(at: { readonly revision: number; readonly decision: number }): TableView
}

interface DeskParts<Now> {
  readonly first: Now
  /** Whose moves are made here. */
  readonly seat: Seat
  /** What was played before, move by move. */
  readonly past?: readonly Happened[]
  stand(now: Now): Standing
  act(text: string): Refused | null
}

/** A link to a table that stands in this page: one seat, one decision, and answers that may be taken back. */
export interface PageDesk<Now> extends TableLink {
  now(): Now
  subscribe(listener: () => void): () => void
}

/** `change` puts something else on the table; whoever listens is told what is new and what is gone. */
export function openPageDesk<Now>({ first, seat, past = [], stand, act }: DeskParts<Now>) {
  const listeners = new Set<() => void>()
  let now = first
  let hear: ((news: TableNews) => void) | null = null
  let shown: readonly string[] = []
  let [revision, decision] = [0, 0]

  function tell(): void {
    const { moves, told, view } = stand(now)
    const same = moves.findIndex((move, i) => move !== shown[i])
    const keep = same < 0 ? Math.min(moves.length, shown.length) : same
    const takenBack = { what: { kind: 'taken-back', seat, keep: past.length + keep } } as const
    const events = [
      ...(revision === 0 ? past : []),
      ...(keep < shown.length ? [takenBack] : []),
      ...moves.slice(keep).map((move, i) => moved(seat, move, told[keep + i]!)),
    ].map((event) => ({ ...event, revision: ++revision, at: 0, by: null }))
    shown = moves
    decision++
    hear?.({ view: view({ revision, decision }), events })
    for (const listener of listeners) listener()
  }
  const desk: PageDesk<Now> = {
    listen: (listener, feel) => {
      hear = listener
      ;[shown, revision] = [[], 0]
      feel('live')
      tell()
      return () => {
        hear = null
      }
    },
    send: async (command) => (command.kind === 'act' ? act(command.action) : null),
    record: async () => null,
    orders: { read: async () => null, give: async () => null, withdraw: async () => null },
    hurry: () => {},
    now: () => now,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
  const change = (next: Now): void => {
    now = next
    tell()
  }
  return { desk, change }
}
