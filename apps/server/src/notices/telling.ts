import { clockCallAt, type House, type LiveTable } from '@south-street/house'
import type { NoticeSettings } from '@south-street/protocol'
import { deadline, seatOf, waitsFor } from '@south-street/table'
import { sayGameName, sayNotice } from '../http/words.ts'
import type { Notice } from '../store/notice-store.ts'
import type { Store } from '../store/store.ts'
import type { Said } from './said.ts'

const DAY_S = 86_400
const MOST_WAITING = 100
/** By then news from another process are here. */
const NEWS_WITHIN_MS = 1_000

interface TellingParts {
  readonly house: Pick<House, 'open'>
  readonly store: Pick<Store, 'notices' | 'tables'>
  readonly now: () => number
}

/** How a person is spoken to, and where their page lies. */
export interface Listener extends Pick<NoticeSettings, 'language' | 'zone'> {
  readonly base: string
}

/** Whether something is still to be told: not if the table has moved on, and not yet if its clock stood still meanwhile. */
export type Standing =
  | { readonly is: 'over' }
  | { readonly is: 'early'; readonly at: number }
  | { readonly is: 'due'; readonly live: LiveTable }

/** Looks at the table as it is now: nobody is called for what is past. */
export async function standingOf({ house, store, now }: TellingParts, notice: Notice): Promise<Standing> {
  const over = { is: 'over' } as const
  const [row, live] = await Promise.all([store.tables.find(notice.table), house.open(notice.table).catch(() => null)])
  if (row === null || live === null) return over
  const { game, table } = live
  const isTurn = notice.kind === 'turn' || notice.kind === 'clock'
  if (isTurn && row.waitingFor !== notice.person) return over
  // What another process has written may not have come here yet: then it is looked at again, for it may be past, or not
  // have happened here.
  if (table.revision < row.revision) return { is: 'early', at: now() + NEWS_WITHIN_MS }
  if (seatOf(table, notice.person) === null) return over
  if (notice.kind === 'over') return table.status === 'running' ? over : { is: 'due', live }
  if (table.status !== 'running' && notice.kind !== 'mention') return over
  if (!isTurn) return { is: 'due', live }
  if (waitsFor(game, table) !== notice.person || table.play?.decision !== notice.decision) return over
  const at = notice.kind === 'clock' ? clockCallAt(game, table) : now()
  if (at === null) return over
  return at > now() ? { is: 'early', at } : { is: 'due', live }
}

/** A notice of a table in words. Nothing in it depends on what is hidden there. */
export async function say(parts: TellingParts, notice: Notice, live: LiveTable, listener: Listener): Promise<Said> {
  const { language, base } = listener
  const { id, person, table, kind, revision } = notice
  const { game, table: at } = live
  const end = deadline(game, at)
  const waiting = await parts.store.notices.waitingFor(person, MOST_WAITING)
  const { title, body } = wordsOf(notice, live, listener)
  const lastsS = end === null ? DAY_S : Math.max(60, Math.floor((end - parts.now()) / 1_000))
  return {
    id,
    kind,
    title,
    body: [describe(live, person, language), body].filter((part) => part !== '').join('. '),
    link: `${base}/t/${table}`,
    language,
    tag: table,
    waiting: waiting.length,
    lastsS,
    isUrgent: at.settings.pace.kind !== 'correspondence',
    table,
    game: game.id,
    revision,
  }
}

function wordsOf(
  notice: Notice,
  { game, table }: LiveTable,
  { language, zone }: Listener,
): { title: string; body: string } {
  const { kind, causedBy } = notice
  const title = sayNotice(language, `${kind}.title`)
  const holder = table.seats.find((one) => one.kind === 'person' && one.person === causedBy)
  const name = holder?.kind === 'person' ? holder.name : null
  const end = deadline(game, table)
  if (kind === 'clock' && end !== null) {
    const time = new Intl.DateTimeFormat(language, { timeZone: zone, dateStyle: 'medium', timeStyle: 'short' }).format(
      end,
    )
    return { title, body: sayNotice(language, 'clock.body', { time }) }
  }
  const hasMover = (kind === 'turn' && !notice.starts) || kind === 'mention'
  return { title, body: hasMover && name !== null ? sayNotice(language, `${kind}.body`, { name }) : '' }
}

/** The game and the others who sit there; a table has no other name. */
export function describe({ game, table }: LiveTable, person: string, language: NoticeSettings['language']): string {
  const names = table.seats.flatMap((one) => (one.kind === 'person' && one.person !== person ? [one.name] : []))
  const called = sayGameName(language, game.id)
  return names.length === 0 ? called : sayNotice(language, 'table', { game: called, names: names.join(', ') })
}
