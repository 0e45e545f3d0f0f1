import {
  checkWeights,
  type ForesightWeights,
  fingerprint,
  readForesight,
  readLinear,
  readNet,
  type Value,
  type ValueWeights,
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

export type WeightsFile = ValueWeights

export interface Values {
  readonly linear: Value
  readonly net: Value
  /** What it takes to tell chances; null where nobody has learned it. */
  readonly foresight: ForesightWeights | null
}

/** Every number that play depends on. */
export function catalogueHash(): string {
  const tables = [CARGO_INCOME, COLUMN_VALUES, HOUSE_PRICES, MARKER_SUPPLY, PLACES, SHEET, SURCHARGES]
  const ships = SHIPS.map(({ line: _, ...ship }) => ship)
  return fingerprint([ships, CARDS, SETUP, LIMITS, AMOUNTS, ...tables])
}

export function readWeights(file: WeightsFile, players: number): Values {
  const features = featureCount(players)
  checkWeights(file, catalogueHash(), features)
  const linear = readLinear(file.linear, features)
  if (file.net === undefined) return { linear, net: linear, foresight: null }
  return { linear, net: readNet(file.net, features), foresight: readForesight(file, features) }
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
