import type { Seat } from '@south-street/engine'
import type { Action } from '../../src/actions/action.ts'
import { MAX_CODES } from '../../src/actions/verb.ts'
import { BUNKER, type CardIndex, type Flag, NONE, type Region, type ShipIndex } from '../../src/catalogue.ts'
import type { View } from '../../src/view.ts'
import type { Appraisal } from './appraisal.ts'

/** What has been chosen of an answer that is not complete yet. */
export interface Picks {
  /** A card of the hand or of the display; NONE for none. */
  readonly card: CardIndex
  readonly tile: boolean
  /** To buy, to deploy, to sail; to load, once for each coal. In the order of choosing. */
  readonly ships: readonly ShipIndex[]
  readonly region: Region
  readonly markers: readonly Flag[]
  /** Whose card is copied; null for nobody's. */
  readonly from: Seat | null | undefined
  /** The ship that takes the extra coal of SHIPYARD+. */
  readonly extraCoal: ShipIndex
  /** INVEST+ with two coal. */
  readonly coalBonus: boolean
}

const NOTHING: Picks = {
  card: NONE,
  tile: false,
  ships: [],
  region: NONE,
  markers: [],
  from: undefined,
  extraCoal: NONE,
  coalBonus: false,
}

/** Whether ships at sea are what is chosen. */
export function isPicking({ decision }: Pick<View, 'decision'>): boolean {
  return decision === 'transport' || decision === 'load'
}

function countOf(items: readonly number[], item: number): number {
  return items.reduce((count, one) => count + (one === item ? 1 : 0), 0)
}

/** Whether a list has at least what another one has, repeats counted. */
function covers(whole: readonly number[], part: readonly number[]): boolean {
  return part.every((item) => countOf(whole, item) >= countOf(part, item))
}

type Listed = { readonly ships: readonly ShipIndex[]; readonly extraCoal: ShipIndex }

/** The ships that an answer names. */
export function shipsOf(action: Action): readonly ShipIndex[] {
  switch (action.type) {
    case 'buy':
      return action.cards
    case 'transport':
    case 'load':
      return action.ships
    case 'deploy':
    case 'redeploy':
      return [action.ship]
    default:
      return []
  }
}

/** What an investment consists of. */
export interface Facets {
  readonly region: Region
  readonly markers: readonly Flag[]
  readonly coalBonus: boolean
}

const NO_FACETS: Facets = { region: NONE, markers: [], coalBonus: false }

export function facetsOf(action: Action): Facets {
  if (action.type !== 'invest') return NO_FACETS
  switch (action.option) {
    case 'none':
      return NO_FACETS
    case 'bunker':
      return { ...NO_FACETS, markers: [BUNKER] }
    case 'marker':
      return { ...NO_FACETS, markers: [action.marker] }
    case 'house':
      return { ...NO_FACETS, region: action.region, markers: action.marker === undefined ? [] : [action.marker] }
    case 'markers':
      return {
        region: action.bonus === 'house' ? action.region : NONE,
        markers: action.markers,
        coalBonus: action.bonus === 'coal',
      }
  }
}

function coversFacets(action: Action, { region, markers, coalBonus }: Facets): boolean {
  const offered = facetsOf(action)
  return (
    (region === NONE || offered.region === region) &&
    covers(offered.markers, markers) &&
    (!coalBonus || offered.coalBonus)
  )
}

/** Before anything is chosen: coal lies where it can be confirmed at once, and a single ship need not be named. */
export function firstPicks(view: View, legal: readonly Action[]): Picks {
  const first = legal[0]
  if (first === undefined) return NOTHING
  if (view.decision === 'load') return { ...NOTHING, ships: shipsOf(first) }
  const isPlacing = view.decision === 'deploy' || view.decision === 'redeploy'
  const ships = new Set(legal.flatMap(shipsOf))
  return isPlacing && ships.size === 1 ? { ...NOTHING, ships: [...ships] } : NOTHING
}

/** Adds a ship to those chosen, or takes it out; earlier ones give way where not all of them go together. */
export function pickShip(view: View, appraisal: Appraisal, picks: Picks, ship: ShipIndex): Picks {
  const { legal } = appraisal
  if (view.decision === 'deploy') return { ...picks, ships: [ship], region: NONE }
  if (view.decision === 'load') return { ...picks, ships: loadOneMore(appraisal, picks.ships, ship) }
  const isChosen = picks.ships.includes(ship)
  let ships = isChosen ? picks.ships.filter((one) => one !== ship) : [...picks.ships, ship]
  while (!isChosen && ships.length > 1 && !legal.some((action) => covers(shipsOf(action), ships)))
    ships = ships.slice(1)
  return view.decision === 'buy' ? withExtraCoal(legal, { ...picks, ships }) : { ...picks, ships }
}

/** SHIPYARD+: nobody leaves a gift behind, so that the first ship takes the coal unless another one is named. */
function withExtraCoal(legal: readonly Action[], picks: Picks): Picks {
  const takers = coalTakers(legal, picks)
  const extraCoal = takers.includes(picks.extraCoal) ? picks.extraCoal : (takers[0] ?? NONE)
  return { ...picks, extraCoal }
}

