import { type RecordSeat, recordFileName } from '@south-street/engine'

/** What is read of a record, whoever has written it. */
interface NamedRecord {
  readonly game: string
  readonly seats: unknown
  readonly notes?: unknown
}

/** The day of the viewer's own calendar. */
function dayOf(date: Date): string {
  const two = (number: number) => String(number).padStart(2, '0')
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}

/** When the last move was made; of a game that goes on, now. */
function endOf({ notes }: NamedRecord, now: Date): Date {
  const last: unknown = Array.isArray(notes) ? notes.at(-1) : null
  if (typeof last !== 'object' || last === null || !('at' in last)) return now
  const date = new Date(String(last.at))
  return Number.isNaN(date.getTime()) ? now : date
}

/** What a record is saved as: the game, the day on which it ended, and who played. */
export function fileNameOf(record: NamedRecord, now: Date): string {
  const seats: readonly RecordSeat[] = Array.isArray(record.seats) ? record.seats.map(readSeat) : []
  return recordFileName(record.game, dayOf(endOf(record, now)), seats)
}

function readSeat(seat: unknown): RecordSeat {
  if (typeof seat !== 'object' || seat === null || !('name' in seat)) return { name: '' }
  return { name: String(seat.name), ...('bot' in seat && { bot: String(seat.bot) }) }
}
