import type { Seat } from '@south-street/engine'
import { AMOUNTS, type CardType, RIBAND } from '../src/catalogue.ts'
import type { State } from '../src/state.ts'
import { bestRegionIncome, type Company } from './companies.ts'

/** The pounds that a card would bring the seat now, stored ships aside. */
export function yieldOf(state: State, seat: Seat, company: Company, type: CardType): number {
  switch (type) {
    case 'TRANSPORT':
      return company.topIncome(AMOUNTS.transport_ships)
    case 'TRANSPORT+':
      return company.topIncome(AMOUNTS.transport_plus_ships)
    case 'BLUE RIBAND':
      return company.topIncome(state.markers[seat]![RIBAND]!)
    case 'FLEET':
      return company.fleetIncome()
    case 'CARGO':
      return company.cargo
    case 'CRUISE':
      return company.cruise
    case 'TRADE':
      return company.houses * AMOUNTS.trade_per_house
    case 'REGION':
      return bestRegionIncome(state, seat)
    default:
      return 0
  }
}

/** The types that bring pounds. */
export const YIELDING: readonly CardType[] = [
  'TRANSPORT',
  'TRANSPORT+',
  'REGION',
  'CARGO',
  'CRUISE',
  'FLEET',
  'BLUE RIBAND',
  'TRADE',
]
