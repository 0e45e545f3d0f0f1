import { type ReadRecord, winners } from '@south-street/engine'
import {
  CARDS,
  type Event,
  NONE,
  SHIPS,
  type State,
  type Transatlantic,
  transatlantic,
} from '@south-street/transatlantic'

/** Replays a record and names what is worth seeing in it: every card, and every way in which things can go. */
export function happeningsOf(record: ReadRecord<Transatlantic>): Set<string> {
  const seen = new Set<string>()
  const state = transatlantic.setup(record.options, record.deal)
  for (const { seat, action } of record.moves) {
    const turn = state.turn
    const told: Event[] = []
    transatlantic.apply(state, seat, action, (event) => told.push(event))
    if (seat !== turn) seen.add('a ship is redeployed out of turn')
    for (const event of told) addEvent(seen, event, turn)
    if (told.filter(({ type }) => type === 'displaced').length > 1) seen.add('a displaced ship displaces another')
  }
  if (transatlantic.actor(state) === null) addEnd(seen, state)
  return seen
}

function addEvent(seen: Set<string>, event: Event, turn: number): void {
  switch (event.type) {
    case 'played':
    case 'copied':
      seen.add(`${event.type}: ${CARDS[event.card]!.type}`)
      break
    case 'took-card':
      seen.add(`taken: ${CARDS[event.card]!.type}`)
      break
    case 'bought':
      if (event.cards.some((card) => SHIPS[card]!.kind === 'headquarters')) seen.add('headquarters are bought')
      if (event.cards.length === 2) seen.add('two cards are bought')
      if (event.coal !== NONE) seen.add('a bought ship takes extra coal')
      break
    case 'riband-won':
      seen.add(event.seat === turn ? 'a Riband is won in turn' : 'a Riband is won out of turn')
      break
    case 'sailed':
      if (event.isLast) seen.add('a last trip is made')
      break
    case 'scrapped':
      seen.add(`scrapped: ${SHIPS[event.ship]!.kind}`)
      break
    case 'placed-markers':
      if (event.price > 50) seen.add('INVEST+ sells two markers')
      break
    case 'stored':
    case 'scotia-removed':
    case 'tile-spent':
    case 'copied-nothing':
    case 'bonus-paid':
    case 'traded':
    case 'built':
    case 'docked':
    case 'end-triggered':
      seen.add(event.type)
  }
}

function addEnd(seen: Set<string>, state: State): void {
  seen.add(state.lastRound === NONE ? 'ended by the guard' : 'ended by the last steamship')
  const scores = transatlantic.score(state)
  const best = Math.max(...scores.map(({ total }) => total))
  if (winners(scores).length > 1) seen.add('a shared win')
  else seen.add(scores.filter(({ total }) => total === best).length > 1 ? 'won by the youngest ship' : 'won by points')
}
