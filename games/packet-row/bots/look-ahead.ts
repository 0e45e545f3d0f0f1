import type { Random, Seat } from '@south-street/engine'
import { AREAS, NONE } from '../src/cards.ts'
import { copyZone, search } from '../src/search.ts'
import { canBeChosen, clone, type State } from '../src/state.ts'
import { playOption } from './options.ts'

/**
 * Positions after one option, made on one spare copy. Most options cannot end the round; then no card is revealed or
 * cleared away, only the seat's own cards
 * change hands, and the piles and the rivals' cards, which are most of a state, need not be copied.
 */
export class LookAhead {
  private readonly spare: State
  private readonly talons: State['talons']
  private readonly hands: State['hands']
  private readonly fleets: State['fleets']

  constructor(like: State) {
    this.spare = clone(like)
    this.talons = this.spare.talons
    this.hands = [...this.spare.hands]
    this.fleets = [...this.spare.fleets]
  }

  /** Good until the next call. What the option reveals is drawn anew: nobody may know it beforehand. */
  after(state: State, seat: Seat, option: number, random: Random): State {
    const { spare } = this
    if (mayEndRound(state, option)) {
      spare.talons = this.talons
      for (let other = 0; other < spare.players; other++) {
        spare.hands[other] = this.hands[other]!
        spare.fleets[other] = this.fleets[other]!
      }
      search.copyInto(spare, state)
      blur(spare, random)
    } else this.copyTable(state, seat)
    playOption(spare, seat, option)
    return spare
  }

  private copyTable(state: State, seat: Seat): void {
    const { spare } = this
    spare.talons = state.talons
    spare.round = state.round
    spare.phase = state.phase
    spare.actor = state.actor
    spare.harbourMaster = state.harbourMaster
    spare.area = state.area
    spare.chosen = state.chosen
    copyZone(spare.spaces, state.spaces)
    for (let other = 0; other < spare.players; other++) {
      spare.hands[other] = state.hands[other]!
      spare.fleets[other] = state.fleets[other]!
    }
    spare.hands[seat] = this.hands[seat]!
    spare.fleets[seat] = this.fleets[seat]!
    copyZone(spare.hands[seat], state.hands[seat]!)
    copyZone(spare.fleets[seat], state.fleets[seat]!)
    copyZone(spare.money, state.money)
    copyZone(spare.pieces, state.pieces)
  }
}

/** A round ends when the harbour master has taken or passed at the last, or when no area is left to be chosen. */
function mayEndRound(state: State, option: number): boolean {
  if (state.phase === 'finish' || state.phase === 'decide') return true
  const chosen = state.phase === 'choose' ? option : NONE
  for (let area = 0; area < AREAS.length; area++) {
    if (area !== chosen && canBeChosen(state, area)) return false
  }
  return true
}

/** A round's end reveals at most this many cards of a talon. */
const REVEALED = 6

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
