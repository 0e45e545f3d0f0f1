import { tableView } from '@south-street/table'
import { describe, expect, test } from 'vitest'
import { At, anna, ben, cedric, game } from './at.ts'
import { createdBy } from './random-table.ts'

function seatedAt(players: number): At {
  const at = new At(game, createdBy(game, players))
  at.ask(anna, { kind: 'take-seat', seat: 0 })
  return at
}

const kinds = (at: At) => tableView(game, at.table, null).seats.map(({ kind }) => kind)

describe('what a table has agreed on is changed before the start', () => {
  test('by its host alone, and only what is named', () => {
    const at = seatedAt(3)
    at.ask(ben, { kind: 'take-seat', seat: 1 })
    expect(at.ask(ben, { kind: 'change-terms', terms: { help: false } })).toBe('not-host')
    const before = at.table.settings
    expect(at.ask(anna, { kind: 'change-terms', terms: { pace: { kind: 'live', seconds: 60 } } })).toBeNull()
    expect(at.table.settings).toEqual({ ...before, pace: { kind: 'live', seconds: 60 } })
    expect(at.ask(anna, { kind: 'change-terms', terms: { help: !before.help } })).toBeNull()
    expect(at.table.settings.help).toBe(!before.help)
  })

  test('not once the cards are dealt', () => {
    const at = seatedAt(2)
    at.ask(ben, { kind: 'take-seat', seat: 1 })
    at.ask(anna, { kind: 'start' })
    expect(at.ask(anna, { kind: 'change-terms', terms: { help: false } })).toBe('already-started')
  })

  test('what is so already adds nothing to the log', () => {
    const at = seatedAt(3)
    const { revision, settings } = at.table
    expect(at.ask(anna, { kind: 'change-terms', terms: { options: { players: 3 }, pace: settings.pace } })).toBeNull()
    expect(at.ask(anna, { kind: 'change-terms', terms: {} })).toBeNull()
    expect(at.table.revision).toBe(revision)
  })

  test('options that the game does not know are refused by their place', () => {
    const at = seatedAt(3)
    const refusal = at.refusal(anna, { kind: 'change-terms', terms: { options: { players: 99 } } })
    expect(refusal).toMatchObject({ of: 'form', place: expect.stringContaining('options') })
  })

  test('more seats are free', () => {
    const at = seatedAt(2)
    expect(at.ask(anna, { kind: 'change-terms', terms: { options: { players: 3 } } })).toBeNull()
    expect(kinds(at)).toEqual(['person', 'open', 'open'])
    expect(at.ask(ben, { kind: 'take-seat', seat: 2 })).toBeNull()
  })

  test('of fewer the free ones go first, then bots; people stay, in their order, with their houses', () => {
    const at = seatedAt(4)
    at.ask(anna, { kind: 'seat-bot', seat: 1, level: 'random' })
    at.ask(ben, { kind: 'take-seat', seat: 3 })
    at.ask(ben, { kind: 'choose-house', house: 4 })
    at.ask(anna, { kind: 'change-terms', terms: { options: { players: 3 } } })
    expect(kinds(at)).toEqual(['person', 'bot', 'person'])
    expect(tableView(game, at.table, ben.person)).toMatchObject({ you: 2, seats: [{}, {}, { house: 4 }] })
    at.ask(anna, { kind: 'change-terms', terms: { options: { players: 2 } } })
    expect(kinds(at)).toEqual(['person', 'person'])
    expect(tableView(game, at.table, ben.person).you).toBe(1)
    // They are told what their new seats are told.
    expect(at.ask(anna, { kind: 'start' })).toBeNull()
    expect(at.table.holders.map(({ seat, person }) => [seat, person])).toEqual([
      [0, anna.person],
      [1, ben.person],
    ])
  })

  test.each([
    ['another pace', { pace: { kind: 'live', seconds: 5 } } as const],
    ['a rating at stake', { rated: true } as const],
  ])('%s needs everybody’s word again: their seats are kept until they sit down', (_, terms) => {
    const at = seatedAt(2)
    at.ask(ben, { kind: 'take-seat', seat: 1 })
    expect(at.ask(anna, { kind: 'change-terms', terms })).toBeNull()
    expect(tableView(game, at.table, ben.person)).toMatchObject({
      you: null,
      seats: [{ kind: 'person' }, { kind: 'open', keptFor: ben }],
    })
    expect(at.ask(anna, { kind: 'start' })).toBe('seats-open')
    expect(at.ask(cedric, { kind: 'take-seat', seat: null })).toBe('table-full')
    expect(at.ask(cedric, { kind: 'take-seat', seat: 1 })).toBe('seat-kept')
    expect(at.ask(ben, { kind: 'take-seat', seat: null })).toBeNull()
    expect(at.ask(anna, { kind: 'start' })).toBeNull()
    expect(at.table.holders.map(({ seat, person }) => [seat, person])).toEqual([
      [0, anna.person],
      [1, ben.person],
    ])
  })

  test('help, and a rating that is no longer at stake, cost nobody anything: everybody stays', () => {
    const at = new At(game, createdBy(game, 2, { rated: true }))
    for (const [seat, person] of [anna, ben].entries()) at.ask(person, { kind: 'take-seat', seat })
    expect(at.ask(anna, { kind: 'change-terms', terms: { help: false, rated: false } })).toBeNull()
    expect(kinds(at)).toEqual(['person', 'person'])
    expect(at.ask(anna, { kind: 'start' })).toBeNull()
  })

  test('nobody loses a seat by it', () => {
    const at = seatedAt(3)
    at.ask(ben, { kind: 'take-seat', seat: 1 })
    at.ask(cedric, { kind: 'take-seat', seat: 2 })
    const { revision } = at.table
    expect(at.ask(anna, { kind: 'change-terms', terms: { options: { players: 2 } } })).toBe('too-many-seated')
    expect(at.table.revision).toBe(revision)
  })
})
