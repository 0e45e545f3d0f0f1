import type { LiveTable } from '@south-street/house'
import { commonView, eventFor, ownView, seatOf, type TableEvent, type ToldEntry } from '@south-street/table'

const NO_MUTES: ReadonlySet<string> = new Set()

export function eventsOf(
  live: LiveTable,
  news: readonly ToldEntry[],
  person: string | null,
  mutes: ReadonlySet<string>,
): TableEvent[] {
  return news.flatMap((entry) => eventFor(live.table, entry, person, mutes) ?? [])
}

/** What the stream says to one reader; without events the reader starts again from the view. */
export function messageText(live: LiveTable, person: string | null, events: TableEvent[] | undefined): string {
  return putTogether(live, commonText(live), person, events && JSON.stringify(events))
}

/** To a reader who has everything already. */
export function upToDateText({ table }: LiveTable): string {
  return JSON.stringify({ revision: table.revision, events: [] })
}

const commonText = ({ table }: LiveTable) => JSON.stringify(commonView(table))

/** The common part is half of a message: it is made into text once, and not for each reader anew. */
function putTogether(live: LiveTable, common: string, person: string | null, events: string | undefined): string {
  const own = JSON.stringify(ownView(live.game, live.table, person))
  // Two objects, neither empty, become one.
  const view = `${common.slice(0, -1)},${own.slice(1)}`
  const rest = events === undefined ? '' : `,"events":${events}`
  return `{"revision":${live.table.revision},"view":${view}${rest}}`
}

/** What is told of one change: everybody at the same seat, and all spectators, are told the same. */
export class NewsTexts {
  private readonly live: LiveTable
  private readonly news: readonly ToldEntry[]
  private readonly common: string
  /** The events as text, if nobody is told more than others. */
  private readonly events: string | null
  private readonly bySeat = new Map<number | null, string>()

  constructor(live: LiveTable, news: readonly ToldEntry[]) {
    this.live = live
    this.news = news
    this.common = commonText(live)
    const isForAll = news.every(({ told = [] }) => told.every(({ only }) => only === undefined))
    this.events = isForAll ? this.eventsFor(null) : null
  }

  for(person: string | null): string {
    const seat = seatOf(this.live.table, person)
    const known = this.bySeat.get(seat)
    if (known !== undefined) return known
    // Whoever sat here once is told the same as everybody else who does not sit here.
    const text = putTogether(
      this.live,
      this.common,
      person,
      this.events ?? this.eventsFor(seat === null ? null : person),
    )
    this.bySeat.set(seat, text)
    return text
  }

  private eventsFor(person: string | null): string {
    return JSON.stringify(eventsOf(this.live, this.news, person, NO_MUTES))
  }
}
