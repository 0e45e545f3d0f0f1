import { type ReviewTrial, tryReviews } from '@south-street/bots/test/review-suite.ts'
import { type PacketRow, packetRow } from '@south-street/packet-row'
import { createLevel, loadValues, readerTools } from '@south-street/packet-row/bots'

async function setUp(players: number): Promise<ReviewTrial<PacketRow>> {
  return {
    game: packetRow,
    players,
    tools: await readerTools(players),
    bot: createLevel('deckhand', players, await loadValues(players)),
    options: (seats) => ({ players: seats }),
    // The rivals' contracts change places, and the lowest cards of every talon.
    alike: (deal) => ({
      ...deal,
      startingContracts: swapRivals(deal.startingContracts, deal.harbourMaster),
      talons: deal.talons.map((talon) => [...talon.slice(0, -4), ...talon.slice(-4).reverse()]),
    }),
  }
}

function swapRivals(contracts: readonly number[], seat: number): number[] {
  const rivals = contracts.filter((_, other) => other !== seat).reverse()
  return contracts.map((contract, other) => (other === seat ? contract : rivals.shift()!))
}

for (const players of [2, 3, 4, 5]) tryReviews(`Packet Row with ${players} seats`, () => setUp(players))
