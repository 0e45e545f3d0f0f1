import { type Random, seededRandom } from '@south-street/engine'
import {
  type Command,
  deadline,
  type Entry,
  legalTexts,
  type PersonCommand,
  seatOf,
  tableView,
} from '@south-street/table'
import { expect, test } from 'vitest'
import { type At, ben, cedric, DAY, dora, emil, game, HOUR, running } from './at.ts'

const OTHERS = [ben, cedric, dora, emil]
const ANNA = 0

/** Everything that anybody but Anna could send, and what the house itself would send too early. */
function tries(at: At, random: Random): Command {
  const { table } = at
  const by = OTHERS[random.below(OTHERS.length)]!
  const own = seatOf(table, by.person)
  const { decision, moves } = table.play!
  const seat = random.below(table.seats.length)
  const claim = ['aa', 'bb'][random.below(2)]!
  const texts = own === null ? [] : legalTexts(game, table, own)
  const action = texts[random.below(Math.max(1, texts.length))] ?? 'wave'
  const commands: (PersonCommand | 'be forgotten')[] = [
    { kind: 'take-seat', seat: ANNA },
    { kind: 'take-seat', seat: null },
    { kind: 'leave-seat' },
    { kind: 'seat-bot', seat: ANNA, level: 'random' },
    { kind: 'empty-seat', seat: ANNA },
    { kind: 'choose-house', house: 0 },
    { kind: 'start' },
    { kind: 'act', decision, action },
    { kind: 'act', decision, action },
    { kind: 'take-back' },
    { kind: 'answer-take-back', agree: true },
    { kind: 'go-away' },
    { kind: 'come-back' },
    { kind: 'start-holiday', days: 1 },
    { kind: 'end-holiday' },
    { kind: 'vote-stand-in', seat },
    { kind: 'vote-stand-in', seat: ANNA },
    { kind: 'agree-handover' },
    { kind: 'vote-handover', seat },
    { kind: 'vote-handover', seat: ANNA },
    { kind: 'offer-seat', seat, claim },
    { kind: 'offer-seat', seat: ANNA, claim },
    { kind: 'claim-seat', claim },
    { kind: 'reclaim-seat' },
    { kind: 'agree-abandon' },
    { kind: 'close' },
    { kind: 'rematch', table: 'elsewhere' },
    ...(random.below(10) === 0 ? (['be forgotten'] as const) : []),
  ]
  if (random.below(12) === 0) return { by: null, command: { kind: 'clock', decision } }
  if (random.below(12) === 0) {
    const told = { decision, moves: moves.length, action: legalTexts(game, table, ANNA)[0] ?? 'wave' }
    return { by: null, command: { kind: 'bot-act', seat: ANNA, ...told } }
  }
  const command = commands[random.below(commands.length)]!
  if (command === 'be forgotten') return { by: null, command: { kind: 'forget', person: by.person } }
  return { by, command }
}

/** Anna has lost nothing: neither seat nor hand nor clock, and the game goes on as it was dealt. */
function checkAnna(at: At, asked: number | null): void {
  const { table } = at
  expect(table.status).toBe('running')
  expect(table.seats[ANNA]).toEqual({
    ...{ kind: 'person', person: 'anna', name: 'Anna', away: null, handover: false, claim: null, house: 0 },
  })
  const own = tableView(game, table, 'anna').play!
  for (const viewer of [...OTHERS.map(({ person }) => person), 'nobody', null]) {
    const { play, you } = tableView(game, table, viewer)
    expect(you).not.toBe(ANNA)
    expect(Object.keys(play!.seal)).toEqual(['sha256'])
    const hand = (play!.position as { hands: number[][] }).hands[ANNA]!
    expect(hand.every((card) => card < 0)).toBe(true)
  }
  expect((own.position as { hands: number[][] }).hands[ANNA]!.every((card) => card >= 0)).toBe(true)
  if (own.actor === ANNA) expect(deadline(game, table)).toBeGreaterThanOrEqual((asked ?? at.now) + DAY)
}

/** What showed somebody something is not taken back; Anna is not there to agree. */
function checkTakenBack(log: readonly Entry[], before: number, revealed: readonly boolean[]): void {
  for (const entry of log.slice(before)) {
    if (entry.kind === 'taken-back') expect(revealed.slice(entry.keep)).toEqual([false])
  }
}

test.each([2, 3])(
  'in a game of 24 hours a decision, %i seats, whoever is silent for an hour loses nothing',
  (players) => {
    const carriedOut = new Set<string>()
    for (let seed = 0; seed < 250; seed++) {
      const random = seededRandom('attack', players, seed)
      const standIns = (['vote', 'at-once', 'never'] as const)[seed % 3]!
      const at = running(players, { pace: { kind: 'correspondence', hours: 24, holidayDays: 2 }, standIns })
      if (seed % 2 === 0) at.table.host = 'ben'
      // Anna has moved, or it is her turn.
      if (seed % 4 < 2) at.play()
      const end = at.now + HOUR
      let asked = game.actor(at.table.play!.state) === ANNA ? at.now : null
      for (let i = 0; i < 60; i++) {
        at.now = Math.min(end, at.now + random.below(2 * 60_000))
        const revealed = at.table.play!.moves.map(({ reveals }) => reveals === true)
        const before = at.log.length
        const command = tries(at, random)
        if (at.run(command, random) === null && at.log.length > before) carriedOut.add(command.command.kind)
        checkTakenBack(at.log, before, revealed)
        const isAsked = game.actor(at.table.play!.state) === ANNA
        asked = isAsked ? (asked ?? at.now) : null
        checkAnna(at, asked)
      }
    }
    // The attacks got somewhere, if not at Anna.
    for (const kind of [
      'act',
      'take-back',
      'agree-handover',
      'offer-seat',
      'claim-seat',
      'leave-seat',
      'agree-abandon',
    ])
      expect([...carriedOut]).toContain(kind)
  },
)
