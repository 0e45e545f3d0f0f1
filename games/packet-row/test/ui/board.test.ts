import { type Event, NONE, packetRow, readCard } from '@south-street/packet-row'
import { rivalsOf } from '@south-street/ui'
import { describe, expect, test } from 'vitest'
import { journeysOf, latestVoyage, travelName } from '../../ui/board/journey.ts'
import { pointsSoFar } from '../../ui/board/points.ts'
import { sayAnswer, sayPointsSoFar, spokenSeat, takenThing } from '../../ui/board/speech.ts'
import { cue } from '../../ui/cue.ts'
import { packetRowBoard } from '../../ui/index.ts'
import { arrange, ids } from '../arrange.ts'
import { plainWords } from './plain-words.ts'

describe('what moves', () => {
  test('each card once, in the first way it went', () => {
    const history: Event[] = [
      { type: 'took', seat: 1, card: 80, space: 12, price: 2 },
      { type: 'cleared', area: 2, cards: [81] },
      { type: 'moved-up', area: 2, cards: [81, 82] },
      { type: 'revealed', area: 2, cards: [83], spaces: [16] },
      { type: 'cashed', seat: 0, card: 122, value: 3 },
    ]
    expect([...journeysOf(history, 0)]).toEqual([
      [80, { way: 'away', seat: 1 }],
      [81, { way: 'discard' }],
      [82, { way: 'tide' }],
      [83, { way: 'deal' }],
      [122, { way: 'discard' }],
    ])
  })

  test('a delivery takes everything out to sea that is part of it', () => {
    const delivery = { contracts: [1], ships: [{ card: 41, captain: 56, to: 1 }], goods: [{ card: 84 }] }
    const moved = journeysOf([{ type: 'delivered', seat: 0, delivery, reward: 25 }], 0)
    expect([...moved.keys()].sort((a, b) => a - b)).toEqual([1, 41, 56, 84])
    expect(travelName(41, moved)).toEqual({ viewTransitionName: 'card-41', viewTransitionClass: 'sail' })
    expect(travelName(42, moved)).toEqual({})
  })

  test('a card flies into the own hand, and away to a rival', () => {
    const took: Event = { type: 'took', seat: 1, card: 80, space: 12, price: 2 }
    expect(journeysOf([took], 1).get(80)).toEqual({ way: 'take', seat: 1 })
    expect(journeysOf([took], null).get(80)).toEqual({ way: 'away', seat: 1 })
  })

  test('the latest delivery, whoever made it', () => {
    const delivery = { contracts: [1], ships: [], goods: [] }
    const delivered = (seat: number): Event => ({ type: 'delivered', seat, delivery, reward: 25 })
    expect(latestVoyage([])).toBeNull()
    expect(latestVoyage([delivered(2), { type: 'passed', seat: 0, area: 0 }])).toEqual({ seat: 2, number: 1 })
    expect(latestVoyage([delivered(2), delivered(0)])).toEqual({ seat: 0, number: 2 })
  })

  test('what can be heard of it', () => {
    expect(cue({ type: 'took', seat: 1, card: 80, space: 12, price: 2 })).toBe('buy')
    expect(cue({ type: 'took', seat: 1, card: 80, space: 12, price: 0 })).toBe('take')
    expect(cue({ type: 'passed', seat: 1, area: 0 })).toBe('pass')
    expect(cue({ type: 'round-ended', round: 1 })).toBe('round')
    expect(cue({ type: 'harbour-master-changed', seat: 1 })).toBeNull()
  })
})

describe('the board', () => {
  test('sets the rivals clockwise from the viewer’s left, and all seats for a spectator', () => {
    const state = arrange({ players: 4 })
    expect(rivalsOf(packetRow.view(state, 0))).toEqual([1, 2, 3])
    expect(rivalsOf(packetRow.view(state, 2))).toEqual([3, 0, 1])
    expect(rivalsOf(packetRow.view(state, null))).toEqual([0, 1, 2, 3])
  })

  test('counts the same for every seat: buildings and full $10, with the bankers apart', () => {
    const hands = [[], ['market/vp/exchange', 'bank/banker/1'], ['market/vp/library', 'bank/banker/2']]
    const state = arrange({ players: 3, hands, money: [19, 29, 29] })
    for (const viewer of [0, 1, null]) {
      const seen = packetRow.view(state, viewer)
      expect(pointsSoFar(seen, 0)).toEqual({ total: 1, buildings: 0, money: 1, bankers: 0 })
      expect(pointsSoFar(seen, 1)).toEqual({ total: 6, buildings: 4, money: 2, bankers: 2 })
      expect(pointsSoFar(seen, 2)).toEqual({ total: 6, buildings: 4, money: 2, bankers: 2 })
    }
    expect(sayPointsSoFar(plainWords, packetRow.view(state, 0), 0)).toContain('board.points-so-far (')
    expect(sayPointsSoFar(plainWords, packetRow.view(state, 0), 1)).toContain('bankers: 2')
  })

  test('opens all hands in a replay, and leaves the rest as the eyes see it', () => {
    const state = arrange({ players: 3 })
    const views = [0, 1, 2].map((seat) => packetRow.view(state, seat))
    expect(views[0]!.hands[1]).toEqual([NONE])
    const open = packetRowBoard.openView(views, 0)
    expect(open.hands).toEqual(state.hands)
    expect(open.viewer).toBe(0)
  })

  test('awaits the cards of the coming supplies', () => {
    const state = arrange({ players: 2, bank: { future: ['bank/money/8-1', 'bank/banker/1'] } })
    const awaited = packetRowBoard.awaited(packetRow.view(state, 0)).map(({ card }) => card)
    expect(awaited).toHaveLength(8)
    expect(awaited.slice(-2)).toEqual(['bank/money/8-1', 'bank/banker/1'])
  })

  test('a rival is heard with points only where they are seen', () => {
    const view = packetRow.view(arrange({ players: 2, money: [25, 17] }), 0)
    const heard = (help: boolean) => spokenSeat(plainWords, view, { seat: 1, name: 'Ben', help })
    expect(heard(false)).toBe('Ben, $17, board.cards (count: 1), spoken.ships (count: 0)')
    expect(heard(true)).toBe(`${heard(false)}, board.points (count: 1)`)
  })

  test('calls what is taken by what it is', () => {
    const thing = (id: string) => takenThing(plainWords, readCard(id))
    expect(thing('market/goods/fur-2-at-5')).toBe('thing.fur (count: 2)')
    expect(thing('docks/gold/double-1')).toBe('thing.gold (count: 2)')
    expect(thing('bank/money/8-1')).toBe('thing.money (value: $8)')
    expect(thing('market/vp/exchange')).toBe('buildings.exchange')
    expect(thing('docks/captain/1')).toBe('thing.captain')
    expect(ids([readCard('docks/captain/1')])).toEqual(['docks/captain/1'])
  })

  test('tells oneself what one has answered in words of one’s own: “You have passed”', () => {
    expect(sayAnswer(plainWords, 'passed', false)).toBe('spoken.answer.passed')
    expect(sayAnswer(plainWords, 'passed', true)).toBe('spoken.answer-you.passed')
  })
})
