import {
  demandGame,
  findGame,
  type Game,
  type GameRecord,
  Malformed,
  type Move,
  RecordFault,
  readRecord,
  seededRandom,
  verifyRecord,
  writeRecord,
} from '@south-street/engine'
import { describe, expect, test } from 'vitest'
import { type HighCard, highCard, secondHighCard } from './high-card.ts'

const v1 = highCard()
const v2 = secondHighCard()

/** A whole game, the last of the legal actions each time: in the first version everybody waves first. */
function playThrough(game: Game<HighCard>): GameRecord {
  const options = { players: 2 }
  const deal = game.deal(options, seededRandom('versions'))
  const state = game.setup(options, deal)
  const moves: Move<HighCard['Action']>[] = []
  for (let seat = game.actor(state); seat !== null; seat = game.actor(state)) {
    const action = game.legal(state, seat).at(-1)!
    game.apply(state, seat, action)
    moves.push({ seat, action })
  }
  return writeRecord(game, { options, seats: [{ name: 'A' }, { name: 'B' }], deal, moves, state })
}

function faultOf(record: unknown, games: readonly Game<HighCard>[]): RecordFault {
  try {
    verifyRecord(record, games, () => '')
  } catch (error) {
    if (error instanceof RecordFault) return error
    throw error
  }
  throw new Error('the record holds')
}

describe('records of two versions', () => {
  test.each([
    ['the newest first', [v2, v1]],
    ['the oldest first', [v1, v2]],
  ])('hold by their own rules, %s', (_name, games) => {
    for (const game of [v1, v2]) {
      const record = playThrough(game)
      expect(record.rules).toBe(game.rules)
      expect(readRecord(record, games).game).toBe(game)
      verifyRecord(record, games, () => '')
    }
  })

  test('do not hold by the other version', () => {
    expect(faultOf({ ...playThrough(v1), rules: '2' }, [v2, v1])).toMatchObject({ code: 'nobody-waves', action: 0 })
    expect(faultOf({ ...playThrough(v2), rules: '1' }, [v2, v1])).toMatchObject({ code: 'result-differs' })
  })

  test('of a version that is not here are refused, with the versions that are', () => {
    const fault = faultOf({ ...playThrough(v1), rules: '0' }, [v2, v1])
    expect(fault).toMatchObject({
      code: 'rules-unknown',
      path: ['rules'],
      params: { found: '"0"', wanted: '"2", "1"' },
    })
    expect(faultOf(playThrough(v1), [v2])).toMatchObject({ code: 'rules-unknown', params: { wanted: '"2"' } })
    expect(faultOf({ ...playThrough(v1), game: 'chess' }, [v2, v1])).toMatchObject({ code: 'game-unknown' })
  })
})

test('without a version the newest is found', () => {
  expect(findGame([v2, v1], 'high-card')).toBe(v2)
  expect(findGame([v2, v1], 'high-card', '1')).toBe(v1)
  expect(findGame([v2, v1], 'high-card', '3')).toBeUndefined()
  expect(demandGame([v2, v1], 'high-card')).toBe(v2)
  expect(() => demandGame([v2, v1], 'high-card', '3')).toThrow(Malformed)
})
