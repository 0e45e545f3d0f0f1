import { checkContract } from '@south-street/engine/contract'
import { type Action, CARDS, DESTINATIONS, GOODS, packetRow } from '@south-street/packet-row'
import { expect, test } from 'vitest'

/** Every verb with every card of the catalogue in every place where a card can be named. */
function listProbes(): Action[] {
  const probes: Action[] = [{ type: 'pass' }]
  for (let area = 0; area < 4; area++) probes.push({ type: 'choose', area })
  const ship = CARDS.findIndex((card) => card.kind === 'ship')
  const contract = CARDS.findIndex((card) => card.kind === 'contract')
  for (let card = 0; card < CARDS.length; card++) {
    probes.push({ type: 'take', card }, { type: 'cash', card })
    probes.push({ type: 'take', card, assistant: (card * 7) % CARDS.length })
    probes.push({ type: 'take', card: (card * 11) % CARDS.length, assistant: card })
    probes.push({ type: 'deliver', contracts: [card], ships: [{ card: ship }], goods: [] })
    probes.push({ type: 'deliver', contracts: [contract], ships: [{ card }], goods: [{ card }] })
    probes.push({
      type: 'deliver',
      contracts: [card],
      ships: [{ card: ship, captain: card, to: card % DESTINATIONS.length }],
      goods: [{ card, trader: card, as: card % GOODS.length }],
    })
  }
  return probes
}

test.each([2, 3, 4, 5])('the contract holds with %i seats', (players) => {
  const faults = checkContract({
    game: packetRow,
    options: { players },
    probes: listProbes(),
    seed: `packet-row-${players}`,
    games: 12,
    maxActions: 2000,
    every: 6,
  })
  expect(faults).toEqual([])
})
