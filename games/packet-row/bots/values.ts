import {
  checkWeights,
  type ForesightWeights,
  readForesight,
  readLinear,
  readNet,
  type TrainedWeights,
  unpackWeights,
  type Value,
  type ValueWeights,
} from '@south-street/bots'
import { catalogueHash } from './catalogue-hash.ts'
import { CONTRACT_INPUTS } from './contracts.ts'
import { type Detail, featureCount } from './features.ts'
import { WAY_INPUTS, WAYS } from './ways.ts'

export interface WeightsFile extends ValueWeights {
  /** How ways to play show in what a rival holds. May be missing: then rivals are taken to play as the bot would. */
  readonly ways?: TrainedWeights
  /** How a hidden starting contract shows in it. May be missing: then all assignments are equally likely. */
  readonly contracts?: TrainedWeights
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
  readonly contracts: Float32Array | null
  /** What it takes to tell chances; null where nobody has learned it. */
  readonly foresight: ForesightWeights | null
}

export function readWeights(file: WeightsFile, players: number): Values {
  const features = featureCount(players, 'full')
  checkWeights(file, catalogueHash(), features)
  const linear: Judgement = { value: readLinear(file.linear, featureCount(players, 'brief')), detail: 'brief' }
  const ways = file.ways === undefined ? null : unpackWeights(file.ways, WAYS.length * WAY_INPUTS)
  const contracts = file.contracts === undefined ? null : unpackWeights(file.contracts, CONTRACT_INPUTS)
  if (file.net === undefined) return { linear, net: linear, ways, contracts, foresight: null }
  const net: Judgement = { value: readNet(file.net, features), detail: 'full' }
  return { linear, net, ways, contracts, foresight: readForesight(file, features) }
}

export async function loadWeights(players: number): Promise<WeightsFile> {
  const { default: file } = (await import(`./weights/${players}-seats.json`, { with: { type: 'json' } })) as {
    default: WeightsFile
  }
  return file
}

export async function loadValues(players: number): Promise<Values> {
  return readWeights(await loadWeights(players), players)
}
