import { describe, expect, test } from 'vitest'
import { faultIn, localSeats, type SharedSeat, seatsFor, withHouse } from '../../src/local/shared-seats.ts'

const person = (name: string, house = 0): SharedSeat => ({ name, level: null, house })
const bot = (house = 0): SharedSeat => ({ name: '', level: 'clerk', house })
const houses = (seats: readonly SharedSeat[]) => seats.map(({ house }) => house)

describe('the seats around one device', () => {
  test('are people without a name at first, each with a colour', () => {
    expect(seatsFor(3, [])).toEqual([person('', 0), person('', 1), person('', 2)])
  })

  test('who was there stays; further ones are people', () => {
    expect(seatsFor(3, [person('Anna', 4), bot(0)])).toEqual([person('Anna', 4), bot(0), person('', 2)])
    expect(seatsFor(2, [person('Anna', 0), bot(1), person('Ben', 2)])).toHaveLength(2)
  })

  test('a colour that a seat before has is exchanged for the next free one', () => {
    expect(houses(seatsFor(5, [person('', 4), person('', 4), person('', 4)]))).toEqual([4, 0, 1, 3, 2])
    for (let count = 2; count <= 5; count++) {
      const all = houses(seatsFor(count, [person('', 1), person('', 0)]))
      expect(new Set(all).size).toBe(count)
    }
  })

  test('a colour goes to the seat, and its own to whoever had it', () => {
    const seats = [person('Anna', 0), person('Ben', 1), bot(2)]
    expect(houses(withHouse(seats, 0, 1))).toEqual([1, 0, 2])
    expect(houses(withHouse(seats, 0, 4))).toEqual([4, 1, 2])
    expect(houses(withHouse(seats, 1, 1))).toEqual([0, 1, 2])
  })

  test('somebody must play, and no two people have one name', () => {
    expect(faultIn([bot(0), bot(1)])).toMatchObject({ key: 'shared.nobody' })
    expect(faultIn([person('Anna'), bot(1), person(' ANNA ')])).toEqual({ key: 'seating.name-taken', name: 'ANNA' })
    expect(faultIn([person(''), person(' ')])).toBeNull()
    expect(faultIn([person('Anna'), bot()])).toBeNull()
  })

  test('become seats of the house: people by name or number, bots by level', () => {
    const nameless = (seat: number) => `Player ${seat + 1}`
    expect(localSeats([person(' Anna ', 3), person('  ', 1), bot(2)], nameless)).toEqual([
      { person: 'p0', name: 'Anna', house: 3 },
      { person: 'p1', name: 'Player 2', house: 1 },
      { level: 'clerk' },
    ])
  })
})
