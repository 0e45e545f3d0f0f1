import { type Ambition, type Mind, rewardScores, type Watching } from '@south-street/bots'
import { type Random, type Seat, shuffle } from '@south-street/engine'
import { CARDS, type CardIndex } from '../src/cards.ts'
import { score } from '../src/score.ts'
import { search } from '../src/search.ts'
import { clone, type State } from '../src/state.ts'
import { hidingRivals } from './contracts.ts'
import { type Detail, Features } from './features.ts'
import { LookAhead } from './look-ahead.ts'
import { firstStep, listOptions, playOption } from './options.ts'
import { createWitness } from './witness.ts'

/** Packet Row for the common bots. It keeps scratch space, so every search has a mind of its own. */
export function createMind(
  players: number,
  detail: Detail,
  remembers: ((card: CardIndex) => boolean) | null = null,
  watching?: Watching<State>,
): Mind<State> {
  const features = new Features(players, detail, remembers)
  let ahead: LookAhead | null = null
  let viewer: Seat
  /** Whether the features were last read after another option, with the rivals' cards as they are. */
  let again = false
  return {
    actor: (state) => state.actor,
    options: listOptions,
    firstStep,
    play: playOption,
    copyInto: search.copyInto,
    clone,
    resample,
    lookFrom: (state, seat) => {
      ahead ??= new LookAhead(state)
      ahead.start(state, seat)
      viewer = seat
      again = false
    },
    readAfter: (option, random) => {
      const after = ahead!.after(option, random)
      const over = after.phase === 'over'
      const row = again && !over ? features.readAgain(after, viewer) : features.read(after, viewer)
      again = !over
      return row
    },
    round: (state) => state.round,
    reward: (state, out) => rewardScores(score(state), AMBITION, out),
    score,
    ...(watching && { watching }),
    witness: createWitness(),
    readFeatures: (state, seat) => {
      again = false
      return features.read(state, seat)
    },
  }
}

const AMBITION: Ambition = { win: 0.75, margin: 20 }

/**
 * Deals anew, in place, what the seat cannot know: the order of the talons, the box, and the rivals' starting contracts
 * (PR-7.2, PR-7.3).
 */
function resample(state: State, seat: Seat, random: Random): void {
  shuffleTalons(state, random)
  const contracts: CardIndex[] = []
  const box: CardIndex[] = []
  for (const card of state.box) (CARDS[card]!.starting ? contracts : box).push(card)
  const hiding = hidingRivals(state, seat)
  for (const rival of hiding) contracts.push(state.hands[rival]![0]!)
  shuffle(contracts, random)
  for (const rival of hiding) state.hands[rival]![0] = contracts.pop()!
  for (const card of contracts) box.push(card)
  state.box = box
}

/** Deals anew what no seat knows: the order of the talons, and what lies in the box of their decks. */
export function shuffleTalons(state: State, random: Random): void {
  const boxed: CardIndex[][] = [[], [], [], []]
  const box: CardIndex[] = []
  for (const card of state.box) {
    if (CARDS[card]!.starting) box.push(card)
    else boxed[CARDS[card]!.area]!.push(card)
  }
  for (let area = 0; area < 4; area++) {
    const talon = state.talons[area]!
    const pool = boxed[area]!
    // With two seats the boxed cards might as well lie in the talon.
    const size = talon.length
    for (const card of pool) talon.push(card)
    shuffle(talon, random)
    while (talon.length > size) box.push(talon.pop()!)
  }
  state.box = box
}
