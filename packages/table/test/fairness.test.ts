import { exportTable, type Settings, seatOf, tableView } from '@south-street/table'
import { describe, expect, test } from 'vitest'
import { type At, anna, ben, cedric, DAY, dora, game, HOUR, MINUTE, random, running } from './at.ts'

const NO_CLOCK: Partial<Settings> = { pace: { kind: 'none' } }
const DAILY: Partial<Settings> = { pace: { kind: 'correspondence', hours: 24, holidayDays: 0 } }

const seatView = (at: At, seat: number) => tableView(game, at.table, null).seats[seat] as { [member: string]: unknown }

describe('absent', () => {
  test('with a clock: when one’s own clock has run out, and not before', () => {
    const at = running(3, DAILY)
    at.now += 24 * HOUR - 1
    for (const seat of [0, 2]) expect(at.ask(ben, { kind: 'vote-stand-in', seat })).toBe('not-away')
    for (const seat of [0, 2]) expect(at.ask(ben, { kind: 'vote-handover', seat })).toBe('not-absent')
    at.timeOut()
    expect(at.ask(ben, { kind: 'vote-handover', seat: 2 })).toBe('not-absent')
    expect(at.ask(ben, { kind: 'vote-handover', seat: 0 })).toBeNull()
  })

  test('without one: after three days, and only whoever owes the decision', () => {
    const at = running(3, NO_CLOCK)
    const from = at.now + 3 * DAY
    expect(tableView(game, at.table, null).play!.absentFrom).toBe(from)
    at.now = from - 1
    expect(at.ask(ben, { kind: 'vote-stand-in', seat: 0 })).toBe('not-away')
    expect(at.ask(ben, { kind: 'vote-handover', seat: 0 })).toBe('not-absent')
    at.now = from
    expect(at.ask(ben, { kind: 'vote-stand-in', seat: 2 })).toBe('not-away')
    expect(at.ask(anna, { kind: 'vote-handover', seat: 2 })).toBe('not-absent')
    expect(at.ask(ben, { kind: 'vote-stand-in', seat: 0 })).toBeNull()
    expect(seatView(at, 0).away).toEqual({ why: 'absent', level: null, since: from })
    expect(at.play()).toBeNull()
    expect(seatView(at, 0).away).toBeUndefined()
  })

  test('whoever leaves is away by their own word, and the clock that they leave behind runs on', () => {
    const at = running(3, DAILY)
    at.now += HOUR
    const left = at.now
    at.ask(anna, { kind: 'leave-seat' })
    expect(at.ask(ben, { kind: 'vote-handover', seat: 0 })).toBe('not-absent')
    at.now += 23 * HOUR
    expect(at.clock()).toBeNull()
    expect(seatView(at, 0).away).toEqual({ why: 'clock', level: null, since: left })
    expect(at.clock()).toBe('decision-past')
  })
})

describe('a stand-in', () => {
  test('the vote of somebody who has left since does not count', () => {
    const at = running(4, DAILY)
    at.timeOut()
    expect(at.ask(ben, { kind: 'vote-stand-in', seat: 0 })).toBeNull()
    expect(at.ask(ben, { kind: 'leave-seat' })).toBeNull()
    expect(at.ask(cedric, { kind: 'vote-stand-in', seat: 0 })).toBeNull()
    expect(seatView(at, 0).away).toMatchObject({ level: null })
    expect(at.ask(dora, { kind: 'vote-stand-in', seat: 0 })).toBeNull()
    expect(seatView(at, 0).away).toMatchObject({ level: 'random' })
  })

  test('is voted for by more than half of the others who are there', () => {
    const at = running(3, DAILY)
    at.timeOut()
    expect(at.ask(ben, { kind: 'vote-stand-in', seat: 0 })).toBeNull()
    expect(seatView(at, 0).away).toMatchObject({ level: null })
    expect(at.ask(ben, { kind: 'vote-stand-in', seat: 0 })).toBeNull()
    expect(seatView(at, 0).away).toMatchObject({ level: null })
    expect(at.ask(cedric, { kind: 'vote-stand-in', seat: 0 })).toBeNull()
    expect(seatView(at, 0).away).toMatchObject({ level: 'random' })
  })

  test('is named in the record, with the moves that it made and no others', () => {
    const at = running(2, DAILY)
    expect(at.ask(anna, { kind: 'go-away' })).toBeNull()
    while (at.table.status === 'running') {
      const { state, decision, moves } = at.table.play!
      const seat = game.actor(state)!
      const command = { kind: 'bot-act', seat, decision, moves: moves.length, action: at.first(seat) } as const
      if (seat === 0) expect(at.run({ by: null, command }, random)).toBeNull()
      else expect(at.play()).toBeNull()
    }
    const { notes } = exportTable(game, at.table, null, String) as { notes: readonly { by?: string }[] }
    const { moves } = at.table.play!
    expect(notes.map(({ by }) => by)).toEqual(moves.map(({ seat }) => (seat === 0 ? 'random' : undefined)))
    expect(new Set(moves.map(({ seat }) => seat))).toEqual(new Set([0, 1]))
  })

  test('asked for by oneself is a sign of life: nothing that the others began goes on', () => {
    const at = running(3, DAILY)
    at.timeOut()
    at.ask(ben, { kind: 'vote-handover', seat: 0 })
    at.ask(cedric, { kind: 'vote-handover', seat: 0 })
    expect(at.ask(anna, { kind: 'go-away' })).toBeNull()
    expect(seatView(at, 0)).toMatchObject({ away: { why: 'asked', level: 'random' } })
    expect(seatView(at, 0).handover).toBeUndefined()
    expect(at.ask(ben, { kind: 'vote-handover', seat: 0 })).toBe('not-absent')
  })
})

