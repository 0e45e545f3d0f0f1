import { seededRandom } from '@south-street/engine'
import { type State, transatlantic } from '@south-street/transatlantic'
import { rivalsOf } from '@south-street/ui'
import { describe, expect, test } from 'vitest'
import { appraise, scoresNow } from '../../ui/board/appraisal.ts'
import { sayConsequence } from '../../ui/board/consequence.ts'
import { nextForDocks } from '../../ui/board/docks.ts'
import { gainOf } from '../../ui/board/gain.ts'
import { sayDo, sayQuestion, sayWaiting } from '../../ui/board/question.ts'
import { sayNumber } from '../../ui/board/speech.ts'
import { act, actAll, arrange } from '../arrange.ts'
import { plainWords } from './plain-words.ts'

const SEATS = (['bell', 'star', 'saltire', 'chevron'] as const).map((house, seat) => ({
  house,
  name: ['Anna', 'Ben', 'Cleo', 'Dora'][seat]!,
  isYou: seat === 0,
}))
const NO_PICKS = {
  card: -1,
  tile: false,
  ships: [],
  region: -1,
  markers: [],
  from: undefined,
  extraCoal: -1,
  coalBonus: false,
}
const FULL = {
  NA: ['S21 1', 'S18 1', 'S17 0', 'S09 0'],
  SA: ['S15 1', 'S11 1', 'S08 1'],
  IO: ['S23 1', 'S16 0', 'S12 0'],
} as const

const outcomeOf = (state: State, text: string) =>
  appraise(transatlantic.view(state, state.actor))!.tryOut(transatlantic.parse(text))
const consequence = (state: State, text: string) =>
  sayConsequence(plainWords, transatlantic.view(state, state.actor), SEATS, outcomeOf(state, text))

describe('an action is tried out', () => {
  test('on a copy: the view and the next trial stay as they were', () => {
    const state = arrange({ players: 2, regions: { NA: ['S21 0 1', 'S18 1 3'] } })
    const appraisal = appraise(transatlantic.view(state, 0))!
    const first = appraisal.tryOut(transatlantic.parse('play base/transport'))
    expect(appraisal.tryOut(transatlantic.parse('play base/transport'))).toEqual(first)
    expect(first.goesOn).toBe(true)
    expect(first.view.decision).toBe('transport')
  })

  test('as far as anybody can know: up to the first card that nobody has seen', () => {
    const state = arrange({ players: 2, regions: {}, money: [500] })
    actAll(state, ['0 play base/shipyard'])
    const { events, goesOn } = outcomeOf(state, 'buy')
    expect(act(state, 0, 'buy').map(({ type }) => type)).toContain('market-refilled')
    expect(events.map(({ type }) => type)).toContain('docked')
    expect(events.some(({ reveals, type }) => reveals || type === 'market-refilled')).toBe(false)
    expect(goesOn).toBe(false)
  })

  test('by nobody who is not asked', () => {
    const state = arrange({ players: 2 })
    expect(appraise(transatlantic.view(state, 1))).toBeNull()
    expect(appraise(transatlantic.view(state, null))).toBeNull()
  })
})

