import { playoutBots, randomBot, simulate } from '@south-street/bots'
import { type AnyGame, seededRandom } from '@south-street/engine'
import { highCard } from '@south-street/engine/test/high-card.ts'
import { expect, test } from 'vitest'

const game: AnyGame = highCard()
const bots = playoutBots(game)

interface State {
  readonly hands: readonly number[][]
  readonly played: readonly number[][]
}
const firsts = (state: unknown) => (state as State).played.map((cards) => cards.slice(0, 1))

test('every level plays, and the same game twice', async () => {
  for (const level of bots.levels) {
    const bot = await bots.load(level, 2)
    const play = () => simulate(game, { players: 2 }, 'levels', [bot, randomBot])
    expect(play().faults).toEqual([])
    expect(play()).toEqual(play())
  }
})

test('whoever tries answers out finds the one that wins', async () => {
  // The first card alone counts, so the higher one is better.
  const firstCard: AnyGame = { ...game, score: (state) => game.score({ ...(state as State), played: firsts(state) }) }
  const bot = await playoutBots(firstCard).load('captain', 2)
  for (let number = 0; number < 10; number++) {
    const state = game.setup({ players: 2 }, game.deal({ players: 2 }, seededRandom('first', number)))
    const cards = (state as State).hands[0]!
    const plays = cards.map((card) => ({ type: 'play', card }))
    const best = bot.decide(game.view(state, 0), plays, seededRandom('bot', number))
    expect(best).toEqual({ type: 'play', card: Math.max(...cards) })
  }
})

test('a hint lists every answer, the best first', async () => {
  const captain = await bots.load('captain', 2)
  const state = game.setup({ players: 2 }, game.deal({ players: 2 }, seededRandom('hint')))
  const ranked = captain.appraise!(game.view(state, 0), seededRandom('hint'))
  expect(ranked.map(({ action }) => game.format(action)).sort()).toEqual(game.legal(state, 0).map(game.format).sort())
  for (const [i, { value }] of ranked.entries()) expect(value).toBeLessThanOrEqual(ranked[i - 1]?.value ?? 1)
})
