import { deadline, evolve, foldTable } from '@south-street/table'
import { describe, expect, test } from 'vitest'
import { anna, ben, game, random, running } from './at.ts'

const LIVE = { pace: { kind: 'live', seconds: 60 } } as const

describe('the clock', () => {
  const ring = (at: ReturnType<typeof running>, decision: number) =>
    at.run({ by: null, command: { kind: 'clock', decision } }, random)

  test('runs out to the moment, and not before', () => {
    const at = running(2, LIVE)
    at.now = deadline(game, at.table)! - 1
    expect(ring(at, 0)).toBe('decision-past')
    at.now += 1
    expect(ring(at, 0)).toBeNull()
  })

  test('rings for its own decision only, however late', () => {
    const at = running(2, LIVE)
    expect(at.play()).toBeNull()
    at.now = deadline(game, at.table)!
    expect(ring(at, 0)).toBe('decision-past')
    expect(ring(at, 2)).toBe('decision-past')
    expect(ring(at, 1)).toBeNull()
  })
})

describe('the number of a decision', () => {
  test('only grows: neither an answer nor a take-back leads back to an earlier one', () => {
    const at = running()
    const seen = [at.table.play!.decision]
    const action = at.first(0)
    expect(at.ask(anna, { kind: 'act', decision: 0, action })).toBeNull()
    seen.push(at.table.play!.decision)
    at.ask(anna, { kind: 'take-back' })
    at.ask(ben, { kind: 'answer-take-back', agree: true })
    expect(at.kinds().at(-1)).toBe('taken-back')
    seen.push(at.table.play!.decision)
    expect(seen).toEqual([...new Set(seen)].sort((a, b) => a - b))
    expect(at.ask(anna, { kind: 'act', decision: 0, action })).toBe('decision-past')
    expect(at.ask(anna, { kind: 'act', decision: seen.at(-1)!, action })).toBeNull()
  })
})

describe('a log', () => {
  test('is folded entry by entry: none may be missing, and none come twice', () => {
    const { log } = running()
    const table = foldTable(game, log.slice(0, -2))
    expect(() => evolve(game, table, log.at(-1)!)).toThrow('does not follow')
    evolve(game, table, log.at(-2)!)
    expect(() => evolve(game, table, log.at(-2)!)).toThrow('does not follow')
    evolve(game, table, log.at(-1)!)
    expect(table.revision).toBe(log.length)
  })
})
