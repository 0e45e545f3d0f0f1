import { setUpBench, type Workbench } from '@south-street/bots'
import { deal, setup } from '../src/deal.ts'
import { search } from '../src/search.ts'
import type { PacketRow } from '../src/types.ts'
import { createMind, shuffleTalons } from './mind.ts'
import { loadValues } from './values.ts'

export async function createWorkbench(players: number): Promise<Workbench<PacketRow>> {
  const { value, detail } = (await loadValues(players)).net
  return setUpBench<PacketRow>({
    mind: createMind(players, detail),
    value,
    maxOptions: search.maxCodes,
    keptOfAGame: 4,
    newGame: (random) => setup({ players }, deal({ players }, random)),
    shuffleUnknown: shuffleTalons,
    decode: search.decode,
  })
}
