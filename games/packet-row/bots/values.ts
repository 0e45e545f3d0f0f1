import { LinearValue, type TrainedWeights, unpackWeights, type Value, ValueNet } from '@south-street/bots'
import { catalogueHash } from './catalogue-hash.ts'
import { type Detail, featureCount } from './features.ts'
import { WAY_INPUTS, WAYS } from './ways.ts'

/** What `npm run train` has learned for one number of players. */
export interface WeightsFile {
  readonly catalogue: string
  readonly features: number
  readonly linear: TrainedWeights
  /** May be missing: then the linear value serves every level. */
  readonly net?: TrainedWeights & { readonly hidden: number }
  /** How ways to play show in what a rival holds. May be missing: then rivals are taken to play as the bot would. */
  readonly ways?: TrainedWeights
}

/** A value, and in how much detail it wants to see a position. */
export interface Judgement {
  readonly value: Value
  readonly detail: Detail
}

export interface Values {
  readonly linear: Judgement
  readonly net: Judgement
  readonly ways: Float32Array | null
}

export function readWeights(file: WeightsFile, players: number): Values {
  if (file.catalogue !== catalogueHash()) {
    throw new Error('these bots were trained with other cards: train them anew with npm run train')
  }
  const features = featureCount(players, 'full')
  if (file.features !== features) {
    throw new Error('these bots were trained with other features: train them anew with npm run train')
  }
  const linear: Judgement = { value: readLinear(file, players), detail: 'brief' }
  const ways = file.ways === undefined ? null : unpackWeights(file.ways, WAYS.length * WAY_INPUTS)
  if (file.net === undefined) return { linear, net: linear, ways }
  const net = new ValueNet(features, file.net.hidden)
  net.setWeights(unpackWeights(file.net, ValueNet.size(features, file.net.hidden)))
  return { linear, net: { value: net, detail: 'full' }, ways }
}

function readLinear(file: WeightsFile, players: number): LinearValue {
  const features = featureCount(players, 'brief')
  const linear = new LinearValue(features)
  linear.setWeights(unpackWeights(file.linear, features + 1))
  return linear
}

export async function loadValues(players: number): Promise<Values> {
  const { default: file } = (await import(`./weights/${players}-seats.json`, { with: { type: 'json' } })) as {
    default: WeightsFile
  }
  return readWeights(file, players)
}
