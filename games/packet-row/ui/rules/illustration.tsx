import type { ReactNode } from 'react'
import { AREAS, CARDS, type Card, type CardIndex, DESTINATIONS, GOODS, NONE } from '../../src/cards.ts'
import { CardSheet } from '../board/card-sheet.tsx'

/** The first card of the catalogue that is as wanted. */
function first(wanted: Partial<Card>): CardIndex {
  const members = Object.entries(wanted) as [keyof Card, unknown][]
  return CARDS.findIndex((card) => members.every(([member, value]) => card[member] === value))
}

const building = (area: (typeof AREAS)[number]) => first({ kind: 'vp', area: AREAS.indexOf(area) })
const contract = () => first({ kind: 'contract', starting: false })
const goods = () => GOODS.map((_, good) => first({ kind: 'goods', good, units: good === 0 ? 2 : 1 }))
const ships = () => DESTINATIONS.map((_, destination) => first({ kind: 'ship', destination }))
const gold = () => [first({ kind: 'gold', units: 1 }), first({ kind: 'gold', units: 2 })]

/** The cards that show what a clause is about. */
const PICTURES: Readonly<Record<string, () => readonly CardIndex[]>> = {
  'PR-1.2': () => [contract(), first({ kind: 'assistant' }), building('guildhall')],
  'PR-1.3': () => [first({ kind: 'ship' }), first({ kind: 'captain' }), ...gold(), building('docks')],
  'PR-1.4': () => [...goods(), first({ kind: 'trader' }), building('market')],
  'PR-1.5': () => [first({ kind: 'money' }), first({ kind: 'banker' }), building('bank')],
  'PR-1.6': () => GOODS.map((_, good) => first({ kind: 'contract', starting: true, good })),
  'PR-1.7': ships,
  'PR-4.2': () => [first({ kind: 'assistant' })],
  'PR-4.3': () => [...goods().slice(0, 1), ...gold().slice(0, 1), building('guildhall')],
  'PR-6.1': () => [first({ kind: 'money' })],
  'PR-6.3': () => {
    const wanted = contract()
    const { destination, good } = CARDS[wanted]!
    return [wanted, first({ kind: 'ship', destination }), first({ kind: 'goods', good })]
  },
  'PR-6.9': gold,
  'PR-6.10': () => [first({ kind: 'trader' })],
  'PR-6.11': () => [first({ kind: 'captain' })],
  'PR-9.1': () => AREAS.map(building),
  'PR-9.4': () => [first({ kind: 'banker' })],
}

/** A clause of the rules, shown by the game's own cards; most need no picture. */
export function Illustration({ clause }: { readonly clause: string }): ReactNode {
  const cards = PICTURES[clause]?.().filter((card) => card !== NONE) ?? []
  return cards.length === 0 ? null : <CardSheet cards={cards} />
}
