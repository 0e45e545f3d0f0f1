export { clockCallAt } from './calls.ts'
export { type DailyDeal, dailyTable, dayAt, dealOfTheDay, endOfDay } from './daily.ts'
export { timeToShow } from './due-loop.ts'
export { House, RulesUnknown } from './house.ts'
export { type RequestMark, readEntry } from './kept-entry.ts'
export { listingOf, type SummarizedResult, type Summary } from './listing.ts'
export { type LiveTable, tableFrom } from './live-table.ts'
export type {
  Advice,
  Bell,
  BotAnswer,
  BotQuestion,
  Chance,
  Clock,
  GameShelf,
  HintQuestion,
  HouseNews,
  HouseParts,
  Thinker,
  ThinkingTurn,
} from './parts.ts'
export type { RatedEnd, RatedSeat } from './rated-end.ts'
export { type GameResult, gameResult, type SeatResult, WHOLE_WIN } from './result.ts'
export {
  type Answer,
  type Append,
  AskerGone,
  CALL_KINDS,
  type Call,
  type CallKind,
  type Claim,
  type Due,
  type Earlier,
  type Forgetting,
  type HouseStore,
  type HouseTables,
  type KeptOrder,
  type Latest,
  type Listing,
  type NewTable,
  type Opaque,
  type OpenedTable,
  type Orders,
  type StoreNews,
  type TableRow,
  type TableStatus,
} from './store.ts'
export { answerSimply, rank, think } from './think.ts'
export { TooBusy } from './writing.ts'
