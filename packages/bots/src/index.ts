export { type Calibration, CalibrationTally, type Statement } from './arena/calibration.ts'
export { type ArenaTable, type Block, duelBlocks, mixedBlocks } from './arena/schedule.ts'
export { type ChartRow, drawShares } from './arena/share-chart.ts'
export { type Estimate, estimate, sprt } from './arena/statistics.ts'
export type { AnyBot, AppraisedAction, Asking, Bot, BotFamily, RankedAction } from './bot.ts'
export { type Counts, type Facts, pointsBySource, type Witness } from './facts.ts'
export { fingerprint } from './fingerprint.ts'
export { type Answer, askBot } from './host.ts'
export { LinearValue } from './linear-value.ts'
export type { Guest, Mind, Watching } from './mind.ts'
export { type PackedWeights, packWeights, type TrainedWeights, unpackWeights } from './packed-weights.ts'
export { playoutBots } from './playout-bots.ts'
export { randomBot } from './random-bot.ts'
export { type Ambition, rewardScores } from './reward.ts'
export { CHANCE_STEPS, Foresight, type ForesightSettings, type Outlook, type Prospect } from './search/foresight.ts'
export { OnePly, type Slips } from './search/one-ply.ts'
export { type OptionStatistics, type RolloutSettings, Rollouts } from './search/rollouts.ts'
export { createSpeaker } from './search/speaker.ts'
export { type BotFault, type Simulated, simulate } from './simulate.ts'
export { gatherPositions, type Source } from './suite/gather.ts'
export { addWorld, type LabelledOption, type SuitePosition } from './suite/labels.ts'
export { type Said, type SuiteResult, SuiteTally } from './suite/measure.ts'
export { setUpBench, type Workbench } from './suite/workbench.ts'
export { ChanceTraining } from './training/chance-training.ts'
export type { Course, Lessons } from './training/course.ts'
export { PointsTraining, seatGuests, type WatchingLesson } from './training/points-training.ts'
export { type Leaning, type Lesson, SelfPlay } from './training/self-play.ts'
export { type Schooling, type ValueKind, ValueTraining } from './training/value-training.ts'
export { type Learner, power, type Value } from './value.ts'
export { ValueNet } from './value-net.ts'
export {
  checkWeights,
  type ForesightWeights,
  readForesight,
  readLinear,
  readNet,
  type ValueWeights,
} from './value-weights.ts'
