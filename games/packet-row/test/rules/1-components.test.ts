import { seededRandom } from '@south-street/engine'
import { AREAS, CARDS, type Card, DESTINATIONS, GOODS, packetRow, type State } from '@south-street/packet-row'
import { expect, test } from 'vitest'
import {
  act,
  actAll,
  arrange,
  currentSupply,
  delivery,
  discardPile,
  fleet,
  futureSupply,
  hand,
  ids,
  piece,
  playAtRandom,
} from '../arrange.ts'

function deck(name: string): Card[] {
  return CARDS.filter((card) => card.id.startsWith(`${name}/`))
}

function countBy(cards: readonly Card[], key: (card: Card) => string): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const card of cards) counts[key(card)] = (counts[key(card)] ?? 0) + 1
  return counts
}

const byKind = (card: Card): string => card.kind
const byDestination = (card: Card): string => DESTINATIONS[card.destination]!
const byGood = (card: Card): string => GOODS[card.good]!

test('PR-1.1 four areas, each with a talon, a current and a future supply and a discard pile', () => {
  expect(AREAS).toEqual(['guildhall', 'docks', 'market', 'bank'])
  const state = arrange({ players: 5 })
  for (const [area, name] of AREAS.entries()) {
    expect(currentSupply(state, name)).toHaveLength(4)
    expect(futureSupply(state, name)).toHaveLength(2)
    expect(discardPile(state, name)).toEqual([])
    expect(state.talons[area]).toHaveLength([32, 36, 36, 32][area]!)
  }
})

test('PR-1.2 the guildhall deck: 24 contracts, 5 assistants, 9 victory-point cards', () => {
  expect(countBy(deck('guildhall'), byKind)).toEqual({ contract: 24, assistant: 5, vp: 9 })
})

test('PR-1.3 the docks deck: 18 ships, 5 captains, 10 gold nuggets, 9 victory-point cards', () => {
  expect(countBy(deck('docks'), byKind)).toEqual({ ship: 18, captain: 5, gold: 10, vp: 9 })
})

test('PR-1.3 three ships for each destination', () => {
  const ships = deck('docks').filter((card) => card.kind === 'ship')
  expect(countBy(ships, byDestination)).toEqual({
    'great-britain': 3,
    france: 3,
    netherlands: 3,
    sweden: 3,
    spain: 3,
    'german-confederation': 3,
  })
})

test('PR-1.3 five single gold nuggets and five double ones', () => {
  const gold = deck('docks').filter((card) => card.kind === 'gold')
  expect(countBy(gold, (card) => `${card.units} for $${card.price}`)).toEqual({ '1 for $4': 5, '2 for $8': 5 })
})

test('PR-1.4 the market deck: 7 goods cards of each kind, 5 traders, 9 victory-point cards', () => {
  expect(countBy(deck('market'), byKind)).toEqual({ goods: 28, trader: 5, vp: 9 })
  const goods = deck('market').filter((card) => card.kind === 'goods')
  expect(countBy(goods, byGood)).toEqual({ grain: 7, cotton: 7, fur: 7, tobacco: 7 })
})

test('PR-1.5 the bank deck: 24 money cards, 5 bankers, 9 victory-point cards', () => {
  expect(countBy(deck('bank'), byKind)).toEqual({ money: 24, banker: 5, vp: 9 })
})

test('PR-1.6 twelve starting contracts, three for each kind of goods', () => {
  const contracts = deck('start')
  expect(countBy(contracts, byKind)).toEqual({ contract: 12 })
  expect(countBy(contracts, byGood)).toEqual({ grain: 3, cotton: 3, fur: 3, tobacco: 3 })
})

test('PR-1.2 PR-1.3 PR-1.4 PR-1.5 PR-1.6 the areas are dealt these decks and no starting contract', () => {
  const dealt = packetRow.deal({ players: 4 }, seededRandom('decks'))
  for (const [area, name] of AREAS.entries()) {
    const wanted = deck(name).map((card) => card.id)
    expect(ids(dealt.talons[area]!).sort()).toEqual(wanted.sort())
  }
  expect(CARDS).toHaveLength(172)
})

