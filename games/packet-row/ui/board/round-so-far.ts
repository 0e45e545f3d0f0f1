import type { Area, CardIndex } from '../../src/cards.ts'
import { NONE } from '../../src/cards.ts'
import type { Event } from '../../src/events.ts'
import { areaOfSpace } from '../../src/state.ts'
import type { View } from '../../src/view.ts'

export interface Taken {
  readonly seat: number
  readonly card: CardIndex
  readonly price: number
}

/** What happened in the round that runs, as far as the table still shows it. */
export interface RoundSoFar {
  /** The areas in the order in which they were asked. */
  readonly asked: readonly Area[]
  /** By space: what lay there, and who took it. */
  readonly taken: ReadonlyMap<number, Taken>
  /** The seats that passed or were skipped in the area being asked. */
  readonly passed: ReadonlySet<number>
}

export function readRound(history: readonly Event[], view: View): RoundSoFar {
  const start = history.findLastIndex((event) => event.type === 'round-ended')
  const asked: Area[] = []
  const taken = new Map<number, Taken>()
  const passed = new Set<number>()
  for (const event of history.slice(start + 1)) {
    if (event.type === 'chose') {
      asked.push(event.area)
      passed.clear()
    } else if (event.type === 'took') {
      taken.set(event.space, { seat: event.seat, card: event.card, price: event.price })
      const area = areaOfSpace(event.space)
      if (!asked.includes(area)) asked.push(area)
    } else if (event.type === 'passed' || event.type === 'skipped') passed.add(event.seat)
  }
  return view.phase === 'over' ? { asked: [], taken: new Map(), passed: new Set() } : { asked, taken, passed }
}

export type Answer = 'took' | 'elsewhere' | 'passed' | 'asked' | 'later'

export interface Asking {
  readonly seat: number
  readonly answer: Answer
  /** Where the piece stands, if it stands elsewhere. */
  readonly area: Area
}

/** PR-3.2, PR-3.6: the seats in the order in which they are asked, the harbour master last. */
export function askingLine(view: View, round: RoundSoFar): readonly Asking[] {
  return Array.from({ length: view.players }, (_, step) => {
    const seat = (view.harbourMaster + 1 + step) % view.players
    const space = view.pieces[seat]!
    const area = space === NONE ? NONE : areaOfSpace(space)
    return { seat, area, answer: answerOf(view, round, seat, area) }
  })
}

function answerOf(view: View, round: RoundSoFar, seat: number, area: Area): Answer {
  if (area !== NONE) return area === view.area ? 'took' : 'elsewhere'
  if (view.actor === seat) return 'asked'
  return round.passed.has(seat) ? 'passed' : 'later'
}
