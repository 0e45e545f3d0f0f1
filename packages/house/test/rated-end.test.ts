import { rank } from '@south-street/engine'
import type { PersonCommand, Settings } from '@south-street/table'
import {
  type At,
  anna,
  ben,
  cedric,
  DAY,
  dora,
  emil,
  game,
  HOUR,
  MINUTE,
  random,
  running,
} from '@south-street/table/test/at.ts'
import { describe, expect, test } from 'vitest'
import { dueWorkOf } from '../src/due-work.ts'
import { ratedEnd, ratedSeatOf } from '../src/rated-end.ts'

const RATED: Partial<Settings> = { rated: true, pace: { kind: 'none' } }
const LIVE: Partial<Settings> = { rated: true, pace: { kind: 'live', seconds: 60 } }

type Person = Parameters<At['ask']>[0]

/** Everybody plays, and bots stand in for those who are away, until it is over. */
function playOut(at: At): void {
  while (at.table.status === 'running') {
    const seat = game.actor(at.table.play!.state)!
    const holder = at.table.seats[seat]!
    const isBots = holder.kind === 'bot' || (holder.kind === 'person' && holder.away?.level)
    const { decision, moves } = at.table.play!
    const command = { kind: 'bot-act', seat, decision, moves: moves.length, action: at.first(seat) } as const
    expect(isBots ? at.run({ by: null, command }, random) : at.play()).toBeNull()
  }
}
const ask = (at: At, by: Person, command: PersonCommand) => expect(at.ask(by, command)).toBeNull()
/** What counts, by seat. */
const counted = (at: At) => ratedEnd(game, at.table)!.people.map(({ place, isHelped }) => [place, isHelped])
const placesOf = (at: At) => rank(game.score(at.table.play!.state))

test('a game that does not move ratings, or that runs, has nothing to rate', () => {
  const plain = running(2)
  playOut(plain)
  expect(ratedEnd(game, plain.table)).toBeNull()
  expect(ratedEnd(game, running(2, RATED).table)).toBeNull()
})

test('a game that is played to its end counts as it came out', () => {
  const at = running(3, RATED)
  playOut(at)
  expect(ratedEnd(game, at.table)).toMatchObject({ why: null, isFinished: true, seats: 3 })
  expect(counted(at)).toEqual(placesOf(at).map((place) => [place, false]))
})

describe('whoever leaves for good is last', () => {
  test('by leaving, however early', () => {
    const at = running(3, { ...RATED, standIns: 'at-once' })
    ask(at, anna, { kind: 'leave-seat' })
    playOut(at)
    const [, ...stayed] = placesOf(at)
    expect(ratedEnd(game, at.table)!.why).toBeNull()
    expect(counted(at)).toEqual([[Math.max(...placesOf(at)) + 1, false], ...stayed.map((place) => [place, false])])
  })

  test('by asking for a bot, and coming back when there is nothing left to decide', () => {
    const at = running(2, RATED)
    ask(at, ben, { kind: 'go-away' })
    playOut(at)
    expect(counted(at)).toEqual([
      [placesOf(at)[0], false],
      [Math.max(...placesOf(at)) + 1, false],
    ])
  })

  test('by the clock', () => {
    const at = running(2, { ...LIVE, standIns: 'at-once' })
    const late = game.actor(at.table.play!.state)!
    at.timeOut()
    playOut(at)
    expect(counted(at)[late]).toEqual([Math.max(...placesOf(at)) + 1, false])
  })

  test('and whoever left first comes after whoever left later', () => {
    const at = running(4, { ...RATED, standIns: 'at-once' })
    ask(at, cedric, { kind: 'leave-seat' })
    at.now += MINUTE
    ask(at, anna, { kind: 'leave-seat' })
    playOut(at)
    const last = Math.max(...placesOf(at))
    const [a, b, c, d] = counted(at).map(([place]) => place)
    expect([a, c]).toEqual([last + 1, last + 2])
    expect([b, d]).toEqual([placesOf(at)[1], placesOf(at)[3]])
  })

  test('by being forgotten: without a name, and the others gain by it', () => {
    const at = running(3, { ...RATED, standIns: 'at-once' })
    expect(ratedSeatOf(at.table, ben.person)).toEqual({ seat: 1, game: 'high-card', size: '3-5' })
    at.forget(ben)
    playOut(at)
    expect(ratedSeatOf(at.table, anna.person)).toBeNull()
    const { people, why } = ratedEnd(game, at.table)!
    expect(why).toBeNull()
    expect(people.map(({ person }) => person)).toEqual([anna.person, null, cedric.person])
    expect(people[1]!.place).toBe(Math.max(...placesOf(at)) + 1)
  })

  test('by handing the seat on; whoever takes it is not rated', () => {
    const at = running(3, RATED)
    ask(at, ben, { kind: 'agree-handover' })
    ask(at, anna, { kind: 'offer-seat', seat: 1, claim: 'hash' })
    ask(at, dora, { kind: 'claim-seat', claim: 'hash' })
    at.now += MINUTE
    playOut(at)
    const { people, why } = ratedEnd(game, at.table)!
    expect(why).toBeNull()
    expect(people.map(({ person }) => person)).toEqual([anna, ben, cedric].map(({ person }) => person))
    expect(people[1]!.place).toBe(Math.max(...placesOf(at)) + 1)
  })

  test('even when the others have handed it on', () => {
    const at = running(4, LIVE)
    const late = game.actor(at.table.play!.state)!
    const [one, two] = [anna, ben, cedric, dora].filter((_, seat) => seat !== late)
    at.timeOut()
    for (const by of [one!, two!]) ask(at, by, { kind: 'vote-handover', seat: late })
    at.now += 31 * MINUTE
    ask(at, late === 0 ? one! : anna, { kind: 'offer-seat', seat: late, claim: 'hash' })
    ask(at, emil, { kind: 'claim-seat', claim: 'hash' })
    playOut(at)
    expect(counted(at)[late]).toEqual([Math.max(...placesOf(at)) + 1, false])
  })
})

