import type { Event } from '../../src/events.ts'

/** What one company did in a whole game. */
export interface Account {
  readonly ships: number
  readonly trips: number
  readonly earned: number
  readonly houses: number
  readonly ribands: number
  readonly cards: number
  /** Points gained in play, at the start and at the end of every round. */
  readonly points: readonly number[]
}

interface Draft {
  ships: number
  trips: number
  earned: number
  houses: number
  ribands: number
  cards: number
  now: number
  points: number[]
}

/** Reads the accounts off everything that was told. */
export function readLedger(history: readonly Event[], players: number): readonly Account[] {
  const drafts = Array.from(
    { length: players },
    (): Draft => ({ ships: 0, trips: 0, earned: 0, houses: 0, ribands: 0, cards: 0, now: 0, points: [0] }),
  )
  for (const event of history) enter(drafts, event)
  return drafts.map(({ now: _, ...account }) => account)
}

function enter(drafts: readonly Draft[], event: Event): void {
  switch (event.type) {
    case 'bought':
      drafts[event.seat]!.ships += event.cards.length
      break
    case 'sailed':
      for (const { seat, income, points } of event.trips) {
        const draft = drafts[seat]
        if (draft === undefined) continue
        draft.trips++
        draft.earned += income
        draft.now += points
      }
      break
    case 'bonus-paid':
      drafts[event.seat]!.earned += event.income
      break
    case 'traded':
      drafts[event.seat]!.earned += event.income
      break
    case 'scrapped':
      drafts[event.seat]!.now += event.points
      break
    case 'built':
      drafts[event.seat]!.houses++
      break
    case 'riband-won':
      drafts[event.seat]!.ribands++
      break
    case 'took-card':
      drafts[event.seat]!.cards++
      break
    case 'round-ended':
      for (const draft of drafts) draft.points.push(draft.now)
  }
}
