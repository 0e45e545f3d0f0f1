import type { ChatLine, SeatView, TableView } from '@south-street/table'
import { expect, test } from 'vitest'
import { leavingOf } from '../../src/table/leaving.ts'
import { unreadLines } from '../../src/table/unread.ts'

const person = (name: string): SeatView => ({ kind: 'person', person: name, name, house: 0 })
const bot: SeatView = { kind: 'bot', level: 'mate', house: 1 }
const play = (actor: number, deadline?: number) =>
  ({ actor, ...(deadline !== undefined && { deadline }) }) as NonNullable<TableView['play']>
const table = { status: 'running' as const, you: 0, seats: [person('anna'), bot], play: play(0) }

test('whoever plays alone leaves nobody waiting, and the game is kept', () => {
  expect(leavingOf(table)).toEqual({ line: 'kept', isAskedTwice: false })
})

test('between people the seat is kept, and the others wait', () => {
  expect(leavingOf({ ...table, seats: [person('anna'), person('ben')] }).line).toBe('others-wait')
})

test('only while one’s own clock runs is leaving asked twice', () => {
  expect(leavingOf({ ...table, play: play(0, 99) })).toEqual({ line: 'clock', isAskedTwice: true })
  expect(leavingOf({ ...table, play: play(1, 99) }).isAskedTwice).toBe(false)
})

test('a spectator and a finished game ask nothing', () => {
  expect(leavingOf({ ...table, you: null, play: play(0, 99) })).toEqual({ line: 'watching', isAskedTwice: false })
  expect(leavingOf({ ...table, status: 'over', play: play(0, 99) })).toEqual({ line: 'over', isAskedTwice: false })
})

const line = (revision: number, who: string): ChatLine => ({ revision, at: 0, person: who, name: who, text: 'hello' })

test('new are the lines of others since the last that was read', () => {
  const chat = [line(3, 'ben'), line(5, 'anna'), line(8, 'ben')]
  expect(unreadLines(chat, 3, table).map(({ revision }) => revision)).toEqual([8])
  expect(unreadLines(chat, 8, table)).toEqual([])
})

test('whoever only watches has said nothing, so everything counts', () => {
  expect(unreadLines([line(3, 'ben'), line(5, 'anna')], 0, { ...table, you: null })).toHaveLength(2)
})
