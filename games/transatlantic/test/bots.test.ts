import { randomBot, simulate } from '@south-street/bots'
import { seededRandom, shuffle } from '@south-street/engine'
import { type Action, CARDS, SHIPS, transatlantic, type View } from '@south-street/transatlantic'
import { transatlanticBots } from '@south-street/transatlantic/bots'
import { expect, test } from 'vitest'

const OPTIONS = { players: 3, president: true, compensation: false }

test.each(transatlanticBots.levels)('%s answers with what is legal, the same for the same view', async (name) => {
  const bot = await transatlanticBots.load(name, 3)
  const random = seededRandom('bots', name)
  const state = transatlantic.setup(OPTIONS, transatlantic.deal(OPTIONS, random))
  const decisions = name === 'commodore' ? 4 : name === 'captain' ? 8 : 60
  for (let i = 0; i < decisions; i++) {
    const seat = transatlantic.actor(state)!
    const view = transatlantic.view(state, seat)
    const actions = transatlantic.legal(state, seat)
    const [action, again] = [0, 1].map(() => bot.decide(view, actions, seededRandom('decision', i)) as Action)
    expect(again).toEqual(action)
    expect(transatlantic.refuse(state, seat, action!)).toBeNull()
    transatlantic.apply(state, seat, action!)
  }
})

test('no bot knows what lies face down', async () => {
  const bot = await transatlanticBots.load('mate', 3)
  const random = seededRandom('face down')
  const state = transatlantic.setup(OPTIONS, transatlantic.deal(OPTIONS, random))
  for (let i = 0; i < 40; i++) {
    const seat = transatlantic.actor(state)!
    const twin = transatlantic.clone(state)
    twin.stack.sort((a, b) => SHIPS[b]!.segment - SHIPS[a]!.segment || inOtherOrder(a, b))
    twin.deck = [...shuffle(ofSet(twin.deck, 'b'), random), ...shuffle(ofSet(twin.deck, 'a'), random)]
    const views: View[] = [state, twin].map((one) => transatlantic.view(one, seat))
    const [action, other] = views.map((view) => bot.decide(view, [], seededRandom('decision', i)) as Action)
    expect(other).toEqual(action)
    transatlantic.apply(state, seat, action!)
  }
})

function inOtherOrder(a: number, b: number): number {
  return ((a * 7) % 11) - ((b * 7) % 11)
}

function ofSet(deck: readonly number[], set: string): number[] {
  return deck.filter((card) => CARDS[card]!.id.endsWith(`-${set}`))
}

test.each([2, 3, 4])('with %i seats the mate beats random players by far', async (players) => {
  const mate = await transatlanticBots.load('mate', players)
  let won = 0
  const games = 12
  for (let game = 0; game < games; game++) {
    const seat = game % players
    const bots = Array.from({ length: players }, (_, other) => (other === seat ? mate : randomBot))
    const { state, faults } = simulate(transatlantic, { ...OPTIONS, players }, `mate ${game}`, bots)
    expect(faults).toEqual([])
    const totals = transatlantic.score(state).map(({ total }) => total)
    if (totals[seat] === Math.max(...totals)) won++
  }
  expect(won).toBeGreaterThanOrEqual(games - 2)
})
