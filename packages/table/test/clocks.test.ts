import type { AnyGame } from '@south-street/engine'
import { deadline, legalTexts, type Pace, type Settings, tableView } from '@south-street/table'
import { describe, expect, test } from 'vitest'
import { At, anna, ben, cedric, DAY, game, HOUR, MINUTE, random, running, SECOND } from './at.ts'
import { createdBy } from './random-table.ts'

const BANK: Partial<Settings> = { pace: { kind: 'bank', seconds: 600, increment: 10 }, standIns: 'never' }
const HOLIDAY: Partial<Settings> = { pace: { kind: 'correspondence', hours: 24, holidayDays: 5 }, standIns: 'never' }

const banks = (at: At) => tableView(game, at.table, null).play!.banks
const holiday = (at: At, seat: number) => {
  const view = tableView(game, at.table, null).seats[seat]!
  return view.kind === 'person' ? view.holiday : undefined
}

describe('seconds for every decision', () => {
  test('nobody gains time by going and coming back', () => {
    const at = running(2, { pace: { kind: 'live', seconds: 60 } })
    const due = deadline(game, at.table)!
    at.now += 50 * SECOND
    at.ask(anna, { kind: 'leave-seat' })
    at.ask(anna, { kind: 'come-back' })
    expect(deadline(game, at.table)).toBe(due)
    at.ask(anna, { kind: 'go-away' })
    expect(deadline(game, at.table)).toBeNull()
    at.now += 5 * SECOND
    at.ask(anna, { kind: 'come-back' })
    expect(deadline(game, at.table)).toBe(due + 5 * SECOND)
  })

  test('whose clock ran out has a new one when they come back', () => {
    const at = running(2, { pace: { kind: 'live', seconds: 60 }, standIns: 'never' })
    at.timeOut()
    at.now += 5 * MINUTE
    at.ask(anna, { kind: 'come-back' })
    expect(deadline(game, at.table)).toBe(at.now + 60 * SECOND)
  })

  test('a free action taken back moves nobody’s clock', () => {
    const at = running(2, { pace: { kind: 'live', seconds: 60 } })
    const due = deadline(game, at.table)!
    at.now += 30 * SECOND
    at.ask(ben, { kind: 'act', decision: null, action: 'wave' })
    at.ask(ben, { kind: 'take-back' })
    expect(deadline(game, at.table)).toBe(due)
  })

  test('what showed nothing and is taken back without asking gives nobody more time to think', () => {
    const quiet: AnyGame = {
      ...game,
      apply: (state, seat, action, emit) =>
        game.apply(state, seat, action, emit && (({ reveals: _, ...event }) => emit(event))),
    }
    const at = new At(quiet, createdBy(quiet, 2, { pace: { kind: 'live', seconds: 60 } }))
    for (const person of [anna, ben]) at.ask(person, { kind: 'take-seat', seat: null })
    at.ask(anna, { kind: 'start' })
    at.now += 40 * SECOND
    expect(at.play()).toBeNull()
    at.now += 5 * SECOND
    expect(at.ask(anna, { kind: 'take-back' })).toBeNull()
    expect(at.table.play!.moves).toEqual([])
    expect(deadline(quiet, at.table)).toBe(at.now + 20 * SECOND)
  })

  test('what all agree to take back is thought over anew', () => {
    const at = running(2, { pace: { kind: 'live', seconds: 60 } })
    at.now += 50 * SECOND
    at.play()
    at.ask(anna, { kind: 'take-back' })
    at.now += 20 * SECOND
    at.ask(ben, { kind: 'answer-take-back', agree: true })
    expect(deadline(game, at.table)).toBe(at.now + 60 * SECOND)
  })
})