describe('help', () => {
  test('by a bot, for whoever comes back and plays on, is written down', () => {
    const at = running(2, RATED)
    const first = game.actor(at.table.play!.state)!
    const who = [anna, ben][first]!
    ask(at, who, { kind: 'go-away' })
    const { decision, moves } = at.table.play!
    const command = { kind: 'bot-act', seat: first, decision, moves: moves.length, action: at.first(first) } as const
    expect(at.run({ by: null, command }, random)).toBeNull()
    ask(at, who, { kind: 'come-back' })
    playOut(at)
    expect(counted(at)[first]).toEqual([placesOf(at)[first], true])
    expect(counted(at)[1 - first]).toEqual([placesOf(at)[1 - first], false])
  })

  test('by a hint, too: nobody makes a game count for nothing by saying that they had one', () => {
    const at = running(2, RATED)
    const seat = game.actor(at.table.play!.state)!
    const action = at.first(seat)
    ask(at, [anna, ben][seat]!, { kind: 'act', decision: at.table.play!.decision, action, hint: true })
    playOut(at)
    expect(ratedEnd(game, at.table)!.why).toBeNull()
    expect(counted(at)[seat]).toEqual([placesOf(at)[seat], true])
  })

  test('is none for whoever was only away while others played', () => {
    const at = running(2, RATED)
    const waits = 1 - game.actor(at.table.play!.state)!
    const who = [anna, ben][waits]!
    ask(at, who, { kind: 'leave-seat' })
    ask(at, who, { kind: 'come-back' })
    playOut(at)
    expect(counted(at)[waits]).toEqual([placesOf(at)[waits], false])
  })
})

describe('a game that is ended unfinished', () => {
  test('by all who play it counts for nobody', () => {
    const at = running(2, RATED)
    for (const by of [anna, ben]) ask(at, by, { kind: 'agree-abandon' })
    expect(ratedEnd(game, at.table)).toMatchObject({ why: 'all-agreed', isFinished: false })
  })

  test('by those who stayed is lost by who has left', () => {
    const at = running(3, LIVE)
    ask(at, ben, { kind: 'leave-seat' })
    at.now += 31 * MINUTE
    for (const by of [anna, cedric]) ask(at, by, { kind: 'agree-abandon' })
    expect(ratedEnd(game, at.table)).toMatchObject({ why: null, isFinished: false })
    expect(counted(at)).toEqual([
      [1, false],
      [2, false],
      [1, false],
    ])
  })

  test('is lost by whoever lets the others wait where no clock runs', () => {
    const at = running(2, RATED)
    const late = game.actor(at.table.play!.state)!
    const other = [anna, ben][1 - late]!
    at.now += 4 * DAY
    ask(at, other, { kind: 'agree-abandon' })
    at.now += 8 * DAY
    ask(at, other, { kind: 'agree-abandon' })
    expect(at.table.status).toBe('abandoned')
    expect(counted(at)[late]).toEqual([2, false])
  })

  test('cannot be ended past somebody on a holiday that was agreed on', () => {
    const at = running(2, { ...RATED, pace: { kind: 'correspondence', hours: 24, holidayDays: 14 } })
    const away = game.actor(at.table.play!.state)!
    const [resting, other] = [[anna, ben][away]!, [anna, ben][1 - away]!]
    ask(at, resting, { kind: 'start-holiday', days: 10 })
    at.now += 9 * DAY
    ask(at, other, { kind: 'agree-abandon' })
    expect(at.table.status).toBe('running')
    at.now += DAY + HOUR
    playOut(at)
    expect(ratedEnd(game, at.table)!.why).toBeNull()
    expect(counted(at)).toEqual(placesOf(at).map((place) => [place, false]))
  })

  test('by the operator counts for nobody, whoever has left', () => {
    const at = running(2, RATED)
    ask(at, ben, { kind: 'leave-seat' })
    expect(at.run({ by: null, command: { kind: 'close-by-operator' } }, random)).toBeNull()
    expect(ratedEnd(game, at.table)).toMatchObject({ why: 'closed' })
  })

  test('ends by itself when nobody else ends it, and is lost by whoever is waited for', () => {
    const due = (at: At) => dueWorkOf({ game, table: at.table, orders: new Map() }, 0, at.now)!
    const end = (at: At) => {
      const { decision } = at.table.play!
      return at.run({ by: null, command: { kind: 'end-by-itself', decision } }, random)
    }
    for (const [settings, hours] of [
      [LIVE, 1],
      [RATED, 14 * 24],
      [{ ...RATED, pace: { kind: 'correspondence', hours: 12 } }, 48],
    ] as const) {
      const at = running(2, { ...settings, standIns: 'vote' })
      const late = game.actor(at.table.play!.state)!
      if (settings.pace?.kind === 'none') at.now += 3 * DAY
      else at.timeOut()
      const work = due(at)
      expect([work.kind, work.at - at.now]).toEqual(['end', hours * HOUR])
      at.now = work.at - 1
      expect(end(at)).toBe('decision-past')
      at.now = work.at
      expect(end(at)).toBeNull()
      expect(at.table.status).toBe('abandoned')
      expect(counted(at)[late]).toEqual([2, false])
    }
    const plain = running(2, { pace: { kind: 'live', seconds: 60 }, standIns: 'vote' })
    plain.timeOut()
    expect(dueWorkOf({ game, table: plain.table, orders: new Map() }, 0, plain.now)).toBeNull()
  })
})
