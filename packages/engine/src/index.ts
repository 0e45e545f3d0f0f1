export { demandGame } from './demand-game.ts'
export { findGame } from './find-game.ts'
export type {
  AnyGame,
  Emit,
  Game,
  GameCodec,
  GameEvent,
  GameMessages,
  GameOptions,
  GameTypes,
  Passing,
  Refusal,
  Searchable,
} from './game.ts'
export { canonicalJson, type Json } from './json.ts'
export { at, describe, formatPath, Malformed, printable, quote } from './malformed.ts'
export { type Message, type MessageParam, message } from './message.ts'
export { chooseOptions } from './options.ts'
export { type PlayResult, play } from './play.ts'
export { type Random, secureRandom, seededRandom, shuffle } from './random.ts'
export { type Members, readInteger, readList, readMembers, readObject, readOneOf, readString } from './read.ts'
export {
  type GameRecord,
  type Move,
  type Played,
  type ReadRecord,
  type RecordSeat,
  readRecord,
  writeRecord,
} from './record.ts'
export { recordFileName } from './record-name.ts'
export { type GameSoFar, redeal } from './redeal.ts'
export { figuresOf, rank, type Score, type ScoreItem, standings, winners, winShares, writeScore } from './score.ts'
export type { Seat, Viewer } from './seat.ts'
export { joinVerbs, type Verb } from './verbs.ts'
export { RecordFault, replay, type SealHash, verifyRecord } from './verify.ts'
export { copyZone, copyZones } from './zones.ts'
