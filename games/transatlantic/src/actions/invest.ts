import { at, type Json, type Refusal, readList, readMembers, readOneOf, type Seat } from '@south-street/engine'
import {
  AMOUNTS,
  BOUGHT_MARKERS,
  BUNKER,
  FLAGS,
  type Flag,
  GOODS_MARKERS,
  REGIONS,
  type Region,
  readFlag,
  readRegion,
} from '../catalogue.ts'
import type { EmitEvent } from '../events.ts'
import { beginLoading, finishAction } from '../flow.ts'
import { type Invest, isGoodsLeft, refuseCoalBonus, refuseHouse } from '../investing.ts'
import { refusal } from '../refusal.ts'
import { markersLeft, nextHousePrice, type State } from '../state.ts'
import { codes, decode, isForced } from './invest-codes.ts'
import { sorted, unexpected, type Verb, words } from './verb.ts'

const OPTIONS = ['none', 'house', 'bunker', 'marker', 'markers'] as const
const BONUSES = ['house', 'coal', 'none'] as const

function refuseInvest(state: State, seat: Seat, action: Invest): Refusal | null {
  if (action.option === 'none') return null
  if ((action.option === 'markers') !== (state.undertaking === 'INVEST+')) return refusal('not-on-card', 'TA-9.11')
  switch (action.option) {
    case 'house':
      return refuseBuilding(state, seat, action.region, action.marker)
    case 'bunker':
      return refuseMarker(state, BUNKER, [BUNKER]) ?? refusePrice(state, seat, AMOUNTS.bunker)
    case 'marker':
      return refuseMarker(state, action.marker, GOODS_MARKERS) ?? refusePrice(state, seat, AMOUNTS.marker)
    case 'markers':
      return refuseMarkers(state, seat, action)
  }
}

function refusePrice(state: State, seat: Seat, price: number): Refusal | null {
  const money = state.money[seat]!
  return price <= money ? null : refusal('cannot-pay', 'TA-9.11', { price, money, missing: price - money })
}

function refuseMarker(state: State, flag: Flag, sold: readonly Flag[]): Refusal | null {
  const marker = FLAGS[flag]!
  if (!sold.includes(flag)) return refusal('marker-not-sold', 'TA-9.11', { marker })
  return markersLeft(state, flag) > 0 ? null : refusal('marker-exhausted', 'TA-2.3', { marker })
}

function refuseBuilding(state: State, seat: Seat, region: Region, marker: Flag | undefined): Refusal | null {
  const refused = refuseHouse(state, seat, region) ?? refusePrice(state, seat, nextHousePrice(state, region))
  if (refused !== null) return refused
  // TA-9.16
  if (marker === undefined) return isGoodsLeft(state) ? refusal('marker-left-out', 'TA-9.16') : null
  return isGoodsLeft(state) ? refuseMarker(state, marker, GOODS_MARKERS) : refusal('marker-not-left', 'TA-9.16')
}

function refuseMarkers(state: State, seat: Seat, action: Extract<Invest, { option: 'markers' }>): Refusal | null {
  const { markers } = action
  if (markers.length !== 2 || markers[0] === markers[1]) return refusal('markers-alike', 'TA-9.11')
  for (const marker of markers) {
    const refused = refuseMarker(state, marker, BOUGHT_MARKERS)
    if (refused !== null) return refused
  }
  const tooDear = refusePrice(state, seat, AMOUNTS.two_markers)
  if (tooDear !== null) return tooDear
  if (action.bonus === 'house') return refuseHouse(state, seat, action.region)
  return action.bonus === 'coal' ? refuseCoalBonus(state, seat, markers) : null
}

function applyInvest(state: State, seat: Seat, action: Invest, emit?: EmitEvent): void {
  carryOut(state, seat, action, emit)
  const isLoading = action.option === 'bunker' || (action.option === 'markers' && action.bonus === 'coal')
  if (isLoading) beginLoading(state, AMOUNTS.invest_coal)
  else finishAction(state, emit)
}

function carryOut(state: State, seat: Seat, action: Invest, emit?: EmitEvent): void {
  switch (action.option) {
    case 'none':
      emit?.({ type: 'invested-nothing', seat })
      break
    case 'house':
      build(state, seat, action.region, nextHousePrice(state, action.region), emit)
      if (action.marker !== undefined) placeMarkers(state, seat, [action.marker], 0, emit)
      break
    case 'bunker':
      placeMarkers(state, seat, [BUNKER], AMOUNTS.bunker, emit)
      break
    case 'marker':
      placeMarkers(state, seat, [action.marker], AMOUNTS.marker, emit)
      break
    case 'markers':
      placeMarkers(state, seat, action.markers, AMOUNTS.two_markers, emit)
      if (action.bonus === 'house') build(state, seat, action.region, 0, emit)
  }
}

