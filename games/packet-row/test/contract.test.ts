import { checkContract } from '@south-street/engine/contract'
import { type Action, AREAS, CARDS, DESTINATIONS, GOODS, packetRow } from '@south-street/packet-row'
import { expect, test } from 'vitest'
import { permute } from './permute.ts'

const ASSISTANTS = CARDS.flatMap((card, index) => (card.kind === 'assistant' ? [index] : []))

/** Every verb with every card of the catalogue in every place where a card can be named. */
function listProbes(): Action[] {
  const probes: Action[] = [{ type: 'pass' }]
  for (let area = 0; area < AREAS.length; area++) probes.push({ type: 'choose', area })
  const ship = CARDS.findIndex((card) => card.kind === 'ship')
  const contract = CARDS.findIndex((card) => card.kind === 'contract')
  for (let card = 0; card < CARDS.length; card++) {
    probes.push({ type: 'take', card }, { type: 'cash', card })
    for (const assistant of ASSISTANTS) probes.push({ type: 'take', card, assistant })
    probes.push({ type: 'take', card: (card * 11) % CARDS.length, assistant: card })
    probes.push({ type: 'deliver', contracts: [card], ships: [{ card: ship }], goods: [] })
    probes.push({ type: 'deliver', contracts: [contract], ships: [{ card }], goods: [{ card }] })
    probes.push({
      type: 'deliver',
      contracts: [card],
      ships: [{ card: ship, captain: card, to: card % DESTINATIONS.length }],
      goods: [{ card, trader: card, as: card % GOODS.length }],
    })
    // Every ship that a contract could sail with, so that some deliveries want nothing but goods.
    for (const [bound, { kind, destination }] of CARDS.entries()) {
      if (kind !== 'ship' || destination !== CARDS[card]!.destination) continue
      probes.push({ type: 'deliver', contracts: [card], ships: [{ card: bound }], goods: [] })
    }
  }
  return probes
}

/** Any assistant does, and any money card of the same face; and of the deliveries `legal` lists only some. */
function keyOf(action: Action): string | null {
  switch (action.type) {
    case 'choose':
      return `choose ${action.area}`
    case 'take':
      return `take ${action.card}${action.assistant === undefined ? '' : ` ${CARDS[action.assistant]!.face}`}`
    case 'pass':
      return 'pass'
    case 'cash':
      return `cash ${CARDS[action.card]!.face}`
    case 'deliver':
      return null
  }
}

test.each([2, 3, 4, 5])('the contract holds with %i seats', (players) => {
  const faults = checkContract({
    game: packetRow,
    options: { players },
    probes: listProbes(),
    key: keyOf,
    permute,
    seed: `packet-row-${players}`,
    games: 8,
    maxActions: 2000,
    every: 6,
  })
  expect(faults).toEqual([])
})
