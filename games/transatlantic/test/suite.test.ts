import { readFileSync, statSync } from 'node:fs'
import type { SuitePosition } from '@south-street/bots'
import { type State, transatlantic } from '@south-street/transatlantic'
import { expect, test } from 'vitest'

const FILE = new URL('../bots/suite.jsonl', import.meta.url)

test('the position suite is there, sound and small', () => {
  expect(statSync(FILE).size).toBeLessThan(2_000_000)
  const positions = readFileSync(FILE, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as SuitePosition<State>)
  expect(positions.length).toBeGreaterThanOrEqual(300)
  expect(new Set(positions.map(({ id }) => id)).size).toBe(positions.length)
  expect(new Set(positions.map(({ players }) => players))).toEqual(new Set([2, 3, 4]))
  for (const { id, state, options } of positions) {
    expect(transatlantic.check(state), id).toEqual([])
    expect(options.length).toBeGreaterThan(1)
    const worlds = options[0]!.wins.length
    expect(worlds).toBeGreaterThan(1)
    for (const { action, wins } of options) {
      expect(wins, id).toMatch(/^[0-5]+$/)
      expect(wins.length, id).toBe(worlds)
      expect(transatlantic.refuse(state, state.actor, transatlantic.parse(action)), id).toBeNull()
    }
  }
})
