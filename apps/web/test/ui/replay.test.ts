import { chooseOptions, seededRandom, writeRecord } from '@south-street/engine'
import { findGame } from '@south-street/registry'
import type { AnyBoard } from '@south-street/ui'
import { describe, expect, test } from 'vitest'
import { parseRecord, replayGame } from '../../src/replay/replayed-game.ts'
import { deliveries, roundBack, roundOn, startOfRound } from '../../src/replay/round-steps.ts'
import { positionHash, readPosition } from '../../src/replay/shared-position.ts'

const move = (seat: number, ...types: string[]) => ({
  seat,
  action: '',
  revision: 1,
  at: 0,
  told: types.map((type) => ({ type })),
})
/** Seven moves in three rounds: positions 0–2, 3–5 and 6–7. */
const course = {
  rounds: [0, 0, 0, 1, 1, 1, 2, 2],
  moves: [
    move(0),
    move(1, 'delivered'),
    move(0),
    move(1, 'delivered', 'delivered'),
    move(0, 'delivered'),
    move(1),
    move(0),
  ],
}
const board = {
  cue: (event: unknown) => ((event as { type: string }).type === 'delivered' ? 'delivery' : null),
} as const

describe('steps through the rounds', () => {
  test('a round begins with its first position; past the last one is the end', () => {
    expect([0, 1, 2, 3, -1].map((round) => startOfRound(course, round))).toEqual([0, 3, 6, 7, 7])
  })

  test('back goes to the beginning of the round, and from there to the one before', () => {
    expect(roundBack(course, 5)).toBe(3)
    expect(roundBack(course, 4)).toBe(3)
    expect(roundBack(course, 3)).toBe(0)
    expect(roundBack(course, 7)).toBe(6)
    expect(roundBack(course, 6)).toBe(3)
  })

  test('on goes to the next round, and at the end stays there', () => {
    expect(roundOn(course, 0)).toBe(3)
    expect(roundOn(course, 5)).toBe(6)
    expect(roundOn(course, 6)).toBe(7)
    expect(roundOn(course, 7)).toBe(7)
  })

  test('deliveries are listed under the round in which they were made, one for each move', () => {
    expect([...deliveries(course, board)]).toEqual([
      [0, [1]],
      [1, [1, 0]],
    ])
  })
})

/** A whole game, as its record tells it. */
function record(players: number) {
  const game = findGame('packet-row')!
  const random = seededRandom('replay')
  const options = chooseOptions(game, players, [])
  const deal = game.deal(options, random)
  const state = game.setup(options, deal)
  const moves = []
  for (let seat = game.actor(state); seat !== null; seat = game.actor(state)) {
    const actions = game.legal(state, seat)
    const action = actions[random.below(actions.length)]!
    game.apply(state, seat, action)
    moves.push({ seat, action })
  }
  const seats = Array.from({ length: players }, (_, i) => (i === 0 ? { name: 'Marta' } : { name: 'b', bot: 'mate' }))
  return { game, json: writeRecord(game, { options, seats, deal, moves, state }), state, moves }
}

const roundBoard = {
  roundOf: (view: unknown) => (view as { round: number }).round,
  openView: (views: readonly unknown[]) => views,
} as unknown as AnyBoard

describe('a record is replayed', () => {
  test('to the end that it has had, with a position for every move', () => {
    const { game, json, state, moves } = record(3)
    const replayed = replayGame(json, [game], roundBoard)
    expect(replayed.moves).toHaveLength(moves.length)
    expect(replayed.rounds).toHaveLength(moves.length + 1)
    expect(replayed.viewAt(moves.length, 1)).toEqual(game.view(state, 1))
    const again = game.setup(chooseOptions(game, 3), game.codec.readDeal(json.deal, chooseOptions(game, 3)))
    for (const [step, { seat, action }] of moves.slice(0, 20).entries()) {
      expect(replayed.viewAt(step, 0)).toEqual(game.view(again, 0))
      game.apply(again, seat, action)
    }
    expect(replayed.openViewAt(moves.length, 0)).toEqual([0, 1, 2].map((seat) => game.view(state, seat)))
    expect(replayed.seats).toEqual([
      { kind: 'person', person: '', name: 'Marta', house: 0 },
      { kind: 'bot', level: 'mate', house: 1 },
      { kind: 'bot', level: 'mate', house: 2 },
    ])
  })

  test('from any step on it can be begun anew', () => {
    const { game, json } = record(2)
    const replayed = replayGame(json, [game], roundBoard)
    expect(replayed.beginningAt(5).moves).toEqual(
      replayed.moves.slice(0, 5).map(({ seat, action }) => ({ seat, action })),
    )
    expect(replayed.eventsUntil(5)).toEqual(replayed.moves.slice(0, 5).flatMap(({ told }) => told))
    expect(replayed.eventsUntil(0)).toEqual([])
  })

  test('of several lines the first is taken', () => {
    expect(parseRecord('{"a":1}\n{"a":2}\n')).toEqual({ a: 1 })
    expect(parseRecord('  {\n"a": 1\n}  ')).toEqual({ a: 1 })
    expect(() => parseRecord('no record')).toThrow()
  })

  test('a position travels in an address, and a step alone belongs to the record that is there', async () => {
    const json = { game: 'packet-row', text: 'Łódź – ñ' }
    const hash = await positionHash(json, 42)
    expect(hash).toMatch(/^#42\.[\w-]+$/)
    expect(await readPosition(hash)).toEqual({ text: JSON.stringify(json), step: 42 })
    expect(await readPosition('#7')).toEqual({ text: null, step: 7 })
    expect(await readPosition('')).toBeNull()
    expect(await readPosition('#x')).toBeNull()
    await expect(readPosition('#1.AAAA')).rejects.toThrow()
  })
})