describe('taking back', () => {
  test('needs everybody who holds a seat, away or not', () => {
    const at = running(3, DAILY)
    at.play()
    at.ask(cedric, { kind: 'leave-seat' })
    at.timeOut()
    expect(at.table.seats[1]).toMatchObject({ away: { why: 'clock' } })
    expect(at.ask(anna, { kind: 'take-back' })).toBeNull()
    expect(at.ask(anna, { kind: 'take-back' })).toBeNull()
    expect(at.table.play!.moves).toHaveLength(1)
    expect(at.ask(ben, { kind: 'answer-take-back', agree: true })).toBeNull()
    expect(at.table.play!.moves).toHaveLength(1)
    expect(at.ask(cedric, { kind: 'answer-take-back', agree: true })).toBeNull()
    expect(at.table.play!.moves).toHaveLength(0)
  })
})

describe('handing a seat on', () => {
  const offer = { kind: 'offer-seat', seat: 0, claim: 'hash' } as const

  /** Anna's clock has run out; Ben, who hosts, and Cedric want her seat handed on. */
  function wanted(settings = DAILY): At {
    const at = running(3, settings)
    at.table.host = 'ben'
    if (settings === NO_CLOCK) at.now += 3 * DAY
    else at.timeOut()
    expect(at.ask(ben, { kind: 'vote-handover', seat: 0 })).toBeNull()
    expect(at.ask(ben, offer)).toBe('owner-has-not-agreed')
    expect(seatView(at, 0).handover).toEqual({ votes: ['ben'] })
    expect(at.ask(cedric, { kind: 'vote-handover', seat: 0 })).toBeNull()
    return at
  }

  test.each([
    ['24 hours', DAILY, DAY],
    ['12 hours', { pace: { kind: 'correspondence', hours: 12 } } as const, DAY],
    ['3 days and 2 of holiday', { pace: { kind: 'correspondence', hours: 72, holidayDays: 2 } } as const, 5 * DAY],
    ['seconds', { pace: { kind: 'live', seconds: 60 } } as const, 30 * MINUTE],
    ['a bank', { pace: { kind: 'bank', seconds: 600, increment: 5 } } as const, 30 * MINUTE],
    ['no clock', NO_CLOCK, 7 * DAY],
  ])('takes two votes, most of the others, and a wait that everybody sees: %s', (_, settings, wait) => {
    const at = wanted(settings)
    const from = at.now + wait
    expect(seatView(at, 0).handover).toEqual({ votes: ['ben', 'cedric'], from })
    expect(at.told.get('anna')!.at(-1)!.what).toEqual({ kind: 'handover-due', seat: 0, from })
    at.now = from - 1
    expect(at.ask(ben, offer)).toBe('owner-may-come-back')
    at.now = from
    expect(at.ask(cedric, offer)).toBe('not-host')
    expect(at.ask(ben, offer)).toBeNull()
    expect(at.ask(dora, { kind: 'claim-seat', claim: 'hash' })).toBeNull()
    expect(seatOf(at.table, 'dora')).toBe(0)
  })

  test('one person alone cannot, of two or of three', () => {
    const two = running(2, DAILY)
    two.timeOut()
    expect(two.ask(ben, { kind: 'vote-handover', seat: 0 })).toBeNull()
    two.now += 365 * DAY
    two.table.host = 'ben'
    expect(two.ask(ben, offer)).toBe('owner-has-not-agreed')
    const three = running(3, DAILY)
    three.timeOut()
    for (let i = 0; i < 3; i++) expect(three.ask(ben, { kind: 'vote-handover', seat: 0 })).toBeNull()
    expect(seatView(three, 0).handover).toEqual({ votes: ['ben'] })
  })

  test('half of the others are not most of them', () => {
    const at = running(5, DAILY)
    at.timeOut()
    for (const by of [ben, cedric]) expect(at.ask(by, { kind: 'vote-handover', seat: 0 })).toBeNull()
    expect(seatView(at, 0).handover).toEqual({ votes: ['ben', 'cedric'] })
    expect(at.ask(dora, { kind: 'vote-handover', seat: 0 })).toBeNull()
    expect(seatView(at, 0).handover).toMatchObject({ from: at.now + DAY })
  })

  test('a seat has one vote, whoever has held it', () => {
    const at = running(3, DAILY)
    at.table.host = 'ben'
    at.timeOut()
    at.ask(ben, { kind: 'vote-handover', seat: 0 })
    at.ask(ben, { kind: 'agree-handover' })
    expect(at.ask(ben, { kind: 'offer-seat', seat: 1, claim: 'own' })).toBeNull()
    expect(at.ask(dora, { kind: 'claim-seat', claim: 'own' })).toBeNull()
    expect(at.ask(dora, { kind: 'vote-handover', seat: 0 })).toBeNull()
    expect(seatView(at, 0).handover).toEqual({ votes: ['ben', 'dora'] })
  })

  test.each([
    ['comes back', (at: At) => at.ask(anna, { kind: 'come-back' })],
    ['acts', (at: At) => at.play()],
  ])('ends when the owner %s: before the wait is over, and with the link out', (_, back) => {
    const at = wanted()
    expect(back(at)).toBeNull()
    expect(seatView(at, 0).handover).toBeUndefined()
    at.now += 2 * DAY
    expect(at.ask(ben, offer)).toBe('owner-has-not-agreed')

    const late = wanted()
    late.now += 2 * DAY
    expect(late.ask(ben, offer)).toBeNull()
    expect(back(late)).toBeNull()
    expect(late.ask(dora, { kind: 'claim-seat', claim: 'hash' })).toBe('claim-invalid')
  })

  test('the owner takes it back at once and without asking, also from whoever had it third', () => {
    const at = wanted()
    at.now += 2 * DAY
    at.ask(ben, offer)
    at.ask(dora, { kind: 'claim-seat', claim: 'hash' })
    expect(seatView(at, 0)).toMatchObject({ person: 'dora', owner: { person: 'anna', name: 'Anna' } })
    at.ask(dora, { kind: 'agree-handover' })
    expect(at.ask(ben, { ...offer, claim: 'third' })).toBeNull()
    expect(at.ask({ person: 'emil', name: 'Emil' }, { kind: 'claim-seat', claim: 'third' })).toBeNull()
    expect(at.ask(dora, { kind: 'reclaim-seat' })).toBe('nothing-to-reclaim')
    at.now += DAY
    expect(at.ask(anna, { kind: 'reclaim-seat' })).toBeNull()
    expect(seatOf(at.table, 'anna')).toBe(0)
    expect(seatView(at, 0).owner).toBeUndefined()
    // With a whole clock.
    expect(tableView(game, at.table, 'anna').play!.deadline).toBe(at.now + DAY)
    expect(at.ask(anna, { kind: 'reclaim-seat' })).toBe('already-seated')
  })

  test('with the owner’s own word there is neither vote nor wait, and no way back', () => {
    const at = running(2, DAILY)
    at.ask(ben, { kind: 'agree-handover' })
    expect(at.ask(anna, { kind: 'offer-seat', seat: 1, claim: 'hash' })).toBeNull()
    expect(at.ask(dora, { kind: 'claim-seat', claim: 'hash' })).toBeNull()
    expect(at.ask(ben, { kind: 'reclaim-seat' })).toBe('nothing-to-reclaim')
    expect(seatView(at, 1).owner).toBeUndefined()
  })

  test('acting on does not take the owner’s word back', () => {
    const at = running(2, DAILY)
    at.ask(anna, { kind: 'agree-handover' })
    at.ask(anna, { ...offer })
    expect(at.play()).toBeNull()
    expect(at.ask(dora, { kind: 'claim-seat', claim: 'hash' })).toBeNull()
  })

  test('if the host is the one who is away, somebody who is there makes the link', () => {
    const at = wanted()
    at.table.host = 'anna'
    at.now += 2 * DAY
    expect(at.ask(dora, offer)).toBe('not-host')
    expect(at.ask(cedric, offer)).toBeNull()
  })
})