describe('what an answer leads to', () => {
  test('nothing is said to be nothing', () => {
    const state = arrange({ players: 2, regions: {}, money: [0] })
    expect(consequence(state, 'play base/invest')).toBe('outcome.nothing')
  })

  test('what is paid, and what is left', () => {
    const state = arrange({
      players: 2,
      regions: { NA: ['S21 0 1', 'S18 0 3', 'S09 1 1'], SA: ['V1 0'], IO: ['S24 0 0'] },
      money: [100],
    })
    act(state, 0, 'play base/invest')
    expect(consequence(state, 'invest house NA MAIL')).toMatch(
      /^outcome\.pay \(price: £20, kept: £80\) outcome\.column \(flag: flags\.MAIL, points: \d+\)/,
    )
  })

  test('whom it pushes out', () => {
    const state = arrange({ players: 2, regions: FULL, stored: [['S30 1']] })
    act(state, 0, 'play base/transport')
    expect(consequence(state, 'deploy S30 SA')).toContain('outcome.displaced-other (seat: Ben')
    expect(consequence(state, 'deploy S30 IO')).toContain('outcome.displaced-own (seat: Anna')
  })

  test('coal that goes aboard is an effect, and so is coal that finds no room', () => {
    const state = arrange({ players: 2, regions: { NA: ['S21 0 0', 'S18 0 0'] } })
    expect(consequence(state, 'play base/coal')).toMatch(/^outcome\.loaded \(count: 2, ships: cubes .* and cubes /)
    const full = arrange({ players: 2, regions: { NA: ['S21 0 2'] } })
    expect(consequence(full, 'play base/coal')).toMatch(/^outcome\.loaded \(count: 1, .* outcome\.coal-lost \(count: 1/)
    const nothing = arrange({ players: 2, regions: { NA: ['S21 0 3'] } })
    expect(consequence(nothing, 'play base/coal')).toBe('outcome.coal-lost (count: 2)')
  })

  test('a second ship waits because the first one sails, not for lack of room', () => {
    const state = arrange({ players: 2, regions: {}, money: [500], market: ['S03', 'S04'] })
    actAll(state, ['0 play base/shipyard', '0 buy S03 S04'])
    expect(consequence(state, 'deploy S03 NA')).toContain('outcome.waits (ship: ')
    expect(consequence(state, 'deploy S03 NA')).not.toContain('outcome.stored')
  })

  test('the own Riband, the own scrapping and the end of the game before money', () => {
    // Every other sea is full of younger ships than the one that is pushed out.
    const state = arrange({ players: 2, regions: FULL, stored: [['S30 1']] })
    act(state, 0, 'play base/transport')
    expect(consequence(state, 'deploy S30 NA')).toMatch(
      /^outcome\.(scrapped-own|riband-own) .* outcome\.(riband-own|scrapped-own) /,
    )
  })

  test('in no more than three sentences', () => {
    const state = arrange({ players: 2, regions: FULL, stored: [['S30 1']] })
    act(state, 0, 'play base/transport')
    for (const action of appraise(transatlantic.view(state, 0))!.legal) {
      expect(consequence(state, transatlantic.format(action)).match(/outcome\./g)?.length ?? 0).toBeLessThanOrEqual(3)
    }
  })

  test('what ships earn, one’s own and others’', () => {
    const state = arrange({ players: 2, regions: { NA: ['S21 0 1', 'S18 1 3'], SA: ['S15 1 1'] } })
    act(state, 0, 'play base/region')
    const { events } = outcomeOf(state, 'region NA')
    const [own, other] = [gainOf(events, 0), gainOf(events, 1)]
    expect(own.income).toBeGreaterThan(0)
    expect(other.income).toBeGreaterThan(0)
    expect(consequence(state, 'region NA')).toContain(`income: £${own.income}`)
    expect(consequence(state, 'region NA')).toContain(`outcome.part (seat: Ben, income: £${other.income})`)
    expect(sayDo(plainWords, transatlantic.view(state, 0), outcomeOf(state, 'region NA'))).toBe(
      'do.region (region: regions.NA)',
    )
  })
})

describe('what a trip brings', () => {
  test('is added up by seat, bonus and trips together', () => {
    const trip = (seat: number, income: number, points: number) => ({ ship: 5, seat, income, points })
    const events = [
      { type: 'sailed', region: 0, trips: [trip(0, 10, 1), trip(1, 7, 0)], isLast: false },
      { type: 'bonus-paid', seat: 0, ship: 5, income: 4 },
      { type: 'sailed', region: 1, trips: [trip(0, 3, 2)], isLast: false },
    ] as const
    expect(gainOf(events, 0)).toEqual({ income: 17, points: 3 })
    expect(gainOf(events, 1)).toEqual({ income: 7, points: 0 })
    expect(gainOf(events, 2)).toEqual({ income: 0, points: 0 })
  })
})

describe('the question', () => {
  const question = (state: State) =>
    sayQuestion(plainWords, transatlantic.view(state, 0), NO_PICKS, { tile: state.tiles[0]! > 0 })

  test('of a turn names the tile only to whoever has one', () => {
    expect(question(arrange({ players: 2, tiles: [0] }))).toBe('ask.turn')
    expect(question(arrange({ players: 2, tiles: [1] }))).toBe('ask.turn-or-tile')
  })

  test('of a card says which card is carried out', () => {
    const state = arrange({ players: 2, regions: { NA: ['S21 0 1', 'S18 1 3'] } })
    act(state, 0, 'play base/transport')
    expect(question(state)).toMatch(/^ask\.transport \(card: cards\./)
  })

  test('whom the others wait for', () => {
    const state = arrange({ players: 2 })
    expect(sayWaiting(plainWords, transatlantic.view(state, 1), SEATS)).toBe('waiting.turn (seat: Anna)')
  })
})

describe('what goes to the docks next', () => {
  test('is the leftmost steamship that is not bought', () => {
    const seen = transatlantic.view(arrange({ players: 2, regions: {}, market: ['S03', 'S04'] }), 0)
    expect(nextForDocks(seen, [])).toBe(0)
    expect(nextForDocks(seen, [seen.market[0]!])).toBe(1)
  })

  test('is nothing while everybody buys a first ship (TA-3.10)', () => {
    const options = { players: 2, president: false, compensation: false }
    const state = transatlantic.setup(options, transatlantic.deal(options, seededRandom('docks')))
    expect(nextForDocks(transatlantic.view(state, 0), [])).toBe(-1)
  })
})

describe('the board', () => {
  test('scores what everybody has now', () => {
    const state = arrange({ players: 2, regions: FULL })
    expect(scoresNow(transatlantic.view(state, 0))).toEqual(transatlantic.score(state).map(({ total }) => total))
  })

  test('sets the rivals clockwise from the viewer’s left', () => {
    const state = arrange({ players: 3 })
    expect(rivalsOf(transatlantic.view(state, 1))).toEqual([2, 0])
    expect(rivalsOf(transatlantic.view(state, null))).toEqual([0, 1, 2])
  })

  test('sets thousands apart', () => {
    expect([7, 999, 1000, 24_581, 1_234_567].map(sayNumber)).toEqual([
      '7',
      '999',
      '1\u202f000',
      '24\u202f581',
      '1\u202f234\u202f567',
    ])
  })
})
