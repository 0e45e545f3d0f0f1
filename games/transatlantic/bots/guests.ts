import type { Bot } from '@south-street/bots'
import type { Transatlantic } from '../src/types.ts'
import { createBot, type Level } from './levels.ts'
import { readWeights, type Values, type WeightsFile } from './values.ts'

/**
 * Levels as they once were, with the weights that they had then: later ones are measured against them, so a guest that was
 * changed would make old results worthless.
 */
const GUESTS: Readonly<Record<string, Level>> = {
  'captain-1': { value: 'net', horizon: 'turn', rollouts: { decisions: 160, rounds: 1, breadth: 4 } },
  'commodore-1': {
    value: 'net',
    horizon: 'turn',
    rollouts: { decisions: 200, rounds: 2, breadth: 4, everyRound: true },
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

export async function loadGuest(name: string, players: number): Promise<Bot<Transatlantic>> {
  return createBot(name, GUESTS[name]!, players, await loadGuestValues(players))
}
