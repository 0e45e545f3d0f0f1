import { readRecord, type Seat } from '@south-street/engine'
import { type State, transatlantic } from '@south-street/transatlantic'
import type { Phrase, PhraseParam } from '@south-street/ui'
import { describe, expect, test } from 'vitest'
import { CARDS, SHIPS } from '../../src/catalogue.ts'
import { worthOfGain } from '../../ui/board/gain.ts'
import { explain, listCards } from '../../ui/help/explain.ts'
import { actAll, arrange } from '../arrange.ts'
import golden from '../golden/3-seats.ndjson?raw'

const text = (param: PhraseParam): string => {
  if (typeof param !== 'object') return String(param)
  if (Array.isArray(param)) return param.map((one: Phrase) => plain(one)).join(' + ')
  return 'seat' in param ? `seat ${param.seat}` : plain(param as Phrase)
}

/** A phrase as its key and what goes into it. */
function plain({ key, params }: Phrase): string {
  if (key === 'money') return `£${params.amount}`
  if (key === 'ship') return String(params.name)
  const said = Object.entries(params).map(([name, param]) => `${name}: ${text(param)}`)
  return said.length === 0 ? key : `${key} (${said.join(', ')})`
}

function helpOf(state: State, card: string, viewer: Seat | null = 0) {
  return explain(card, { view: transatlantic.view(state, viewer), tellsNow: true, mayAct: true })!
}

const facts = (state: State, card: string) => helpOf(state, card).now!.facts.map(plain)

/** Two own ships with coal, one without, one of a rival and the neutral Scotia. */
const SEAS = { NA: ['S21 0 1', 'S18 1 2', 'N0'], IO: ['S23 0 2', 'S12 0 0'], SA: ['S15 1 1'] } as const

describe('a ship says', () => {
  test('what she would cost and leave, where she could go, and what she scores today', () => {
    const state = arrange({ players: 2, regions: SEAS, money: [500] })
    const [ship] = state.market
    const said = facts(state, SHIPS[ship!]!.id)
    expect(said[0]).toBe(`help.kept (kept: £${500 - SHIPS[ship!]!.price})`)
    expect(said[1]).toMatch(/^help\.(seas|no-sea)/)
    expect(said[2]).toMatch(/^help.worth \(count: \d+, column: \d+, docked: 0\)$/)
    expect(plain(helpOf(state, SHIPS[ship!]!.id).price!)).toBe(`help.price-here (price: £${SHIPS[ship!]!.price})`)
    const last = state.market[5]!
    expect(plain(helpOf(state, SHIPS[last]!.id).price!)).toBe(`help.price-here (price: £${SHIPS[last]!.price + 70})`)
  })

  test('how much is short', () => {
    const state = arrange({ players: 2, regions: SEAS, money: [0] })
    const ship = SHIPS[state.market[0]!]!
    expect(facts(state, ship.id)[0]).toBe(`help.short (missing: £${ship.price})`)
  })

  test('at sea: what a trip brings, for how many there is coal', () => {
    const state = arrange({ players: 2, regions: SEAS })
    const said = facts(state, 'S23')
    expect(said.slice(0, 2)).toEqual([
      `help.trip (income: £${SHIPS.find(({ id }) => id === 'S23')!.income}, count: 0)`,
      'help.coal (count: 2)',
    ])
    expect(facts(state, 'S12')[1]).toBe('help.no-coal (count: 0)')
  })

  test('a foreign one: whose she is, and the bonus if she is the oldest that sails (TA-9.3)', () => {
    const state = arrange({ players: 2, regions: SEAS })
    expect(facts(state, 'N0')).toEqual(['help.ship-neutral', 'help.bonus-here (income: £30)'])
    expect(facts(state, 'S18')).toEqual(['help.ship-of (seat: seat 1)'])
  })
})

