import './art/badges.ts'
import './art/buildings.ts'
import './art/emblems.ts'
import './art/ensigns.ts'
import './art/goods.ts'
import './art/lathe-work.ts'
import './art/people.ts'
import type { GameBoard } from '@south-street/ui'
import type { Action } from '../src/actions/action.ts'
import type { Event } from '../src/events.ts'
import type { View } from '../src/view.ts'
import { PacketRowBoard } from './board/packet-row-board.tsx'
import { cue } from './cue.ts'
import { Headline } from './headline.tsx'
import { Result } from './result/result.tsx'

export const packetRowBoard: GameBoard<View, Action, Event> = {
  Board: PacketRowBoard,
  Headline,
  cue,
  roundOf: (view) => view.round,
  openView: (views, eyes) => ({ ...views[eyes]!, hands: views.map((view, seat) => view.hands[seat]!) }),
  Result,
}
