import { type ForesightSettings, fingerprint, type ReaderTools, type ReviewEffort } from '@south-street/bots'
import { MAX_CODES } from '../src/actions/verb.ts'
import { transatlantic } from '../src/index.ts'
import { search } from '../src/legal.ts'
import type { Transatlantic } from '../src/types.ts'
import { createRollouts, FORESEEN, LEVELS } from './levels.ts'
import { createMind } from './mind.ts'
import { teacher } from './reasons/explain.ts'
import { loadWeights, readWeights } from './values.ts'

const { rounds } = FORESEEN
/** How wrong the value is known to be about what separates two moves. */
const doubt = FORESEEN.doubt!
/** About one decision in ten costs anything; of those that look as if they did, about one in three. */
const USUAL = 0.1
const AGAIN = 0.3

/** No game has so many rounds. */
const TO_THE_END: readonly ForesightSettings[] = [20_000, 28_000, 28_000].map((decisions) => ({
  decisions,
  rounds: 1000,
}))

const THOROUGH: ReviewEffort = {
  draft: { decisions: 30, rounds: 0, doubt, breadth: 3, suspicion: USUAL },
  read: { decisions: 480, rounds, doubt, breadth: 4, suspicion: USUAL },
  confirmed: { decisions: 12_000, rounds: 10, doubt, breadth: 4, suspicion: AGAIN, settling: TO_THE_END },
  story: { worlds: 32, rounds },
}

const QUICK: ReviewEffort = {
  draft: { decisions: 12, rounds: 0, doubt, breadth: 3, suspicion: USUAL },
  read: { decisions: 160, rounds: 0, doubt, breadth: 3, suspicion: USUAL },
  confirmed: null,
  story: { worlds: 8, rounds },
}

/** To read games as the captain would. */
export async function readerTools(players: number): Promise<ReaderTools<Transatlantic>> {
  const file = await loadWeights(players)
  const { net, foresight } = readWeights(file, players)
  const mind = createMind(players, 'turn')
  // One decision ahead, as the net has learned: six times as fast as whole turns.
  const fast = createMind(players, 'step')
  return {
    game: transatlantic,
    players,
    level: 'captain',
    weights: fingerprint(file),
    firstRound: 1,
    maxOptions: MAX_CODES,
    mind,
    value: net,
    rollouts: createRollouts(LEVELS.captain!.rollouts!, players, net, mind),
    far: { mind: fast, rollouts: createRollouts(LEVELS.captain!.rollouts!, players, net, fast) },
    foresight: foresight!,
    fast,
    // No seat hides anything here.
    shuffleUnknown: (state, random) => fast.resample(state, fast.actor(state), random),
    decode: search.decode,
    explain: teacher.explain,
    thorough: THOROUGH,
    quick: QUICK,
  }
}
