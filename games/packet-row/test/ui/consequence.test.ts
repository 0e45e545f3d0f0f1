import { packetRow, readCard, type State } from '@south-street/packet-row'
import { describe, expect, test } from 'vitest'
import { appraise } from '../../ui/board/appraisal.ts'
import { sayConsequence, sayWhatFollows } from '../../ui/board/consequence.ts'
import { readRound } from '../../ui/board/round-so-far.ts'
import { actAll, arrange } from '../arrange.ts'
import { plainWords } from './plain-words.ts'

function consequence(hand: string[], fleet: string[], money: number, card: string): string {
  const state = arrange({
    players: 3,
    hands: [hand],
    fleets: [fleet],
    money: [money],
    harbourMaster: 2,
    asking: { area: 'market', seat: 0 },
    market: { current: [card] },
  })
  const seen = packetRow.view(state, 0)
  const space = seen.spaces.indexOf(readCard(card))
  return sayConsequence(plainWords, seen, space, appraise(seen).standings[space]!)
}

const GRAIN = 'market/goods/grain-3-at-9'

describe('what taking a card leads to', () => {
  test('a first delivery, a better one, or none', () => {
    const hand = ['guildhall/contract/grain-3-france']
    expect(consequence(hand, ['docks/ship/france-1'], 20, GRAIN)).toBe(
      'consequence.first-delivery (before: $0, after: $25, kept: $11)',
    )
    const more = [...hand, 'guildhall/contract/fur-1-great-britain', 'market/goods/fur-1-at-2']
    expect(consequence(more, ['docks/ship/france-1', 'docks/ship/great-britain-1'], 20, GRAIN)).toBe(
      'consequence.delivery (before: $15, after: $40, kept: $11)',
    )
    expect(consequence([], [], 20, GRAIN)).toBe('consequence.kept (kept: $11)')
  })

  test('points, for a building', () => {
    expect(consequence([], [], 20, 'market/vp/exchange')).toBe('consequence.building (count: 4, kept: $3)')
  })

  test('money that is raised, with what is left of it', () => {
    expect(consequence(['bank/money/3-1', 'bank/money/8-1'], [], 5, GRAIN)).toBe(
      'consequence.raise (count: 1, value: $8, kept: $4)',
    )
    expect(consequence(['bank/money/3-1', 'bank/money/4-1'], [], 3, GRAIN)).toBe(
      'consequence.raise (count: 2, value: $7, kept: $1)',
    )
  })

  test('nothing, where it is too dear', () => {
    expect(consequence(['bank/money/3-1'], [], 5, GRAIN)).toBe('consequence.too-dear')
  })
})

describe('what follows', () => {
  const name = (seat: number) => ['Anna', 'Ben', 'Cleo', 'Dora'][seat]!
  const follows = (state: State, lines: string[] = []) => {
    const told = actAll(state, lines)
    const seen = packetRow.view(state, 0)
    return sayWhatFollows(plainWords, seen, readRound(told, seen), name)
  }

  test('the choice of an area, and who decides last there', () => {
    expect(follows(arrange({ players: 3 }))).toBe('follows.choose')
    expect(follows(arrange({ players: 3, harbourMaster: 2 }))).toBe('follows.choose-other (seat: Cleo)')
  })

  test('everybody who is asked later, in the order of asking', () => {
    expect(follows(arrange({ players: 4 }), ['0 choose market'])).toBe(
      'follows.ask (count: 3, seats: Cleo, Dora, and Anna)',
    )
    expect(follows(arrange({ players: 4 }), ['0 choose market', '1 pass', '2 pass'])).toBe(
      'follows.ask (count: 1, seats: Anna)',
    )
  })

  test('what the harbour master decides, when nobody else is left', () => {
    expect(follows(arrange({ players: 3 }), ['0 choose market', '1 pass', '2 pass'])).toBe('follows.decide')
  })

  test('not those whose piece stands somewhere already', () => {
    const state = arrange({ players: 3, market: { current: ['market/goods/fur-1-at-2', 'market/goods/fur-1-at-3'] } })
    const lines = ['0 choose market', '1 pass', '2 take market/goods/fur-1-at-2', '0 pass', '0 choose bank']
    expect(follows(state, lines)).toBe('follows.ask (count: 1, seats: Anna)')
  })
})
