import type { GameEvent } from '@south-street/engine'
import type { ChatLine, TableEvent, TableView } from '@south-street/table'
import type { TableNews } from './table-link.ts'

/** A move that stands, with what was told of it. */
export interface ToldMove {
  readonly seat: number
  /** In the game's text form. */
  readonly action: string
  readonly revision: number
  readonly at: number
  readonly told: readonly GameEvent[]
}

export interface ShownTable {
  readonly view: TableView
  readonly moves: readonly ToldMove[]
  readonly chat: readonly ChatLine[]
  /** The host has freed the viewer's seat. */
  readonly removed?: true
}

/** Folds news into what is shown. What was taken back is gone. */
export function fold(before: ShownTable | null, { view, events }: TableNews): ShownTable {
  const startsAnew = events[0]?.revision === 1
  let moves = startsAnew || before === null ? [] : [...before.moves]
  let chat = startsAnew || before === null ? [] : [...before.chat]
  let removed = before?.removed
  for (const event of events) {
    const { what } = event
    if (what.kind === 'action')
      moves.push({
        seat: what.seat,
        action: what.action,
        revision: event.revision,
        at: event.at,
        told: event.told ?? [],
      })
    else if (what.kind === 'taken-back') moves = moves.slice(0, what.keep)
    else if (what.kind === 'chat') chat.push(chatLine(event, what))
    else if (what.kind === 'unseated' && what.why === 'removed' && what.seat === before?.view.you) removed = true
    else if (what.kind === 'forgotten') chat = chat.filter(({ person }) => person !== what.person)
  }
  return { view, moves, chat, ...(removed && view.you === null && { removed }) }
}

function chatLine(event: TableEvent, { name, text }: { readonly name: string; readonly text: string }): ChatLine {
  return { revision: event.revision, at: event.at, person: event.by ?? '', name, text }
}
