import { describe, expect, it } from 'vitest'
import { runFile } from '../command.ts'
import { BUSY, MEASURED, needsOf, tablesUntil } from '../scale/model.ts'

const at = (tables: number, more: Partial<typeof BUSY> = {}) => needsOf({ ...BUSY, ...more, tables })

describe('what tables need', () => {
  it('one process and one database carry a small server', () => {
    expect(at(1_000)).toMatchObject({
      actionsPerSecond: 200,
      processes: 1,
      connections: 11,
      streams: 4_000,
      breaks: null,
    })
    expect(at(0)).toMatchObject({ actionsPerSecond: 0, processes: 1, cores: 0, breaks: null })
  })

  it('a process alone hears of nobody', () => {
    expect(at(MEASURED.tablesPerProcess).load.news).toBe(0)
    expect(at(MEASURED.tablesPerProcess + 1).load.news).toBeGreaterThan(0)
  })

  it('grows with the tables, and shrinks when they are played more slowly', () => {
    for (const what of ['cores', 'memoryGb', 'walMbPerSecond', 'connections'] as const) {
      expect(at(100_000)[what]).toBeGreaterThan(at(10_000)[what])
    }
    expect(at(100_000, { secondsPerAction: 50 }).load.appends).toBeCloseTo(at(10_000).load.appends)
  })

  it('bots cost by their level and by how much they play', () => {
    expect(at(10_000).botCores).toBe(0)
    expect(at(10_000, { botShare: 0.5 }).botCores).toBeCloseTo(1)
    expect(at(10_000, { botShare: 0.5, botLevel: 'captain' }).botCores).toBeCloseTo(90)
    expect(() => at(1, { botLevel: 'admiral' })).toThrow('admiral')
  })

  it('names what breaks first, and where', () => {
    expect(at(10_000).breaks).toBeNull()
    expect(at(100_000).breaks).toBe('appends')
    for (const limit of ['appends', 'connections', 'news'] as const) {
      const last = tablesUntil(limit)
      expect(at(last).load[limit]).toBeLessThanOrEqual(1)
      expect(at(last + 1).load[limit]).toBeGreaterThan(1)
    }
    expect(tablesUntil('appends')).toBe(12_500)
  })

  it('is told on the command line', async () => {
    const { code, stdout } = await runFile('scripts/scale.ts', ['--tables', '1000000'])
    expect(code).toBe(0)
    expect(stdout).toContain('server processes        500')
    expect(stdout).toContain('First of all this breaks: appends.')
    expect((await runFile('scripts/scale.ts', ['--tables', 'many'])).code).not.toBe(0)
  })
})
