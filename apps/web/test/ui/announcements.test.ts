import { findGame } from '@south-street/registry'
import { joinWaiting, type SeatInfo, type Words } from '@south-street/ui'
import { expect, test } from 'vitest'
import { announcements, newMoves } from '../../src/table/announcements.ts'
import type { ToldMove } from '../../src/table/shown-table.ts'

const words: Words = {
  language: 'en',
  say: (key, params = {}) => {
    const said = Object.entries(params).map(([name, param]) => `${name}=${JSON.stringify(param)}`)
    return [key, ...said].join(' ')
  },
}
const seats: readonly SeatInfo[] = ['Anna', 'Ben', 'Cleo', 'Dora'].map((name, seat) => ({
  name,
  house: 'bell',
  isYou: seat === 3,
}))
const telling = {
  game: findGame('packet-row')!,
  hearing: { unspoken: ['revealed'], together: ['passed'] },
  words,
  seats,
}

let revision = 0
function move(...told: { readonly type: string; readonly [member: string]: unknown }[]): ToldMove {
  return { seat: 0, action: '', revision: ++revision, at: 0, told: told as unknown as ToldMove['told'] }
}
const passed = (seat: number, area = 1) => move({ type: 'passed', seat, area })
const keysOf = (moves: readonly ToldMove[]) => announcements(telling, moves).map((text) => text.split(' ')[0])

test('one sentence an event, in order, by the words of the log', () => {
  const moves = [move({ type: 'chose', seat: 0, area: 1 }), move({ type: 'cashed', seat: 1, card: 0, value: 3 })]
  expect(keysOf(moves)).toEqual(['log.chose', 'log.cashed'])
})

test('what oneself does is said as such', () => {
  expect(keysOf([passed(3)])).toEqual(['log-you.passed'])
})

test('others who do the same in a row do it in one sentence', () => {
  const [said, ...more] = announcements(telling, [passed(0), passed(1), passed(2)])
  expect(more).toEqual([])
  expect(said).toContain('log-many.passed')
  expect(said).toContain('seats="Anna, Ben, and Cleo"')
})

test('one alone, another place and oneself are told apart', () => {
  expect(keysOf([passed(0), passed(3), passed(1)])).toEqual(['log.passed', 'log-you.passed', 'log.passed'])
  expect(keysOf([passed(0, 1), passed(1, 2)])).toEqual(['log.passed', 'log.passed'])
})

test('what only fills the table again is left to be read', () => {
  const refill = move({ type: 'round-ended', round: 4 }, { type: 'revealed', area: 0, cards: [1], spaces: [0] })
  expect(keysOf([refill])).toEqual(['log.round-ended'])
})

test('a table that is told anew tells nothing twice', () => {
  const moves = [passed(0), passed(1), passed(2)]
  expect(newMoves(moves.slice(0, 2), moves)).toEqual([moves[2]])
  expect(newMoves(moves, [...moves])).toEqual([])
})

test('what has happened comes before what is asked, and nothing is said of what is empty', () => {
  expect(joinWaiting({ events: ['Ben passes.'], question: 'Take a card.', line: 'You keep 5 dollars.' })).toBe(
    'Ben passes. Take a card. You keep 5 dollars.',
  )
  expect(joinWaiting({ events: [], question: '', line: '' })).toBe('')
})

test('what the question begins with is not said just before it', () => {
  const events = ['Round 1 ends.', 'You are harbour master.']
  const question = 'You are harbour master: choose an area to ask.'
  expect(joinWaiting({ events, question, line: '' })).toBe(`Round 1 ends. ${question}`)
  expect(joinWaiting({ events, question: 'Take a card.', line: '' })).toBe(`${events.join(' ')} Take a card.`)
  // It was heard already, because it had the focus.
  expect(joinWaiting({ events, question: '', line: '' })).toBe(events.join(' '))
})

test('what somebody may not be told is not in the list, so nothing is said of it', () => {
  expect(announcements(telling, [move()])).toEqual([])
  expect(announcements(telling, [])).toEqual([])
})

test('one who did the same, went on and did it again is told twice', () => {
  const moves = [passed(0), move({ type: 'chose', seat: 1, area: 2 }), passed(0)]
  expect(keysOf(moves)).toEqual(['log.passed', 'log.chose', 'log.passed'])
})

test('a game that joins nothing tells every event', () => {
  const apart = { ...telling, hearing: {} }
  expect(announcements(apart, [passed(0), passed(1)])).toHaveLength(2)
})

test('a first look tells nothing of what was before', () => {
  const moves = [passed(0), passed(1)]
  expect(newMoves([], moves)).toEqual(moves)
  expect(newMoves(moves, moves.slice(0, 1))).toEqual([])
})
