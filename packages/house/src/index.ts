export { timeToShow } from './due-loop.ts'
export { House, RulesUnknown } from './house.ts'
export { type RequestMark, readEntry } from './kept-entry.ts'
export { listingOf, type Summary } from './listing.ts'
export type { LiveTable } from './live-table.ts'
export type {
  Advice,
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
export type {
  Answer,
  Append,
  Claim,
  Due,
  Earlier,
  HouseStore,
  HouseTables,
  KeptOrder,
  Listing,
  NewTable,
  Opaque,
  OpenedTable,
  Orders,
  StoreNews,
  TableRow,
  TableStatus,
} from './store.ts'
export { answerSimply, rank, think } from './think.ts'
export { TooBusy } from './writing.ts'