describe('ending a game unfinished', () => {
  const agree = { kind: 'agree-abandon' } as const

  test('waits for whoever is away, counted from when they went', () => {
    const at = running(3, DAILY)
    at.ask(cedric, { kind: 'leave-seat' })
    const from = at.now + DAY
    expect(tableView(game, at.table, null).mayAbandonFrom).toBe(from)
    expect(at.ask(anna, agree)).toBeNull()
    expect(at.ask(ben, agree)).toBe('owner-may-come-back')
    at.now = from - 1
    expect(at.ask(ben, agree)).toBe('owner-may-come-back')
    at.now = from
    expect(at.ask(ben, agree)).toBeNull()
    expect(at.table.status).toBe('abandoned')
  })

  test('does not begin to wait before the end of a holiday that was agreed on', () => {
    const at = running(2, { pace: { kind: 'correspondence', hours: 24, holidayDays: 5 } })
    expect(at.ask(ben, { kind: 'start-holiday', days: 5 })).toBeNull()
    const from = at.now + 5 * DAY + DAY
    at.now += HOUR
    expect(at.ask(ben, { kind: 'leave-seat' })).toBeNull()
    expect(tableView(game, at.table, null).mayAbandonFrom).toBe(from)
    at.now = from - 1
    expect(at.ask(anna, agree)).toBe('owner-may-come-back')
    at.now = from
    expect(at.ask(anna, agree)).toBeNull()
    expect(at.table.status).toBe('abandoned')
  })

  test('says until when the others may come back', () => {
    const at = running(2, DAILY)
    at.ask(ben, { kind: 'leave-seat' })
    expect(at.refusal(anna, agree)).toEqual({
      of: 'table',
      code: 'owner-may-come-back',
      params: { until: at.now + DAY, hours: 24 },
    })
  })

  test('does not wait for whoever has agreed before they went', () => {
    const at = running(2, DAILY)
    at.ask(ben, agree)
    at.ask(ben, { kind: 'leave-seat' })
    expect(at.ask(anna, agree)).toBeNull()
    expect(at.table.status).toBe('abandoned')
  })

  test('needs the word of everybody who is there, and whoever comes back counts', () => {
    const at = running(3, DAILY)
    at.ask(cedric, { kind: 'leave-seat' })
    at.ask(anna, agree)
    at.now += 2 * DAY
    at.ask(cedric, { kind: 'come-back' })
    expect(at.ask(ben, agree)).toBeNull()
    expect(at.table.status).toBe('running')
  })

  test('without a clock the absent are noted first, and then have seven days', () => {
    const at = running(2, { ...NO_CLOCK, standIns: 'never' })
    at.now += 2 * DAY
    expect(at.ask(ben, agree)).toBeNull()
    expect(at.table.status).toBe('running')
    expect(at.table.seats[0]).toMatchObject({ away: null })
    at.now += 2 * DAY
    expect(at.ask(ben, agree)).toBeNull()
    expect(at.table.seats[0]).toMatchObject({ away: { why: 'absent' } })
    expect(at.table.status).toBe('running')
    at.now += 7 * DAY - 1
    expect(at.ask(ben, agree)).toBe('owner-may-come-back')
    at.now += 1
    expect(at.ask(ben, agree)).toBeNull()
    expect(at.table.status).toBe('abandoned')
  })

  test('whoever plays on no longer wants it', () => {
    const at = running(2, DAILY)
    at.ask(anna, agree)
    at.play()
    expect(at.ask(ben, agree)).toBeNull()
    expect(at.table.status).toBe('running')
  })
})

describe('the host', () => {
  test('closes a table that is open, or where nobody else sits', () => {
    const open = running(2)
    open.table.status = 'open'
    expect(open.ask(ben, { kind: 'close' })).toBe('not-host')
    expect(open.ask(anna, { kind: 'close' })).toBeNull()
    const alone = running(2)
    alone.table.seats[1] = { kind: 'bot', level: 'random' }
    expect(alone.ask(anna, { kind: 'close' })).toBeNull()
  })

  test('closes neither a game of others nor one that is over', () => {
    const at = running(2)
    expect(at.ask(anna, { kind: 'close' })).toBe('not-yours-to-close')
    at.ask(ben, { kind: 'leave-seat' })
    expect(at.ask(anna, { kind: 'close' })).toBe('not-yours-to-close')
    at.ask(ben, { kind: 'come-back' })
    while (at.table.status === 'running') at.play()
    at.table.seats[1] = { kind: 'bot', level: 'random' }
    expect(at.ask(anna, { kind: 'close' })).toBe('not-yours-to-close')
  })
})
