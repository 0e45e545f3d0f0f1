import { AREAS, packetRow, type State } from '@south-street/packet-row'
import { expect, test } from 'vitest'
import {
  type AreaName,
  act,
  actAll,
  arrange,
  currentSupply,
  discardPile,
  fleet,
  futureSupply,
  hand,
  ids,
  piece,
  playAtRandom,
  talon,
} from '../arrange.ts'

const FUTURE = ['market/vp/library', 'market/vp/museum']
const TALON = [1, 2, 3, 4, 5].map((copy) => `market/trader/${copy}`).concat('market/vp/hydrant', 'market/vp/exchange')
const SUPPLY = ['cotton-1-at-2', 'cotton-1-at-3', 'fur-1-at-2', 'fur-1-at-3'].map((name) => `market/goods/${name}`)
const FULL_SUPPLIES = [
  [2, 2],
  [3, 2],
  [4, 3],
  [5, 4],
] as const

interface Market {
  readonly full: number
  readonly future?: string[]
  readonly talon?: string[]
  readonly assistants?: number
}

/** A market with known cards; the seats from 1 on hold an assistant each, as many as wanted. */
function market(players: number, { full, future = FUTURE, talon: cards = TALON, assistants = 0 }: Market): State {
  return arrange({
    players,
    market: { current: SUPPLY.slice(0, full), future, talon: cards },
    hands: [[], ...Array.from({ length: assistants }, (_, i) => [`guildhall/assistant/${i + 1}`])],
  })
}

/** The seats after the first `asked` pass, and the harbour master takes the first card. */
function passAndTake(state: State, asked = 0): void {
  for (let seat = asked + 1; seat < state.players; seat++) act(state, seat, 'pass')
  act(state, 0, `take ${SUPPLY[0]}`)
}

function snapshot(state: State, area: AreaName): string[][] {
  return [currentSupply(state, area), futureSupply(state, area), talon(state, area), discardPile(state, area)]
}

test('PR-5.1 pieces go back to their seats', () => {
  const state = market(4, { full: 3 })
  actAll(state, ['0 choose market', `1 take ${SUPPLY[1]}`, `2 take ${SUPPLY[2]}`, '3 pass'])
  expect([1, 2].map((seat) => piece(state, seat))).toEqual(['market current 2', 'market current 3'])
  act(state, 0, `take ${SUPPLY[0]}`)
  expect([0, 1, 2, 3].map((seat) => piece(state, seat))).toEqual(['home', 'home', 'home', 'home'])
})

test('PR-5.2 the cards left in the current supply go to the discard pile of the area', () => {
  const state = market(4, { full: 3 })
  const before = discardPile(state, 'market')
  actAll(state, ['0 choose market', `1 take ${SUPPLY[1]}`, '2 pass', '3 pass', `0 take ${SUPPLY[2]}`])
  expect(discardPile(state, 'market')).toEqual([...before, SUPPLY[0]])
  const shown = packetRow.view(state, null).discards[2]!
  expect(ids(shown).at(-1)).toBe(SUPPLY[0])
})

test('PR-5.2 a chosen area of which nobody took a card is cleared all the same', () => {
  const state = market(4, { full: 3 })
  const before = discardPile(state, 'market')
  actAll(state, ['0 choose market', '1 pass', '2 pass', '3 pass', '0 pass'])
  actAll(state, ['0 choose bank', '1 pass', '2 pass', '3 pass', `0 take ${currentSupply(state, 'bank')[0]}`])
  expect(discardPile(state, 'market')).toEqual([...before, ...SUPPLY.slice(0, 3)])
  expect(currentSupply(state, 'market')).toEqual([...FUTURE, TALON[0]])
})

test('PR-5.2 PR-5.4 the areas are renewed in the order guildhall, docks, market, bank', () => {
  const state = arrange({ players: 4 })
  for (const area of ['bank', 'market', 'guildhall']) {
    actAll(state, [`0 choose ${area}`, '1 pass', '2 pass', '3 pass', '0 pass'])
  }
  actAll(state, ['0 choose docks', '1 pass', '2 pass', '3 pass'])
  const events = act(state, 0, 'pass')
  const renewed = events.flatMap((event) => ('area' in event ? [`${event.type} ${AREAS[event.area]}`] : []))
  const steps = AREAS.flatMap((area) => [`cleared ${area}`, `moved-up ${area}`, `revealed ${area}`])
  expect(renewed).toEqual(['declined docks', ...steps])
})

test.each(FULL_SUPPLIES)(
  'PR-5.3 with %i seats the future cards move down and the supply fills to %i',
  (players, full) => {
    const state = market(players, { full })
    act(state, 0, 'choose market')
    passAndTake(state)
    expect(currentSupply(state, 'market')).toEqual([...FUTURE, ...TALON.slice(0, full - 2)])
  },
)

test.each(FULL_SUPPLIES)('PR-5.3 with %i seats an assistant’s gap is filled too, to %i cards', (players, full) => {
  const state = market(players, { full, assistants: 1 })
  actAll(state, ['0 choose market', '1 take market/vp/library with guildhall/assistant/1'])
  expect(futureSupply(state, 'market')).toEqual(['market/vp/museum'])
  expect(talon(state, 'market')).toEqual(TALON)
  passAndTake(state, 1)
  expect(currentSupply(state, 'market')).toEqual(['market/vp/museum', ...TALON.slice(0, full - 1)])
  expect(futureSupply(state, 'market')).toEqual(TALON.slice(full - 1, full + 1))
  expect([talon(state, 'market'), state.phase]).toEqual([TALON.slice(full + 1), 'choose'])
})

