import { type Ambition, type Mind, rewardScores } from '@south-street/bots'
import type { Random, Seat } from '@south-street/engine'
import { CARDS, SHIPS } from '../src/catalogue.ts'
import { search } from '../src/legal.ts'
import { score } from '../src/score.ts'
import { clone, type State } from '../src/state.ts'
import { Features } from './features.ts'
import { listOptions } from './options.ts'
import { createWitness } from './witness.ts'

/** How far options are looked into before a position is valued: one decision, or all decisions of the seat's turn. */
export type Horizon = 'step' | 'turn'

function isWithinTurn(state: State, seat: Seat): boolean {
  return state.actor === seat && state.turn === seat && state.decision !== 'turn'
}

/** Transatlantic for the common bots. It keeps scratch space, so every search has a mind of its own. */
export function createMind(players: number, horizon: Horizon = 'step'): Mind<State> {
  const features = new Features(players)
  /** For each step within a turn one, so that a position can be looked on from. */
  const spares: State[] = []
  const after = (state: State, seat: Seat, option: number, random: Random): State => {
    const step = spares.indexOf(state) + 1
    spares[step] ??= clone(state)
    const spare = spares[step]!
    search.copyInto(spare, state)
    blur(spare.stack, SEGMENT, random)
    blur(spare.deck, SET, random)
    search.applyCode(spare, seat, option)
    return spare
  }
  let from: State
  let viewer: Seat
  return {
    actor: (state) => state.actor,
    options: listOptions,
    firstStep: (_state, _seat, option) => option,
    play: search.applyCode,
    copyInto: search.copyInto,
    clone,
    resample: (state, _seat, random) => resample(state, random),
    lookFrom: (state, seat) => {
      from = state
      viewer = seat
    },
    readAfter: (option, random) => features.read(after(from, viewer, option, random), viewer),
    ...(horizon === 'turn' && { turn: { after, goesOn: isWithinTurn } }),
    round: (state) => state.round,
    reward: (state, out) => rewardScores(score(state), AMBITION, out),
    score,
    witness: createWitness(),
    readFeatures: (state, seat) => features.read(state, seat),
  }
}

const AMBITION: Ambition = { win: 0.7, margin: 60 }

/** Shuffles what lies face down: the stack segment by segment (TA-3.3), the deck A above B (TA-3.5). */
function resample(state: State, random: Random): void {
  shuffleRuns(state.stack, SEGMENT, random)
  shuffleRuns(state.deck, SET, random)
}

const SEGMENT = SHIPS.map((ship) => ship.segment)
const SET = CARDS.map((card) => (card.set === 'A' ? 0 : 1))

/** Cards of one group lie together. */
function shuffleRuns(pile: number[], groupOf: readonly number[], random: Random): void {
  for (let first = 0, end = 0; first < pile.length; first = end) {
    while (end < pile.length && groupOf[pile[end]!] === groupOf[pile[first]!]) end++
    for (let i = end - 1; i > first; i--) {
      const other = first + random.below(i - first + 1)
      const card = pile[i]!
      pile[i] = pile[other]!
      pile[other] = card
    }
  }
}

/** No option reveals more cards of a pile than this. */
const REVEALED = 4

/** Draws anew only what an option may reveal at once. */
function blur(pile: number[], groupOf: readonly number[], random: Random): void {
  for (let top = pile.length - 1; top >= 0 && top >= pile.length - REVEALED; top--) {
    const card = pile[top]!
    let first = top
    while (first > 0 && groupOf[pile[first - 1]!] === groupOf[card]) first--
    const other = first + random.below(top - first + 1)
    pile[top] = pile[other]!
    pile[other] = card
  }
}
