import type { SeatView } from '@south-street/table'
import { HOUSES, type SeatInfo, type Words } from '@south-street/ui'

const BOT_NAMES = 8

/** What the seats are called: people by their name, bots by one that nobody at the table has. */
export function seatInfos(seats: readonly SeatView[], you: number | null, words: Words): readonly SeatInfo[] {
  const taken = new Set(seats.map((seat) => (seat.kind === 'person' ? seat.name : '')))
  const free = Array.from({ length: BOT_NAMES }, (_, i) => words.say(`bots.${i}`)).filter((name) => !taken.has(name))
  return seats.map((seat, index) => ({
    name: seat.kind === 'bot' ? free[index]! : nameOf(seat, index, words),
    house: HOUSES[seat.house]!,
    isYou: index === you,
  }))
}

function nameOf(seat: Exclude<SeatView, { kind: 'bot' }>, index: number, words: Words): string {
  if (seat.kind === 'open') return words.say('table.open-seat')
  return seat.name === '' ? words.say('table.nameless', { seat: index + 1 }) : seat.name
}
