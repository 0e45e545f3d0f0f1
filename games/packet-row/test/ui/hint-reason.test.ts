import { type Action, packetRow, readCard, type State } from '@south-street/packet-row'
import type { PhraseParams } from '@south-street/ui'
import { describe, expect, test } from 'vitest'
import { sayHintReason } from '../../ui/board/hint-reason.ts'
import { arrange } from '../arrange.ts'
import { plainWords } from './plain-words.ts'

const GRAIN = 'market/goods/grain-3-at-9'
const CONTRACT = 'guildhall/contract/grain-3-france'

const reason = (state: State, action: Action) => sayHintReason(plainWords, packetRow.view(state, 0), action)

function takes(card: string, hand: string[], fleet: string[] = []): string {
  const state = arrange({ players: 3, hands: [hand], fleets: [fleet], market: { current: [card, 'market/trader/1'] } })
  return reason(state, { type: 'take', card: readCard(card) })
}

describe('why a card is hinted', () => {
  test('for what it lets one deliver', () => {
    expect(takes(GRAIN, [CONTRACT], ['docks/ship/france-1'])).toBe('hint.first-delivery (before: $0, after: $25)')
  })

  test('for the contracts that ask for it, or for none', () => {
    expect(takes(GRAIN, [CONTRACT])).toBe('hint.goods (count: 1)')
    expect(takes(GRAIN, [])).toBe('hint.goods-none (count: 0)')
  })

  test('and asks for no words about a place that the card does not go to', () => {
    const asked: string[] = []
    const listening = {
      ...plainWords,
      say: (key: string, params?: PhraseParams) => {
        asked.push(key)
        return plainWords.say(key, params)
      },
    }
    const state = arrange({ players: 3, hands: [[]], market: { current: [GRAIN, 'market/trader/1'] } })
    sayHintReason(listening, packetRow.view(state, 0), { type: 'take', card: readCard(GRAIN) })
    expect(asked).toContain('hint.goods-none')
    expect(asked.filter((key) => key.includes('undefined'))).toEqual([])
  })

  test('for its points and price, never in words about what is chosen', () => {
    expect(takes('market/vp/exchange', [])).toBe('hint.building (count: 4, price: $17)')
  })
})

describe('why another move is hinted', () => {
  test('passing leaves the areas that have not been asked', () => {
    const state = arrange({ players: 3, harbourMaster: 2, asking: { area: 'market', seat: 0 } })
    expect(reason(state, { type: 'pass' })).toBe(
      'hint.areas-left (areas: areas.guildhall, areas.docks, and areas.bank)',
    )
  })

  test('an area is chosen for the card that lies there, or for what can be paid', () => {
    const hands = [[CONTRACT]]
    const state = arrange({
      players: 3,
      hands,
      fleets: [['docks/ship/france-1']],
      market: { current: [GRAIN, 'market/trader/1'] },
    })
    expect(reason(state, { type: 'choose', area: 2 })).toMatch(/^hint\.lies-there .* after: \$25\)$/)
    const poor = arrange({ players: 3, hands: [[]], money: [0], market: { current: [GRAIN, 'market/trader/1'] } })
    expect(reason(poor, { type: 'choose', area: 2 })).toBe('hint.within-reach (count: 1)')
  })
})