describe('an action card says', () => {
  const state = arrange({ players: 2, regions: SEAS, money: [120] })

  test('which ships would earn most', () => {
    const [first, second] = ['S21', 'S23'].map((id) => SHIPS.find((ship) => ship.id === id)!)
    const income = first!.income + second!.income
    expect(facts(state, 'base/transport')[0]).toContain(`income: £${income}, count: 0`)
    expect(facts(state, 'ext/cargo-a')[0]).toMatch(/^help.would-earn \(ships: [\w ]+, income: £\d+, count: 0\)$/)
    expect(facts(arrange({ players: 2, regions: { NA: ['S21 0 0'] } }), 'base/transport')).toEqual(['help.none-ready'])
  })

  test('what the best sea brings, own trips and bonus apart', () => {
    const income = SHIPS.find(({ id }) => id === 'S21')!.income
    expect(facts(state, 'base/region')).toEqual([
      `help.region-gain (region: regions.NA, own: £${income}, bonus: £30, count: 0)`,
    ])
  })

  test('what is missing: houses, Ribands, cards in the stack, cards to copy', () => {
    expect(facts(state, 'ext/trade-a')).toEqual(['help.no-house'])
    expect(facts(state, 'ext/riband-a')).toEqual(['help.no-riband'])
    expect(facts(state, 'base/director')).toEqual(['help.director-waits (count: 3)'])
    expect(facts(state, 'base/agent')).toEqual(['help.copies-nothing'])
    expect(facts(state, 'ext/invest-plus-a')).toEqual(['help.kept (kept: £20)'])
  })

  test('what can be copied, once a rival shows a card', () => {
    const played = arrange({ players: 2, regions: SEAS })
    actAll(played, ['0 play base/coal'])
    expect(transatlantic.view(played, 1).stacks[0]!.length).toBe(1)
    const view = transatlantic.view(played, 1)
    const { now } = explain('base/agent', { view, tellsNow: true, mayAct: true })!
    expect(now!.facts.map(plain)).toEqual(['help.copies (cards: cards.coal)'])
  })

  test('how much coal it brings, and for how much there is room (TA-9.9)', () => {
    expect(facts(state, 'base/coal')).toEqual(['help.coal-room (count: 2, room: 6)'])
    expect(facts(state, 'ext/coal-plus-a')).toEqual(['help.coal-room (count: 3, room: 6)'])
  })
})

describe('in real games', () => {
  test('whatever is said about a Region is what the rules then pay', () => {
    let compared = 0
    for (const line of golden.split('\n').slice(0, 2)) {
      const { options, deal, moves } = readRecord(JSON.parse(line), [transatlantic])
      const state = transatlantic.setup(options, deal)
      for (const { seat, action } of moves) {
        if (state.undertaking === 'REGION' && state.decision === 'region') {
          const said = helpOf(state, 'base/region', seat).now!
          const best = said.facts[0]!.params
          const gains = state.regions.map((_, region) => {
            const after = transatlantic.clone(state)
            transatlantic.apply(after, seat, { type: 'region', region })
            return worthOfGain({
              income: after.money[seat]! - state.money[seat]!,
              points: after.transportPoints[seat]! - state.transportPoints[seat]!,
            })
          })
          const own = (best.own as Phrase | undefined)?.params.amount ?? 0
          const bonus = (best.bonus as Phrase | undefined)?.params.amount ?? 0
          const points = Number(best.count ?? 0)
          expect(worthOfGain({ income: Number(own) + Number(bonus), points })).toBe(Math.max(...gains))
          compared++
        }
        transatlantic.apply(state, seat, action)
      }
    }
    expect(compared).toBeGreaterThan(3)
  })

  test('everything that lies open can be asked about, and spectators hear nothing about now', () => {
    const state = arrange({ players: 4, regions: {} })
    for (const viewer of [0, null]) {
      const view = transatlantic.view(state, viewer)
      for (const { card } of listCards(view)) {
        const help = explain(card, { view, tellsNow: true, mayAct: true })
        expect(help, card).not.toBeNull()
        expect(help!.now === null, card).toBe(viewer === null)
      }
    }
    const view = transatlantic.view(state, 0)
    for (const { id } of [...SHIPS, ...CARDS])
      expect(explain(id, { view, tellsNow: true, mayAct: true })).not.toBeNull()
    expect(explain('house IO', { view, tellsNow: true, mayAct: true })).toBeNull()
  })
})
