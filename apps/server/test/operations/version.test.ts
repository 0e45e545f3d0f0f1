import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import serverPackage from '../../package.json' with { type: 'json' }
import { clonedCommit, pageBuild } from '../../src/operations/version.ts'
import { startTestServer } from '../http/test-server.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'south-street-version-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

test('a server says what it is, and the description of the API says so too', async () => {
  writeFileSync(join(folder, 'index.html'), '<title>South Street</title>')
  writeFileSync(join(folder, 'edition.json'), '{"page":"page-1a2b3c.js"}')
  const server = await startTestServer('SQLite', { PAGE_DIR: folder, COMMIT: '1736d0b' })
  try {
    expect(await server.nobody.get('/version')).toEqual({
      name: 'South Street',
      version: serverPackage.version,
      commit: '1736d0b',
      page: 'page-1a2b3c.js',
      rules: expect.objectContaining({ 'packet-row': ['1'], transatlantic: ['1'], 'high-card': ['1'] }),
    })
    const { paths } = await server.nobody.get('/api/openapi.json')
    expect(paths['/version'].get.operationId).toBe('version')
  } finally {
    await server.stop()
  }
})

test('what is not known is null', () => {
  expect(pageBuild(folder)).toBeNull()
  writeFileSync(join(folder, 'edition.json'), 'no JSON')
  expect(pageBuild(folder)).toBeNull()
})

test('a clone knows its commit, a copy inside of somebody else’s repository has none', () => {
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Anna', '-c', 'user.email=anna@example.org', ...args], {
      cwd: folder,
      encoding: 'utf8',
    })
  git('init', '--quiet')
  expect(clonedCommit(folder)).toBeNull()
  git('commit', '--quiet', '--allow-empty', '--message', 'first')
  expect(clonedCommit(folder)).toBe(git('rev-parse', 'HEAD').trim())
  mkdirSync(join(folder, 'copy'))
  expect(clonedCommit(join(folder, 'copy'))).toBeNull()
})
