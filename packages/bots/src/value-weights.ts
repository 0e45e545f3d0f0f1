import { LinearValue } from './linear-value.ts'
import { type TrainedWeights, unpackWeights } from './packed-weights.ts'
import { CHANCE_STEPS } from './search/foresight.ts'
import { ValueNet } from './value-net.ts'

interface NetWeights extends TrainedWeights {
  readonly hidden: number
}

/** What `npm run train` has learned for one number of players. */
export interface ValueWeights {
  /** A fingerprint of the cards that it was learned with. */
  readonly catalogue: string
  readonly features: number
  readonly linear: TrainedWeights
  /** May be missing: then the linear value serves every level. */
  readonly net?: NetWeights
  /** How many points a seat will have, and what chances that a search foresees come to. Without them no chances are told. */
  readonly points?: TrainedWeights
  readonly chances?: TrainedWeights
  /** The same for chances that are told, where judgements waver in the worlds; without it the table of the others serves. */
  readonly told?: TrainedWeights
}

/** What it takes, beside a value, to tell chances. */
export interface ForesightWeights {
  readonly points: LinearValue
  readonly table: Float32Array
  readonly told: Float32Array
}

/** `features` is the number that the points are read from. */
export function readForesight({ points, chances, told }: ValueWeights, features: number): ForesightWeights | null {
  if (points === undefined || chances === undefined) return null
  return {
    points: readLinear(points, features),
    table: unpackWeights(chances, CHANCE_STEPS + 1),
    told: unpackWeights(told ?? chances, CHANCE_STEPS + 1),
  }
}

/** Weights are good for the cards and the features that they were learned with, and for nothing else. */
export function checkWeights(file: ValueWeights, catalogue: string, features: number): void {
  const wrong = file.catalogue !== catalogue ? 'cards' : file.features !== features ? 'features' : null
  if (wrong !== null) throw new Error(`these bots were trained with other ${wrong}: train them anew with npm run train`)
}

export function readLinear(weights: TrainedWeights, features: number): LinearValue {
  const linear = new LinearValue(features)
  linear.setWeights(unpackWeights(weights, features + 1))
  return linear
}

export function readNet(weights: NetWeights, features: number): ValueNet {
  const net = new ValueNet(features, weights.hidden)
  net.setWeights(unpackWeights(weights, ValueNet.size(features, weights.hidden)))
  return net
}
