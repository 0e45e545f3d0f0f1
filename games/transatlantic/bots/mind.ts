import type { Mind } from '@south-street/bots'
import { type Random, type Seat, winners } from '@south-street/engine'
import { MAX_CODES } from '../src/actions/verb.ts'
import { CARDS, SHIPS } from '../src/catalogue.ts'
import { search } from '../src/legal.ts'
import { score } from '../src/score.ts'
import { clone, type State } from '../src/state.ts'
import { Features } from './features.ts'

/** Transatlantic for the common bots. It keeps scratch space, so every search has a mind of its own. */
export function createMind(): Mind<State> {
  const features = new Features()
  let spare: State | null = null
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
    readAfter: (option, random) => {
      spare ??= clone(from)
      search.copyInto(spare, from)
      resample(spare, random)
      search.applyCode(spare, viewer, option)
      return features.read(spare, viewer)
    },
    round: (state) => state.round,
    reward,
    readFeatures: (state, seat) => features.read(state, seat),
  }
}

/** Where there are more answers than this, only some are thought about. */
const MANY = 48

/** All answers where they are few. Of many sets of ships the largest, of other long lists the beginning. */
function listOptions(state: State, seat: Seat, out: Uint16Array): number {
  const count = search.codes(state, seat, out)
  if (count <= MANY) return count
  if (state.decision !== 'transport') return MANY
  let most = 0
  for (let i = 0; i < count; i++) most = Math.max(most, size(out[i]!))
  let kept = 0
  for (let i = 0; i < count; i++) if (size(out[i]!) === most) out[kept++] = out[i]!
  return Math.min(kept, MAX_CODES)
}

function size(set: number): number {
  let count = 0
  for (let left = set; left !== 0; left &= left - 1) count++
  return count
}

/** How much of the reward is for winning; the rest is for the margin, so that a lost game is still played out well. */
const WIN = 0.7
const MARGIN = 60

function reward(state: State, out: Float64Array): void {
  const scores = score(state)
  const best = winners(scores)
  for (const [seat, { total }] of scores.entries()) {
    const rival = Math.max(...scores.flatMap((other, i) => (i === seat ? [] : [other.total])))
    const margin = Math.min(1, Math.max(0, 0.5 + (total - rival) / MARGIN))
    out[seat] = WIN * (best.includes(seat) ? 1 / best.length : 0) + (1 - WIN) * margin
  }
}

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
