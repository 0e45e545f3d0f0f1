import {
  fingerprint,
  LinearValue,
  type PackedWeights,
  type TrainedWeights,
  unpackWeights,
  type Value,
  ValueNet,
} from '@south-street/bots'
import {
  AMOUNTS,
  CARDS,
  CARGO_INCOME,
  COLUMN_VALUES,
  HOUSE_PRICES,
  LIMITS,
  MARKER_SUPPLY,
  PLACES,
  SETUP,
  SHEET,
  SHIPS,
  SURCHARGES,
} from '../src/catalogue.ts'
import { featureCount } from './features.ts'

/** What `npm run train` has learned for one number of players. */
export interface WeightsFile {
  readonly catalogue: string
  readonly features: number
  readonly linear: TrainedWeights
  /** May be missing: then the linear value serves every level. */
  readonly net?: TrainedWeights & { readonly hidden: number }
}

export interface Values {
  readonly linear: Value
  readonly net: Value
}

/** Every number that play depends on. */
export function catalogueHash(): string {
  const tables = [CARGO_INCOME, COLUMN_VALUES, HOUSE_PRICES, MARKER_SUPPLY, PLACES, SHEET, SURCHARGES]
  const ships = SHIPS.map(({ line: _, ...ship }) => ship)
  return fingerprint([ships, CARDS, SETUP, LIMITS, AMOUNTS, ...tables])
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
  linear.setWeights(unpackWeights(file.linear, features + 1))
  if (file.net === undefined) return { linear, net: linear }
  return { linear, net: readNet(file.net, features, file.net.hidden) }
}

function readNet(weights: PackedWeights, features: number, hidden: number): ValueNet {
  const net = new ValueNet(features, hidden)
  net.setWeights(unpackWeights(weights, ValueNet.size(features, hidden)))
  return net
}

export async function loadValues(players: number): Promise<Values> {
  const { default: file } = (await import(`./weights/${players}-seats.json`, { with: { type: 'json' } })) as {
    default: WeightsFile
  }
  return readWeights(file, players)
}
