import type { LiveTable } from '@south-street/house'
import {
  commonPlayView,
  commonView,
  eventFor,
  ownPlayView,
  seatOf,
  type TableEvent,
  type ToldEntry,
} from '@south-street/table'

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

/** What everybody is told alike, as text: what stands before and after what one reader alone is told. */
interface CommonText {
  readonly head: string
  /** Between the reader's seat and what they know of the game; null before it was dealt. */
  readonly play: string | null
  readonly tail: string
}

function commonText({ game, table }: LiveTable): CommonText {
  const { play } = table
  return {
    head: `{"revision":${table.revision},"view":${open(JSON.stringify(commonView(table)))},"you":`,
    play: play === null ? null : `,"play":${open(JSON.stringify(commonPlayView(game, table, play)))},`,
    tail: play === null ? '}' : '}}',
  }
}

/** An object as text, not empty, to which more can be added. */
const open = (object: string) => object.slice(0, -1)

/** The common part is half of a message: it is made into text once, and not for each reader anew. */
function putTogether(live: LiveTable, common: CommonText, person: string | null, events: string | undefined): string {
  const { game, table } = live
  const { head, play, tail } = common
  const you = seatOf(table, person)
  const own = play === null ? '' : play + open(JSON.stringify(ownPlayView(game, table, table.play!, you))).slice(1)
  const rest = events === undefined ? '' : `,"events":${events}`
  return `${head}${you}${own}${tail}${rest}}`
}

/** What is told of one change: everybody at the same seat, and all spectators, are told the same. */
export class NewsTexts {
  private readonly live: LiveTable
  private readonly news: readonly ToldEntry[]
  private readonly common: CommonText
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
