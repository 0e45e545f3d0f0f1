import { Malformed, readRecord, seededRandom, writeRecord } from '@south-street/engine'
import { transatlantic } from '@south-street/transatlantic'
import { expect, test } from 'vitest'

const OPTIONS = { players: 2, president: false, compensation: false }
const GAMES = [transatlantic]

function fault(read: () => unknown): { code: string; path: (string | number)[] } {
  try {
    read()
  } catch (error) {
    if (error instanceof Malformed) return { code: error.code, path: error.path }
    throw error
  }
  throw new Error('nothing was wrong')
}

const readAction = (json: unknown) => () => transatlantic.codec.readAction(json)

test.each([
  [null, 'not-an-object', []],
  [{}, 'not-one-of', ['type']],
  [{ type: 'pass' }, 'not-one-of', ['type']],
  [{ type: 'buy' }, 'member-missing', []],
  [{ type: 'buy', cards: 'S01' }, 'not-a-list', ['cards']],
  [{ type: 'buy', cards: ['S46'] }, 'card-unknown', ['cards', 0]],
  [{ type: 'buy', cards: [], coal: null }, 'not-a-text', ['coal']],
  [{ type: 'buy', cards: [], price: 3 }, 'member-unknown', []],
  [{ type: 'deploy', ship: 'S01', region: 'XX' }, 'not-one-of', ['region']],
  [{ type: 'redeploy', ship: 1, region: 'NA' }, 'not-a-text', ['ship']],
  [{ type: 'play', card: 'base/nothing' }, 'card-unknown', ['card']],
  [{ type: 'tile', card: 'base/coal' }, 'member-unknown', []],
  [{ type: 'copy' }, 'member-missing', []],
  [{ type: 'copy', from: 4 }, 'not-a-number-from-to', ['from']],
  [{ type: 'take', card: 'S01' }, 'card-unknown', ['card']],
  [{ type: 'transport', ships: [null] }, 'not-a-text', ['ships', 0]],
  [{ type: 'region', region: 0 }, 'not-one-of', ['region']],
  [{ type: 'load' }, 'member-missing', []],
  [{ type: 'invest' }, 'member-missing', []],
  [{ type: 'invest', option: 'ship' }, 'not-one-of', ['option']],
  [{ type: 'invest', option: 'none', region: 'NA' }, 'member-unknown', []],
  [{ type: 'invest', option: 'house' }, 'member-missing', []],
  [{ type: 'invest', option: 'house', region: 'NA', marker: 'GOLD' }, 'not-one-of', ['marker']],
  [{ type: 'invest', option: 'marker' }, 'member-missing', []],
  [{ type: 'invest', option: 'markers', markers: ['MAIL', 'COAL'] }, 'member-missing', []],
  [{ type: 'invest', option: 'markers', markers: ['MAIL', 'COAL'], bonus: 'house' }, 'member-missing', []],
  [{ type: 'invest', option: 'markers', markers: ['MAIL', 'COAL'], bonus: 'coal', region: 'NA' }, 'member-unknown', []],
])('the action %j is malformed: %s', (json, code, path) => {
  expect(fault(readAction(json))).toEqual({ code, path })
})

test.each([
  'buy S99',
  'buy S01 coal',
  'buy coal S01 S02',
  'deploy S01',
  'deploy S01 NA SA',
  'tile now',
  'copy',
  'copy me',
  'copy 7',
  'region',
  'invest',
  'invest house',
  'invest house NA MAIL COAL',
  'invest markers MAIL COAL',
  'invest markers MAIL COAL house',
  'invest none NA',
  'sail',
  '',
])('the line %j is no action', (text) => {
  expect(() => transatlantic.parse(text)).toThrow(Malformed)
})

test('the order of a list has no meaning', () => {
  const [one, other] = [
    { type: 'transport', ships: ['V2', 'S04'] },
    { type: 'transport', ships: ['S04', 'V2'] },
  ]
  expect(transatlantic.codec.readAction(one)).toEqual(transatlantic.codec.readAction(other))
  const load = transatlantic.codec.readAction({ type: 'load', ships: ['S11', 'S04', 'S11'] })
  expect(transatlantic.format(load)).toBe('load S04 S11 S11')
})

