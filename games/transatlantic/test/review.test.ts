import { type ReviewTrial, tryReviews } from '@south-street/bots/test/review-suite.ts'
import { type Transatlantic, transatlantic } from '@south-street/transatlantic'
import { createLevel, loadValues, readerTools } from '@south-street/transatlantic/bots'

async function setUp(players: number): Promise<ReviewTrial<Transatlantic>> {
  return {
    game: transatlantic,
    players,
    tools: await readerTools(players),
    bot: createLevel('deckhand', players, await loadValues(players)),
    options: (seats) => ({ players: seats, president: seats === 3, compensation: false }),
    // The lowest cards of the deck lie the other way round: all of them are of the later half.
    alike: (deal) => ({
      ...deal,
      extensionDeck: [...deal.extensionDeck.slice(0, -4), ...deal.extensionDeck.slice(-4).reverse()],
    }),
  }
}

for (const players of [2, 3, 4]) tryReviews(`Transatlantic with ${players} seats`, () => setUp(players))
