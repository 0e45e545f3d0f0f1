import type { AnyGame } from '@south-street/engine'
import { tableView } from '@south-street/table'
import { expect, test } from 'vitest'
import { At, anna, ben, cedric, game } from './at.ts'
import { createdBy } from './random-table.ts'

const houses = (at: At) => tableView(game, at.table, null).seats.map(({ house }) => house)

test('whoever sits elsewhere instead takes the house along; a host who stands up hands the table on', () => {
  const at = new At(game, createdBy(game, 4))
  at.ask(anna, { kind: 'take-seat', seat: 0 })
  at.ask(ben, { kind: 'take-seat', seat: 1 })
  at.ask(cedric, { kind: 'take-seat', seat: 2 })
  at.ask(anna, { kind: 'choose-house', house: 4 })
  expect(at.ask(anna, { kind: 'take-seat', seat: 1 })).toBe('seat-taken')
  expect(at.ask(anna, { kind: 'take-seat', seat: 3 })).toBeNull()
  const view = tableView(game, at.table, anna.person)
  expect(view.seats.map(({ kind }) => kind)).toEqual(['open', 'person', 'person', 'person'])
  expect([view.you, view.seats[3]!.house, view.host]).toEqual([3, 4, anna.person])
  // Ben moves on, too, and has still been here longer than Cedric.
  at.ask(ben, { kind: 'take-seat', seat: 0 })
  at.ask(anna, { kind: 'leave-seat' })
  expect(at.table.host).toBe(ben.person)
  expect(at.ask(anna, { kind: 'seat-bot', seat: 3, level: 'random' })).toBe('not-host')
  // Whom the host removes does not become host, and nobody else does when nobody is left.
  at.ask(ben, { kind: 'empty-seat', seat: 2 })
  at.ask(ben, { kind: 'leave-seat' })
  expect(at.table.host).toBe(ben.person)
})

test('people choose colour and device before the start, each another; bots take what is left', () => {
  const at = new At(game, createdBy(game, 3))
  at.ask(anna, { kind: 'take-seat', seat: 0 })
  at.ask(ben, { kind: 'take-seat', seat: 1 })
  at.ask(anna, { kind: 'seat-bot', seat: 2, level: 'random' })
  expect(houses(at)).toEqual([0, 1, 2])
  expect(at.ask(cedric, { kind: 'choose-house', house: 3 })).toBe('not-seated')
  expect(at.ask(ben, { kind: 'choose-house', house: 0 })).toBe('house-taken')
  for (const house of [-1, 5, 1.5]) expect(at.ask(ben, { kind: 'choose-house', house })).toBe('no-such-house')
  expect(at.ask(ben, { kind: 'choose-house', house: 2 })).toBeNull()
  expect(houses(at)).toEqual([0, 2, 3])
  expect(at.ask(anna, { kind: 'start' })).toBeNull()
  expect(at.ask(ben, { kind: 'choose-house', house: 4 })).toBe('already-started')
  expect(houses(at)).toEqual([0, 2, 3])
})

test('whoever sits down finds the next house that is free, and nobody else’s changes', () => {
  const at = new At(game, createdBy(game, 3))
  at.ask(anna, { kind: 'take-seat', seat: 2 })
  at.ask(anna, { kind: 'choose-house', house: 0 })
  at.ask(ben, { kind: 'take-seat', seat: 0 })
  expect(houses(at).slice(0, 1)).toEqual([1])
  at.ask(cedric, { kind: 'take-seat', seat: 1 })
  expect(houses(at)).toEqual([1, 2, 0])
  at.ask(ben, { kind: 'leave-seat' })
  expect(houses(at).slice(1)).toEqual([2, 0])
})

test('a seat that changes hands keeps its house', () => {
  const at = new At(game, createdBy(game, 2))
  at.ask(anna, { kind: 'take-seat', seat: 0 })
  at.ask(ben, { kind: 'take-seat', seat: 1 })
  at.ask(ben, { kind: 'choose-house', house: 4 })
  at.ask(anna, { kind: 'start' })
  at.ask(ben, { kind: 'agree-handover' })
  at.ask(anna, { kind: 'offer-seat', seat: 1, claim: 'aa' })
  at.ask(cedric, { kind: 'claim-seat', claim: 'aa' })
  expect(houses(at)).toEqual([0, 4])
})

test('the host names who begins where the game lets one, and everybody is told', () => {
  const at = new At(game, createdBy(game, 3))
  for (const by of [anna, ben, cedric]) at.ask(by, { kind: 'take-seat', seat: null })
  expect(at.ask(ben, { kind: 'start', first: 1 })).toBe('not-host')
  expect(at.ask(anna, { kind: 'start', first: 3 })).toBe('no-such-seat')
  expect(at.ask(anna, { kind: 'start', first: 2 })).toBeNull()
  expect(game.actor(at.table.play!.state)).toBe(2)
  expect(at.told.get(null)!.at(-1)!.what).toMatchObject({ kind: 'started', first: 2 })
  const { nameFirst: _, ...ruled } = game
  const other = new At(ruled as AnyGame, createdBy(game, 2))
  for (const by of [anna, ben]) other.ask(by, { kind: 'take-seat', seat: null })
  expect(other.ask(anna, { kind: 'start', first: 1 })).toBe('first-not-chosen-here')
  expect(other.ask(anna, { kind: 'start', first: null })).toBeNull()
  expect(other.told.get(null)!.at(-1)!.what).not.toHaveProperty('first')
})
