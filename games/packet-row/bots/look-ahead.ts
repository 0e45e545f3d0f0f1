import { copyZone, type Random, type Seat } from '@south-street/engine'
import { AREAS, NONE } from '../src/cards.ts'
import { search } from '../src/search.ts'
import { canBeChosen, clone, SHORT_AREAS_AT_END, type State } from '../src/state.ts'
import { playOption } from './options.ts'

/** The most that an option of a decision can bring to an end. */
type Reach = 'turn' | 'round' | 'game'

/**
 * Positions after one option, made on one spare copy. Most options cannot end the round, so that no card is revealed or
 * cleared away; and unless the game ends only the seat's own cards change hands. What stays as it is, which is most of a
 * state, is not copied.
 */
export class LookAhead {
  private readonly spare: State
  private readonly talons: State['talons']
  private readonly hands: State['hands']
  private readonly fleets: State['fleets']
  private state: State
  private seat: Seat = NONE
  private reach: Reach = 'turn'
  /** Whether the spare copy is one option away from the state, no more. */
  private isClose = false

  constructor(like: State) {
    this.state = like
    this.spare = clone(like)
    this.talons = this.spare.talons
    this.hands = [...this.spare.hands]
    this.fleets = [...this.spare.fleets]
  }

  /** The state must stay as it is while its options are tried. */
  start(state: State, seat: Seat): void {
    const { spare } = this
    this.state = state
    this.seat = seat
    this.reach = reachOf(state)
    this.isClose = false
    spare.talons = this.reach === 'turn' ? state.talons : this.talons
    for (let other = 0; other < spare.players; other++) {
      const shared = other !== seat && this.reach !== 'game'
      spare.hands[other] = shared ? state.hands[other]! : this.hands[other]!
      spare.fleets[other] = shared ? state.fleets[other]! : this.fleets[other]!
    }
    // Nobody looks at what the options tried before have discarded.
    for (let area = 0; area < AREAS.length; area++) {
      const pile = spare.discards[area]!
      while (pile.length > 0) pile.pop()
    }
  }

  /** Good until the next call. What the option reveals is drawn anew: nobody may know it beforehand. */
  after(option: number, random: Random): State {
    const { state, seat, spare, reach } = this
    if (reach === 'turn' && this.isClose) this.takeBack()
    else if (reach === 'game') search.copyInto(spare, state)
    else this.copyTable()
    this.isClose = reach === 'turn'
    if (reach === 'round') {
      for (let area = 0; area < AREAS.length; area++) copyZone(this.talons[area]!, state.talons[area]!)
    }
    if (reach !== 'turn') blur(spare, random)
    playOption(spare, seat, option)
    return spare
  }

  /** Undoes an option that has ended neither round nor game: it has moved at most the seat's own cards, money and piece. */
  private takeBack(): void {
    const { state, seat, spare } = this
    spare.phase = state.phase
    spare.actor = state.actor
    spare.area = state.area
    spare.chosen = state.chosen
    const space = spare.pieces[seat]!
    if (space === state.pieces[seat]!) return
    spare.pieces[seat] = state.pieces[seat]!
    spare.spaces[space] = state.spaces[space]!
    spare.money[seat] = state.money[seat]!
    copyZone(spare.hands[seat]!, state.hands[seat]!)
    copyZone(spare.fleets[seat]!, state.fleets[seat]!)
  }

  private copyTable(): void {
    const { state, seat, spare } = this
    spare.round = state.round
    spare.phase = state.phase
    spare.actor = state.actor
    spare.harbourMaster = state.harbourMaster
    spare.area = state.area
    spare.chosen = state.chosen
    copyZone(spare.spaces, state.spaces)
    copyZone(spare.hands[seat]!, state.hands[seat]!)
    copyZone(spare.fleets[seat]!, state.fleets[seat]!)
    copyZone(spare.money, state.money)
    copyZone(spare.pieces, state.pieces)
  }
}

function reachOf(state: State): Reach {
  if (!mayEndRound(state)) return 'turn'
  return mayEndGame(state) ? 'game' : 'round'
}

/** A round ends when the harbour master has taken or passed at the last, or when no area is left to be chosen. */
function mayEndRound(state: State): boolean {
  if (state.phase === 'finish' || state.phase === 'decide') return true
  let open = state.phase === 'choose' ? -1 : 0
  for (let area = 0; area < AREAS.length; area++) if (canBeChosen(state, area)) open++
  return open <= 0
}

/** A round's end reveals at most this many cards of a talon. */
const REVEALED = 6

/** The game ends when enough areas are short (PR-8.1): none is while its talon has cards for a whole refill. */
function mayEndGame(state: State): boolean {
  let low = 0
  for (let area = 0; area < AREAS.length; area++) if (state.talons[area]!.length < REVEALED) low++
  return low >= SHORT_AREAS_AT_END[state.players]!
}

/** Shuffles only what an option may reveal at once. */
function blur(state: State, random: Random): void {
  for (let area = 0; area < AREAS.length; area++) {
    const talon = state.talons[area]!
    for (let top = talon.length - 1; top >= 0 && top >= talon.length - REVEALED; top--) {
      const other = random.below(top + 1)
      const card = talon[top]!
      talon[top] = talon[other]!
      talon[other] = card
    }
  }
}
