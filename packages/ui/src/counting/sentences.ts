import type { SeatInfo } from '../board.ts'
import { joinList } from '../words/list.ts'
import { sayList } from '../words/say.ts'
import type { Words } from '../words/words.ts'
import { type CountedColumn, endsStep, gainAt, leadersOf, type Moment, totalsAt } from './plan.ts'

/** What is counted, and how far it has come. */
export interface Count {
  readonly columns: readonly CountedColumn[]
  readonly moments: readonly Moment[]
  /** Before the first moment −1. */
  readonly at: number
  readonly seats: readonly SeatInfo[]
  /** Who stands where, from above. */
  readonly rows: readonly number[]
  /** What a column without points says of a seat instead of them. */
  readonly tell: (words: Words, column: number, seat: number) => string
}

const nameOf = (words: Words, { name, isYou }: SeatInfo): string => (isYou ? words.say('counting.you') : name)

/** A whole step in one sentence: “Money: Anna 4, Ben 2, you 6.” */
export function sayStep(words: Words, count: Count): string {
  const { columns, moments, at, seats, rows, tell } = count
  const now = moments[at]!
  const { step } = columns[now.column]!
  const members = columns.flatMap((column, index) => (column.step === step ? [index] : []))
  const gain = gainAt(columns, moments, at)
  const entries = rows.map((seat) => {
    const points = members.reduce((total, column) => total + gain(column, seat), 0)
    const told = columns[now.column]!.isPassing ? tell(words, now.column, seat) : String(points)
    return words.say('counting.entry', { seat: nameOf(words, seats[seat]!), points: told })
  })
  return words.say('counting.step', {
    step: words.say(`counting.steps.${step}`),
    entries: joinList(words.language, entries, 'unit'),
  })
}

/** What the bar says of this moment: a step that everybody is counted in, or what one seat has got. */
export function sayMoment(words: Words, count: Count): string {
  const { columns, moments, at, seats, rows } = count
  const now = moments[at]
  if (now === undefined) return words.say('counting.begins')
  if (now.seats.length === rows.length) return sayStep(words, count)
  const seat = now.seats[0]!
  const points = gainAt(columns, moments, at)(now.column, seat)
  const total = totalsAt(columns, moments, at)[seat]!
  const { name, isYou } = seats[seat]!
  const key = points === 0 ? 'counting.gains-nothing' : 'counting.gains'
  return words.say(isYou ? `${key}-you` : key, { seat: name, points, total })
}

/** Who leads by now; nothing before there are points. */
export function sayLead(words: Words, { columns, moments, at, seats }: Count): string {
  const totals = totalsAt(columns, moments, at)
  if (at < 0 || Math.max(...totals) <= 0) return ''
  const lead = leadersOf(totals)
  const [first] = lead
  const points = totals[first!]!
  if (lead.length > 1) {
    const names = lead.map((seat) => nameOf(words, seats[seat]!))
    return words.say('counting.level', { seats: sayList(words, names), points })
  }
  return seats[first!]!.isYou
    ? words.say('counting.you-lead', { points })
    : words.say('counting.leads', { seat: seats[first!]!.name, points })
}

/** For those who listen: one sentence a step, when it is over. */
export function sayAloud(words: Words, count: Count): string {
  return endsStep(count.columns, count.moments, count.at) ? sayStep(words, count) : ''
}
