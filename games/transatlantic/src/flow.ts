import type { Seat } from '@south-street/engine'
import { AMOUNTS, BUNKER, CARDS, type CardIndex, isSteamship, LIMITS, NONE, type ShipIndex } from './catalogue.ts'
import { renewDisplay } from './display.ts'
import type { EmitEvent } from './events.ts'
import { dockLeftmost, refillMarket, triggerEnd } from './market.ts'
import { openRegions, settleDisplacement } from './placing.ts'
import { type Decision, housesOf, type State, visibleCard } from './state.ts'

export function ask(state: State, decision: Decision, seat: Seat): void {
  state.decision = decision
  state.actor = seat
}

/** Carries out the action of a card for the seat whose turn it is, up to its first decision (section 9). */
export function beginAction(state: State, card: CardIndex, emit?: EmitEvent): void {
  const { turn } = state
  const { type } = CARDS[card]!
  state.undertaking = type
  switch (type) {
    case 'SHIPYARD':
    case 'SHIPYARD+':
      ask(state, 'buy', turn)
      break
    case 'COAL':
      beginLoading(state, state.markers[turn]![BUNKER]! + AMOUNTS.coal_card) // TA-9.9
      break
    case 'COAL+':
      beginLoading(state, state.markers[turn]![BUNKER]! + AMOUNTS.coal_plus_card)
      break
    case 'INVEST':
    case 'INVEST+':
      ask(state, 'invest', turn)
      break
    case 'TRADE':
      collectTrade(state, emit)
      finishAction(state, emit)
      break
    case "SHIP'S AGENT":
      if (findCopyable(state).length > 0) ask(state, 'copy', turn)
      else finishAction(state, emit)
      break
    case 'DIRECTOR':
    case 'PRESIDENT':
      if (state.display.length > 0) ask(state, 'take', turn)
      else finishAction(state, emit) // TA-10.5, TA-14.2
      break
    default:
      beginDeploying(state, emit)
  }
}

/** TA-9.10: the opponents that show a card which can be copied. */
export function findCopyable(state: State): Seat[] {
  const seats: Seat[] = []
  for (let seat = 0; seat < state.players; seat++) {
    const card = visibleCard(state, seat)
    if (seat !== state.turn && card !== NONE && CARDS[card]!.copyable) seats.push(seat)
  }
  return seats
}

export function beginLoading(state: State, cubes: number): void {
  state.cubes = cubes
  ask(state, 'load', state.turn)
}

/** TA-9.8 */
function collectTrade(state: State, emit?: EmitEvent): void {
  const { turn } = state
  const houses = housesOf(state, turn)
  const income = houses * AMOUNTS.trade_per_house
  state.money[turn] = state.money[turn]! + income
  emit?.({ type: 'traded', seat: turn, houses, income })
}

/** The ships of which one is to be deployed: those just bought, or with the (D) cards the stored ones. */
export function deployable(state: State): readonly ShipIndex[] {
  const { undertaking } = state
  const isBuying = undertaking === 'SHIPYARD' || undertaking === 'SHIPYARD+' || undertaking === 'SET-UP'
  return isBuying ? state.bought.filter(isSteamship) : state.stored[state.turn]!
}

/** Must if possible (TA-6.10, section 9). */
export function beginDeploying(state: State, emit?: EmitEvent): void {
  for (const ship of deployable(state)) {
    if (openRegions(state, ship, NONE) !== 0) {
      ask(state, 'deploy', state.turn)
      return
    }
  }
  finishDeploying(state, emit)
}

/** After a ship was placed: asks the owner of a displaced ship, or goes on. */
export function settlePlacing(state: State, emit?: EmitEvent): void {
  if (settleDisplacement(state, emit)) finishDeploying(state, emit)
  else ask(state, 'redeploy', state.owners[state.displaced]!)
}

function finishDeploying(state: State, emit?: EmitEvent): void {
  switch (state.undertaking) {
    case 'SET-UP':
      finishFirstPurchase(state, emit)
      break
    case 'SHIPYARD':
    case 'SHIPYARD+':
      closeShipyard(state, emit)
      break
    case 'REGION':
      ask(state, 'region', state.turn)
      break
    default:
      ask(state, 'transport', state.turn)
  }
}

/** Steps 3 and 4 of TA-9.1 */
function closeShipyard(state: State, emit?: EmitEvent): void {
  const { turn } = state
  for (const ship of state.bought) {
    if (state.stored[turn]!.includes(ship)) emit?.({ type: 'stored', seat: turn, ship })
  }
  dockLeftmost(state, emit)
  refillMarket(state, emit)
  triggerEnd(state, emit)
  finishAction(state, emit)
}

/** TA-3.10: in reverse turn order, and nothing goes to the docks. */
function finishFirstPurchase(state: State, emit?: EmitEvent): void {
  const { turn, startSeat, players } = state
  state.bought.length = 0
  refillMarket(state, emit)
  if (turn !== startSeat) {
    state.turn = (turn + players - 1) % players
    ask(state, 'buy', state.turn)
    return
  }
  state.round = 1
  beginTurn(state, startSeat)
}

function beginTurn(state: State, seat: Seat): void {
  state.turn = seat
  state.undertaking = 'NOTHING'
  ask(state, 'turn', seat)
}

/** The card has been carried out; what DIRECTOR leaves to do comes last (TA-10.6). */
export function finishAction(state: State, emit?: EmitEvent): void {
  if (state.directing) renewDisplay(state, emit)
  state.directing = false
  state.bought.length = 0
  state.cubes = 0
  const next = (state.turn + 1) % state.players
  if (next === state.startSeat) endRound(state, emit)
  else beginTurn(state, next)
}

/** TA-15.2, TA-15.3 */
function endRound(state: State, emit?: EmitEvent): void {
  emit?.({ type: 'round-ended', round: state.round })
  if (state.round < (state.lastRound === NONE ? LIMITS.rounds : state.lastRound)) {
    state.round++
    beginTurn(state, state.startSeat)
    return
  }
  emit?.({ type: 'game-ended', round: state.round })
  state.undertaking = 'NOTHING'
  ask(state, 'over', NONE)
}
