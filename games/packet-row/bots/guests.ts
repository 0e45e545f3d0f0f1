import type { Bot } from '@south-street/bots'
import type { PacketRow } from '../src/types.ts'
import { createBot, type Level } from './levels.ts'
import { readWeights, type Values, type WeightsFile } from './values.ts'

const FIRST_CAPTAIN: Readonly<Record<number, number>> = { 1: 200, 2: 800, 3: 1200, 4: 1600 }
const FIRST_COMMODORE: Readonly<Record<number, number>> = { 1: 15_000, 2: 6000, 3: 6000, 4: 6000 }

/**
 * Levels as they once were, with the weights that they had then: later ones are measured against them, so a guest that
 * was changed would make old results worthless. These treated all assignments of the starting contracts as equally
 * likely.
 */
const GUESTS: Readonly<Record<string, Level>> = {
  'captain-1': {
    value: 'net',
    memory: 100,
    rollouts: (rivals) => ({ decisions: FIRST_CAPTAIN[rivals]!, rounds: 2, breadth: 5 }),
  },
  'commodore-1': {
    value: 'net',
    memory: 100,
    rollouts: (rivals) => ({ decisions: FIRST_COMMODORE[rivals]!, rounds: 4, breadth: 7 }),
  },
}

export const GUEST_NAMES = Object.keys(GUESTS)

/** The values of that time. */
export async function loadGuestValues(players: number): Promise<Values> {
  const { default: file } = (await import(`./guests/${players}-seats.json`, { with: { type: 'json' } })) as {
    default: WeightsFile
  }
  return readWeights(file, players)
}

export async function loadGuest(name: string, players: number): Promise<Bot<PacketRow>> {
  return createBot(name, GUESTS[name]!, players, await loadGuestValues(players))
}
