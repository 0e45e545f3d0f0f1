import type { Refusal, Seat } from '@south-street/engine'
import type { HintedMove, SeatInfo } from '@south-street/ui'
import { createContext, useContext } from 'react'
import type { Action } from '../../src/actions/action.ts'
import type { CardIndex, Flag, Region, ShipIndex } from '../../src/catalogue.ts'
import type { View } from '../../src/view.ts'
import type { Outcome } from './appraisal.ts'
import type { Gain } from './gain.ts'
import type { Openings } from './openings.ts'
import type { Picks } from './picks.ts'
import type { Prospect } from './prospect.ts'
import type { CoalWay, Way } from './travel.ts'

/** What can be looked at more closely. */
export type Closer =
  | { readonly what: 'ship'; readonly ship: ShipIndex }
  | { readonly what: 'sea'; readonly region: Region }
  | { readonly what: 'seat'; readonly seat: Seat }
  | { readonly what: 'companies' }
  | { readonly what: 'hand' }
  | { readonly what: 'stack'; readonly seat: Seat }
  | { readonly what: 'docks' }
  | { readonly what: 'display' }

/** What all parts of the board share. */
export interface BoardState {
  /** The table, with the steps that the viewer is thinking over. */
  readonly view: View
  /** The table as everybody sees it. */
  readonly table: View
  readonly seats: readonly SeatInfo[]
  readonly mayAct: boolean
  /** The viewer is asked. */
  readonly isMine: boolean
  /** A replay: nobody acts. */
  readonly still: boolean
  readonly help: boolean
  readonly openings: Openings
  readonly picks: Picks
  readonly legal: readonly Action[]
  readonly candidate: Action | null
  readonly outcome: Outcome | null
  /** What each ship that may sail would earn now. */
  readonly earnings: ReadonlyMap<ShipIndex, Gain>
  readonly refusal: Refusal | null
  readonly refuse: (action: Action) => Refusal | null
  readonly tryOut: (action: Action) => Outcome
  /** What an answer would bring in the end; null where the viewer may not act. */
  readonly prospect: (action: Action) => Prospect | null
  readonly chooseCard: (card: CardIndex) => void
  readonly chooseTile: () => void
  readonly chooseShip: (ship: ShipIndex) => void
  readonly chooseRegion: (region: Region) => void
  readonly chooseMarker: (marker: Flag) => void
  readonly chooseSeat: (from: Seat | null) => void
  readonly chooseExtraCoal: (ship: ShipIndex) => void
  readonly chooseCoalBonus: () => void
  /** Chooses all that a whole answer is made of, and leaves it to be confirmed. */
  readonly prepare: (action: Action) => void
  readonly confirm: (() => void) | null
  readonly back: (() => void) | null
  readonly takeBack: (() => void) | null
  readonly hint: readonly HintedMove<Action>[] | 'thinking' | null
  readonly askHint: (() => void) | null
  readonly askWhyNot: ((action: Action) => void) | null
  /** The ships that are on the move now. */
  readonly moving: ReadonlyMap<ShipIndex, Way>
  /** The ships that load or burn coal now. */
  readonly movingCoal: ReadonlyMap<ShipIndex, CoalWay>
  readonly look: (closer: Closer) => void
}

export const BoardContext = createContext<BoardState | null>(null)

export function useBoard(): BoardState {
  return useContext(BoardContext)!
}
