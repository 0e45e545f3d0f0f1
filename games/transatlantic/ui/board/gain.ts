import type { Seat } from '@south-street/engine'
import type { Event } from '../../src/events.ts'

export interface Gain {
  readonly income: number
  readonly points: number
}

/** What events bring a seat, trips and bonus together. */
export function gainOf(events: readonly Event[], seat: Seat): Gain {
  let income = 0
  let points = 0
  for (const event of events) {
    if (event.type === 'bonus-paid' && event.seat === seat) income += event.income
    if (event.type !== 'sailed') continue
    for (const trip of event.trips) {
      if (trip.seat !== seat) continue
      income += trip.income
      points += trip.points
    }
  }
  return { income, points }
}

/** A point is worth as many pounds when one choice is set against another. */
const POUNDS_A_POINT = 20

/** For comparing: what brings more, money and points together. */
export function worthOfGain({ income, points }: Gain): number {
  return income + POUNDS_A_POINT * points
}
