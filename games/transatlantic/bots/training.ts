import {
  ChanceTraining,
  type Course,
  type Guest,
  type Leaning,
  PointsTraining,
  type Schooling,
  type ValueKind,
  ValueTraining,
} from '@south-street/bots'
import type { Random } from '@south-street/engine'
import { MAX_CODES } from '../src/actions/verb.ts'
import { GOODS_MARKERS } from '../src/catalogue.ts'
import { deal, setup } from '../src/deal.ts'
import type { State } from '../src/state.ts'
import { featureCount, flagFeatures } from './features.ts'
import { createLevel, createRollouts, FORESEEN, LEVELS } from './levels.ts'
import { createMind } from './mind.ts'
import { createStyle, STYLE_NAMES } from './styles.ts'
import { catalogueHash, readWeights, type WeightsFile } from './values.ts'

const HIDDEN = 64

/** All ways in which a seat may take the flags of the three goods for each other. */
function listLeanings(players: number): Leaning[] {
  const orders = GOODS_MARKERS.flatMap((first) =>
    GOODS_MARKERS.filter((second) => second !== first).map((second) => [
      first,
      second,
      GOODS_MARKERS.find((third) => third !== first && third !== second)!,
    ]),
  )
  return orders.slice(1).map((order) => {
    const seenAs = Uint16Array.from({ length: featureCount(players) }, (_, i) => i)
    for (const base of flagFeatures(players)) {
      for (const [i, flag] of GOODS_MARKERS.entries()) seenAs[base + flag] = base + order[i]!
    }
    return { seenAs }
  })
}

/** The linear value has no hidden layer to share a step with, so its steps are smaller. */
function schoolingFor(kind: ValueKind): Schooling {
  const boldness = kind === 'net' ? 1 : 0.25
  return { alone: 5, alike: 2, ownSeatIn: 3, lambda: 0.85, rate: (left) => boldness * (0.001 + 0.015 * left) }
}

function lessonFor(players: number, kind: ValueKind) {
  return {
    players,
    kind,
    features: featureCount(players),
    hidden: HIDDEN,
    mind: createMind(players),
    maxOptions: MAX_CODES,
    styles: STYLE_NAMES.map((name): Guest<State> => {
      const style = createStyle(name)
      return (state, seat) => style.option(state, seat)
    }),
    schooling: schoolingFor(kind),
    leanings: listLeanings(players),
    /** One game in four has the President, every other one the seat compensation. */
    newGame: (number: number, random: Random) => {
      const options = { players, president: number % 4 === 3, compensation: number % 2 === 1 }
      return setup(options, deal(options, random))
    },
  }
}

/** The linear value for a tenth of the time, then the net, and at last what comes of what a captain foresees. */
export const course: Course<WeightsFile> = {
  parts: { linear: 0.1, net: 0.8, points: 0.05, chances: 0.02, told: 0.03 },
  begin: (part, players, seed, kept) => {
    const known = kept && readWeights(kept, players)
    if (part === 'points' || part === 'chances' || part === 'told') {
      if (known === undefined) throw new Error(`the ${part} can be learned when there is a net`)
      const lesson = { ...lessonFor(players, 'net'), mind: createMind(players, 'turn'), value: known.net }
      if (part === 'points') return new PointsTraining(lesson, seed, kept?.points)
      const settings = LEVELS.captain!.rollouts!
      const rollouts = createRollouts(settings, players, known.net, createMind(players, 'turn'))
      return part === 'told'
        ? new ChanceTraining(lesson, rollouts, FORESEEN, seed, 'all')
        : new ChanceTraining(lesson, rollouts, { ...FORESEEN, waver: 0 }, seed)
    }
    if (part !== 'linear' && part !== 'net') throw new Error(`there is nothing called ${part} to be learned`)
    return new ValueTraining(lessonFor(players, part), seed, kept?.[part])
  },
  write: (part, players, learned, kept) => ({
    ...kept,
    catalogue: catalogueHash(),
    features: featureCount(players),
    linear: kept?.linear ?? learned,
    [part]: part === 'net' ? { hidden: HIDDEN, ...learned } : learned,
  }),
  seat: (level, players, weights) => createLevel(level, players, readWeights(weights, players)),
}
