import type { GameEvent, Seat } from '@south-street/engine'
import type { CardIndex, Flag, Region, ShipIndex } from './catalogue.ts'

/** One ship's trip: what its owner got for it. Scotia's owner is NONE. */
export interface Trip {
  readonly ship: ShipIndex
  readonly seat: Seat
  readonly income: number
  readonly points: number
}

/** Everything happens in the open (TA-4.4), so no event is for one seat only. */
export type Event = GameEvent &
  (
    | { readonly type: 'played'; readonly seat: Seat; readonly card: CardIndex }
    | { readonly type: 'tile-spent'; readonly seat: Seat }
    | { readonly type: 'copied'; readonly seat: Seat; readonly from: Seat; readonly card: CardIndex }
    | { readonly type: 'copied-nothing'; readonly seat: Seat }
    /** TA-10.2 */
    | { readonly type: 'took-up'; readonly seat: Seat; readonly cards: readonly CardIndex[] }
    /** TA-10.3, TA-14.2 */
    | { readonly type: 'took-card'; readonly seat: Seat; readonly card: CardIndex; readonly into: 'stack' | 'hand' }
    | { readonly type: 'card-discarded'; readonly card: CardIndex }
    | { readonly type: 'cards-laid-out'; readonly cards: readonly CardIndex[] }
    | {
        readonly type: 'bought'
        readonly seat: Seat
        readonly cards: readonly ShipIndex[]
        readonly price: number
        /** The ship that took the extra coal, or NONE (TA-9.21). */
        readonly coal: ShipIndex
      }
    | {
        readonly type: 'deployed' | 'redeployed'
        readonly seat: Seat
        readonly ship: ShipIndex
        readonly region: Region
      }
    | { readonly type: 'stored'; readonly seat: Seat; readonly ship: ShipIndex }
    | { readonly type: 'displaced'; readonly seat: Seat; readonly ship: ShipIndex; readonly region: Region }
    | { readonly type: 'scotia-removed' }
    /** The last trip, if there was one, is an event of its own before it (TA-7.1). */
    | { readonly type: 'scrapped'; readonly seat: Seat; readonly ship: ShipIndex; readonly points: number }
    | { readonly type: 'riband-won'; readonly seat: Seat; readonly ship: ShipIndex }
    | { readonly type: 'sailed'; readonly region: Region; readonly trips: readonly Trip[]; readonly isLast: boolean }
    | { readonly type: 'bonus-paid'; readonly seat: Seat; readonly ship: ShipIndex; readonly income: number }
    | { readonly type: 'traded'; readonly seat: Seat; readonly houses: number; readonly income: number }
    | { readonly type: 'loaded'; readonly seat: Seat; readonly ships: readonly ShipIndex[]; readonly lost: number }
    | { readonly type: 'built'; readonly seat: Seat; readonly region: Region; readonly price: number }
    | {
        readonly type: 'placed-markers'
        readonly seat: Seat
        readonly markers: readonly Flag[]
        readonly price: number
      }
    | { readonly type: 'invested-nothing'; readonly seat: Seat }
    | { readonly type: 'docked'; readonly ship: ShipIndex }
    | { readonly type: 'market-refilled'; readonly cards: readonly ShipIndex[] }
    | { readonly type: 'end-triggered'; readonly lastRound: number }
    | { readonly type: 'round-ended'; readonly round: number }
    | { readonly type: 'game-ended'; readonly round: number }
  )

export type EmitEvent = (event: Event) => void
