import type { Random, Score, Viewer } from '@south-street/engine'
import { shuffle } from '@south-street/engine'
import { type Area, CARDS, type CardIndex, DECKS, NONE, STARTING_CONTRACTS } from './cards.ts'
import { score } from './score.ts'
import { cloneZones, type Phase, type State } from './state.ts'

/** What a seat or a spectator may know (section 7). Members that a state has too mean the same here. */
export interface View {
  readonly viewer: Viewer
  readonly players: number
  readonly round: number
  readonly phase: Phase
  readonly actor: number
  readonly harbourMaster: number
  readonly area: Area
  readonly chosen: number
  readonly spaces: readonly CardIndex[]
  /** How many cards each talon has left. */
  readonly talons: readonly number[]
  readonly discards: readonly (readonly CardIndex[])[]
  /**
   * Every hand in the order in which its cards came, with NONE for a card that the viewer has not seen. Only a rival's
   * starting contract is ever unseen: all other cards were taken in the open (PR-7.2).
   */
  readonly hands: readonly (readonly CardIndex[])[]
  readonly fleets: readonly (readonly CardIndex[])[]
  readonly money: readonly number[]
  readonly pieces: readonly number[]
  /** When the game is over. */
  readonly scores: readonly Score[] | null
}

export function view(state: State, viewer: Viewer): View {
  return {
    viewer,
    players: state.players,
    round: state.round,
    phase: state.phase,
    actor: state.actor,
    harbourMaster: state.harbourMaster,
    area: state.area,
    chosen: state.chosen,
    spaces: state.spaces.slice(),
    talons: state.talons.map((talon) => talon.length),
    discards: cloneZones(state.discards),
    hands: state.hands.map((hand, seat) => (seat === viewer ? hand.slice() : seenCards(hand))),
    fleets: cloneZones(state.fleets),
    money: state.money.slice(),
    pieces: state.pieces.slice(),
    scores: state.phase === 'over' ? score(state) : null,
  }
}

function seenCards(hand: readonly CardIndex[]): CardIndex[] {
  const seen = hand.slice()
  // The starting contract came first, and stays first until it is used.
  if (seen.length > 0 && CARDS[seen[0]!]!.starting) seen[0] = NONE
  return seen
}

/** Deals what the viewer cannot know (PR-7.3, the rivals' starting contracts) anew, each possibility as likely. */
export function sample(seen: View, random: Random): State {
  const placed = new Uint8Array(CARDS.length)
  const mark = (zone: readonly CardIndex[]): void => {
    for (let i = 0; i < zone.length; i++) {
      if (zone[i]! !== NONE) placed[zone[i]!] = 1
    }
  }
  mark(seen.spaces)
  for (const zone of seen.discards) mark(zone)
  for (const zone of seen.hands) mark(zone)
  for (const zone of seen.fleets) mark(zone)
  const unseen = (cards: readonly CardIndex[]): CardIndex[] => {
    const left: CardIndex[] = []
    for (let i = 0; i < cards.length; i++) {
      if (placed[cards[i]!] === 0) left.push(cards[i]!)
    }
    return shuffle(left, random)
  }

  const contracts = unseen(STARTING_CONTRACTS)
  // Pushed, not mapped: see `setup`.
  const hands: CardIndex[][] = []
  for (const hand of seen.hands) {
    const held: CardIndex[] = []
    for (const card of hand) held.push(card === NONE ? contracts.pop()! : card)
    hands.push(held)
  }
  const box: CardIndex[] = []
  const talons: CardIndex[][] = []
  for (const [area, deck] of DECKS.entries()) {
    const talon = unseen(deck)
    while (talon.length > seen.talons[area]!) box.push(talon.pop()!)
    talons.push(talon)
  }
  for (const contract of contracts) box.push(contract)
  return {
    players: seen.players,
    round: seen.round,
    phase: seen.phase,
    actor: seen.actor,
    harbourMaster: seen.harbourMaster,
    area: seen.area,
    chosen: seen.chosen,
    spaces: seen.spaces.slice(),
    talons,
    discards: cloneZones(seen.discards),
    box,
    hands,
    fleets: cloneZones(seen.fleets),
    money: seen.money.slice(),
    pieces: seen.pieces.slice(),
  }
}
