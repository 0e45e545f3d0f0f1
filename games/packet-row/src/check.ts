import { AREAS, CARDS, DECKS, NONE } from './cards.ts'
import { areaOfSpace, CURRENT_SPACES, FULL_SUPPLY, hasFuture, SPACES, type State } from './state.ts'

/** What must be so in every state that play can reach. */
export function check(state: State): string[] {
  return [...checkCards(state), ...checkAreas(state), ...checkSeats(state), ...checkDecision(state)]
}

/** PR-1.10 */
function checkCards(state: State): string[] {
  const faults: string[] = []
  const copies = new Uint8Array(CARDS.length)
  const zones = [state.spaces, ...state.talons, ...state.discards, state.box, ...state.hands, ...state.fleets]
  for (const card of zones.flat()) {
    if (card !== NONE) copies[card] = copies[card]! + 1
  }
  for (const [card, count] of copies.entries()) {
    if (count !== 1) faults.push(`${CARDS[card]!.id} is in ${count} places`)
  }
  return faults
}

function checkAreas(state: State): string[] {
  const faults: string[] = []
  for (const [area, name] of AREAS.entries()) {
    const first = area * SPACES
    const own = [...state.spaces.slice(first, first + SPACES), ...state.talons[area]!]
    if (own.some((card) => card !== NONE && !DECKS[area]!.includes(card))) faults.push(`${name} holds a foreign card`)
    for (let i = FULL_SUPPLY[state.players]!; i < CURRENT_SPACES; i++) {
      if (state.spaces[first + i] !== NONE) faults.push(`${name} has more current cards than its full supply`)
    }
    // PR-5.3, PR-5.4: the current supply is filled first, so one that is short leaves nothing for the future supply.
    const untouched = (state.chosen & (1 << area)) === 0
    if (untouched && state.spaces[first + FULL_SUPPLY[state.players]! - 1] === NONE) {
      if (hasFuture(state, area) || state.talons[area]!.length > 0) faults.push(`${name} is short with cards left`)
    }
  }
  return faults
}

function checkSeats(state: State): string[] {
  const faults: string[] = []
  for (let seat = 0; seat < state.players; seat++) {
    if (state.money[seat]! < 0) faults.push(`seat ${seat} owes money`)
    if (state.fleets[seat]!.some((card) => CARDS[card]!.kind !== 'ship')) faults.push(`seat ${seat} sails a card`)
    if (state.hands[seat]!.some((card) => CARDS[card]!.kind === 'ship')) faults.push(`seat ${seat} hides a ship`)
    // What a view hides of a hand is its first card, so a starting contract must be nowhere else.
    if (state.hands[seat]!.some((card, i) => i > 0 && CARDS[card]!.starting)) faults.push(`seat ${seat} shows a secret`)
    const space = state.pieces[seat]!
    if (space === NONE) continue
    if (state.spaces[space] !== NONE) faults.push(`seat ${seat} stands on a card`)
    if ((state.chosen & (1 << areaOfSpace(space))) === 0) faults.push(`seat ${seat} stands in an area not chosen`)
  }
  return faults
}

function checkDecision(state: State): string[] {
  const faults: string[] = []
  const { phase, actor, harbourMaster, area } = state
  if ((phase === 'over') !== (actor === NONE)) faults.push('somebody owes a decision in a game that is over, or nobody')
  if ((phase === 'choose' || phase === 'over') !== (area === NONE)) faults.push('the area does not fit the phase')
  if (area !== NONE && (state.chosen & (1 << area)) === 0) faults.push('the area in hand was not chosen')
  if (phase !== 'over' && (phase === 'ask') === (actor === harbourMaster)) faults.push('the wrong seat is asked')
  if (actor !== NONE && state.pieces[actor] !== NONE) faults.push('a seat is asked that has taken a card')
  return faults
}