/** The chosen ships that may take the extra coal. */
export function coalTakers(legal: readonly Action[], { ships }: Pick<Listed, 'ships'>): readonly ShipIndex[] {
  return legal.flatMap((action) =>
    action.type === 'buy' && action.coal !== undefined && sameShips(action.cards, ships) ? [action.coal] : [],
  )
}

function sameShips(a: readonly ShipIndex[], b: readonly ShipIndex[]): boolean {
  return a.length === b.length && covers(a, b)
}

function loadOneMore(appraisal: Appraisal, ships: readonly ShipIndex[], ship: ShipIndex): readonly ShipIndex[] {
  const { legal, refuse } = appraisal
  const fits = (some: readonly ShipIndex[]) => {
    if (legal.some((action) => covers(shipsOf(action), some))) return true
    // Of very many ways to load, only some are listed; what is only too little yet is on a good way too.
    if (legal.length < MAX_CODES) return false
    const refusal = refuse({ type: 'load', ships: some })
    return refusal === null || (refusal.code === 'coal-amount' && Number(refusal.params.wanted) > some.length)
  }
  if (fits([...ships, ship])) return [...ships, ship]
  // The ship has all that it can get: one more tap empties it again.
  const without = ships.filter((one) => one !== ship)
  const isFull = !fits([...ships.filter((one) => one === ship), ship])
  if (isFull) return without
  for (let dropped = 0; dropped < ships.length; dropped++) {
    const others = [...ships.slice(0, dropped), ...ships.slice(dropped + 1)]
    if (ships[dropped] !== ship && fits([...others, ship])) return [...others, ship]
  }
  return without
}

export function pickRegion(view: View, legal: readonly Action[], picks: Picks, region: Region): Picks {
  if (view.decision !== 'invest') return { ...picks, region }
  if (picks.region === region) return { ...picks, region: NONE }
  return fitFacets(legal, { ...picks, region, coalBonus: false })
}

export function pickMarker(legal: readonly Action[], picks: Picks, marker: Flag): Picks {
  if (picks.markers.includes(marker)) return { ...picks, markers: picks.markers.filter((one) => one !== marker) }
  return fitFacets(legal, { ...picks, markers: [...picks.markers, marker] })
}

export function pickCoalBonus(legal: readonly Action[], picks: Picks): Picks {
  if (picks.coalBonus) return { ...picks, coalBonus: false }
  return fitFacets(legal, { ...picks, coalBonus: true, region: NONE })
}

/** Gives up what does not go together with what was chosen last. */
function fitFacets(legal: readonly Action[], wanted: Picks): Picks {
  const fits = (picks: Picks) => legal.some((action) => coversFacets(action, picks))
  const smaller: ((picks: Picks) => Picks)[] = [
    (picks) => picks,
    (picks) => ({ ...picks, markers: picks.markers.slice(-1) }),
    (picks) => ({ ...picks, region: NONE }),
    (picks) => ({ ...picks, coalBonus: false }),
    (picks) => ({ ...picks, markers: picks.markers.slice(-1), region: NONE, coalBonus: false }),
    (picks) => ({ ...picks, markers: [] }),
  ]
  for (const give of smaller) {
    const picks = give(wanted)
    if (fits(picks)) return picks
  }
  return NOTHING
}

/** The choices that make up an answer. */
export function picksOf(action: Action): Picks {
  switch (action.type) {
    case 'play':
    case 'take':
      return { ...NOTHING, card: action.card }
    case 'tile':
      return { ...NOTHING, tile: true }
    case 'copy':
      return { ...NOTHING, from: action.from }
    case 'region':
      return { ...NOTHING, region: action.region }
    case 'deploy':
    case 'redeploy':
      return { ...NOTHING, ships: [action.ship], region: action.region }
    case 'buy':
      return { ...NOTHING, ships: action.cards, extraCoal: action.coal ?? NONE }
    case 'transport':
    case 'load':
      return { ...NOTHING, ships: action.ships }
    case 'invest':
      return { ...NOTHING, ...facetsOf(action) }
  }
}

/** The answer that the choices make up; null while something is missing. */
export function candidateOf(view: View, legal: readonly Action[], picks: Picks): Action | null {
  const { card, tile, region, from, extraCoal } = picks
  const ships = [...picks.ships].sort((a, b) => a - b)
  switch (view.decision) {
    case 'turn':
      return tile ? { type: 'tile' } : card === NONE ? null : { type: 'play', card }
    case 'take':
      return card === NONE ? null : { type: 'take', card }
    case 'copy':
      return from === undefined ? null : { type: 'copy', from }
    case 'buy':
      return extraCoal === NONE ? { type: 'buy', cards: ships } : { type: 'buy', cards: ships, coal: extraCoal }
    case 'deploy':
    case 'redeploy':
      return region === NONE || ships.length === 0 ? null : { type: view.decision, ship: ships[0]!, region }
    case 'transport':
    case 'load':
      return { type: view.decision, ships }
    case 'region':
      return region === NONE ? null : { type: 'region', region }
    case 'invest':
      return legal.find((action) => isExactly(facetsOf(action), picks)) ?? null
    case 'over':
      return null
  }
}

function isExactly(offered: Facets, wanted: Facets): boolean {
  return (
    offered.region === wanted.region &&
    offered.coalBonus === wanted.coalBonus &&
    sameShips(offered.markers, wanted.markers)
  )
}
