import { readFileSync } from 'node:fs'
import { readRecord, verifyRecord } from '@south-street/engine'
import { packetRow } from '@south-street/packet-row'
import { describe, expect, test } from 'vitest'
import { type Way, waysOf } from './ways-to-end.ts'

/** Real games, kept for ever: whatever changes, they replay. */
function golden(players: number): unknown[] {
  const text = readFileSync(new URL(`./golden/${players}-seats.ndjson`, import.meta.url), 'utf8')
  return text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as unknown)
}

const ALWAYS: readonly Way[] = [
  'round: the harbour master takes',
  'round: the harbour master declines the last area',
  'round: all others have taken, the harbour master takes here',
  'round: all others have taken, the harbour master takes in a fresh area',
  'round: all others have taken, the harbour master takes a future card',
  'round: all others have taken, the harbour master passes',
  'game: as many short areas as it takes',
  'game: more short areas than it takes',
  'game: a last delivery is made',
  'game: no last delivery is made',
  'game: money cards are cashed at the end',
  'game: won by points',
  'game: won by money',
  'game: victory shared',
]
/** With two seats one card is left for the harbour master, who is then always able to take. */
const FROM_THREE: readonly Way[] = ['round: all others have taken, nothing is left to take here']
/** With two or three seats the first short area ends the game. */
const FROM_FOUR: readonly Way[] = [
  'round: the harbour master is skipped in the last area',
  'game: an area was short before the last round',
]

describe.each([2, 3, 4, 5])('golden records with %i seats', (players) => {
  const games = [packetRow]

  test('hold', () => {
    for (const record of golden(players)) verifyRecord(record, games, () => '')
  })

  test('show every way in which a round and a game can end', () => {
    const seen = new Set(golden(players).flatMap((record) => [...waysOf(readRecord(record, games))]))
    const wanted = [...ALWAYS, ...(players >= 3 ? FROM_THREE : []), ...(players >= 4 ? FROM_FOUR : [])]
    expect([...seen].sort()).toEqual([...wanted].sort())
  })
})
