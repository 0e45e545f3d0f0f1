import { execFile } from 'node:child_process'
import { copyFileSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { verifyRecord } from '@south-street/engine'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { CHANCE } from '../../src/house/open-house.ts'
import { startTestServer, type TestServer, testShelf } from '../http/test-server.ts'

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url))
const EXAMPLE = 'generated-client.ts'
/** Tools of other people, which ask nobody anything while they work. */
const QUIET = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true', NO_COLOR: '1' }

let server: TestServer
let folder: string
beforeAll(async () => {
  server = await startTestServer('SQLite')
  folder = mkdtempSync(join(tmpdir(), 'south-street-openapi-'))
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'), 'junction')
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }')
  const { text } = await server.nobody.ask('GET', '/api/openapi.json')
  writeFileSync(join(folder, 'openapi.json'), text)
})
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true })
  await server.stop()
})

/** Runs a file with this Node in the folder; resolves with what it said, rejects with that too. */
async function run(file: string, ...args: string[]): Promise<string> {
  const flags = ['--disable-warning=ExperimentalWarning', file, ...args]
  const options = { cwd: folder, env: QUIET, maxBuffer: 64 * 1024 * 1024 }
  try {
    return (await promisify(execFile)(process.execPath, flags, options)).stdout
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string }
    throw new Error(`${file} ${args.join(' ')}\n${stdout}\n${stderr}`)
  }
}

const tool = (path: string) => join(ROOT, 'node_modules', path)

test('a linter of other people finds no fault with the description', async () => {
  const said = await run(tool('@redocly/cli/bin/cli.js'), 'lint', 'openapi.json', '--format', 'json')
  const { problems } = JSON.parse(said) as { problems: { ruleId: string; location: { pointer: string }[] }[] }
  expect(problems.map(({ ruleId, location }) => [ruleId, location[0]?.pointer])).toEqual([])
})

test('a client that was generated from it plays a whole game, types and all', async () => {
  await run(tool('openapi-typescript/bin/cli.js'), 'openapi.json', '-o', 'api.ts')
  copyFileSync(join(ROOT, 'docs/examples', EXAMPLE), join(folder, EXAMPLE))
  const config = {
    extends: join(ROOT, 'tsconfig.base.json'),
    compilerOptions: { lib: ['ES2024'], types: ['node'], incremental: false },
    files: [EXAMPLE],
  }
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config))
  await run(tool('fast-typescript/bin/tsc'), '-p', '.', '--pretty', 'false')
  const said = JSON.parse(await run(EXAMPLE, server.address))
  expect(said).toMatchObject({ status: 'over', result: { scores: expect.any(Array) } })
  const record = await server.nobody.call('exportTable', { id: said.table })
  expect(() => verifyRecord(record, testShelf.games, CHANCE.hash)).not.toThrow()
})

test('every operation says what it may refuse, and when to come again', async () => {
  const { text } = await server.nobody.ask('GET', '/api/openapi.json')
  const { paths, components } = JSON.parse(text)
  type Response = { $ref?: string; description: string; headers?: unknown }
  type Operation = { responses: Record<string, Response>; tags: string[] }
  const operations = Object.values<Record<string, Operation>>(paths).flatMap((path) => Object.values(path))
  expect(operations.length).toBeGreaterThan(40)
  const used = new Set<string>()
  const told = (response: Response): Response => {
    const name = response.$ref?.replace('#/components/responses/', '')
    if (name !== undefined) used.add(name)
    return name === undefined ? response : components.responses[name]
  }
  for (const { responses, tags } of operations) {
    expect(tags).toHaveLength(1)
    expect(Object.keys(responses)).toEqual(expect.arrayContaining(['429', '503', '500']))
    for (const response of Object.values(responses)) expect(told(response).description).not.toBe('')
    expect(told(responses[429]!).headers).toBeDefined()
    expect(told(responses[503]!).headers).toBeDefined()
  }
  expect(told(paths['/api/tables/{id}/actions'].post.responses[409]).description).toContain('`decision-past`')
  expect(told(paths['/api/tables/{id}/actions'].post.responses[401]).description).toBe('`not-signed-in`')
  expect([...used].sort()).toEqual(Object.keys(components.responses).sort())
  // What several refuse alike is told once: for half as many routes it was 179 kB when each of them wrote it out.
  expect(text.length).toBeLessThan(220_000)
})

test('the cookie is called what the server calls it where it was asked', async () => {
  const { components } = await server.nobody.get('/api/openapi.json')
  const arrived = await server.nobody.ask('POST', '/api/guests', { body: {} })
  expect(arrived.headers.get('set-cookie')).toContain(`${components.securitySchemes.cookie.name}=`)
  expect(components.securitySchemes.cookie.name).toBe(`south-street-${new URL(server.address).port}`)
})
