import type { Seat } from '@south-street/engine'
import { AMOUNTS, BUNKER, type Flag, GOODS_MARKERS, LIMITS, NONE, REGIONS, type Region, SETUP } from './catalogue.ts'
import { type RefusalCode, refusal } from './refusal.ts'
import { hasShipIn, housesOf, markersLeft, nextHousePrice, regionsOf, type State, shipsWithRoom } from './state.ts'

/** TA-9.11: INVEST takes `none`, `house`, `bunker` or `marker`; INVEST+ `none` or `markers`. */
export type Invest =
  | { readonly type: 'invest'; readonly option: 'none' | 'bunker' }
  | { readonly type: 'invest'; readonly option: 'house'; readonly region: Region; readonly marker?: Flag }
  | { readonly type: 'invest'; readonly option: 'marker'; readonly marker: Flag }
  | {
      readonly type: 'invest'
      readonly option: 'markers'
      readonly markers: readonly Flag[]
      readonly bonus: 'coal' | 'none'
    }
  | {
      readonly type: 'invest'
      readonly option: 'markers'
      readonly markers: readonly Flag[]
      readonly bonus: 'house'
      readonly region: Region
    }

/** Why no house can be built there, money aside; null if one can (TA-9.11, TA-11.2). */
export function refuseHouse(state: State, seat: Seat, region: Region): ReturnType<typeof refusal> | null {
  const no = (code: RefusalCode, clause: string) => refusal(code, clause, { region: REGIONS[region]! })
  if (region >= regionsOf(state)) return no('region-not-in-play', 'TA-9.11')
  if (!hasShipIn(state, seat, region)) return no('no-ship-there', 'TA-9.11')
  if (state.houses[region]![seat]! >= LIMITS.own_houses_per_region) return no('house-limit', 'TA-11.2')
  if (housesOf(state, seat) >= SETUP.houses) return no('houses-used-up', 'TA-2.2')
  return nextHousePrice(state, region) === NONE ? no('region-built-up', 'TA-11.2') : null
}

export function isGoodsLeft(state: State): boolean {
  return GOODS_MARKERS.some((flag) => markersLeft(state, flag) > 0)
}

/** TA-9.11 (ii) and TA-9.15, with the bunkers just bought. */
export function refuseCoalBonus(state: State, seat: Seat, markers: readonly Flag[]): ReturnType<typeof refusal> | null {
  const bunkers = state.markers[seat]![BUNKER]! + (markers.includes(BUNKER) ? 1 : 0)
  const wanted = AMOUNTS.bunkers_for_invest_plus_coal
  if (bunkers < wanted) return refusal('bunkers-too-few', 'TA-9.11', { bunkers, wanted })
  return shipsWithRoom(state, seat).length > 0 ? null : refusal('no-room-for-coal', 'TA-9.15')
}
