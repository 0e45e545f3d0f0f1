import { type AnyBot, askBot, randomBot, simulate } from '@south-street/bots'
import { type AnyGame, seededRandom } from '@south-street/engine'
import { highCard } from '@south-street/engine/test/high-card.ts'
import { expect, test } from 'vitest'

const game: AnyGame = highCard()

const throwing: AnyBot = {
  name: 'throwing',
  decide: () => {
    throw new Error('out of ideas')
  },
}
const cheating: AnyBot = { name: 'cheating', decide: () => ({ type: 'play', card: 99 }) }

test.each([
  [throwing, 'out of ideas'],
  [cheating, 'refused: not-held'],
])('a bot that fails is answered for by the simplest one, and reported', (bot, reason) => {
  const { state, faults } = simulate(game, { players: 2 }, 'host', [bot, randomBot])
  expect(game.actor(state)).toBeNull()
  // It is replaced for good, so it fails once.
  expect(faults).toEqual([{ seat: 0, bot: bot.name, action: 0, reason }])
})

test('a sound answer is passed on as it is', () => {
  const state = game.setup({ players: 2 }, game.deal({ players: 2 }, seededRandom('host')))
  const first: AnyBot = { name: 'first', decide: (_view, actions) => actions[0] }
  expect(askBot(game, state, 0, first, seededRandom('x'))).toEqual({ action: game.legal(state, 0)[0], fault: null })
})
