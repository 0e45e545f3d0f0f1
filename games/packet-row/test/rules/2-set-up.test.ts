import { seededRandom } from '@south-street/engine'
import { AREAS, CARDS, type Deal, packetRow, type State } from '@south-street/packet-row'
import { expect, test } from 'vitest'
import { act, currentSupply, futureSupply, hand, ids, refused, talon } from '../arrange.ts'

const SEATS = [2, 3, 4, 5]

function dealFor(players: number, seed: string | number = 'set-up'): Deal {
  return packetRow.deal({ players }, seededRandom(seed))
}

function setUp(players: number): { dealt: Deal; state: State } {
  const dealt = dealFor(players)
  const state = packetRow.setup({ players }, dealt)
  expect(packetRow.check(state)).toEqual([])
  return { dealt, state }
}

test.each(SEATS)('PR-2.1 a game for %i seats is set up', (players) => {
  expect(packetRow.codec.readOptions({ players })).toEqual({ players })
  expect(setUp(players).state.hands).toHaveLength(players)
})

test.each([0, 1, 6, -2, 2.5, '4', null])('PR-2.1 a game for %j seats is refused', (players) => {
  expect(() => packetRow.codec.readOptions({ players })).toThrow(
    expect.objectContaining({
      code: 'not-a-number-from-to',
      path: ['players'],
      params: expect.objectContaining({ min: 2, max: 5 }),
    }),
  )
})

test.each([-1, 3, 0.5])('PR-2.1 with three seats there is no seat %j', (seat) => {
  const { state } = setUp(3)
  expect(refused(state, seat, 'pass')).toEqual({ code: 'no-such-seat', clause: 'PR-2.1', params: { seat } })
})

test('PR-2.2 each deck is shuffled: over many deals every card comes to lie on top', () => {
  const tops = AREAS.map(() => new Set<number>())
  for (let seed = 0; seed < 600; seed++) {
    for (const [area, cards] of dealFor(3, seed).talons.entries()) tops[area]!.add(cards[0]!)
  }
  expect(tops.map((top) => top.size)).toEqual([38, 42, 42, 38])
})

test('PR-2.2 each shuffled deck becomes the talon of its area', () => {
  const { dealt, state } = setUp(4)
  for (const [area, name] of AREAS.entries()) {
    const cards = [...futureSupply(state, name), ...currentSupply(state, name), ...talon(state, name)]
    expect(cards).toEqual(ids(dealt.talons[area]!))
    expect(cards.every((id) => id.startsWith(`${name}/`))).toBe(true)
  }
})

test('PR-2.3 with two seats six cards of each deck go to the box', () => {
  const { dealt, state } = setUp(2)
  expect(dealt.talons.map((cards) => cards.length)).toEqual([32, 36, 36, 32])
  for (const name of AREAS) expect(ids(state.box).filter((id) => id.startsWith(`${name}/`))).toHaveLength(6)
})

test('PR-2.3 the six cards are drawn from the shuffled deck: over many deals every card is boxed', () => {
  const boxed = new Set<number>()
  for (let seed = 0; seed < 200; seed++) {
    const inPlay = new Set(dealFor(2, seed).talons.flat())
    for (const [index, { starting }] of CARDS.entries()) if (!starting && !inPlay.has(index)) boxed.add(index)
  }
  expect(boxed.size).toBe(160)
})

test('PR-2.3 the boxed cards are unseen', () => {
  const { state } = setUp(2)
  for (const viewer of [0, 1, null]) {
    expect(Object.keys(packetRow.view(state, viewer))).not.toContain('box')
    const { spaces, hands } = packetRow.view(state, viewer)
    const seen = [...spaces, ...hands.flat()]
    expect(state.box.filter((index) => seen.includes(index))).toEqual([])
  }
})

test.each([3, 4, 5])('PR-2.3 with %i seats no deck card is boxed', (players) => {
  const { state } = setUp(players)
  expect(ids(state.box).filter((id) => !id.startsWith('start/'))).toEqual([])
})

test.each(SEATS)('PR-2.4 with %i seats the top two cards of each talon are the future supply', (players) => {
  const { dealt, state } = setUp(players)
  for (const [area, name] of AREAS.entries()) {
    expect(futureSupply(state, name)).toEqual(ids(dealt.talons[area]!.slice(0, 2)))
  }
})

test.each([
  [2, 2],
  [3, 2],
  [4, 3],
  [5, 4],
])('PR-2.5 with %i seats the next %i cards are the current supply', (players, full) => {
  const { dealt, state } = setUp(players)
  for (const [area, name] of AREAS.entries()) {
    expect(currentSupply(state, name)).toHaveLength(full)
    expect(currentSupply(state, name)).toEqual(ids(dealt.talons[area]!.slice(2, 2 + full)))
    expect(talon(state, name)).toEqual(ids(dealt.talons[area]!.slice(2 + full)))
  }
})

test.each(SEATS)('PR-2.6 with %i seats each gets one starting contract, the rest go to the box', (players) => {
  const { dealt, state } = setUp(players)
  for (let seat = 0; seat < players; seat++) {
    expect(hand(state, seat)).toEqual(ids([dealt.startingContracts[seat]!]))
    expect(hand(state, seat)[0]).toMatch(/^start\/contract\//)
  }
  expect(ids(state.box).filter((id) => id.startsWith('start/'))).toHaveLength(12 - players)
})

test('PR-2.6 the starting contracts are shuffled: over many deals a seat gets each of them', () => {
  const dealt = Array.from({ length: 200 }, (_, seed) => dealFor(2, seed).startingContracts[1]!)
  expect(new Set(dealt).size).toBe(12)
})

test('PR-2.6 the dealt contract is known only to its seat', () => {
  const { state } = setUp(3)
  for (const viewer of [0, 1, 2, null]) {
    const shown = packetRow.view(state, viewer).hands.map((cards) => ids(cards)[0])
    const wanted = [0, 1, 2].map((seat) => (seat === viewer ? hand(state, seat)[0] : 'unseen'))
    expect(shown).toEqual(wanted)
  }
})

test.each(SEATS)('PR-2.7 with %i seats each starts with $25', (players) => {
  expect(setUp(players).state.money).toEqual(Array(players).fill(25))
})

test('PR-2.8 the first harbour master is drawn at random: over many deals it is every seat', () => {
  const drawn = Array.from({ length: 60 }, (_, seed) => dealFor(5, seed).harbourMaster)
  expect([...new Set(drawn)].sort()).toEqual([0, 1, 2, 3, 4])
})

test('PR-2.8 the first harbour master may be named, and begins', () => {
  const state = packetRow.setup({ players: 4 }, packetRow.nameFirst!(dealFor(4), 2))
  expect([state.harbourMaster, packetRow.actor(state), state.phase]).toEqual([2, 2, 'choose'])
  act(state, 2, 'choose bank')
  expect(packetRow.actor(state)).toBe(3)
})

test('PR-2.8 the deal records the first harbour master', () => {
  const { codec } = packetRow
  const written = codec.writeDeal({ ...dealFor(4), harbourMaster: 3 })
  expect(written).toMatchObject({ harbourMaster: 3 })
  expect(codec.readDeal(written, { players: 4 }).harbourMaster).toBe(3)
})

test('PR-2.8 the first harbour master is one of the seats', () => {
  const written = packetRow.codec.writeDeal({ ...dealFor(4), harbourMaster: 4 })
  expect(() => packetRow.codec.readDeal(written, { players: 4 })).toThrow(
    expect.objectContaining({ code: 'not-a-number-from-to', path: ['harbourMaster'] }),
  )
})
