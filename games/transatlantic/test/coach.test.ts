import { type Event, NONE, REGIONS, readShip, type State, transatlantic } from '@south-street/transatlantic'
import { describe, expect, test } from 'vitest'
import { coach } from '../lessons/coach/index.ts'
import { arrange } from './arrange.ts'

interface Moment {
  readonly state: State
  readonly news?: readonly Event[]
}

/** What one tip marks in a position, from the first seat; null if it is not said. */
function marks(id: string, { state, news = [] }: Moment): readonly string[] | null {
  const tip = coach.tips.find((one) => one.id === id)!
  return tip.at({ seat: 0, view: transatlantic.view(state, 0), history: news, news })
}

const THREE = ['base/coal', 'base/transport', 'base/region']
const at = (more: Partial<Parameters<typeof arrange>[0]> = {}): State => arrange({ players: 3, ...more })
const setUp = (): State => Object.assign(at({ round: 0 }), { decision: 'buy', undertaking: 'SET-UP' })
const [ship, sailing] = [readShip('S21'), readShip('V1')]
const trip = (seat: number, of = ship): Event => ({
  type: 'sailed',
  region: 0,
  trips: [{ ship: of, seat, income: 70, points: 0 }],
  isLast: false,
})
const pushed = (seat: number): Event => ({ type: 'displaced', seat, ship, region: REGIONS.indexOf('SA') })
const scrapped = (of: number): Event => ({ type: 'scrapped', seat: 0, ship: of, points: 3 })
const own = { regions: { NA: ['S21 0 1'] } }
const sold = { market: ['S40', 'S41'], stack: [] }
const points = ['points', 'seat:0']

describe.each<[string, Moment, readonly string[], Moment]>([
  ['first-ship', { state: setUp() }, ['market'], { state: at() }],
  ['first-card', { state: at() }, ['hand'], { state: at({ stacks: [['base/coal']] }) }],
  ['trip', { state: at(own), news: [trip(0)] }, ['card:S21'], { state: at(own), news: [trip(1), trip(0, sailing)] }],
  ['no-coal', { state: at({ regions: { NA: ['S21 0 0'] } }) }, ['card:S21'], { state: at(own) }],
  [
    'oldest',
    { state: at({ regions: { SA: ['S22 1 1', 'S21 1 1', 'S07 0 1'] } }) },
    ['card:S07'],
    { state: at({ regions: { SA: ['S22 0 1', 'S21 1 1', 'S07 1 1'], NA: ['S08 0 1'] } }) },
  ],
  ['displaced', { state: at(own), news: [pushed(0)] }, ['card:S21'], { state: at(own), news: [pushed(1)] }],
  ['scrapped', { state: at(), news: [scrapped(ship)] }, points, { state: at(), news: [scrapped(sailing)] }],
  ['director', { state: at({ stacks: [THREE] }) }, ['card:base/director'], { state: at({ stacks: [THREE.slice(1)] }) }],
  ['invest', { state: at({ ...own, money: [20] }) }, ['card:base/invest'], { state: at({ ...own, money: [10] }) }],
  ['marker', { state: at({ markers: [{ MAIL: 1 }] }) }, ['sheet:0'], { state: at({ markers: [{}, { MAIL: 1 }] }) }],
  ['end-near', { state: at(sold) }, ['market'], { state: at() }],
  [
    'last-round',
    { state: at({ ...sold, round: 9, lastRound: 9 }) },
    points,
    { state: at({ ...sold, round: 8, lastRound: 9 }) },
  ],
  ['goal', { state: at() }, points, { state: setUp() }],
])('the coach on: %s', (id, speaks, where, isSilent) => {
  test('speaks, and marks what it is about', () => expect(marks(id, speaks)).toEqual(where))
  test('is silent elsewhere', () => expect(marks(id, isSilent)).toBeNull())
})

test('a ship that has to be redeployed is spoken of at the sea that it has left', () => {
  const state = Object.assign(at(own), { decision: 'redeploy', leftRegion: REGIONS.indexOf('SA') })
  expect(marks('displaced', { state })).toEqual(['sea:SA'])
})

describe('after a game the coach recommends a lesson', () => {
  const taken: Event = { type: 'took-up', seat: 0, cards: [] }
  const often = [taken, taken, taken]
  /** The first seat against the second, by what they have on their sheets and in their purses. */
  function after(state: State, history: readonly Event[] = often): string | null {
    const view = transatlantic.view(Object.assign(state, { decision: 'over', actor: NONE }), 0)
    return coach.practice({ seat: 0, view, history, news: [] })
  }

  test.each([
    ['whoever hardly ever took cards up', at({ money: [0, 900] }), [taken], 'director'],
    ['whoever had too little money', at({ money: [0, 900] }), often, 'coal-and-trips'],
    ['whoever had too few markers', at({ money: [0, 0], markers: [{}, { COAL: 2, MAIL: 2 }] }), often, 'markers'],
    ['whoever has won', at({ money: [900, 0, 0] }), [], null],
  ])('to %s', (_, state, history, lesson) => {
    expect(after(state, history)).toBe(lesson)
  })

  test('to whoever had no houses where ships sailed', () => {
    const state = at({ money: [0, 0] })
    state.transportPoints[1] = 20
    expect(after(state)).toBe('houses')
  })

  test('to nobody while the game runs', () => {
    expect(coach.practice({ seat: 0, view: transatlantic.view(at(), 0), history: often, news: [] })).toBeNull()
  })
})
