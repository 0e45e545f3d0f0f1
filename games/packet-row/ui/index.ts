import './art/badges.ts'
import './art/buildings.ts'
import './art/emblems.ts'
import './art/ensigns.ts'
import './art/goods.ts'
import './art/lathe-work.ts'
import '@south-street/ui/art/people'
import type { GameBoard } from '@south-street/ui'
import type { Action } from '../src/actions/action.ts'
import { AREAS, CARDS, NONE } from '../src/cards.ts'
import type { Event } from '../src/events.ts'
import { cardMessage } from '../src/messages.ts'
import type { View } from '../src/view.ts'
import { packetRowAnchors } from './board/anchors.ts'
import { PacketRowBoard } from './board/packet-row-board.tsx'
import { futureSpaces } from './board/spaces.ts'
import { cue } from './cue.ts'
import { Ending, Headline } from './headline.tsx'
import { packetRowHelp } from './help/index.tsx'
import { lastRound } from './last-round.ts'
import { PacketRowCounting } from './result/counting.tsx'
import { Result } from './result/result.tsx'

export { Illustration } from './rules/illustration.tsx'

/** `board/board-keys.ts` carries them out. */
const KEYS = [
  { press: '1–4', does: 'keys.area' },
  { press: '← →', does: 'keys.arrows' },
  { press: '⇧ ← →', does: 'keys.all-cards' },
  { press: 'Enter', does: 'keys.enter' },
  { press: 'P', does: 'keys.pass' },
  { press: 'D', does: 'keys.deliver' },
  { press: 'M', does: 'keys.cash' },
  { press: 'H', does: 'keys.hint' },
  { press: 'I', does: 'keys.help' },
  { press: 'Z', does: 'keys.back' },
  { press: 'F6', does: 'keys.region' },
]

export const packetRowBoard: GameBoard<View, Action, Event> = {
  Board: PacketRowBoard,
  Headline,
  Ending,
  lastRound,
  cue,
  roundOf: (view) => view.round,
  openView: (views, eyes) => ({ ...views[eyes]!, hands: views.map((view, seat) => view.hands[seat]!) }),
  awaited,
  anchors: packetRowAnchors,
  keys: KEYS,
  unspoken: ['revealed'],
  together: ['passed', 'skipped'],
  help: packetRowHelp,
  Counting: PacketRowCounting,
  Result,
}

/** What lies in the coming supplies. */
function awaited({ spaces }: View): ReturnType<GameBoard<View, Action, Event>['awaited']> {
  const cards = AREAS.flatMap((_, area) => futureSpaces(area).map((space) => spaces[space]!))
  return cards.filter((card) => card !== NONE).map((card) => ({ card: CARDS[card]!.id, name: cardMessage(card) }))
}
