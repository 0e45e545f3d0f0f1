import { seededRandom } from '@south-street/engine'
import { type Deal, type Options, SHIPS, type State, transatlantic } from '@south-street/transatlantic'
import { expect, test } from 'vitest'
import { act, asked, cards, hand, market, offered, refused, region, ships } from '../arrange.ts'

const SEATS = [2, 3, 4]
const plain = (players: number): Options => ({ players, president: false, compensation: false })

function dealFor(players: number, seed: string | number = 'set-up'): Deal {
  return transatlantic.deal(plain(players), seededRandom(seed))
}

function setUp(players: number, options: Partial<Options> = {}, seed: string | number = 'set-up'): State {
  const state = transatlantic.setup({ ...plain(players), ...options }, dealFor(players, seed))
  expect(transatlantic.check(state)).toEqual([])
  return state
}

test.each(SEATS)(
  'TA-3.1 everybody of %i begins with £150, seven cards, nine captains, a tile and no house',
  (players) => {
    const state = setUp(players)
    for (let seat = 0; seat < players; seat++) {
      const names = ['shipyard', 'transport', 'region', 'coal', 'invest', 'agent', 'director']
      expect(hand(state, seat)).toEqual(names.map((name) => `base/${name}`))
      expect(state.captains[seat]).toBe(8)
    }
    expect(state.money).toEqual(Array(players).fill(150))
    expect(state.tiles).toEqual(Array(players).fill(1))
  },
)

test.each([0, 1, 5, 2.5, '3', null])('TA-3.1 a game for %j seats is refused', (players) => {
  expect(() => transatlantic.codec.readOptions({ players, president: false, compensation: false })).toThrow(
    expect.objectContaining({ code: 'not-a-number-from-to', path: ['players'] }),
  )
})

test('TA-3.2 PRESIDENT is dealt in the variant only', () => {
  expect(hand(setUp(3), 0)).not.toContain('base/president')
  expect(hand(setUp(3, { president: true }), 0)).toContain('base/president')
})

test.each([
  [2, 3],
  [3, 4],
  [4, 5],
])('TA-3.3 with %i seats the stack has nine segments of %i ships, then five headquarters', (players, size) => {
  const { shipStack } = dealFor(players)
  expect(shipStack).toHaveLength(9 * size + 5)
  for (const [i, ship] of shipStack.entries()) {
    const { kind, segment, minPlayers } = SHIPS[ship]!
    expect(kind).toBe(i < 9 * size ? 'steam' : 'headquarters')
    if (kind === 'steam') expect(segment).toBe(1 + Math.floor(i / size))
    expect(minPlayers).toBeLessThanOrEqual(players)
  }
})

test('TA-3.3 each segment is shuffled: over many deals every ship of it comes to lie on top of it', () => {
  const tops = Array.from({ length: 10 }, () => new Set<number>())
  for (let seed = 0; seed < 100; seed++) {
    const { shipStack } = dealFor(4, seed)
    for (let group = 0; group < 10; group++) tops[group]!.add(shipStack[5 * group]!)
  }
  expect(tops.map((top) => top.size)).toEqual(Array(10).fill(5))
})

test('TA-3.3 whoever guesses what the stack holds keeps to its segments, and to A above B', () => {
  const state = setUp(3)
  const letters = ({ deck }: State) => cards(deck).map((id) => id.at(-1))
  const orders = new Set<string>()
  for (let seed = 0; seed < 20; seed++) {
    const guess = transatlantic.sample(transatlantic.view(state, 0), seededRandom(seed))
    const segments = (stack: readonly number[]) => stack.map((ship) => `${SHIPS[ship]!.kind} ${SHIPS[ship]!.segment}`)
    expect(segments(guess.stack)).toEqual(segments(state.stack))
    expect(letters(guess)).toEqual(letters(state))
    orders.add(guess.stack.join())
  }
  expect(orders.size).toBe(20)
})

test.each(SEATS)('TA-3.4 with %i seats six slots are filled from the stack', (players) => {
  expect(market(setUp(players))).toEqual(ships(dealFor(players).shipStack.slice(0, 6)))
})

test('TA-3.5 A lies on B, both are shuffled, and five cards are laid out, the first the oldest', () => {
  const firsts = new Set<string>()
  for (let seed = 0; seed < 200; seed++) {
    const ids = cards(dealFor(2, seed).extensionDeck)
    expect(ids.slice(0, 11).every((id) => id.endsWith('-a'))).toBe(true)
    expect(ids.slice(11).every((id) => id.endsWith('-b'))).toBe(true)
    firsts.add(ids[0]!).add(ids[11]!)
  }
  expect(firsts.size).toBe(22)
  const { extensionDeck } = dealFor(2)
  const state = setUp(2)
  expect(state.display).toEqual(extensionDeck.slice(0, 5))
  expect(state.deck).toEqual(extensionDeck.slice(5).toReversed())
})

