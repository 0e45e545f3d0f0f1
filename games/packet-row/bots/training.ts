import {
  ChanceTraining,
  type Course,
  type Guest,
  PointsTraining,
  type Schooling,
  type ValueKind,
  ValueTraining,
} from '@south-street/bots'
import type { Random } from '@south-street/engine'
import { deal, setup } from '../src/deal.ts'
import { search } from '../src/search.ts'
import type { State } from '../src/state.ts'
import { catalogueHash } from './catalogue-hash.ts'
import { ContractTraining } from './contract-training.ts'
import { featureCount } from './features.ts'
import { createLevel, createRollouts, FORESEEN, LEVELS } from './levels.ts'
import { createMind } from './mind.ts'
import { createStyle, STYLE_NAMES } from './styles.ts'
import { type Judgement, readWeights, type WeightsFile } from './values.ts'
import { WayTraining } from './way-training.ts'
import { WatchedRivals } from './ways.ts'

const HIDDEN = 64
const SCHOOLING: Schooling = {
  alone: 4,
  alike: 3,
  ownSeatIn: 4,
  lambda: 0.75,
  rate: (left) => 0.002 + 0.018 * left,
}

function lessonFor(players: number, kind: ValueKind) {
  const detail = kind === 'net' ? 'full' : 'brief'
  return {
    players,
    kind,
    features: featureCount(players, detail),
    hidden: HIDDEN,
    mind: createMind(players, detail),
    maxOptions: search.maxCodes,
    styles: STYLE_NAMES.map((name): Guest<State> => {
      const style = createStyle(name)
      return (state, seat) => style.option(state, seat)
    }),
    schooling: SCHOOLING,
    newGame: (_number: number, random: Random) => setup({ players }, deal({ players }, random)),
  }
}

function watchingLesson(players: number, { value, detail }: Judgement) {
  return {
    ...lessonFor(players, 'net'),
    mind: createMind(players, detail),
    value,
    features: featureCount(players, detail),
  }
}

/** The linear value, the net, what a rival's cards tell, and at last what comes of what a captain foresees. */
export const course: Course<WeightsFile> = {
  parts: { linear: 0.1, net: 0.65, ways: 0.1, contracts: 0.05, points: 0.05, chances: 0.02, told: 0.03 },
  begin: (part, players, seed, kept) => {
    const known = kept && readWeights(kept, players)
    if (part === 'linear' || part === 'net') return new ValueTraining(lessonFor(players, part), seed, kept?.[part])
    if (known === undefined) throw new Error(`the ${part} can be learned when there is a net`)
    if (part === 'points') return new PointsTraining(watchingLesson(players, known.net), seed, kept?.points)
    if (part === 'chances' || part === 'told') {
      const { value, detail } = known.net
      const mind = createMind(
        players,
        detail,
        null,
        known.ways ? new WatchedRivals(known.ways, known.contracts) : undefined,
      )
      const rollouts = createRollouts(LEVELS.captain!.rollouts!(players - 1), players, value, mind)
      const lesson = watchingLesson(players, known.net)
      return part === 'told'
        ? new ChanceTraining(lesson, rollouts, FORESEEN, seed, 'all')
        : new ChanceTraining(lesson, rollouts, { ...FORESEEN, waver: 0 }, seed)
    }
    if (part === 'contracts') return new ContractTraining(watchingLesson(players, known.net), seed, kept?.contracts)
    return new WayTraining(players, known.net, seed, kept?.ways)
  },
  write: (part, players, learned, kept) => ({
    ...kept,
    catalogue: catalogueHash(),
    features: featureCount(players, 'full'),
    linear: kept?.linear ?? learned,
    [part]: part === 'net' ? { hidden: HIDDEN, ...learned } : learned,
  }),
  seat: (level, players, weights) => createLevel(level, players, readWeights(weights, players)),
}
