import { seededRandom } from '@south-street/engine'
import { NONE, readCard, readShip, type State, transatlantic } from '@south-street/transatlantic'
import { describe, expect, test } from 'vitest'
import { type Appraisal, appraise } from '../../ui/board/appraisal.ts'
import { findOpenings } from '../../ui/board/openings.ts'
import {
  candidateOf,
  coalTakers,
  firstPicks,
  type Picks,
  pickCoalBonus,
  pickMarker,
  pickRegion,
  pickShip,
  picksOf,
} from '../../ui/board/picks.ts'
import { act, arrange, ships } from '../arrange.ts'

const [COAL, FREIGHT, MAIL] = [1, 2, 3]
const [NA, SA, IO] = [0, 1, 2]

/** The table as seat 0 thinks it over. */
function thinking(state: State) {
  const view = transatlantic.view(state, 0)
  const appraisal: Appraisal = appraise(view)!
  const { legal } = appraisal
  let picks: Picks = firstPicks(view, legal)
  const answer = () => {
    const candidate = candidateOf(view, legal, picks)
    return candidate === null ? null : transatlantic.format(candidate)
  }
  return {
    view,
    appraisal,
    legal,
    answer,
    picks: () => picks,
    set: (change: Partial<Picks>) => {
      picks = { ...picks, ...change }
      return answer()
    },
    ship: (id: string) => {
      picks = pickShip(view, appraisal, picks, readShip(id))
      return answer()
    },
    region: (region: number) => {
      picks = pickRegion(view, legal, picks, region)
      return answer()
    },
    marker: (marker: number) => {
      picks = pickMarker(legal, picks, marker)
      return answer()
    },
    coalBonus: () => {
      picks = pickCoalBonus(legal, picks)
      return answer()
    },
  }
}

const REGIONS = { NA: ['S21 0 1', 'S18 0 3', 'S09 1 1'], SA: ['V1 0'], IO: ['S24 0 0'] }

function investing(card: string, money: number, bunkers = 0) {
  const held = card.startsWith('ext/') ? [[card]] : []
  const state = arrange({ players: 2, regions: REGIONS, held, money: [money], markers: [{ COAL: bunkers }] })
  act(state, 0, `play ${card}`)
  return thinking(state)
}

describe('a turn', () => {
  test('is a card or the tile, and nothing before one is chosen', () => {
    const turn = thinking(arrange({ players: 2, tiles: [1] }))
    expect(turn.answer()).toBeNull()
    expect(turn.set({ card: readCard('base/coal') })).toBe('play base/coal')
    expect(turn.set({ tile: true })).toBe('tile')
  })

  test('opens every card that may be played', () => {
    const stacks = [['base/region'], ['base/coal'], ['base/invest']]
    const turn = thinking(arrange({ players: 3, tiles: [1], stacks }))
    const openings = findOpenings(turn.legal, turn.picks())
    expect(openings.tile).toBe(true)
    expect(openings.cards.has(readCard('base/transport'))).toBe(true)
    expect(openings.cards.has(readCard('base/director'))).toBe(false)
    expect(openings.ships.size).toBe(0)
  })
})

describe('ships to place', () => {
  const state = () => {
    const one = arrange({ players: 2, regions: REGIONS, stored: [['S30 1']] })
    act(one, 0, 'play base/transport')
    return one
  }

  test('a single one need not be named', () => {
    const placing = thinking(state())
    expect(ships(placing.picks().ships)).toEqual(['S30'])
    expect(placing.answer()).toBeNull()
    expect(placing.region(SA)).toBe('deploy S30 SA')
  })

  test('regions open for the ship that is chosen', () => {
    const placing = thinking(state())
    expect(findOpenings(placing.legal, placing.picks()).regions).toEqual(new Set([NA, SA, IO]))
    expect(findOpenings(placing.legal, { ...placing.picks(), ships: [] }).regions.size).toBe(0)
  })

  test('choosing another ship forgets the region', () => {
    const placing = thinking(state())
    placing.region(SA)
    expect(placing.ship('S30')).toBeNull()
  })
})

describe('ships to buy', () => {
  const buying = (card: string, money: number) => {
    const held = card.startsWith('ext/') ? [[card]] : []
    const market = ['S08', 'S09', 'S11', 'S12', 'S15', 'S16']
    const state = arrange({ players: 2, regions: {}, market, held, money: [money] })
    act(state, 0, `play ${card}`)
    return thinking(state)
  }

  test('are added and taken out again', () => {
    const shopping = buying('base/shipyard', 1000)
    expect(shopping.answer()).toBe('buy')
    expect(shopping.ship('S08')).toMatch(/^buy S08/)
    expect(shopping.ship('S08')).toBe('buy')
  })

  test('earlier ones give way where not all of them go together', () => {
    const shopping = buying('base/shipyard', 1000)
    const together = (count: number) =>
      shopping.legal.some((action) => action.type === 'buy' && action.cards.length === count)
    const most = [3, 2, 1].find(together)!
    for (const id of ['S08', 'S09', 'S11', 'S12'].slice(0, most + 1)) shopping.ship(id)
    const kept = ships(shopping.picks().ships)
    expect(kept).toHaveLength(most)
    expect(kept).not.toContain('S08')
    expect(shopping.appraisal.refuse(candidateOf(shopping.view, shopping.legal, shopping.picks())!)).toBeNull()
  })

  test('SHIPYARD+ gives its coal to the first ship unless another one is named', () => {
    const shopping = buying('ext/shipyard-plus-a', 1000)
    shopping.ship('S08')
    expect(coalTakers(shopping.legal, shopping.picks())).toContain(readShip('S08'))
    expect(shopping.picks().extraCoal).toBe(readShip('S08'))
    expect(shopping.answer()).toContain('coal')
    shopping.ship('S08')
    expect(shopping.picks().extraCoal).toBe(NONE)
  })
})

