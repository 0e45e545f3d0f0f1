import { LinearValue, type PackedWeights, unpackWeights } from '@south-street/bots'
import { FEATURES } from './features.ts'

/** What `npm run train` has learned for one number of players. */
export interface WeightsFile {
  readonly features: number
  readonly linear: PackedWeights & {
    /** How many games of self-play it took. */
    readonly games: number
  }
}

export function readWeights(file: WeightsFile): LinearValue {
  if (file.features !== FEATURES) {
    throw new Error('these bots were trained with other features: train them anew with npm run train')
  }
  const linear = new LinearValue(FEATURES)
  linear.setWeights(unpackWeights(file.linear, FEATURES + 1))
  return linear
}

export async function loadValue(players: number): Promise<LinearValue> {
  const { default: file } = (await import(`./weights/${players}-seats.json`, { with: { type: 'json' } })) as {
    default: WeightsFile
  }
  return readWeights(file)
}
