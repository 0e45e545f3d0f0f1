import { AREAS, type Event, NONE, packetRow, readCard, type State } from '@south-street/packet-row'
import { describe, expect, test } from 'vitest'
import { askingLine, readRound } from '../../ui/board/round-so-far.ts'
import { actAll, arrange } from '../arrange.ts'

const MARKET = AREAS.indexOf('market')

function table(): State {
  return arrange({
    players: 3,
    harbourMaster: 0,
    market: { current: ['market/goods/grain-1-at-2', 'market/goods/fur-1-at-2'] },
  })
}

const answers = (state: State, told: readonly Event[]) => {
  const seen = packetRow.view(state, 0)
  return askingLine(seen, readRound(told, seen)).map(({ seat, answer }) => `${seat} ${answer}`)
}

describe('the round so far', () => {
  test('begins empty', () => {
    const seen = packetRow.view(table(), 0)
    expect(readRound([], seen)).toEqual({ asked: [], taken: new Map(), passed: new Set() })
  })

  test('knows what was asked, who passed and what was taken from where', () => {
    const state = table()
    const told = actAll(state, ['0 choose market', '1 pass', '2 take market/goods/fur-1-at-2'])
    const round = readRound(told, packetRow.view(state, 0))
    expect(round.asked).toEqual([MARKET])
    expect([...round.passed]).toEqual([1])
    const card = readCard('market/goods/fur-1-at-2')
    expect([...round.taken.values()]).toEqual([{ seat: 2, card, price: 2 }])
    const [space] = [...round.taken.keys()]
    expect(state.pieces[2]).toBe(space)
    expect(state.spaces[space!]).toBe(NONE)
  })

  test('forgets who passed when the next area is asked, and keeps what was taken', () => {
    const state = table()
    const told = actAll(state, [
      '0 choose market',
      '1 pass',
      '2 take market/goods/fur-1-at-2',
      '0 pass',
      '0 choose bank',
    ])
    const round = readRound(told, packetRow.view(state, 0))
    expect(round.asked.map((area) => AREAS[area])).toEqual(['market', 'bank'])
    expect(round.passed.size).toBe(0)
    expect(round.taken.size).toBe(1)
  })

  test('starts anew after a round has ended', () => {
    const seen = packetRow.view(table(), 0)
    const before: Event[] = [
      { type: 'chose', seat: 0, area: MARKET },
      { type: 'passed', seat: 1, area: MARKET },
      { type: 'took', seat: 2, card: 94, space: 12, price: 2 },
    ]
    const after: Event[] = [{ type: 'chose', seat: 1, area: 0 }]
    const round = readRound([...before, { type: 'round-ended', round: 0 }, ...after], seen)
    expect(round.asked).toEqual([0])
    expect(round.taken.size).toBe(0)
    expect(round.passed.size).toBe(0)
  })

  test('counts whoever is skipped among those who passed', () => {
    const seen = packetRow.view(table(), 0)
    const told: Event[] = [
      { type: 'chose', seat: 0, area: 0 },
      { type: 'skipped', seat: 1, area: 0 },
    ]
    expect([...readRound(told, seen).passed]).toEqual([1])
  })

  test('is empty when the game is over', () => {
    const seen = { ...packetRow.view(table(), 0), phase: 'over' as const }
    expect(readRound([{ type: 'chose', seat: 0, area: 1 }], seen).asked).toEqual([])
  })
})

describe('the line of those who are asked', () => {
  test('begins left of the harbour master and ends with the harbour master', () => {
    const state = arrange({ players: 4, harbourMaster: 2 })
    const seen = packetRow.view(state, 0)
    expect(askingLine(seen, readRound([], seen)).map(({ seat }) => seat)).toEqual([3, 0, 1, 2])
  })

  test('says who passed, who is asked, who comes later and who stands where', () => {
    const state = table()
    const told = actAll(state, ['0 choose market', '1 pass'])
    expect(answers(state, told)).toEqual(['1 passed', '2 asked', '0 later'])
    told.push(...actAll(state, ['2 take market/goods/fur-1-at-2']))
    expect(answers(state, told)).toEqual(['1 passed', '2 took', '0 asked'])
    told.push(...actAll(state, ['0 pass', '0 choose bank']))
    expect(answers(state, told)).toEqual(['1 asked', '2 elsewhere', '0 later'])
    const seen = packetRow.view(state, 0)
    expect(askingLine(seen, readRound(told, seen))[1]!.area).toBe(MARKET)
  })
})
