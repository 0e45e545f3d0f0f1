export { PROBLEMS, type Problem, type ProblemCode } from './problem.ts'
export {
  type AnswerOf,
  type BodyOf,
  isSpoken,
  needsKey,
  type ParamsOf,
  type QueryOf,
  ROUTES,
  type RouteName,
  type Routes,
  type SpokenRoute,
} from './routes/index.ts'
export type { Route } from './routes/route.ts'
export type { StreamAnswer, StreamCommand } from './stream-types.ts'
export type {
  CreatedTable,
  Device,
  Digest,
  Done,
  ListedResult,
  NewTable,
  Offer,
  OrderState,
  RecoveryLink,
  ShownOrder,
  StreamMessage,
  TableFilter,
  TableSummary,
} from './types.ts'