describe('a bank and an increment', () => {
  test('the bank runs while one owes a decision, and every answer adds to it', () => {
    const at = running(2, BANK)
    expect(banks(at)).toEqual([600_000, 600_000])
    at.now += 100 * SECOND
    expect(deadline(game, at.table)).toBe(at.now + 500 * SECOND)
    at.play()
    expect(banks(at)).toEqual([510_000, 600_000])
    at.now += 30 * SECOND
    at.ask(anna, { kind: 'act', decision: null, action: 'wave' })
    expect(banks(at)).toEqual([510_000, 600_000])
    at.play()
    expect(banks(at)).toEqual([510_000, 580_000])
    expect(deadline(game, at.table)).toBe(at.now + 510 * SECOND)
  })

  test('an empty bank makes one absent; whoever comes back has a minute', () => {
    const at = running(2, BANK)
    at.timeOut()
    expect(at.now).toBe(1_600_000)
    expect(at.table.seats[0]).toMatchObject({ away: { why: 'clock' } })
    expect(banks(at)).toEqual([0, 600_000])
    at.now += HOUR
    at.ask(anna, { kind: 'come-back' })
    expect(deadline(game, at.table)).toBe(at.now + MINUTE)
  })

  test('a bot that stands in spends nobody’s bank beyond what was used before, and earns nothing', () => {
    const at = running(2, { ...BANK, standIns: 'vote' })
    at.now += 100 * SECOND
    at.ask(anna, { kind: 'go-away' })
    at.now += 50 * SECOND
    const { decision, moves } = at.table.play!
    const action = legalTexts(game, at.table, 0)[0]!
    const answer = { kind: 'bot-act', seat: 0, decision, moves: moves.length, action } as const
    expect(at.run({ by: null, command: answer }, random)).toBeNull()
    expect(banks(at)).toEqual([500_000, 600_000])
  })

  test('a take-back takes the increment back', () => {
    const at = running(2, BANK)
    at.now += 100 * SECOND
    at.play()
    at.ask(anna, { kind: 'take-back' })
    at.now += 40 * SECOND
    at.ask(ben, { kind: 'answer-take-back', agree: true })
    expect(banks(at)).toEqual([600_000, 600_000])
  })
})

describe('a holiday', () => {
  test('stops one’s own clock, out of the days that were agreed, and everybody sees it', () => {
    const at = running(2, HOLIDAY)
    const due = deadline(game, at.table)!
    at.now += 20 * HOUR
    expect(at.ask(anna, { kind: 'start-holiday', days: 6 })).toBe('holiday-too-long')
    expect(at.ask(anna, { kind: 'start-holiday', days: 0 })).toBe('holiday-too-long')
    expect(at.ask(anna, { kind: 'start-holiday', days: 3 })).toBeNull()
    expect(deadline(game, at.table)).toBe(due + 3 * DAY)
    expect(holiday(at, 0)).toEqual({ left: 2 * DAY, from: at.now, until: at.now + 3 * DAY })
    expect(holiday(at, 1)).toEqual({ left: 5 * DAY })
    expect(at.ask(anna, { kind: 'start-holiday', days: 1 })).toBe('holiday-runs')
    expect(at.told.get('ben')!.at(-1)!.what).toMatchObject({ kind: 'holiday-started', seat: 0 })
    at.now = due
    expect(at.clock()).toBe('decision-past')
  })

  test('gives back what was not used, and what it gave stays given', () => {
    const at = running(2, HOLIDAY)
    const due = deadline(game, at.table)!
    at.ask(anna, { kind: 'start-holiday', days: 3 })
    at.now += DAY
    expect(at.ask(anna, { kind: 'end-holiday' })).toBeNull()
    expect(deadline(game, at.table)).toBe(due + DAY)
    expect(holiday(at, 0)).toMatchObject({ left: 4 * DAY })
    at.now += HOUR
    expect(at.ask(anna, { kind: 'start-holiday', days: 4 })).toBeNull()
    expect(deadline(game, at.table)).toBe(due + 5 * DAY)
    expect(holiday(at, 0)).toMatchObject({ left: 0 })
    at.now += 4 * DAY
    expect(at.ask(anna, { kind: 'start-holiday', days: 1 })).toBe('holiday-too-long')
  })

  test('before one is asked: the clock begins when it ends', () => {
    const at = running(2, HOLIDAY)
    at.ask(ben, { kind: 'start-holiday', days: 2 })
    const end = at.now + 2 * DAY
    at.now += DAY
    at.play()
    expect(deadline(game, at.table)).toBe(end + DAY)
  })

  test('counts at least an hour, so that no log fills with holidays', () => {
    const at = running(2, HOLIDAY)
    at.ask(anna, { kind: 'start-holiday', days: 1 })
    at.ask(anna, { kind: 'end-holiday' })
    expect(holiday(at, 0)).toMatchObject({ left: 5 * DAY - HOUR })
  })

  test('brings back whoever was away', () => {
    const at = running(3, HOLIDAY)
    at.timeOut()
    at.ask(ben, { kind: 'vote-handover', seat: 0 })
    at.ask(cedric, { kind: 'vote-handover', seat: 0 })
    expect(at.ask(anna, { kind: 'start-holiday', days: 1 })).toBeNull()
    expect(at.table.seats[0]).toMatchObject({ away: null })
    expect(at.table.handovers).toEqual([])
  })

  test.each<Pace>([
    { kind: 'none' },
    { kind: 'live', seconds: 60 },
    { kind: 'bank', seconds: 60, increment: 0 },
    { kind: 'correspondence', hours: 24 },
  ])('is not for tables that agreed on none: %o', (pace) => {
    expect(running(2, { pace }).ask(anna, { kind: 'start-holiday', days: 1 })).toBe('no-holidays-here')
  })
})