test('TA-3.6 Scotia lies in the North Atlantic without a captain', () => {
  const state = setUp(3)
  expect(region(state, 'NA')).toEqual(['N0'])
  expect(state.owners[0]).toBe(-1)
})

test.each(SEATS)('TA-3.7 with %i seats the owner of the oldest sailing ship is start player', (players) => {
  const starts = new Set<number>()
  for (let seed = 0; seed < 60; seed++) {
    const { sailingShips } = dealFor(players, seed)
    const state = setUp(players, {}, seed)
    expect(sailingShips.every((ship) => SHIPS[ship]!.kind === 'sail')).toBe(true)
    expect(sailingShips[state.startSeat]).toBe(Math.min(...sailingShips))
    starts.add(state.startSeat)
  }
  expect(starts.size).toBe(players)
})

test('TA-3.8 the sailing ships lie in different regions, the start player’s in the first', () => {
  for (let seed = 0; seed < 10; seed++) {
    const state = setUp(4, {}, seed)
    for (let step = 0; step < 4; step++) {
      const [ship, ...others] = state.regions[1 + step]!
      expect(others).toEqual([])
      expect(state.owners[ship!]).toBe((state.startSeat + step) % 4)
    }
  }
})

test('TA-3.9 docks, houses, markers and scores begin at nothing', () => {
  const state = setUp(3)
  expect([state.docks, state.houses.flat(), state.markers.flat()].flat().every((one) => one === 0)).toBe(true)
  expect([...state.transportPoints, ...state.scrapPoints]).toEqual([0, 0, 0, 0, 0, 0])
})

test('TA-3.10 in reverse turn order everybody buys one steamship, and nothing is docked', () => {
  const state = setUp(4, {}, 'reverse')
  const last = (state.startSeat + 3) % 4
  for (let step = 0; step < 4; step++) {
    const seat = (last - step + 4) % 4
    expect(asked(state)).toBe(`${seat} buy`)
    expect(refused(state, seat, 'buy')).toMatchObject({ code: 'first-ship', clause: 'TA-3.10' })
    expect(refused(state, seat, `buy ${market(state).slice(0, 2).join(' ')}`)).toMatchObject({ code: 'first-ship' })
    const [first] = market(state)
    act(state, seat, `buy ${first}`)
    act(state, seat, offered(state)[0]!)
    expect(market(state)).not.toContain('–')
    expect(state.stored[seat]).toEqual([])
  }
  expect(asked(state)).toBe(`${state.startSeat} turn`)
  expect(state.docks).toEqual([])
  expect(state.round).toBe(1)
})

test('TA-3.10 the first ships cost price and surcharge, carry a captain and a coal, and may win the Riband', () => {
  const state = setUp(2)
  const seat = state.actor
  const ship = state.market[2]!
  act(state, seat, `buy ${SHIPS[ship]!.id}`)
  expect(state.money[seat]).toBe(150 - SHIPS[ship]!.price - 20)
  expect([state.captains[seat], state.coal[ship]]).toEqual([7, 1])
  act(state, seat, `deploy ${SHIPS[ship]!.id} NA`)
  expect(state.markers[seat]![0]).toBe(SHIPS[ship]!.speed > 15 ? 1 : 0)
})

/** What the seats begin with, in turn order. */
function moneyInTurn({ players, startSeat, money }: State): number[] {
  return money.map((_, step) => money[(startSeat + step) % players]!)
}

test.each([
  [2, [170, 150]],
  [3, [190, 170, 140]],
  [4, [190, 140, 150, 170]],
])('TA-3.11 with seat compensation %i players begin with £%j in turn order', (players, money) => {
  const options = { ...plain(players), compensation: true }
  const started = new Set<number>()
  for (let seed = 0; started.size < players; seed++) {
    const deal = transatlantic.deal(options, seededRandom(seed))
    const state = transatlantic.setup(options, deal)
    expect(moneyInTurn(state)).toEqual(money)
    // It changes nothing else that is dealt, and what was written is read again.
    expect(deal).toMatchObject(dealFor(players, seed))
    expect(transatlantic.codec.readDeal(transatlantic.codec.writeDeal(deal), options)).toEqual(deal)
    started.add(state.startSeat)
  }
})

test('TA-3.11 a deal from before names no money: every later player begins with £10 more', () => {
  expect(moneyInTurn(setUp(4, { compensation: true }))).toEqual([150, 160, 170, 180])
  const options = { ...plain(4), compensation: true }
  const written = transatlantic.codec.writeDeal(dealFor(4))
  expect(written).not.toHaveProperty('money')
  expect(transatlantic.codec.writeDeal(transatlantic.codec.readDeal(written, options))).toEqual(written)
})
