import type { CardHelp, HelpView, Phrase } from '@south-street/ui'
import { AREAS, NONE } from '../../src/cards.ts'
import type { View } from '../../src/view.ts'
import { help } from './phrases.ts'

const INK = { fill: '#22364a', text: '#fff' }

/** What is no card: the four areas and the harbour master. */
export function explainPlace(id: string, at: HelpView<View>): CardHelp | null {
  if (id === 'harbour-master') return explainHarbourMaster(at)
  const area = AREAS.findIndex((name) => id === `area-${name}`)
  return area < 0 ? null : explainArea(area, at)
}

function explainHarbourMaster({ view, tellsNow }: HelpView<View>): CardHelp {
  const next = (view.harbourMaster + 1) % view.players
  const facts = [
    view.harbourMaster === view.viewer
      ? help('harbour-master-you', { seat: { seat: next } })
      : next === view.viewer
        ? help('harbour-master-next', { seat: { seat: view.harbourMaster } })
        : help('harbour-master-other', { seat: { seat: view.harbourMaster }, next: { seat: next } }),
  ]
  return {
    ...PLACE,
    title: { key: 'board.harbour-master', params: {} },
    kind: help('kind.office'),
    sign: 'harbour-master',
    does: help('does.harbour-master'),
    now: tellsNow && view.phase !== 'over' ? { sum: [], facts } : null,
    clause: 'PR-3.7',
    count: null,
  }
}

function explainArea(area: number, { view, tellsNow }: HelpView<View>): CardHelp {
  const name = AREAS[area]!
  const isChosen = (view.chosen & (1 << area)) !== 0
  const key = view.area === area ? 'area-now' : isChosen ? 'area-chosen' : 'area-open'
  const facts: Phrase[] = [help(key)]
  // PR-3.3: whoever has a card is not asked again this round.
  if (view.viewer !== null && view.pieces[view.viewer] !== NONE) facts.push(help('one-card'))
  return {
    ...PLACE,
    title: { key: `areas.${name}`, params: {} },
    kind: help('kind.area'),
    sign: `area-${name}`,
    does: help(`does.area-${name}`),
    now: tellsNow && view.phase !== 'over' ? { sum: [], facts } : null,
    clause: `PR-1.${area + 2}`,
    count: help('talon', { count: view.talons[area]!, discards: view.discards[area]!.length }),
  }
}

const PLACE = { price: null, paint: INK, take: null }
