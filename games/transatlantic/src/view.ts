import { type Random, type Score, type Seat, shuffle, type Viewer } from '@south-street/engine'
import {
  A_CARDS,
  B_CARDS,
  BASE_CARDS,
  BASE_CARDS_WITH_PRESIDENT,
  CARDS,
  type CardIndex,
  NONE,
  SHIPS,
  type ShipIndex,
} from './catalogue.ts'
import { stackGroups } from './deal.ts'
import { score } from './score.ts'
import { clone, type State } from './state.ts'

/**
 * What a seat or a spectator may know (TA-4.4): all but the hands of the others and what lies face down. Members that a
 * state has too mean the same here.
 */
export interface View extends Readonly<Omit<State, 'stack' | 'deck' | 'hands'>> {
  readonly viewer: Viewer
  /** The viewer's own. What the others hold follows from their played stacks, for whoever works it out. */
  readonly hand: readonly CardIndex[]
  readonly handSizes: readonly number[]
  /** How many cards the ship stack and the extension deck have left. */
  readonly stackSize: number
  readonly deckSize: number
  /** When the game is over. */
  readonly scores: readonly Score[] | null
}

export function view(state: State, viewer: Viewer): View {
  return {
    viewer,
    ...openPart(state),
    hand: viewer === null ? [] : state.hands[viewer]!.slice(),
    handSizes: state.hands.map((hand) => hand.length),
    stackSize: state.stack.length,
    deckSize: state.deck.length,
    scores: state.decision === 'over' ? score(state) : null,
  }
}

type OpenPart = Omit<State, 'stack' | 'deck' | 'hands'>

/** Member by member, so that whatever is added to the state stays hidden until it is named here. */
function openPart(state: OpenPart): OpenPart {
  const lists = (zones: readonly (readonly number[])[]): number[][] => zones.map((zone) => zone.slice())
  return {
    players: state.players,
    president: state.president,
    startSeat: state.startSeat,
    round: state.round,
    lastRound: state.lastRound,
    turn: state.turn,
    decision: state.decision,
    actor: state.actor,
    undertaking: state.undertaking,
    directing: state.directing,
    bought: state.bought.slice(),
    cubes: state.cubes,
    displaced: state.displaced,
    leftRegion: state.leftRegion,
    entered: state.entered.slice(),
    market: state.market.slice(),
    docks: state.docks.slice(),
    gone: state.gone.slice(),
    regions: lists(state.regions),
    houses: lists(state.houses),
    owners: state.owners.slice(),
    coal: state.coal.slice(),
    display: state.display.slice(),
    discarded: state.discarded.slice(),
    stacks: lists(state.stacks),
    taken: lists(state.taken),
    tiles: state.tiles.slice(),
    money: state.money.slice(),
    captains: state.captains.slice(),
    stored: lists(state.stored),
    headquarters: lists(state.headquarters),
    markers: lists(state.markers),
    transportPoints: state.transportPoints.slice(),
    scrapPoints: state.scrapPoints.slice(),
  }
}

/**
 * Shuffles anew what lies face down: the stack segment by segment (TA-3.3), the deck A above B (TA-3.5). The other hands
 * need no guessing: every card that was ever taken or played was seen by all.
 */
export function sample(seen: View, random: Random): State {
  return clone({
    ...openPart(seen),
    stack: sampleStack(seen, random),
    deck: sampleDeck(seen, random),
    hands: seen.stacks.map((_, seat) => handOf(seen, seat)),
  })
}

function sampleStack(seen: View, random: Random): ShipIndex[] {
  const isSeen = new Uint8Array(SHIPS.length)
  const known = [seen.market, seen.docks, seen.gone, ...seen.regions, ...seen.stored, ...seen.headquarters]
  for (const zone of known) for (const ship of zone) if (ship !== NONE) isSeen[ship] = 1
  if (seen.displaced !== NONE) isSeen[seen.displaced] = 1
  const groups = stackGroups(seen.players).map((group) => group.filter((ship) => isSeen[ship] === 0))
  return groups.flatMap((group) => shuffle(group, random)).reverse()
}

function sampleDeck(seen: View, random: Random): CardIndex[] {
  const isSeen = new Uint8Array(CARDS.length)
  for (const zone of [seen.display, seen.discarded, ...seen.taken]) for (const card of zone) isSeen[card] = 1
  const left = (cards: readonly CardIndex[]): CardIndex[] =>
    shuffle(
      cards.filter((card) => isSeen[card] === 0),
      random,
    )
  return [...left(A_CARDS), ...left(B_CARDS)].reverse()
}

function handOf(seen: View, seat: Seat): CardIndex[] {
  const own = [...(seen.president ? BASE_CARDS_WITH_PRESIDENT : BASE_CARDS), ...seen.taken[seat]!]
  return own.filter((card) => !seen.stacks[seat]!.includes(card)).sort((a, b) => a - b)
}
