import { AMOUNTS, BOUGHT_MARKERS, BUNKER, type Flag, GOODS_MARKERS, REGIONS } from '../catalogue.ts'
import { type Invest, isGoodsLeft, refuseCoalBonus, refuseHouse } from '../investing.ts'
import { markersLeft, nextHousePrice, regionsOf, type State } from '../state.ts'

/**
 * The codes: 0 none; from HOUSE on a region and a flag, or no flag; BUNKER_CODE; from MARKER on a flag; from MARKERS on a
 * pair and a bonus: none, coal, or a house in a region.
 */
const HOUSE = 1
const HOUSE_CODES = 6
const BUNKER_CODE = HOUSE + HOUSE_CODES * REGIONS.length
const MARKER = BUNKER_CODE + 1
const MARKERS = MARKER + 5
const NO_FLAG = 5
const NO_BONUS = 0
const COAL_BONUS = 1
const HOUSE_BONUS = 2
const BONUS_CODES = HOUSE_BONUS + REGIONS.length

const PAIRS: readonly (readonly [Flag, Flag])[] = BOUGHT_MARKERS.flatMap((first, i) =>
  BOUGHT_MARKERS.slice(i + 1).map((second) => [first, second] as const),
)

export function codes(state: State, out: Uint16Array, start: number): number {
  out[start] = 0
  return state.undertaking === 'INVEST+' ? pairCodes(state, out, start + 1) : singleCodes(state, out, start + 1)
}

function singleCodes(state: State, out: Uint16Array, start: number): number {
  const { turn } = state
  const money = state.money[turn]!
  const goodsLeft = isGoodsLeft(state)
  let count = start
  for (let region = 0; region < regionsOf(state); region++) {
    if (refuseHouse(state, turn, region) !== null || nextHousePrice(state, region) > money) continue
    const first = HOUSE + region * HOUSE_CODES
    if (!goodsLeft) out[count++] = first + NO_FLAG
    for (const flag of GOODS_MARKERS) if (markersLeft(state, flag) > 0) out[count++] = first + flag
  }
  if (money >= AMOUNTS.bunker && markersLeft(state, BUNKER) > 0) out[count++] = BUNKER_CODE
  for (const flag of GOODS_MARKERS) {
    if (money >= AMOUNTS.marker && markersLeft(state, flag) > 0) out[count++] = MARKER + flag
  }
  return count
}

function pairCodes(state: State, out: Uint16Array, start: number): number {
  const { turn } = state
  let count = start
  if (state.money[turn]! < AMOUNTS.two_markers) return count
  for (const [i, pair] of PAIRS.entries()) {
    if (markersLeft(state, pair[0]) === 0 || markersLeft(state, pair[1]) === 0) continue
    const first = MARKERS + i * BONUS_CODES
    out[count++] = first + NO_BONUS
    if (refuseCoalBonus(state, turn, pair) === null) out[count++] = first + COAL_BONUS
    for (let region = 0; region < regionsOf(state); region++) {
      if (refuseHouse(state, turn, region) === null) out[count++] = first + HOUSE_BONUS + region
    }
  }
  return count
}

const SCRATCH = new Uint16Array(1 + PAIRS.length * BONUS_CODES)

export function isForced(state: State): boolean {
  return codes(state, SCRATCH, 0) === 1
}

export function decode(code: number): Invest {
  const type = 'invest'
  if (code === 0) return { type, option: 'none' }
  if (code === BUNKER_CODE) return { type, option: 'bunker' }
  if (code < BUNKER_CODE) {
    const region = Math.floor((code - HOUSE) / HOUSE_CODES)
    const flag = (code - HOUSE) % HOUSE_CODES
    return flag === NO_FLAG ? { type, option: 'house', region } : { type, option: 'house', region, marker: flag }
  }
  if (code < MARKERS) return { type, option: 'marker', marker: code - MARKER }
  const markers = [...PAIRS[Math.floor((code - MARKERS) / BONUS_CODES)]!]
  const bonus = (code - MARKERS) % BONUS_CODES
  if (bonus === NO_BONUS) return { type, option: 'markers', markers, bonus: 'none' }
  if (bonus === COAL_BONUS) return { type, option: 'markers', markers, bonus: 'coal' }
  return { type, option: 'markers', markers, bonus: 'house', region: bonus - HOUSE_BONUS }
}
