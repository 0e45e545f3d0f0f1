import type { SeatView } from '@south-street/table'
import { HOUSES, type SeatInfo, type Words } from '@south-street/ui'

/** What the seats are called: people by their name, bots by a name that goes with their seat. */
export function seatInfos(seats: readonly SeatView[], you: number | null, words: Words): readonly SeatInfo[] {
  return seats.map((seat, index) => ({
    name: nameOf(seat, index, words),
    house: HOUSES[index]!,
    isYou: index === you,
  }))
}

function nameOf(seat: SeatView, index: number, words: Words): string {
  if (seat.kind === 'bot') return words.say(`bots.${index}`)
  if (seat.kind === 'open') return words.say('table.open-seat')
  return seat.name === '' ? words.say('table.nameless', { seat: index + 1 }) : seat.name
}