function build(state: State, seat: Seat, region: Region, price: number, emit?: EmitEvent): void {
  state.money[seat] = state.money[seat]! - price
  const houses = state.houses[region]!
  houses[seat] = houses[seat]! + 1
  emit?.({ type: 'built', seat, region, price })
}

function placeMarkers(state: State, seat: Seat, markers: readonly Flag[], price: number, emit?: EmitEvent): void {
  state.money[seat] = state.money[seat]! - price
  const sheet = state.markers[seat]!
  for (const marker of markers) sheet[marker] = sheet[marker]! + 1
  emit?.({ type: 'placed-markers', seat, markers, price })
}

function formatInvest(action: Invest): string {
  switch (action.option) {
    case 'none':
    case 'bunker':
      return ` ${action.option}`
    case 'house':
      return ` house ${REGIONS[action.region]}${action.marker === undefined ? '' : ` ${FLAGS[action.marker]}`}`
    case 'marker':
      return ` marker ${FLAGS[action.marker]}`
    case 'markers': {
      const where = action.bonus === 'house' ? ` ${REGIONS[action.region]}` : ''
      return ` markers ${action.markers.map((marker) => FLAGS[marker]).join(' ')} ${action.bonus}${where}`
    }
  }
}

/** Text and record hold the same members, so the text is read as the record that it stands for. */
function parseInvest(rest: string): Invest {
  const [option, ...more] = words(rest)
  const json: Record<string, unknown> = { type: 'invest', option }
  if (option === 'house') {
    json.region = more.shift()
    if (more.length > 0) json.marker = more.shift()
  } else if (option === 'marker') {
    json.marker = more.shift()
  } else if (option === 'markers') {
    const bonus = more.findIndex((word) => (BONUSES as readonly string[]).includes(word))
    json.markers = more.splice(0, Math.max(bonus, 0))
    json.bonus = more.shift()
    if (json.bonus === 'house') json.region = more.shift()
  }
  if (more.length > 0) throw unexpected(rest)
  return readInvest(json)
}

function readInvest(json: unknown): Invest {
  const type = 'invest'
  const { option: named } = readMembers(json, ['type', 'option'], ['region', 'marker', 'markers', 'bonus'])
  const option = at('option', () => readOneOf(named, OPTIONS))
  switch (option) {
    case 'none':
    case 'bunker':
      readMembers(json, ['type', 'option'])
      return { type, option }
    case 'house': {
      const members = readMembers(json, ['type', 'option', 'region'], ['marker'])
      const region = at('region', () => readRegion(members.region))
      if (!Object.hasOwn(members, 'marker')) return { type, option, region }
      return { type, option, region, marker: at('marker', () => readFlag(members.marker)) }
    }
    case 'marker': {
      const members = readMembers(json, ['type', 'option', 'marker'])
      return { type, option, marker: at('marker', () => readFlag(members.marker)) }
    }
    case 'markers':
      return readMarkers(json)
  }
}

function readMarkers(json: unknown): Invest {
  const members = readMembers(json, ['type', 'option', 'markers', 'bonus'], ['region'])
  const bonus = at('bonus', () => readOneOf(members.bonus, BONUSES))
  const markers = sorted(at('markers', () => readList(members.markers, readFlag)))
  const bought = { type: 'invest', option: 'markers', markers } as const
  if (bonus !== 'house') {
    readMembers(json, ['type', 'option', 'markers', 'bonus'])
    return { ...bought, bonus }
  }
  const { region } = readMembers(json, ['type', 'option', 'markers', 'bonus', 'region'])
  return { ...bought, bonus, region: at('region', () => readRegion(region)) }
}

function writeInvest(action: Invest): { [member: string]: Json } {
  const written: { [member: string]: Json } = { type: 'invest', option: action.option }
  if ('markers' in action) written.markers = action.markers.map((marker) => FLAGS[marker]!)
  if ('bonus' in action) written.bonus = action.bonus
  if ('region' in action) written.region = REGIONS[action.region]!
  if ('marker' in action && action.marker !== undefined) written.marker = FLAGS[action.marker]!
  return written
}

export const invest: Verb<Invest> = {
  refuse: refuseInvest,
  apply: applyInvest,
  isForced,
  codes,
  decode: (_state, code) => decode(code),
  format: formatInvest,
  parse: parseInvest,
  read: readInvest,
  write: writeInvest,
}