test('PR-1.7 the six destinations, each with contracts and starting contracts', () => {
  const destinations = ['great-britain', 'france', 'netherlands', 'sweden', 'spain', 'german-confederation']
  expect(DESTINATIONS).toEqual(destinations)
  const contracts = deck('guildhall').filter((card) => card.kind === 'contract')
  expect(countBy(contracts, byDestination)).toEqual(Object.fromEntries(destinations.map((name) => [name, 4])))
  expect(countBy(deck('start'), byDestination)).toEqual(Object.fromEntries(destinations.map((name) => [name, 2])))
})

test('PR-1.8 a seat has a private hand, a public fleet, public money and a piece', () => {
  const state = arrange({
    players: 3,
    hands: [[], ['start/contract/fur-3-spain', 'docks/captain/1']],
    fleets: [[], ['docks/ship/spain-1']],
    money: [25, 7, 25],
  })
  const seen = packetRow.view(state, 2)
  expect(ids(packetRow.view(state, 1).hands[1]!)).toEqual(['start/contract/fur-3-spain', 'docks/captain/1'])
  expect(ids(seen.hands[1]!)).toEqual(['unseen', 'docks/captain/1'])
  expect(ids(seen.fleets[1]!)).toEqual(['docks/ship/spain-1'])
  expect(seen.money).toEqual([25, 7, 25])
  expect(seen.pieces).toEqual(state.pieces)
})

test('PR-1.8 a piece is at home or on a card space', () => {
  const state = arrange({ players: 3, docks: { current: ['docks/captain/1', 'docks/ship/spain-1'] } })
  expect(piece(state, 1)).toBe('home')
  actAll(state, ['0 choose docks', '1 take docks/ship/spain-1'])
  expect([piece(state, 0), piece(state, 1), piece(state, 2)]).toEqual(['home', 'docks current 2', 'home'])
  expect(fleet(state, 1)).toEqual(['docks/ship/spain-1'])
  expect(hand(state, 1)).not.toContain('docks/ship/spain-1')
})

test('PR-1.9 the money supply pays however much has been paid already', () => {
  const state = arrange({
    players: 2,
    hands: [['guildhall/contract/cotton-1-sweden', 'market/goods/cotton-1-at-2', 'bank/money/8-1'], []],
    fleets: [['docks/ship/sweden-1']],
    money: [1_000_000, 1_000_000],
  })
  act(state, 0, 'cash bank/money/8-1')
  act(
    state,
    0,
    delivery(['guildhall/contract/cotton-1-sweden'], ['docks/ship/sweden-1'], ['market/goods/cotton-1-at-2']),
  )
  expect(state.money).toEqual([1_000_023, 1_000_000])
})

function everyPlace(state: State): number[] {
  const { spaces, talons, discards, box, hands, fleets } = state
  return [spaces, talons, discards, box, hands, fleets].flat(2).filter((card) => card >= 0)
}

test.each([2, 3, 4, 5])('PR-1.10 every card is in exactly one place throughout a game of %i seats', (players) => {
  const everyCard = CARDS.map((_, index) => index)
  const end = playAtRandom(players, `places-${players}`, (state) => {
    expect(everyPlace(state).sort((a, b) => a - b)).toEqual(everyCard)
  })
  expect(packetRow.actor(end)).toBeNull()
})

test('PR-1.10 a deal that names a card twice is refused', () => {
  const dealt = packetRow.deal({ players: 2 }, seededRandom('twice'))
  const [first, ...rest] = dealt.talons[0]!
  const talons = [[first!, first!, ...rest.slice(1)], ...dealt.talons.slice(1)]
  const read = () => packetRow.codec.readDeal(packetRow.codec.writeDeal({ ...dealt, talons }), { players: 2 })
  expect(read).toThrow(
    expect.objectContaining({ code: 'card-repeated', params: { found: expect.any(String), clause: 'PR-1.10' } }),
  )
})

test('PR-1.10 a position with a card in two places or in none is unsound', () => {
  const state = arrange({ players: 2 })
  const lost = state.hands[0]!.pop()!
  expect(packetRow.check(state)).toEqual([`${CARDS[lost]!.id} is in 0 places`])
  state.hands[0]!.push(lost)
  state.box.push(lost)
  expect(packetRow.check(state)).toEqual([`${CARDS[lost]!.id} is in 2 places`])
})