test.each([
  [{ players: 2 }, 'member-missing', []],
  [{ ...OPTIONS, president: 1 }, 'not-one-of', ['president']],
  [{ ...OPTIONS, compensation: 'yes' }, 'not-one-of', ['compensation']],
  [{ ...OPTIONS, compensation: { toString: null } }, 'not-one-of', ['compensation']],
  [{ ...OPTIONS, fast: true }, 'member-unknown', []],
])('the options %j are malformed: %s', (json, code, path) => {
  expect(fault(() => transatlantic.codec.readOptions(json))).toEqual({ code, path })
})

interface DealJson {
  sailingShips: string[]
  shipStack: string[]
  extensionDeck: string[]
}

test.each<[string, (deal: DealJson) => void, string, (string | number)[]]>([
  ['a sailing ship is missing', (deal) => deal.sailingShips.pop(), 'wrong-length', ['sailingShips']],
  [
    'a sailing ship is there twice',
    (deal) => deal.sailingShips.splice(1, 1, deal.sailingShips[0]!),
    'card-repeated',
    ['sailingShips', 1],
  ],
  [
    'a steamship is dealt for a clipper',
    (deal) => deal.sailingShips.splice(0, 1, 'S01'),
    'card-misplaced',
    ['sailingShips', 0],
  ],
  ['a ship of four players is there', (deal) => deal.shipStack.splice(0, 1, 'S02'), 'card-misplaced', ['shipStack', 0]],
  ['the segments are mixed', (deal) => deal.shipStack.reverse(), 'card-misplaced', ['shipStack', 0]],
  ['the stack goes on', (deal) => deal.shipStack.push('S01'), 'card-repeated', ['shipStack', 32]],
  ['the stack is short', (deal) => deal.shipStack.pop(), 'wrong-length', ['shipStack']],
  ['B lies on A', (deal) => deal.extensionDeck.reverse(), 'card-misplaced', ['extensionDeck', 0]],
  [
    'a base card is in the deck',
    (deal) => deal.extensionDeck.splice(3, 1, 'base/coal'),
    'card-misplaced',
    ['extensionDeck', 3],
  ],
])('a deal in which %s is malformed', (_what, breakIt, code, path) => {
  const deal = transatlantic.codec.writeDeal(transatlantic.deal(OPTIONS, seededRandom(1))) as unknown as DealJson
  expect(transatlantic.codec.readDeal(deal, OPTIONS)).toEqual(transatlantic.deal(OPTIONS, seededRandom(1)))
  breakIt(deal)
  expect(fault(() => transatlantic.codec.readDeal(deal, OPTIONS))).toEqual({ code, path })
})

test.each<[string, unknown, string, (string | number)[]]>([
  ['one seat has more', [170, 160], 'not-one-of', ['money', 1]],
  ['the seats are changed over', [150, 170], 'not-one-of', ['money', 0]],
  ['one seat has none', [170], 'wrong-length', ['money']],
  ['a third seat has some', [170, 150, 150], 'not-one-of', ['money', 2]],
  ['it is written as text', ['170', '150'], 'not-one-of', ['money', 0]],
  ['it is no list', 170, 'not-a-list', ['money']],
  ['it is nothing', null, 'not-a-list', ['money']],
])('money in a deal is malformed where %s', (_what, money, code, path) => {
  const options = { ...OPTIONS, compensation: true }
  const dealt = transatlantic.codec.writeDeal(transatlantic.deal(options, seededRandom(1))) as object
  const deal = { ...dealt, sailingShips: ['V1', 'V2'], money: [170, 150] }
  expect(transatlantic.codec.readDeal(deal, options)).toMatchObject({ money: [170, 150] })
  expect(fault(() => transatlantic.codec.readDeal({ ...deal, money }, options))).toEqual({ code, path })
})

test('a deal names money with the seat compensation only', () => {
  const deal = transatlantic.codec.writeDeal(transatlantic.deal({ ...OPTIONS, compensation: true }, seededRandom(1)))
  expect(fault(() => transatlantic.codec.readDeal(deal, OPTIONS))).toEqual({ code: 'member-unknown', path: [] })
})

test('a record has all three options', () => {
  const deal = transatlantic.deal(OPTIONS, seededRandom(2))
  const state = transatlantic.setup(OPTIONS, deal)
  const seats = [{ name: 'Anna' }, { name: 'Ben' }]
  const record = writeRecord(transatlantic, { options: OPTIONS, seats, deal, moves: [], state })
  expect(record.options).toEqual(OPTIONS)
  expect(readRecord(JSON.parse(JSON.stringify(record)), GAMES).options).toEqual(OPTIONS)
})
