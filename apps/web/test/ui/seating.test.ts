import type { SeatView } from '@south-street/table'
import { describe, expect, test } from 'vitest'
import {
  clockwise,
  flagFor,
  flagOwner,
  freeSeats,
  hostName,
  isOnlyHere,
  maySit,
  nameFault,
  placesAround,
  seatingNews,
  suggestedFlag,
} from '../../src/server/seating.ts'

const person = (name: string, house: number): SeatView => ({ kind: 'person', person: name.toLowerCase(), name, house })
const bot = (house: number): SeatView => ({ kind: 'bot', level: 'mate', house })
const open = (house: number, keptFor?: string): SeatView => ({
  kind: 'open',
  house,
  ...(keptFor !== undefined && { keptFor: { person: keptFor.toLowerCase(), name: keptFor } }),
})
const view = (host: string, ...seats: SeatView[]) => ({ host, seats })

describe('the seats around the table', () => {
  test('begin with the viewer’s own', () => {
    expect(clockwise(4, 2)).toEqual([2, 3, 0, 1])
    expect(clockwise(3, null)).toEqual([0, 1, 2])
    expect(clockwise(2, 1)).toEqual([1, 0])
  })

  test.each([2, 3, 4, 5])('%i have places of their own, the viewer at the bottom', (seats) => {
    const places = placesAround(seats)!
    expect(places).toHaveLength(seats)
    expect(new Set(places).size).toBe(seats)
    expect(places[0]).toBe('s')
  })

  test('more than there is room for have none', () => {
    expect(placesAround(6)).toBeNull()
  })
})

describe('flags', () => {
  const seats = [person('Anna', 0), bot(1), person('Ben', 3), open(2)]

  test('belong to people; a bot gives way, and the own one is not taken', () => {
    expect([0, 1, 2, 3, 4].map((flag) => flagOwner(seats, flag, null))).toEqual(['Anna', null, null, 'Ben', null])
    expect(flagOwner(seats, 3, 2)).toBeNull()
  })

  test('the wanted one if it is free, else the next, and who has it', () => {
    expect(flagFor(seats, 4, 5)).toEqual({ flag: 4, lostTo: null })
    expect(flagFor(seats, 3, 5)).toEqual({ flag: 4, lostTo: 'Ben' })
    expect(flagFor(seats, 0, 5)).toEqual({ flag: 1, lostTo: 'Anna' })
  })

  test('past the last comes the first', () => {
    expect(flagFor([person('Anna', 4), person('Ben', 0)], 4, 5)).toEqual({ flag: 1, lostTo: 'Anna' })
  })

  test('if all are taken there is nothing to choose', () => {
    const full = [0, 1, 2, 3, 4].map((house) => person(`P${house}`, house))
    expect(flagFor(full, 2, 5)).toEqual({ flag: 2, lostTo: 'P2' })
  })

  test('the one that goes with the first free seat is suggested', () => {
    expect(suggestedFlag(seats)).toBe(2)
    expect(suggestedFlag([person('Anna', 1)])).toBe(0)
  })
})

describe('a name', () => {
  const seats = [person('Tobias', 0), person('Zoë', 1), bot(2)]

  test.each([
    ['', 'empty'],
    ['   ', 'empty'],
    ['Tobias', 'taken'],
    [' tobias ', 'taken'],
    ['ＴＯＢＩＡＳ', 'taken'],
    ['Zoe\u0308', 'taken'],
    ['Tob\u00adias', 'taken'],
    ['Tobias B', null],
    ['mate', null],
    ['🚢', null],
    ['שרה', null],
  ])('%j: %s', (name, fault) => {
    expect(nameFault(name, seats, 'me')).toBe(fault)
  })

  test('the own one is not taken by oneself', () => {
    expect(nameFault('Tobias', seats, 'tobias')).toBeNull()
  })
})

describe('free seats', () => {
  test('are counted with those that are kept', () => {
    expect(freeSeats([person('Anna', 0), open(1), bot(2), open(3, 'Ben')])).toEqual([1, 3])
  })

  test.each([
    ['a free one', open(0), true],
    ['one kept for oneself', open(0, 'Me'), true],
    ['one kept for somebody else', open(0, 'Ben'), false],
    ['a bot’s', bot(0), false],
    ['somebody’s', person('Ben', 0), false],
  ])('%s', (_, seat, may) => {
    expect(maySit(seat, 'me')).toBe(may)
  })

  test('a host who does not sit has no name here', () => {
    expect(hostName(view('anna', person('Anna', 0)))).toBe('Anna')
    expect(hostName(view('anna', open(0), person('Ben', 1)))).toBe('')
  })
})

describe('what is told of the seats', () => {
  const anna = person('Anna', 0)
  const ben = person('Ben', 1)
  const told = (before: ReturnType<typeof view>, after: ReturnType<typeof view>, me = 'anna') =>
    seatingNews(before, after, me).map(({ key, params }) => [key, ...Object.values(params)].join(' '))

  test('nothing where nothing has changed, nor of oneself', () => {
    expect(told(view('anna', anna, open(1)), view('anna', anna, open(1)))).toEqual([])
    expect(told(view('anna', open(0), open(1)), view('anna', anna, open(1)))).toEqual([])
  })

  test('who goes before who comes', () => {
    expect(told(view('anna', anna, ben), view('anna', anna, person('Cleo', 1)))).toEqual([
      'seating.went Ben',
      'seating.came Cleo',
    ])
  })

  test('somebody who only changes seats, name or flag neither comes nor goes', () => {
    const moved = { ...ben, name: 'Benno', house: 3 } as SeatView
    expect(told(view('anna', anna, ben, open(2)), view('anna', anna, open(2), moved))).toEqual([])
  })

  test('a bot, once', () => {
    expect(told(view('anna', anna, open(1)), view('anna', anna, bot(1)))).toEqual(['seating.bot-came'])
    expect(told(view('anna', anna, bot(1)), view('anna', anna, bot(1)))).toEqual([])
  })

  test('who hosts now', () => {
    expect(told(view('anna', anna, ben), view('ben', open(0), ben), 'cleo')).toEqual([
      'seating.went Anna',
      'seating.heir Ben',
    ])
    expect(told(view('anna', anna, ben), view('ben', open(0), ben), 'ben')).toEqual([
      'seating.went Anna',
      'seating.you-host-now',
    ])
  })
})

test.each([
  ['localhost', true],
  ['table.localhost', true],
  ['127.0.0.1', true],
  ['127.1.2.3', true],
  ['[::1]', true],
  ['192.168.178.23', false],
  ['[fd00::1]', false],
  ['localhost.example', false],
  ['play.example', false],
])('a link to %s works only here: %s', (hostname, isSo) => {
  expect(isOnlyHere(hostname)).toBe(isSo)
})
