import { type ForesightSettings, fingerprint, type ReaderTools, type ReviewEffort } from '@south-street/bots'
import { packetRow } from '../src/index.ts'
import { search } from '../src/search.ts'
import type { PacketRow } from '../src/types.ts'
import { createRollouts, FORESEEN, LEVELS } from './levels.ts'
import { createMind, shuffleTalons } from './mind.ts'
import { teacher } from './reasons/explain.ts'
import { loadWeights, readWeights } from './values.ts'
import { WatchedRivals } from './ways.ts'

/** How wrong the value is known to be about what separates two moves. */
const doubt = FORESEEN.doubt!
/** About one decision in ten costs anything; of those that look as if they did, about one in three. */
const USUAL = 0.1
const AGAIN = 0.3

/** Eight rounds on a value still sees less than half of some blunders; no game has so many rounds. */
const TO_THE_END: readonly ForesightSettings[] = [24_000, 32_000, 32_000].map((decisions) => ({
  decisions,
  rounds: 100,
}))

const THOROUGH: ReviewEffort = {
  draft: { decisions: 300, rounds: 2, doubt, breadth: 3, suspicion: USUAL },
  read: { decisions: 6000, rounds: 4, doubt, breadth: 5, suspicion: USUAL },
  confirmed: { decisions: 10_000, rounds: 8, doubt, breadth: 5, suspicion: AGAIN, settling: TO_THE_END },
  story: { worlds: 48, rounds: 6 },
}

const QUICK: ReviewEffort = {
  draft: { decisions: 200, rounds: 2, doubt, breadth: 3, suspicion: USUAL },
  read: { decisions: 1200, rounds: 3, doubt, breadth: 3, suspicion: USUAL },
  confirmed: null,
  story: { worlds: 12, rounds: 4 },
}

/** To read games as the captain would. */
export async function readerTools(players: number): Promise<ReaderTools<PacketRow>> {
  const file = await loadWeights(players)
  const { net, ways, contracts, foresight } = readWeights(file, players)
  const mind = createMind(players, net.detail, null, ways === null ? undefined : new WatchedRivals(ways, contracts))
  const rollouts = createRollouts(LEVELS.captain!.rollouts!(players - 1), players, net.value, mind)
  return {
    game: packetRow,
    players,
    level: 'captain',
    weights: fingerprint(file),
    firstRound: 0,
    maxOptions: search.maxCodes,
    mind,
    value: net.value,
    rollouts,
    far: { mind, rollouts },
    foresight: foresight!,
    fast: createMind(players, net.detail),
    shuffleUnknown: shuffleTalons,
    decode: search.decode,
    explain: teacher.explain,
    thorough: THOROUGH,
    quick: QUICK,
  }
}
