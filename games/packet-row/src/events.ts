import type { GameEvent, Seat } from '@south-street/engine'
import type { Area, CardIndex } from './cards.ts'
import type { Delivery } from './delivery/delivery.ts'

/** Everything in Packet Row happens in the open (PR-7.1), so no event is for one seat only. */
export type Event = GameEvent &
  (
    | { readonly type: 'chose'; readonly seat: Seat; readonly area: Area }
    | {
        readonly type: 'took'
        readonly seat: Seat
        readonly card: CardIndex
        readonly space: number
        readonly price: number
        readonly assistant?: CardIndex
      }
    | { readonly type: 'passed' | 'declined'; readonly seat: Seat; readonly area: Area }
    /** Not asked, for want of anything to take (PR-3.5). */
    | { readonly type: 'skipped'; readonly seat: Seat; readonly area: Area }
    | { readonly type: 'cashed'; readonly seat: Seat; readonly card: CardIndex; readonly value: number }
    | { readonly type: 'delivered'; readonly seat: Seat; readonly delivery: Delivery; readonly reward: number }
    | { readonly type: 'round-ended'; readonly round: number }
    | { readonly type: 'cleared'; readonly area: Area; readonly cards: readonly CardIndex[] }
    | { readonly type: 'moved-up'; readonly area: Area; readonly cards: readonly CardIndex[] }
    /** Cards from the talon, with the spaces that they were laid on. */
    | {
        readonly type: 'revealed'
        readonly area: Area
        readonly cards: readonly CardIndex[]
        readonly spaces: readonly number[]
      }
    | { readonly type: 'harbour-master-changed'; readonly seat: Seat }
    | { readonly type: 'game-ended'; readonly shortAreas: readonly Area[] }
    /**
     * PR-8.3: what follows by itself at the end. Every seat gets one, since already whether a last delivery is made
     * tells something of the hand.
     */
    | {
        readonly type: 'settled'
        readonly seat: Seat
        readonly delivery: Delivery | null
        readonly reward: number
        readonly cashed: readonly CardIndex[]
        readonly value: number
      }
  )

export type EmitEvent = (event: Event) => void