describe('coal to load', () => {
  const loading = (regions: Record<string, string[]>, money = 50) => {
    const state = arrange({ players: 2, regions, money: [money] })
    act(state, 0, 'play base/invest')
    act(state, 0, 'invest bunker')
    return thinking(state)
  }

  test('lies where it can be confirmed at once', () => {
    const load = loading({ NA: ['S21 0 1', 'S18 0 2', 'S17 0 0'] })
    expect(load.answer()).toBe('load S17 S18')
  })

  test('a ship that is tapped gets its coal, and another one gives way', () => {
    const load = loading({ NA: ['S21 0 1', 'S18 0 2', 'S17 0 0'] })
    load.ship('S21')
    expect(ships(load.picks().ships)).toContain('S21')
    expect(load.picks().ships).toHaveLength(2)
    expect(load.appraisal.refuse(candidateOf(load.view, load.legal, load.picks())!)).toBeNull()
  })

  test('one more tap on a full ship empties it', () => {
    const load = loading({ NA: ['S21 0 1', 'S18 0 2', 'S17 0 0'] })
    load.ship('S17')
    expect(ships(load.picks().ships)).toEqual(['S18'])
  })
})

describe('an investment', () => {
  test('is a house with a marker', () => {
    const invest = investing('base/invest', 100)
    expect(invest.region(NA)).toBeNull()
    expect(invest.marker(MAIL)).toBe('invest house NA MAIL')
  })

  test('a region tapped twice is none', () => {
    const invest = investing('base/invest', 100)
    invest.region(NA)
    invest.marker(MAIL)
    expect(invest.region(NA)).toBe('invest marker MAIL')
    expect(invest.marker(MAIL)).toBe('invest none')
  })

  test('of two markers only the last stays where one is sold', () => {
    const invest = investing('base/invest', 100)
    invest.marker(FREIGHT)
    expect(invest.marker(MAIL)).toBe('invest marker MAIL')
    expect(invest.marker(COAL)).toBe('invest bunker')
  })

  test('what does not go with what was chosen last gives way', () => {
    const invest = investing('base/invest', 100)
    invest.region(SA)
    expect(invest.marker(COAL)).toBe('invest bunker')
    expect(invest.picks().region).toBe(NONE)
  })

  test('INVEST+ sells two markers, and coal or a house with them', () => {
    const invest = investing('ext/invest-plus-a', 100, 2)
    invest.marker(FREIGHT)
    expect(invest.marker(MAIL)).toBe('invest markers FREIGHT MAIL none')
    expect(invest.coalBonus()).toBe('invest markers FREIGHT MAIL coal')
    expect(invest.region(SA)).toBe('invest markers FREIGHT MAIL house SA')
    expect(invest.picks().coalBonus).toBe(false)
    expect(invest.coalBonus()).toBe('invest markers FREIGHT MAIL coal')
    expect(invest.coalBonus()).toBe('invest markers FREIGHT MAIL none')
  })

  test('what can be chosen is open, and nothing else', () => {
    const invest = investing('base/invest', 100)
    const openings = findOpenings(invest.legal, invest.picks())
    expect(openings.regions).toEqual(new Set([NA, SA, IO]))
    expect(openings.markers).toEqual(new Set([COAL, FREIGHT, MAIL, 4]))
    expect(openings.coalBonus).toBe(false)
    expect(findOpenings(investing('ext/invest-plus-a', 100, 2).legal, invest.picks()).coalBonus).toBe(true)
  })
})

test('every answer that the rules list can be chosen as a whole, as a row of a hint does', () => {
  const random = seededRandom('whole answers')
  const options = { players: 3, president: true, compensation: false }
  const state = transatlantic.setup(options, transatlantic.deal(options, random))
  const decisions = new Set<string>()
  for (let actor = transatlantic.actor(state); actor !== null; actor = transatlantic.actor(state)) {
    const legal = transatlantic.legal(state, actor)
    const seen = transatlantic.view(state, actor)
    decisions.add(seen.decision)
    for (const action of legal.slice(0, 40)) expect(candidateOf(seen, legal, picksOf(action))).toEqual(action)
    transatlantic.apply(state, actor, legal[random.below(legal.length)]!)
  }
  expect(decisions.size).toBeGreaterThan(6)
})
