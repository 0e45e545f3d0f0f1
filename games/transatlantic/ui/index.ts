import './art/flags.ts'
import './art/fleet.ts'
import './art/headquarters.ts'
import './art/pieces.ts'
import './art/ports.ts'
import '@south-street/ui/art/people'
import type { GameBoard } from '@south-street/ui'
import type { Action } from '../src/actions/action.ts'
import type { Event } from '../src/events.ts'
import type { View } from '../src/view.ts'
import { transatlanticAnchors } from './board/anchors.ts'
import { TransatlanticBoard } from './board/transatlantic-board.tsx'
import { cue } from './cue.ts'
import { Ending, Headline } from './headline.tsx'
import { transatlanticHelp } from './help/index.tsx'
import { lastRound } from './last-round.ts'
import { TransatlanticCounting } from './result/counting.tsx'
import { Result } from './result/result.tsx'

const KEYS = [
  { press: '1–9', does: 'keys.card' },
  { press: 'S', does: 'keys.market' },
  { press: 'R', does: 'keys.regions' },
  { press: '← →', does: 'keys.arrows' },
  { press: '⇧ ← →', does: 'keys.all-cards' },
  { press: 'Enter', does: 'keys.enter' },
  { press: 'C', does: 'keys.confirm' },
  { press: 'Z', does: 'keys.back' },
  { press: 'H', does: 'keys.hint' },
  { press: 'I', does: 'keys.help' },
  { press: 'F6', does: 'keys.region' },
]

export const transatlanticBoard: GameBoard<View, Action, Event> = {
  Board: TransatlanticBoard,
  Headline,
  Ending,
  lastRound,
  cue,
  // The first purchases lie before the first round, and belong to it.
  roundOf: (view) => Math.max(0, view.round - 1),
  // What the others hold can be worked out by everybody; there is nothing to open.
  openView: (views, eyes) => views[eyes]!,
  awaited: () => [],
  anchors: transatlanticAnchors,
  keys: KEYS,
  help: transatlanticHelp,
  Counting: TransatlanticCounting,
  Result,
}
