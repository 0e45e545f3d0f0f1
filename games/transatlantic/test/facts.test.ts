import { findTold, tellFacts } from '@south-street/bots/test/family-suite.ts'
import { seededRandom } from '@south-street/engine'
import { type Action, type State, transatlantic } from '@south-street/transatlantic'
import { type TransatlanticFacts, transatlanticBots } from '@south-street/transatlantic/bots'
import { describe, expect, test } from 'vitest'
import { createMind } from '../bots/mind.ts'
import { listOptions } from '../bots/options.ts'
import { MAX_CODES } from '../src/actions/verb.ts'
import { act, arrange } from './arrange.ts'

const tell = (state: State, ask?: 'rank' | 'appraise') =>
  tellFacts(transatlantic, transatlanticBots, state.players, state, ask)

async function factsOf(state: State, action: string) {
  return findTold<TransatlanticFacts>(await tell(state), action)
}

/** The second of two seats has the very last turn: nothing but what it does is still to come. */
const LAST_TURN = { players: 2, turn: 1, round: 9, lastRound: 9 }

describe('what a search has seen', () => {
  test('the trips of a region, with the bonus, and the end of the game (TA-E3)', async () => {
    const regions = { SA: ['S21 0 1', 'S09 1 1', 'S01 0 0'], IO: ['S11 1 1'] }
    const state = arrange({ ...LAST_TURN, regions, houses: { SA: [1, 1] }, money: [0, 0] })
    act(state, 1, 'play base/region')
    const { worlds, rounds, ended, seen } = await factsOf(state, 'region SA')
    expect(worlds).toBeGreaterThan(5)
    expect([rounds, ended]).toEqual([1, [1, 0]])
    expect(seen.trips).toEqual([
      { made: 1, pounds: 70, points: 1 },
      { made: 1, pounds: 110, points: 1 },
    ])
    // Of what burned one coal each, only the ship in the other region has some left.
    expect(seen.coal.map(({ left }) => left)).toEqual([0, 1])
    expect(seen.points[1]).toMatchObject({ transports: 1, cash: 1 })
  })

  test('who was pushed out, and what was scored for a ship that found no other place (TA-E7)', async () => {
    const regions = {
      NA: ['S21 0', 'S18 0', 'S17 1', 'S09 0 1'],
      SA: ['S15 0', 'S07 1', 'S03 1'],
      IO: ['S23 0', 'S16 0', 'S11 1'],
    }
    const state = arrange({ ...LAST_TURN, regions, stored: [[], ['S30 1']], markers: [{ FREIGHT: 1 }] })
    act(state, 1, 'play base/transport')
    const { seen } = await factsOf(state, 'deploy S30 NA')
    expect(seen.displaced).toEqual([{ S09: 1 }, {}])
    expect(seen.points[0]!.scrapped).toBeGreaterThan(0)
    // Every ship is counted once, scrapped or not.
    const ships = Object.values(seen.flags[0]!).reduce((sum, flag) => sum + flag.ships, 0)
    const points = Object.values(seen.flags[0]!).reduce((sum, flag) => sum + flag.points, 0)
    expect(ships).toBe(6)
    expect(points).toBe(seen.points[0]!.scrapped + seen.points[0]!.ships)
  })

  test('where coal went, and what was lost (TA-E6)', async () => {
    const regions = { NA: ['S21 0 1', 'S18 1 0', 'S17 1 1', 'S16 1 2'] }
    const state = arrange({ ...LAST_TURN, regions })
    act(state, 1, 'play base/coal')
    const { seen } = await factsOf(state, 'load S17 S18')
    expect(seen.coal).toEqual([
      { loaded: 0, lost: 0, left: 1 },
      { loaded: 2, lost: 0, left: 5 },
    ])
  })

  test('rows of markers, and what was bought of the market', async () => {
    const full = { RIBAND: 2, COAL: 2, FREIGHT: 2, MAIL: 1, PASSENGER: 3 }
    const state = arrange({ ...LAST_TURN, market: ['S07', 'S08'], money: [0, 500], markers: [{}, full] })
    act(state, 1, 'play base/shipyard')
    const told = await tell(state)
    expect(told.length).toBeGreaterThan(1)
    for (const line of told) {
      const { action } = JSON.parse(line)
      const { seen } = findTold<TransatlanticFacts>(told, action)
      expect(seen.rows).toEqual([0, 1])
      expect(Object.keys(seen.bought[1]!).sort()).toEqual(action.split(' ').slice(1).sort())
      expect(seen.bought[0]).toEqual({})
    }
  })
})

function optionsFor(players: number) {
  return { players, president: false, compensation: false }
}

/** A position out of a game of mates. */
async function position(players: number, decisions: number): Promise<State> {
  const mate = await transatlanticBots.load('mate', players)
  const random = seededRandom('facts', players)
  const state = transatlantic.setup(optionsFor(players), transatlantic.deal(optionsFor(players), random))
  for (let i = 0; i < decisions || state.decision === 'redeploy'; i++) {
    const view = transatlantic.view(state, state.actor)
    transatlantic.apply(state, state.actor, mate.decide(view, [], random) as Action)
  }
  return state
}

describe.each([2, 4])('facts with %i seats', (players) => {
  test('are the same, to the byte, in every game that looks the same to the seat', async () => {
    const state = await position(players, 50)
    const told = await tell(state)
    const other = transatlantic.sample(transatlantic.view(state, state.actor), seededRandom('other'))
    expect(other).not.toEqual(state)
    expect(await tell(other)).toEqual(told)
    if (players === 2) expect(await tell(other, 'appraise')).toEqual(await tell(state, 'appraise'))
    expect(Math.max(...told.map((line) => line.length))).toBeLessThan(5000)
  })

  test('are watched by somebody who plays exactly as the search does', () => {
    const random = seededRandom('played', players)
    const mind = createMind(players)
    const codes = new Uint16Array(MAX_CODES)
    const state = transatlantic.setup(optionsFor(players), transatlantic.deal(optionsFor(players), random))
    const watched = transatlantic.clone(state)
    mind.witness!.begin(watched, watched.actor)
    for (let actor = state.actor; actor >= 0; actor = state.actor) {
      const option = codes[random.below(listOptions(state, actor, codes))]!
      mind.play(state, actor, option)
      mind.witness!.play(watched, actor, option)
    }
    expect(watched).toEqual(state)
    const { points, trips, flags } = mind.witness!.end(watched) as unknown as TransatlanticFacts
    for (const [seat, { total, items }] of transatlantic.score(state).entries()) {
      expect(Object.values(points[seat]!).reduce((sum, one) => sum + one, 0)).toBe(total)
      expect(trips[seat]!.points).toBe(items[0]!.points)
      // Watched from the first move on, every ship that ever scored is there.
      const ofShips = Object.values(flags[seat]!).reduce((sum, flag) => sum + flag.points, 0)
      expect(ofShips).toBe(items[1]!.points + items[2]!.points + items[3]!.points)
    }
  })
})
