import { NONE, packetRow, readCard, type State } from '@south-street/packet-row'
import { describe, expect, test } from 'vitest'
import { appraise, cardsToCash, deliveryReward, type Standing } from '../../ui/board/appraisal.ts'
import { act, arrange, ids } from '../arrange.ts'

const notes = (...names: string[]) => names.map((name) => readCard(`bank/money/${name}`))
const raised = (hand: string[], sum: number) => ids(cardsToCash(notes(...hand), sum))
const note = (name: string) => `bank/money/${name}`

describe('money cards that raise a sum', () => {
  test('one alone, if one does: the smallest that is enough', () => {
    expect(raised(['8-1', '3-1', '5-1', '4-1'], 4)).toEqual([note('4-1')])
    expect(raised(['3-1', '5-1', '8-1'], 4)).toEqual([note('5-1')])
    expect(raised(['3-1', '3-2'], 3)).toEqual([note('3-1')])
  })

  test('never one that is too small, by however little', () => {
    expect(raised(['3-1'], 4)).toEqual([])
    expect(raised(['3-1', '8-1'], 4)).toEqual([note('8-1')])
    for (let sum = 1; sum <= 20; sum++) {
      const cards = cardsToCash(notes('3-1', '4-1', '5-1', '8-1'), sum)
      const value = cards.reduce((total, card) => total + Number(/money\/(\d+)/.exec(ids([card])[0]!)![1]), 0)
      expect(value, `for ${sum}`).toBeGreaterThanOrEqual(sum)
    }
  })

  test('several, the largest first, and no more than are needed', () => {
    expect(raised(['3-1', '4-1', '5-1', '6-1'], 11)).toEqual([note('6-1'), note('5-1')])
    expect(raised(['3-1', '4-1', '5-1', '6-1'], 12)).toEqual([note('6-1'), note('5-1'), note('4-1')])
    expect(raised(['3-1', '4-1', '5-1'], 12)).toEqual([note('5-1'), note('4-1'), note('3-1')])
  })

  test('none, if all of them would not do or there is none', () => {
    expect(raised(['3-1', '4-1'], 8)).toEqual([])
    expect(raised([], 1)).toEqual([])
  })

  test('nothing but money cards, whatever else the hand holds', () => {
    const hand = [readCard('bank/banker/1'), readCard('docks/gold/double-1'), ...notes('3-1')]
    expect(ids(cardsToCash(hand, 2))).toEqual([note('3-1')])
    expect(ids(hand)).toEqual(['bank/banker/1', 'docks/gold/double-1', note('3-1')])
  })
})

describe('how a card on the table stands to the viewer', () => {
  const table = (hand: string[], money: number): State =>
    arrange({
      players: 3,
      hands: [hand],
      money: [money],
      asking: { area: 'market', seat: 0 },
      harbourMaster: 2,
      market: { current: ['market/goods/grain-3-at-9', 'market/goods/fur-1-at-2'], future: ['market/vp/exchange'] },
    })
  const standing = (state: State, card: string): Standing => {
    const seen = packetRow.view(state, 0)
    return appraise(seen).standings[seen.spaces.indexOf(readCard(card))]!
  }

  test('open, if it can be paid', () => {
    const open = standing(table([], 9), 'market/goods/grain-3-at-9')
    expect(open).toEqual({
      kind: 'open',
      action: { type: 'take', card: readCard('market/goods/grain-3-at-9') },
      withAssistant: false,
    })
  })

  test('short, with what is missing and the notes that would pay for it', () => {
    const short = standing(table([note('3-1'), note('5-1')], 5), 'market/goods/grain-3-at-9')
    expect(short).toMatchObject({ kind: 'short', missing: 4, raise: notes('5-1'), refusal: { code: 'cannot-pay' } })
    const hopeless = standing(table([note('3-1')], 5), 'market/goods/grain-3-at-9')
    expect(hopeless).toMatchObject({ kind: 'short', missing: 4, raise: [] })
  })

  test('cash and take: whatever is offered to be cashed makes the taking possible', () => {
    for (let money = 0; money < 9; money++) {
      const state = table([note('3-1'), note('4-1'), note('8-1')], money)
      const short = standing(state, 'market/goods/grain-3-at-9')
      if (short.kind !== 'short') throw new Error(`with $${money} it is ${short.kind}`)
      if (short.raise.length === 0) continue
      for (const card of short.raise) act(state, 0, packetRow.format({ type: 'cash', card }))
      expect(packetRow.refuse(state, 0, short.action), `with $${money}`).toBeNull()
    }
  })

  test('a card of the coming supply opens with an assistant only', () => {
    expect(standing(table([], 25), 'market/vp/exchange')).toEqual({ kind: 'rest' })
    const helped = standing(table(['guildhall/assistant/2'], 25), 'market/vp/exchange')
    expect(helped).toMatchObject({
      kind: 'open',
      withAssistant: true,
      action: { assistant: readCard('guildhall/assistant/2') },
    })
  })

  test('at rest in another area, on an empty space, for a spectator and for whoever is not asked', () => {
    const state = table([], 25)
    const seen = packetRow.view(state, 0)
    const inOtherAreas = appraise(seen).standings.filter((_, space) => Math.floor(space / 6) !== 2)
    expect(inOtherAreas.every(({ kind }) => kind === 'rest')).toBe(true)
    expect(appraise(seen).standings[seen.spaces.indexOf(NONE)]).toEqual({ kind: 'rest' })
    expect(appraise(packetRow.view(state, 1)).standings.every(({ kind }) => kind === 'rest')).toBe(true)
    const spectator = appraise(packetRow.view(state, null))
    expect(spectator).toMatchObject({ legal: [], canPass: false })
  })

  test('passing is offered to whoever is asked, and to nobody else', () => {
    const state = table([], 25)
    expect(appraise(packetRow.view(state, 0)).canPass).toBe(true)
    expect(appraise(packetRow.view(state, 1)).canPass).toBe(false)
  })
})

describe('what the best delivery pays', () => {
  const seen = (hand: string[], fleet: string[]) =>
    packetRow.view(arrange({ players: 2, hands: [hand], fleets: [fleet] }), 0)
  const contract = 'guildhall/contract/grain-1-spain'
  const ship = 'docks/ship/spain-1'
  const grain = 'market/goods/grain-1-at-2'

  test('nothing while something is missing', () => {
    expect(deliveryReward(seen([contract], [ship]))).toBe(0)
    expect(deliveryReward(seen([contract, grain], []))).toBe(0)
  })

  test('its reward when all is there', () => {
    expect(deliveryReward(seen([contract, grain], [ship]))).toBe(15)
  })

  test('with one card more, a ship in the fleet and everything else in the hand', () => {
    expect(deliveryReward(seen([contract], [ship]), readCard(grain))).toBe(15)
    expect(deliveryReward(seen([contract, grain], []), readCard(ship))).toBe(15)
    expect(deliveryReward(seen([grain], [ship]), readCard(contract))).toBe(15)
    expect(deliveryReward(seen([contract], []), readCard(grain))).toBe(0)
  })
})
