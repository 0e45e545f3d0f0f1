import { describe, expect, test } from 'vitest'
import { whatMoves } from '../../src/table/what-moves.ts'

const move = (name: string) => [{ type: name }, { type: `${name} too` }]
const told = (count: number) => Array.from({ length: count }, (_, i) => move(`move ${i}`))

describe('what travels between two pictures', () => {
  test('all that was told of a move', () => {
    expect(whatMoves({ told: told(1), waiting: 0, isEnd: false })).toEqual(move('move 0'))
  })
  test('of a few moves together, too', () => {
    expect(whatMoves({ told: told(4), waiting: 0, isEnd: false })).toHaveLength(8)
  })
  test('nothing of twenty moves at once, after a broken line', () => {
    expect(whatMoves({ told: told(20), waiting: 0, isEnd: false })).toEqual([])
  })
  test('nothing while others wait behind it', () => {
    expect(whatMoves({ told: told(1), waiting: 2, isEnd: false })).not.toEqual([])
    expect(whatMoves({ told: told(1), waiting: 3, isEnd: false })).toEqual([])
  })
  test('nothing over the end of the game', () => {
    expect(whatMoves({ told: told(1), waiting: 0, isEnd: true })).toEqual([])
  })
  test('twenty changes that come together are shown in the time of three', () => {
    const animated = Array.from({ length: 20 }, (_, i) => whatMoves({ told: told(1), waiting: 19 - i, isEnd: false }))
    expect(animated.filter((events) => events.length > 0)).toHaveLength(3)
  })
})
