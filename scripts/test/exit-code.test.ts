import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { runTool } from '../command.ts'
import { ROOT } from '../set-up.mjs'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'south-street-'))
  mkdirSync(join(folder, 'scripts', 'test'), { recursive: true })
})
afterEach(() => rmSync(folder, { recursive: true }))

/** With the repository's own configuration and its PostgreSQL, but over one test that stands elsewhere. */
function runVitest(test: string) {
  writeFileSync(join(folder, 'scripts', 'test', 'one.test.ts'), test)
  return runTool('vitest', 'vitest', ['run', '--globals', '--root', folder, '--config', join(ROOT, 'vitest.config.ts')])
}

test('Vitest ends with another code than 0 when a test fails', async () => {
  const { code, output } = await runVitest(`test('falls overboard', () => expect(1).toBe(2))`)
  expect(output).toContain('1 failed')
  expect(code).toBe(1)
})

test('Vitest ends with code 0 when all tests pass', async () => {
  const { code, output } = await runVitest(`test('stays aboard', () => expect(1).toBe(1))`)
  expect(output).toContain('1 passed')
  expect(code).toBe(0)
})
