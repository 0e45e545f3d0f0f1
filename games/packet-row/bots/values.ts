import { LinearValue, type PackedWeights, unpackWeights, type Value, ValueNet } from '@south-street/bots'
import { catalogueHash } from './catalogue-hash.ts'
import { featureCount } from './features.ts'

/** What `npm run train` has learned for one number of players. */
export interface WeightsFile {
  readonly catalogue: string
  /** How many games of self-play it took. */
  readonly games: number
  readonly features: number
  readonly linear: PackedWeights
  /** May be missing: then the linear value serves every level. */
  readonly net?: PackedWeights & { readonly hidden: number }
}

export interface Values {
  readonly linear: Value
  readonly net: Value
}

export function readWeights(file: WeightsFile, players: number): Values {
  if (file.catalogue !== catalogueHash()) {
    throw new Error('these bots were trained with other cards: train them anew with npm run train')
  }
  const features = featureCount(players)
  if (file.features !== features) {
    throw new Error('these bots were trained with other features: train them anew with npm run train')
  }
  const linear = new LinearValue(features)
  linear.setRow(unpackWeights(file.linear, features + 1))
  if (file.net === undefined) return { linear, net: linear }
  const net = new ValueNet(features, file.net.hidden)
  net.setWeights(unpackWeights(file.net, ValueNet.size(features, file.net.hidden)))
  return { linear, net }
}

export async function loadValues(players: number): Promise<Values> {
  const { default: file } = (await import(`./weights/${players}-seats.json`, { with: { type: 'json' } })) as {
    default: WeightsFile
  }
  return readWeights(file, players)
}
