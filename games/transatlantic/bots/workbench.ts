import { setUpBench, type Workbench } from '@south-street/bots'
import { MAX_CODES } from '../src/actions/verb.ts'
import { deal, setup } from '../src/deal.ts'
import { search } from '../src/legal.ts'
import type { Transatlantic } from '../src/types.ts'
import { createMind } from './mind.ts'
import { loadValues } from './values.ts'

export async function createWorkbench(players: number): Promise<Workbench<Transatlantic>> {
  const { net } = await loadValues(players)
  // One decision ahead, as the net has learned: six times as fast as whole turns, which leaves more games to tell by.
  const mind = createMind(players, 'step')
  const options = { players, president: false, compensation: false }
  return setUpBench<Transatlantic>({
    mind,
    value: net,
    maxOptions: MAX_CODES,
    keptOfAGame: 16,
    newGame: (random) => setup(options, deal(options, random)),
    // No seat hides anything here.
    shuffleUnknown: (state, random) => mind.resample(state, mind.actor(state), random),
    decode: search.decode,
  })
}
