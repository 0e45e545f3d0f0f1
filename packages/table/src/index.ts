export { awaySince, endsByItselfFrom } from './absence.ts'
export type { Asker, Command, Context, HouseCommand, PersonCommand } from './command.ts'
export { type Beginning, type CreatedEntry, createTable, type TableWish } from './creating.ts'
export { type Decision, decide } from './decide.ts'
export type { Entry, EntryKind, Happening } from './entry.ts'
export { eventFor, isTold, type PublicHappening, type TableEvent, type ToldEntry, withTold } from './events.ts'
export { cloneTable, evolve, foldTable, openTable, readSnapshot } from './evolve.ts'
export { exportTable, type SealedRecord, type ViewExport } from './export.ts'
export { asAnother, namesInLog, says, withoutPerson } from './forgetting.ts'
export { isSameName } from './names.ts'
export {
  carryOut,
  type Given,
  giveOrder,
  ORDER_REFUSALS,
  type Order,
  type OrderVerdict,
  type OrderWish,
} from './orders.ts'
export { deadline } from './playing.ts'
export { TABLE_REFUSALS, type TableRefusal, type TableRefusalCode } from './refusal.ts'
export {
  type Away,
  type AwayReason,
  type ChatLine,
  type Holder,
  maySee,
  type NewTerms,
  type OpenSeat,
  type Pace,
  type PersonId,
  type Play,
  type Settings,
  type StandInRule,
  type Status,
  seatOf,
  type Table,
  type TableMove,
} from './table.ts'
export { type BotTurn, botToAct, waitsFor } from './turn.ts'
export {
  commonPlayView,
  commonView,
  legalTexts,
  ownPlayView,
  type SealView,
  type SeatView,
  type TableView,
  tableView,
} from './view.ts'
