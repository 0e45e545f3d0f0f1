import type { z } from 'zod'
import * as answers from './answers.ts'
import { Happening, Holder } from './happening.ts'
import { NewNoticeChannel, NoticeSettings, NoticeState } from './notices.ts'
import { Problem, ProblemCodes } from './problem.ts'
import * as requests from './requests.ts'
import { Away, AwayReason, NewPace, OpenSeat, Pace, Settings, StandIns, Status } from './settings.ts'
import * as view from './view.ts'

/** What the documents tell once, under these names; everything else stands where it is used. */
export const NAMED: Readonly<Record<string, z.ZodType>> = {
  Away,
  AwayReason,
  Chat: answers.Chat,
  CreatedTable: answers.Created,
  Digest: view.Digest,
  Done: answers.Done,
  Export: view.Exported,
  GameEvent: view.GameEvent,
  Games: answers.Games,
  GivenAction: requests.Act,
  Guest: answers.Guest,
  Happening,
  Holder,
  Json: view.Json,
  Legal: answers.Legal,
  Me: answers.Me,
  NewGuest: requests.CreateGuest,
  NewNoticeChannel,
  NewPace,
  NewTable: requests.CreateTable,
  Nothing: answers.Nothing,
  NoticeSettings,
  NoticeState,
  Offer: answers.Offer,
  OpenSeat,
  OrderState: answers.OrderState,
  OrderWish: requests.GiveOrder,
  Pace,
  PlayView: view.PlayView,
  Problem,
  ProblemCode: ProblemCodes,
  RecoveryLink: answers.RecoveryLink,
  SeatView: view.SeatView,
  Settings,
  StandIns,
  StreamMessage: view.StreamMessage,
  TableEvent: view.TableEvent,
  TablePage: view.TablePage,
  TableStatus: Status,
  TableSummary: view.TableSummary,
  TableView: view.TableView,
}

/** By name: what somebody may send. */
export const EXAMPLES: Readonly<Record<string, unknown[]>> = {
  GivenAction: [{ decision: 2, action: 'pass' }],
  NewGuest: [{ name: 'My bot', bearer: true }],
  NewTable: [{ game: 'packet-row', options: { players: 2 }, visibility: 'listed' }],
  OrderWish: [{ until: 'round' }, { until: 'card', card: 'market/vp/library' }],
}
