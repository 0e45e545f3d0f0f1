import { type Event, readShip } from '@south-street/transatlantic'
import { expect, test } from 'vitest'
import { emsOf } from '../../ui/card/fitting.ts'
import { cue } from '../../ui/cue.ts'
import { transatlanticBoard } from '../../ui/index.ts'
import { readLedger } from '../../ui/result/ledger.ts'
import { sayDecided } from '../../ui/result/tie-break.ts'
import { plainWords } from './plain-words.ts'

test('the ledger adds up ships, trips, income, houses, ribands and cards', () => {
  const history: Event[] = [
    { type: 'bought', seat: 0, cards: [5, 6], price: 100, coal: -1 },
    { type: 'sailed', region: 0, isLast: false, trips: [{ ship: 5, seat: 0, income: 60, points: 2 }] },
    { type: 'sailed', region: 0, isLast: false, trips: [{ ship: 0, seat: -1, income: 9, points: 9 }] },
    { type: 'bonus-paid', seat: 0, ship: 5, income: 20 },
    { type: 'round-ended', round: 1 },
    { type: 'traded', seat: 1, houses: 2, income: 40 },
    { type: 'scrapped', seat: 1, ship: 7, points: 3 },
    { type: 'built', seat: 1, region: 0, price: 20 },
    { type: 'riband-won', seat: 0, ship: 5 },
    { type: 'took-card', seat: 1, card: 9, into: 'hand' },
    { type: 'round-ended', round: 2 },
  ]
  expect(readLedger(history, 2)).toEqual([
    { ships: 2, trips: 1, earned: 80, houses: 0, ribands: 1, cards: 0, points: [0, 2, 2] },
    { ships: 0, trips: 0, earned: 40, houses: 1, ribands: 0, cards: 1, points: [0, 0, 3] },
  ])
})

test('a text hands its length to the styles', () => {
  expect(emsOf('')).toEqual({ '--ems': '0.00' })
  expect(Number(Object.values(emsOf('Teutonic'))[0])).toBeCloseTo(5.3, 0)
})

test('a trip can be heard, a discarded card cannot', () => {
  expect(cue({ type: 'sailed', region: 0, isLast: false, trips: [] })).toBe('delivery')
  expect(cue({ type: 'card-discarded', card: 1 })).toBeNull()
})

test('the first purchases belong to the first round', () => {
  const roundOf = (round: number) =>
    transatlanticBoard.roundOf({ round } as Parameters<typeof transatlanticBoard.roundOf>[0])
  expect([0, 1, 2].map(roundOf)).toEqual([0, 0, 1])
})

test('TA-15.7: where points are level, the younger steamship is named', () => {
  const best = { items: [], total: 70, tieBreaks: [{ name: 'youngest', points: readShip('S30'), clause: 'TA-15.7' }] }
  expect(sayDecided(plainWords, best)).toBe('result.ship-decides (ship: Kaiser Wilhelm der Grosse, year: 1897)')
})
