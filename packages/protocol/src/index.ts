export type * from './daily-types.ts'
export type {
  HookFormat,
  NewNoticeChannel,
  NoticeChannel,
  NoticeChannelKind,
  NoticeEvent,
  NoticeResult,
  NoticeSettings,
  NoticeState,
} from './notice-types.ts'
export { PROBLEMS, type Problem, type ProblemCode } from './problem.ts'
export type { ClubEvening, ClubGame, ClubMember, ClubPeriod, ClubTerms, ClubView } from './routes/club.ts'
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
export type { AboutGuest, NewCredential, ShownCredential, ShownPasskey, SignedIn } from './routes/keys.ts'
export type { LoggedAct, OperatorsPerson, OperatorsTable, Overview, ShownCode } from './routes/operator.ts'
export type { BotRating, Leader, Leaders, ShownRating, TableRating } from './routes/ratings.ts'
export type { Route } from './routes/route.ts'
export type { StreamAnswer, StreamCommand, StreamSight } from './stream-types.ts'
export type {
  CreatedTable,
  Device,
  Digest,
  Done,
  ListedResult,
  NewTable,
  Offer,
  OrderState,
  Presence,
  RecoveryLink,
  ShownOrder,
  StreamMessage,
  TableFilter,
  TableSummary,
} from './types.ts'
