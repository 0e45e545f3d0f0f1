import { verifyRecord } from '@south-street/engine'
import { botToAct, deadline, exportTable, giveOrder, seatOf, tableView, waitsFor } from '@south-street/table'
import { describe, expect, test } from 'vitest'
import { At, anna, ben, cedric, game, random, running } from './at.ts'
import { contextFor, createdBy } from './random-table.ts'

describe('sitting down', () => {
  test('only the host seats bots, removes people and starts, and only a full table starts', () => {
    const at = new At(game, createdBy(game, 2))
    expect(at.ask(ben, { kind: 'take-seat', seat: 1 })).toBeNull()
    expect(at.ask(ben, { kind: 'seat-bot', seat: 0, level: 'random' })).toBe('not-host')
    expect(at.ask(anna, { kind: 'start' })).toBe('seats-open')
    expect(at.ask(anna, { kind: 'seat-bot', seat: 1, level: 'random' })).toBe('seat-taken')
    expect(at.ask(anna, { kind: 'seat-bot', seat: 0, level: 'nobody' })).toBe('level-unknown')
    expect(at.ask(anna, { kind: 'seat-bot', seat: 0, level: 'random' })).toBeNull()
    expect(at.ask(cedric, { kind: 'take-seat', seat: null })).toBe('table-full')
    expect(at.ask(anna, { kind: 'empty-seat', seat: 1 })).toBeNull()
    expect(at.ask(cedric, { kind: 'take-seat', seat: null })).toBeNull()
    expect(at.ask(ben, { kind: 'start' })).toBe('not-host')
    expect(at.ask(anna, { kind: 'start' })).toBeNull()
    expect(at.ask(anna, { kind: 'empty-seat', seat: 1 })).toBe('already-started')
    expect(tableView(game, at.table, 'cedric').you).toBe(1)
  })

  test('what a table asks for twice is done once', () => {
    const at = new At(game, createdBy(game, 2))
    at.ask(anna, { kind: 'take-seat', seat: 0 })
    const before = at.log.length
    expect(at.ask(anna, { kind: 'take-seat', seat: 0 })).toBeNull()
    expect(at.log.length).toBe(before)
  })
})

describe('playing', () => {
  test('an answer names its decision; an old one, a foreign one and an illegal one are told apart', () => {
    const at = running()
    const action = at.first(0)
    expect(at.ask(anna, { kind: 'act', decision: null, action })).toBe('decision-missing')
    expect(at.ask(ben, { kind: 'act', decision: 0, action })).toBe('not-asked')
    expect(at.ask(cedric, { kind: 'act', decision: 0, action })).toBe('not-seated')
    expect(at.ask(anna, { kind: 'act', decision: 0, action: 'dance' })).toBe('text-unexpected')
    expect(at.ask(anna, { kind: 'act', decision: 0, action: at.first(1) })).toBeNull()
    expect(at.table.play!.decision).toBe(0)
    expect(at.ask(anna, { kind: 'act', decision: 0, action })).toBeNull()
    expect(at.ask(anna, { kind: 'act', decision: 0, action })).toBe('decision-past')
  })

  test('a free action needs no number, out of turn, and makes nobody’s answer stale', () => {
    const at = running()
    expect(at.ask(ben, { kind: 'act', decision: null, action: 'wave' })).toBeNull()
    expect(at.ask(ben, { kind: 'act', decision: null, action: 'wave' })).toBe('waved')
    expect(at.table.play!.decision).toBe(0)
    expect(at.play()).toBeNull()
  })

  test('a bot’s answer counts only for the position that it thought about', () => {
    const at = new At(game, createdBy(game, 2))
    at.ask(anna, { kind: 'seat-bot', seat: 0, level: 'captain' })
    at.ask(anna, { kind: 'take-seat', seat: 1 })
    at.ask(anna, { kind: 'start' })
    const { seat, decision, moves, level } = botToAct(game, at.table)!
    expect({ seat, level }).toEqual({ seat: 0, level: 'captain' })
    const answer = { kind: 'bot-act', seat, decision, moves, action: at.first(0) } as const
    at.ask(anna, { kind: 'act', decision: null, action: 'wave' })
    expect(at.run({ by: null, command: answer }, random)).toBe('decision-past')
    expect(at.run({ by: null, command: { ...answer, moves: 1 } }, random)).toBeNull()
    expect(at.run({ by: null, command: { ...answer, moves: 1 } }, random)).toBe('decision-past')
    expect(botToAct(game, at.table)).toBeNull()
    expect(waitsFor(game, at.table)).toBe('anna')
  })
})

