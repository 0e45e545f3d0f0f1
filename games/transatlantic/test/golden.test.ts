import { readFileSync } from 'node:fs'
import { canonicalJson, type Json, readRecord, verifyRecord } from '@south-street/engine'
import { CARDS, transatlantic } from '@south-street/transatlantic'
import { describe, expect, test } from 'vitest'
import { happeningsOf } from './happenings.ts'
import { judge } from './judge/judge.ts'

/** Real games, kept for ever: whatever changes, they replay. */
function golden(players: number): unknown[] {
  const text = readFileSync(new URL(`./golden/${players}-seats.ndjson`, import.meta.url), 'utf8')
  return text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as unknown)
}

const WANTED = [
  'INVEST+ sells two markers',
  'a Riband is won in turn',
  'a Riband is won out of turn',
  'a bought ship takes extra coal',
  'a displaced ship displaces another',
  'a last trip is made',
  'a ship is redeployed out of turn',
  'bonus-paid',
  'built',
  'copied-nothing',
  'docked',
  'end-triggered',
  'ended by the guard',
  'ended by the last steamship',
  'headquarters are bought',
  'scotia-removed',
  'scrapped: sail',
  'scrapped: steam',
  'stored',
  'tile-spent',
  'traded',
  'two cards are bought',
  'won by points',
  'won by the youngest ship',
  ...CARDS.map(({ type }) => `played: ${type}`),
  ...CARDS.filter(({ copyable }) => copyable).map(({ type }) => `copied: ${type}`),
  ...CARDS.filter(({ id }) => id.startsWith('ext/')).map(({ type }) => `taken: ${type}`),
]

describe.each([2, 3, 4])('golden records with %i seats', (players) => {
  const games = [transatlantic]

  test('hold', () => {
    for (const record of golden(players)) verifyRecord(record, games, () => '')
  })

  test('show every card played, taken and copied, and every way in which things can go', () => {
    const seen = new Set(golden(players).flatMap((record) => [...happeningsOf(readRecord(record, games))]))
    expect([...seen].sort()).toEqual([...new Set(WANTED)].sort())
  })

  test('are played with and without the optional rules', () => {
    const options = golden(players).map((record) => (record as { options: object }).options)
    for (const name of ['president', 'compensation']) {
      expect(options).toContainEqual(expect.objectContaining({ [name]: false }))
    }
    expect(options).toContainEqual(expect.objectContaining({ president: true }))
  })

  test('have the seat compensation as it was, without money in the deal, and as it is (TA-3.11)', () => {
    const records = golden(players) as { options: { compensation: boolean }; deal: object }[]
    const compensated = records.filter(({ options }) => options.compensation).map(({ deal }) => 'money' in deal)
    expect(new Set(compensated)).toEqual(new Set([false, true]))
  })

  test('have deals that are written as they were read, so that their seals hold', () => {
    for (const record of golden(players)) {
      const { deal } = readRecord(record, games)
      expect(canonicalJson(transatlantic.codec.writeDeal(deal))).toBe(canonicalJson((record as { deal: Json }).deal))
    }
  })

  test('hold by the second reading of the rules, too', () => {
    for (const record of golden(players)) expect(judge(record)).toBeNull()
  })
})
