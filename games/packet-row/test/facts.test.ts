import { findTold, tellFacts } from '@south-street/bots/test/family-suite.ts'
import { seededRandom } from '@south-street/engine'
import { type Action, packetRow, type State } from '@south-street/packet-row'
import { type PacketRowFacts, packetRowBots } from '@south-street/packet-row/bots'
import { describe, expect, test } from 'vitest'
import { FORESEEN } from '../bots/levels.ts'
import { createMind } from '../bots/mind.ts'
import { listOptions, playOption } from '../bots/options.ts'
import { arrange } from './arrange.ts'
import { permute } from './permute.ts'

const tell = (state: State, ask?: 'rank' | 'appraise') => tellFacts(packetRow, packetRowBots, state.players, state, ask)

async function factsOf(state: State, action: string) {
  return findTold<PacketRowFacts>(await tell(state), action)
}

const CONTRACT = 'guildhall/contract/cotton-5-france'
const SHIP = 'docks/ship/france-1'
const COTTON = ['market/goods/cotton-2-at-5', 'market/goods/cotton-3-at-8']
const DELIVER = `deliver ${CONTRACT} aboard ${SHIP} carrying ${COTTON.join(', ')}`

/** Seat 1 of three is asked; it has no money, and all that a delivery for $35 needs. */
function readyToDeliver(end: boolean): State {
  return arrange({
    players: 3,
    asking: { area: 'guildhall', seat: 1 },
    guildhall: {
      current: ['guildhall/vp/ward-school', 'guildhall/assistant/1'],
      ...(end && { future: [], talon: [] }),
    },
    hands: [[], [CONTRACT, ...COTTON, 'bank/banker/1'], []],
    fleets: [[], [SHIP], []],
    money: [0, 0, 0],
  })
}

describe('what a search has seen', () => {
  test('a delivery that has to be made for a card was made in every world, in this round', async () => {
    const { worlds, rounds, ended, seen } = await factsOf(readyToDeliver(false), DELIVER)
    expect(worlds).toBeGreaterThan(5)
    expect(rounds).toBe(FORESEEN.rounds)
    expect(ended).toEqual(Array(FORESEEN.rounds + 1).fill(0))
    expect(seen.deliveries[1]![CONTRACT]).toEqual({ made: 1, when: [1], ready: 0 })
    expect(seen.taken[1]!['guildhall/vp/ward-school']).toBe(1)
    // Whoever has taken a card is not asked again (PR-3.3).
    expect(seen.askedAgain).toBe(0)
    expect(seen.points).toHaveLength(3)
  })

  test('one that nobody needs yet is ready where it was not made', async () => {
    const { seen } = await factsOf(readyToDeliver(false), 'pass')
    const { made, when, ready } = seen.deliveries[1]![CONTRACT]!
    expect(made + ready).toBeCloseTo(1, 3)
    expect(when.reduce((sum, share) => sum + share, 0)).toBeCloseTo(made, 3)
    expect(seen.taken[1]!['guildhall/vp/ward-school']).toBeUndefined()
  })

  test('a game that is bound to end was watched to its end, where everything is delivered', async () => {
    const { ended, seen } = await factsOf(readyToDeliver(true), 'take guildhall/assistant/1')
    expect(ended).toEqual([1, ...Array(FORESEEN.rounds).fill(0)])
    expect(seen.deliveries[1]![CONTRACT]).toEqual({ made: 1, when: [1], ready: 0 })
    // $35 are three points, and as nobody else has as much, the banker brings two (PR-9.3).
    expect(seen.points[1]).toEqual({ cards: 0, money: 3, bankers: 2 })
    expect(seen.richest).toEqual([0, 1, 0])
  })

  test('the harbour master, who chooses an area, is asked again in this round', async () => {
    const state = arrange({ players: 2, harbourMaster: 1 })
    const { seen } = await factsOf(state, 'choose docks')
    expect(seen.askedAgain).toBe(1)
  })

  test('points are those of a game that is counted there', () => {
    const { witness } = createMind(3, 'full')
    const state = readyToDeliver(false)
    witness!.begin(state, 1)
    const { points, richest } = witness!.end(state) as unknown as PacketRowFacts
    expect(points[1]).toEqual({ cards: 0, money: 3, bankers: 2 })
    expect(richest).toEqual([0, 1, 0])
  })
})

/** Positions out of a game of mates. */
async function positions(players: number): Promise<State[]> {
  const mate = await packetRowBots.load('mate', players)
  const random = seededRandom('facts', players)
  const state = packetRow.setup({ players }, packetRow.deal({ players }, random))
  const found: State[] = []
  for (let decision = 1; state.actor >= 0; decision++) {
    if (decision % 30 === 0) found.push(packetRow.clone(state))
    packetRow.apply(state, state.actor, mate.decide(packetRow.view(state, state.actor), [], random) as Action)
  }
  return found
}

describe.each([2, 3, 5])('facts with %i seats', (players) => {
  test('are the same, to the byte, in every game that looks the same to the seat', async () => {
    const random = seededRandom('permuted', players)
    for (const state of (await positions(players)).slice(1, 2)) {
      const told = await tell(state)
      const other = permute(packetRow.clone(state), state.actor, random)
      expect(other).not.toEqual(state)
      expect(await tell(other)).toEqual(told)
      expect(await tell(state, 'appraise')).toEqual(await tell(other, 'appraise'))
      expect(Math.max(...told.map((line) => line.length))).toBeLessThan(6000)
    }
  })

  test('are watched by somebody who plays exactly as the search does', () => {
    const random = seededRandom('played', players)
    const { witness } = createMind(players, 'full')
    const codes = new Uint16Array(64)
    const state = packetRow.setup({ players }, packetRow.deal({ players }, random))
    const watched = packetRow.clone(state)
    witness!.begin(watched, watched.actor)
    for (let actor = state.actor; actor >= 0; actor = state.actor) {
      const option = codes[random.below(listOptions(state, actor, codes))]!
      playOption(state, actor, option)
      witness!.play(watched, actor, option)
      expect(watched).toEqual(state)
    }
    const { points, deliveries } = witness!.end(watched) as unknown as PacketRowFacts
    const totals = points.map(({ cards, money, bankers }) => cards + money + bankers)
    expect(totals).toEqual(packetRow.score(state).map(({ total }) => total))
    expect(Object.values(deliveries[0]!).every(({ made, ready }) => made === 1 && ready === 0)).toBe(true)
  })
})
