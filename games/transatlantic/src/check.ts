import {
  A_CARDS,
  B_CARDS,
  BASE_CARDS,
  BASE_CARDS_WITH_PRESIDENT,
  CARDS,
  FLAGS,
  HOUSE_PRICES,
  isHeadquarters,
  isSteamship,
  LIMITS,
  MARKET_SLOTS,
  NONE,
  PLACES,
  REGIONS,
  SCOTIA,
  SETUP,
  SHIPS,
} from './catalogue.ts'
import { stackGroups } from './deal.ts'
import { housesIn, housesOf, markersLeft, type State } from './state.ts'

/** What must be so in every state that play can reach (TA-17.3, TA-17.5, TA-17.6). */
export function check(state: State): string[] {
  return [
    ...checkShips(state),
    ...checkRegions(state),
    ...checkCards(state),
    ...checkSeats(state),
    ...checkMarket(state),
    ...checkDecision(state),
  ]
}

/** TA-17.5 */
function checkShips(state: State): string[] {
  const faults: string[] = []
  const copies = SHIPS.map(() => 0)
  const zones = [state.stack, state.market, state.docks, state.gone, state.regions, state.stored, state.headquarters]
  for (const ship of [...zones.flat(2), state.displaced]) if (ship !== NONE) copies[ship] = copies[ship]! + 1
  const inPlay = new Set([SCOTIA, ...stackGroups(state.players).flat()])
  for (const [ship, count] of copies.entries()) {
    const { id, kind } = SHIPS[ship]!
    // Which sailing ships were dealt, only the ships themselves tell.
    const wanted = kind === 'sail' ? Math.min(count, 1) : inPlay.has(ship) ? 1 : 0
    if (count !== wanted) faults.push(`${id} is in ${count} places`)
    const coal = state.coal[ship]!
    if (coal < 0 || coal > LIMITS.coal_per_ship) faults.push(`${id} has ${coal} coal`)
    if (coal > 0 && (!isSteamship(ship) || state.owners[ship] === NONE)) faults.push(`${id} holds coal`)
  }
  if (copies.filter((count, ship) => count === 1 && SHIPS[ship]!.kind === 'sail').length !== state.players) {
    faults.push('there is not one sailing ship a seat')
  }
  if (!state.docks.every(isSteamship)) faults.push('the docks hold something else than steamships')
  return faults
}

function checkRegions(state: State): string[] {
  const faults: string[] = []
  for (const [region, ships] of state.regions.entries()) {
    const name = REGIONS[region]!
    if (ships.length > PLACES[region]!) faults.push(`${name} holds too many ships`)
    if (ships.some((ship, i) => i > 0 && ships[i - 1]! >= ship)) faults.push(`${name} is out of order`)
    if (ships.some((ship) => ship !== SCOTIA && state.owners[ship] === NONE)) faults.push(`${name} has a stray ship`)
    if (housesIn(state, region) > HOUSE_PRICES[region]!.length) faults.push(`${name} has too many houses`)
    if (state.houses[region]!.some((built) => built > LIMITS.own_houses_per_region)) {
      faults.push(`a seat has too many houses in ${name}`)
    }
  }
  for (const [flag, name] of FLAGS.entries()) {
    if (markersLeft(state, flag) < 0) faults.push(`there are too many ${name} markers`)
  }
  return faults
}

function checkCards(state: State): string[] {
  const faults: string[] = []
  const copies = CARDS.map(() => 0)
  for (const card of [...state.deck, ...state.display, ...state.discarded, ...state.taken.flat()]) {
    copies[card] = copies[card]! + 1
  }
  for (const card of [...A_CARDS, ...B_CARDS]) {
    if (copies[card] !== 1) faults.push(`${CARDS[card]!.id} is in ${copies[card]} places`)
  }
  const base = state.president ? BASE_CARDS_WITH_PRESIDENT : BASE_CARDS
  for (let seat = 0; seat < state.players; seat++) {
    const held = [...state.hands[seat]!, ...state.stacks[seat]!].sort((a, b) => a - b)
    const wanted = [...base, ...state.taken[seat]!].sort((a, b) => a - b)
    if (held.join() !== wanted.join()) faults.push(`seat ${seat} holds other cards than its own`)
  }
  return faults
}

function checkSeats(state: State): string[] {
  const faults: string[] = []
  for (let seat = 0; seat < state.players; seat++) {
    if (state.money[seat]! < 0) faults.push(`seat ${seat} owes money`)
    if (housesOf(state, seat) > SETUP.houses) faults.push(`seat ${seat} has too many houses`)
    const used = state.owners.filter((owner) => owner === seat).length
    const captains = state.captains[seat]!
    if (captains < 0 || captains + used !== SETUP.usable_captains) faults.push(`seat ${seat} miscounts its captains`)
    const stray = [...state.stored[seat]!, ...state.headquarters[seat]!].some((ship) => state.owners[ship] !== seat)
    if (stray || !state.stored[seat]!.every(isSteamship)) faults.push(`seat ${seat} stores what is not its own`)
    if (!state.headquarters[seat]!.every(isHeadquarters)) faults.push(`seat ${seat} takes a ship for a headquarters`)
  }
  return faults
}

/** The slots of cards bought in this action stay empty until it ends; otherwise there is no gap. */
function checkMarket(state: State): string[] {
  const faults: string[] = []
  const filled = state.market.filter((card) => card !== NONE).length
  if (state.market.length !== MARKET_SLOTS) faults.push('the market has lost a slot')
  if (state.bought.length > 0) return faults
  if (state.market.slice(0, filled).includes(NONE)) faults.push('the market has a gap')
  if (filled < MARKET_SLOTS && state.stack.length > 0) faults.push('the market has not been refilled')
  return faults
}

function checkDecision(state: State): string[] {
  const faults: string[] = []
  const { decision, actor, turn, displaced } = state
  if ((decision === 'over') !== (actor === NONE))
    faults.push('somebody owes a decision in a game that is over, or nobody')
  if ((decision === 'redeploy') !== (displaced !== NONE)) faults.push('a displaced ship is forgotten')
  if (decision === 'redeploy' && state.owners[displaced] !== actor) faults.push('the wrong owner is asked')
  if (decision !== 'redeploy' && decision !== 'over' && actor !== turn) faults.push('a seat is asked out of turn')
  if (state.round > LIMITS.rounds) faults.push('the game does not end')
  return faults
}
