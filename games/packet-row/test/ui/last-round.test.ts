import { seededRandom, type Viewer } from '@south-street/engine'
import { packetRow, type View } from '@south-street/packet-row'
import { describe, expect, test } from 'vitest'
import { NONE } from '../../src/cards.ts'
import { runsShort } from '../../src/short-areas.ts'
import { CURRENT_SPACES, SPACES } from '../../src/state.ts'
import { cardsLeft, gapName, lastRound } from '../../ui/last-round.ts'
import { goldenGames } from './golden-games.ts'

/** Four areas with a full supply each, as the cards given say otherwise. */
function tableOf(players: number, talons: readonly number[], change: Partial<View> = {}): View {
  const options = { players }
  const state = packetRow.setup(options, packetRow.deal(options, seededRandom('last round')))
  return { ...packetRow.view(state, 0), talons, ...change }
}

/** The same without what lies on some spaces. */
function without(view: View, ...spaces: readonly number[]): View {
  return { ...view, spaces: view.spaces.map((card, space) => (spaces.includes(space) ? NONE : card)) }
}

const FUTURE = [CURRENT_SPACES, CURRENT_SPACES + 1]

describe('whether an area runs short (PR-8.1)', () => {
  test('not while it has not been asked and its supply is full', () => {
    expect(runsShort(tableOf(4, [0, 0, 0, 0]), 0)).toBe(false)
  })
  test('an area that is short stays short', () => {
    expect(runsShort(without(tableOf(4, [0, 9, 9, 9]), 2, ...FUTURE), 0)).toBe(true)
  })
  test('a gap in what comes next alone does not count (PR-8.2)', () => {
    expect(runsShort(without(tableOf(4, [0, 9, 9, 9]), ...FUTURE), 0)).toBe(false)
  })
  test('an area that is asked is filled from what comes next and the talon', () => {
    const asked = { chosen: 1 }
    expect(runsShort(tableOf(4, [1, 9, 9, 9], asked), 0)).toBe(false)
    expect(runsShort(tableOf(4, [0, 9, 9, 9], asked), 0)).toBe(true)
    expect(runsShort(without(tableOf(4, [1, 9, 9, 9], asked), FUTURE[0]!), 0)).toBe(true)
  })
  test('cards that were taken from it this round do not make it short', () => {
    expect(runsShort(without(tableOf(4, [9, 9, 9, 9], { chosen: 1 }), 0, 1, 2), 0)).toBe(false)
  })
})

describe('the last round', () => {
  const short = (view: View, ...areas: readonly number[]) =>
    without(view, ...areas.flatMap((area) => [0, 1, 2, 3, 4, 5].map((space) => area * SPACES + space)))
  test.each([
    { players: 2, needed: 1 },
    { players: 3, needed: 1 },
    { players: 4, needed: 2 },
    { players: 5, needed: 3 },
  ])('with $players seats it takes $needed short areas', ({ players, needed }) => {
    const areas = [0, 1, 2, 3].slice(0, needed)
    const talons = [0, 0, 0, 0]
    expect(lastRound(short(tableOf(players, talons), ...areas.slice(1)))).toBeNull()
    expect(lastRound(short(tableOf(players, talons), ...areas))?.why.params.areas).toHaveLength(needed)
  })
  test('nothing is announced once the game is over', () => {
    expect(lastRound(short(tableOf(2, [0, 0, 0, 0], { phase: 'over' }), 0))).toBeNull()
  })
})

describe.each([2, 3, 4, 5])('in golden games with %i seats', (players) => {
  const viewers: readonly Viewer[] = [null, ...Array.from({ length: players }, (_, seat) => seat)]

  test('it is certain only in the round that is the last, stays so, and everybody is told the same', () => {
    let announced = 0
    for (const { options, deal, moves } of goldenGames(players)) {
      const state = packetRow.setup(options, deal)
      const certain: { readonly round: number; readonly isCertain: boolean }[] = []
      for (const { seat, action } of moves) {
        const told = viewers.map((viewer) => JSON.stringify(lastRound(packetRow.view(state, viewer))))
        expect(new Set(told).size).toBe(1)
        certain.push({ round: state.round, isCertain: told[0] !== 'null' })
        packetRow.apply(state, seat, action)
      }
      const first = certain.findIndex(({ isCertain }) => isCertain)
      if (first < 0) continue
      announced++
      expect(certain[first]!.round).toBe(state.round)
      expect(certain.slice(first).every(({ isCertain }) => isCertain)).toBe(true)
    }
    expect(announced).toBeGreaterThan(0)
  })
  test('two games that differ only in what a viewer may not know are told alike', () => {
    const random = seededRandom('other worlds')
    for (const { options, deal, moves } of goldenGames(players).slice(0, 2)) {
      const state = packetRow.setup(options, deal)
      for (const { seat, action } of moves) {
        const seen = packetRow.view(state, seat)
        const other = packetRow.view(packetRow.sample(seen, random), seat)
        expect(lastRound(other)).toEqual(lastRound(seen))
        packetRow.apply(state, seat, action)
      }
    }
  })
})

describe('an area without a talon', () => {
  test('says how many cards it has left', () => {
    const view = tableOf(4, [0, 7, 0, 7])
    expect([0, 1, 2, 3].map((area) => cardsLeft(view, area))).toEqual([5, null, 5, null])
    expect(cardsLeft(without(view, 2, ...FUTURE), 0)).toBe(2)
  })
  test('names its gaps', () => {
    const view = tableOf(4, [0, 7, 7, 7])
    expect(gapName(view, 2)).toBe('not-refilled')
    expect(gapName(view, FUTURE[0]!)).toBe('no-more-cards')
    expect(gapName(view, SPACES)).toBeNull()
  })
})