describe('taking back', () => {
  test('one’s own last action, while nothing was revealed and nobody has acted since', () => {
    const at = running()
    const before = JSON.stringify(at.table.play!.state)
    expect(at.ask(ben, { kind: 'take-back' })).toBe('nothing-to-take-back')
    at.ask(ben, { kind: 'act', decision: null, action: 'wave' })
    expect(tableView(game, at.table, 'ben').play!.mayTakeBack).toBe(true)
    expect(tableView(game, at.table, 'anna').play!.mayTakeBack).toBeUndefined()
    expect(at.ask(ben, { kind: 'take-back' })).toBeNull()
    expect(JSON.stringify(at.table.play!.state)).toBe(before)
    expect(at.kinds().at(-1)).toBe('taken-back')
  })

  test('an answer to the question of before does not fit the one that is asked again', () => {
    const at = running()
    const action = at.first(0)
    at.ask(ben, { kind: 'act', decision: null, action: 'wave' })
    at.ask(ben, { kind: 'take-back' })
    expect(at.ask(anna, { kind: 'act', decision: 0, action })).toBe('decision-past')
  })

  test('what was revealed, or answered since, only with everybody’s consent', () => {
    const at = running(3)
    const before = JSON.stringify(at.table.play!.state)
    at.play()
    expect(at.ask(anna, { kind: 'take-back' })).toBeNull()
    expect(at.kinds().at(-1)).toBe('take-back-asked')
    expect(at.ask(ben, { kind: 'answer-take-back', agree: true })).toBeNull()
    expect(at.table.play!.moves.length).toBe(1)
    expect(at.ask(cedric, { kind: 'answer-take-back', agree: true })).toBeNull()
    expect(JSON.stringify(at.table.play!.state)).toBe(before)
    expect(at.ask(cedric, { kind: 'answer-take-back', agree: true })).toBe('no-take-back-asked')
  })

  test('one word against it, or an action, ends the asking', () => {
    const at = running(3)
    at.play()
    at.ask(anna, { kind: 'take-back' })
    at.ask(cedric, { kind: 'answer-take-back', agree: false })
    expect(at.table.takeBack).toBeNull()
    at.ask(anna, { kind: 'take-back' })
    at.play()
    expect(at.ask(ben, { kind: 'answer-take-back', agree: true })).toBe('no-take-back-asked')
  })
})

describe('away', () => {
  test('a clock that runs out makes a seat absent, once, and the others vote for a bot', () => {
    const at = running(3)
    expect(deadline(game, at.table)).toBe(at.now + 30_000)
    expect(at.run({ by: null, command: { kind: 'clock', decision: 0 } }, random)).toBe('decision-past')
    at.now += 30_000
    expect(at.run({ by: null, command: { kind: 'clock', decision: 0 } }, random)).toBeNull()
    expect(at.run({ by: null, command: { kind: 'clock', decision: 0 } }, random)).toBe('decision-past')
    expect(at.table.seats[0]).toMatchObject({ away: { why: 'clock', level: null } })
    expect(at.ask(ben, { kind: 'vote-stand-in', seat: 0 })).toBeNull()
    expect(botToAct(game, at.table)).toBeNull()
    expect(at.ask(cedric, { kind: 'vote-stand-in', seat: 0 })).toBeNull()
    const { seat, decision, moves } = botToAct(game, at.table)!
    at.run({ by: null, command: { kind: 'bot-act', seat, decision, moves, action: at.first(0) } }, random)
    expect(at.table.play!.moves[0]!.standIn).toBe('random')
    expect(at.ask(anna, { kind: 'come-back' })).toBeNull()
    expect(at.table.seats[0]).toMatchObject({ away: null })
  })

  test('whoever acts is back', () => {
    const at = running()
    at.ask(anna, { kind: 'go-away' })
    expect(botToAct(game, at.table)!.level).toBe('random')
    expect(at.ask(anna, { kind: 'act', decision: 0, action: at.first(0) })).toBeNull()
    expect(at.kinds().slice(-2)).toEqual(['back', 'action'])
  })

  test('a table that wants no stand-ins gets none', () => {
    const at = running(2, { standIns: 'never' })
    expect(at.ask(anna, { kind: 'go-away' })).toBe('stand-ins-never')
    at.ask(anna, { kind: 'leave-seat' })
    expect(at.ask(ben, { kind: 'vote-stand-in', seat: 0 })).toBe('stand-ins-never')
  })

  test('a seat is re-issued only if its owner is away, absent or agrees, and the table is told', () => {
    const at = running()
    const offer = { kind: 'offer-seat', seat: 1, claim: 'hash' } as const
    expect(at.ask(anna, offer)).toBe('owner-has-not-agreed')
    expect(at.ask(ben, offer)).toBe('not-host')
    at.ask(ben, { kind: 'agree-handover' })
    expect(at.ask(anna, offer)).toBeNull()
    expect(JSON.stringify([...at.told.values()])).not.toContain('hash')
    expect(at.ask(cedric, { kind: 'claim-seat', claim: 'guess' })).toBe('claim-invalid')
    expect(at.ask(cedric, { kind: 'claim-seat', claim: 'hash' })).toBeNull()
    expect(seatOf(at.table, 'cedric')).toBe(1)
    expect(at.ask(ben, { kind: 'act', decision: null, action: 'wave' })).toBe('not-seated')
    expect(at.told.get(null)!.at(-1)!.what).toEqual({ kind: 'seat-claimed', seat: 1, person: 'cedric', name: 'Cedric' })
  })
})

