import type { SeatView } from '@south-street/table'
import { HOUSES, type SeatInfo, type Words } from '@south-street/ui'

const BOT_NAMES = 8

/** What the seats are called: people by their name, bots by one that nobody at the table has. */
export function seatInfos(seats: readonly SeatView[], you: number | null, words: Words): readonly SeatInfo[] {
  const taken = new Set(seats.map((seat) => (seat.kind === 'person' ? seat.name : '')))
  const free = Array.from({ length: BOT_NAMES }, (_, i) => words.say(`bots.${i}`)).filter((name) => !taken.has(name))
  return seats.map((seat, index) => ({
    name: seat.kind === 'bot' ? free[index]! : nameOf(seat, index, index === you, words),
    house: HOUSES[seat.house]!,
    isYou: index === you,
  }))
}

function nameOf(seat: Exclude<SeatView, { kind: 'bot' }>, index: number, isYou: boolean, words: Words): string {
  if (seat.kind === 'open') return words.say('table.open-seat')
  if (seat.name !== '') return seat.name
  // “You” is no name in a sentence about somebody else, as in a replay: “You takes”.
  return isYou ? words.say('table.you') : words.say('table.nameless', { seat: index + 1 })
}