test('PR-5.3 where assistants took both future cards the whole supply comes from the talon', () => {
  const state = market(3, { full: 2, assistants: 2 })
  actAll(state, ['0 choose market', '1 take market/vp/library with guildhall/assistant/1'])
  actAll(state, ['2 take market/vp/museum with guildhall/assistant/2', '0 pass'])
  expect(snapshot(state, 'market').slice(0, 3)).toEqual([TALON.slice(0, 2), TALON.slice(2, 4), TALON.slice(4)])
})

test('PR-5.3 the supply is topped up as far as the talon goes, before the future supply', () => {
  const state = market(5, { full: 4, talon: TALON.slice(0, 1) })
  act(state, 0, 'choose market')
  passAndTake(state)
  expect(snapshot(state, 'market').slice(0, 3)).toEqual([[...FUTURE, TALON[0]], [], []])
})

test.each(FULL_SUPPLIES)('PR-5.4 with %i seats two cards are revealed after the %i', (players, full) => {
  const state = market(players, { full })
  act(state, 0, 'choose market')
  passAndTake(state)
  expect(futureSupply(state, 'market')).toEqual(TALON.slice(full - 2, full))
  expect(talon(state, 'market')).toEqual(TALON.slice(full))
})

test('PR-5.4 one card is revealed where the talon has only one left', () => {
  const state = market(4, { full: 3, talon: TALON.slice(0, 2) })
  act(state, 0, 'choose market')
  passAndTake(state)
  expect(snapshot(state, 'market').slice(0, 3)).toEqual([[...FUTURE, TALON[0]], [TALON[1]], []])
})

test('PR-5.4 the revealed cards are told to everybody', () => {
  const state = market(4, { full: 3 })
  actAll(state, ['0 choose market', '1 pass', '2 pass', '3 pass'])
  const revealed = act(state, 0, `take ${SUPPLY[0]}`).find((event) => event.type === 'revealed')!
  expect([ids(revealed.cards), revealed.spaces, revealed.reveals]).toEqual([TALON.slice(0, 3), [14, 16, 17], true])
  expect(revealed.only).toBeUndefined()
})

test('PR-5.5 areas that were not chosen stay as they are', () => {
  const state = market(4, { full: 3 })
  const others = ['guildhall', 'docks', 'bank'] as const
  const before = others.map((area) => snapshot(state, area))
  act(state, 0, 'choose market')
  passAndTake(state)
  expect(others.map((area) => snapshot(state, area))).toEqual(before)
})

test.each([
  [0, 1],
  [2, 3],
  [3, 0],
])('PR-5.6 the harbour master’s token passes from seat %i to seat %i', (master, next) => {
  const state = arrange({ players: 4, harbourMaster: master, market: { current: SUPPLY.slice(0, 3) } })
  act(state, master, 'choose market')
  for (const step of [1, 2, 3]) act(state, (master + step) % 4, 'pass')
  act(state, master, `take ${SUPPLY[0]}`)
  expect([state.harbourMaster, packetRow.actor(state), state.phase, state.round]).toEqual([next, next, 'choose', 1])
})

test('PR-5.6 it passes also when the harbour master took nothing', () => {
  const state = market(2, { full: 2 })
  actAll(state, ['0 choose market', `1 take ${SUPPLY[0]}`, '0 pass'])
  expect([state.harbourMaster, packetRow.actor(state), state.phase, state.round]).toEqual([1, 1, 'choose', 1])
  expect([hand(state, 0), fleet(state, 0)]).toEqual([[], []])
})

test('PR-5.6 every area can be chosen again in the new round', () => {
  const state = market(4, { full: 3 })
  act(state, 0, 'choose market')
  passAndTake(state)
  const options = packetRow.legal(state, 1).map(packetRow.format)
  expect(options).toEqual(['choose guildhall', 'choose docks', 'choose market', 'choose bank'])
})

test('PR-5.6 no new round begins when the game is over', () => {
  const state = market(3, { full: 2, future: [], talon: [] })
  act(state, 0, 'choose market')
  passAndTake(state)
  expect([state.phase, packetRow.actor(state), state.harbourMaster, state.round]).toEqual(['over', null, 0, 0])
})

test('PR-5.7 a discard pile is not reshuffled when the talon runs out', () => {
  const state = market(4, { full: 3, talon: [] })
  const before = discardPile(state, 'market')
  expect(before).toHaveLength(37)
  act(state, 0, 'choose market')
  passAndTake(state)
  expect(snapshot(state, 'market')).toEqual([FUTURE, [], [], [...before, SUPPLY[1], SUPPLY[2]]])
})

test('PR-5.7 through a whole game what is discarded stays discarded', () => {
  let piles: number[][] = AREAS.map(() => [])
  playAtRandom(4, 'discards', (state) => {
    expect(state.discards.map((pile, area) => pile.slice(0, piles[area]!.length))).toEqual(piles)
    piles = state.discards.map((pile) => [...pile])
  })
  expect(piles.every((pile) => pile.length > 10)).toBe(true)
})