describe('the end', () => {
  const hash = contextFor(random).hash

  test('salt and deal come out with the last action, and the record holds', () => {
    const at = running()
    const { sha256 } = tableView(game, at.table, null).play!.seal
    expect(exportTable(game, at.table, 'anna', String)!.format).toBe('south-street/view@1')
    while (at.table.status === 'running') {
      expect(Object.keys(tableView(game, at.table, null).play!.seal)).toEqual(['sha256'])
      at.play()
    }
    const record = exportTable(game, at.table, null, String)!
    expect(record).toMatchObject({ format: 'south-street/record@1', seal: { sha256 } })
    expect(record.seats).toEqual([{ name: 'Anna' }, { name: 'Ben' }])
    expect(() => verifyRecord(JSON.parse(JSON.stringify(record)), [game], hash)).not.toThrow()
    const forged = {
      ...record,
      deal: { talon: [...(record as unknown as { deal: { talon: number[] } }).deal.talon].reverse() },
    }
    expect(() => verifyRecord({ ...forged, actions: [], result: null }, [game], hash)).toThrow('seal-broken')
  })

  test('by consent, with a record of what was played', () => {
    const at = running()
    at.play()
    expect(at.ask(anna, { kind: 'agree-abandon' })).toBeNull()
    expect(at.table.status).toBe('running')
    expect(at.ask(ben, { kind: 'agree-abandon' })).toBeNull()
    expect(at.table.status).toBe('abandoned')
    expect(() => verifyRecord(exportTable(game, at.table, null, String), [game], hash)).not.toThrow()
    expect(at.ask(cedric, { kind: 'rematch', table: 'next' })).toBe('not-seated')
    expect(at.ask(ben, { kind: 'rematch', table: 'next' })).toBeNull()
    expect(at.ask(anna, { kind: 'rematch', table: 'other' })).toBe('rematch-there')
  })

  test('closing shows nobody the deal', () => {
    const at = running()
    at.run({ by: null, command: { kind: 'close-by-operator' } }, random)
    expect(Object.keys(tableView(game, at.table, 'anna').play!.seal)).toEqual(['sha256'])
    expect(at.ask(ben, { kind: 'chat', text: 'no?' })).toBe('table-closed')
    expect(exportTable(game, at.table, 'anna', String)!.format).toBe('south-street/view@1')
  })

  test('whoever is forgotten leaves no name and no words', () => {
    const at = running()
    at.ask(ben, { kind: 'chat', text: 'my secret hobby' })
    at.forget(ben)
    const shown = JSON.stringify([tableView(game, at.table, 'anna'), at.table.chat])
    expect(shown).not.toMatch(/Ben|hobby/)
  })

  test('a host who is forgotten is followed by somebody who is there', () => {
    const at = running(3)
    at.forget(ben)
    at.forget(anna)
    expect(at.table.host).toBe('cedric')
  })
})

test('a log does not grow without end, and the game and everybody’s seat are safe from that', () => {
  const at = running()
  at.table.revision = 10_000
  expect(at.ask(anna, { kind: 'go-away' })).toBe('log-full')
  expect(at.ask(anna, { kind: 'leave-seat' })).toBe('log-full')
  expect(at.ask(anna, { kind: 'chat', text: 'and another thing' })).toBeNull()
  expect(at.ask(anna, { kind: 'come-back' })).toBeNull()
  expect(at.play()).toBeNull()
})

test('talk has an end of its own, and does not count into the log’s', () => {
  const at = running()
  at.table.chatLines = 1_999
  expect(at.ask(anna, { kind: 'chat', text: 'the last word' })).toBeNull()
  expect(at.ask(anna, { kind: 'chat', text: 'and another thing' })).toBe('chat-full')
  at.table.revision = 11_000
  expect(at.ask(anna, { kind: 'go-away' })).toBeNull()
})

test('a game in which nobody passes takes no standing orders', () => {
  expect(giveOrder(game, running().table, 0, { until: 'round' }).refusal?.code).toBe('orders-unknown')
})
