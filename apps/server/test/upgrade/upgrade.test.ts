import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { verifyRecord } from '@south-street/engine'
import { afterEach, describe, expect, test } from 'vitest'
import { registryShelf } from '../../src/house/open-house.ts'
import { openStore } from '../../src/store/open.ts'
import { DATABASE } from '../../src/store/sqlite.ts'
import { Asker, startTestServer } from '../http/test-server.ts'

/** What the version that filled the folder told its people last. */
interface Told {
  /** When that was, where it matters: a token ends after 400 days without use. */
  readonly at?: number
  readonly people: readonly { readonly name: string; readonly token: string }[]
  readonly tables: readonly {
    readonly id: string
    readonly views: readonly {
      readonly you: number | null
      readonly status: string
      readonly revision: number
      readonly actor: number | null
      readonly position: object | null
    }[]
  }[]
}

/** One folder for each version that people may have: its database, and what was told of it. */
const VERSIONS = readdirSync(import.meta.dirname, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)

/** The new version comes so much later. */
const NEXT_MONTH = 30 * 86_400_000

const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'south-street-upgrade-'))
  folders.push(folder)
  return folder
}

function folderOf(version: string): string {
  const folder = emptyFolder()
  const packed = readFileSync(join(import.meta.dirname, version, `${DATABASE}.gz`))
  writeFileSync(join(folder, DATABASE), gunzipSync(packed))
  return folder
}

const toldBy = (version: string) =>
  JSON.parse(readFileSync(join(import.meta.dirname, version, 'told.json'), 'utf8')) as Told

async function openAgain(version: string) {
  const { people, tables, at } = toldBy(version)
  const place = { place: { folder: folderOf(version) }, remove: async () => {} }
  const server = await startTestServer('SQLite', {}, place, registryShelf)
  if (at !== undefined) server.clock.now = at + NEXT_MONTH
  return { server, tables, people: people.map(({ token }) => new Asker(server.address, token)) }
}

const sealHash = (salt: string, text: string) =>
  createHash('sha256').update(Buffer.from(salt, 'base64url')).update(text, 'utf8').digest('hex')

/** Killed at its n-th change, or through before. */
function cutShort(folder: string, n: number): boolean {
  const script = join(import.meta.dirname, 'cut-short.ts')
  const { signal, status, stderr } = spawnSync(process.execPath, [script, folder, String(n)], { encoding: 'utf8' })
  if (signal === null && status !== 0) throw new Error(stderr)
  return signal === 'SIGKILL'
}

describe.each(VERSIONS)('a data folder of %s', (version) => {
  test('opens, and shows everybody what they saw then', async () => {
    const { server, people, tables } = await openAgain(version)
    for (const { id, views } of tables) {
      for (const [index, { you, status, revision, position, actor }] of views.entries()) {
        const now = await people[index]!.view(id)
        expect(now).toMatchObject({ you, status, revision })
        expect(now.play?.position ?? null).toEqual(position)
        expect(now.play?.actor ?? null).toBe(actor)
      }
    }
    await server.stop()
  })

  test('has records that can be checked', async () => {
    const { server, people, tables } = await openAgain(version)
    const over = tables.filter(({ views }) => views[0]!.status === 'over')
    expect(over).not.toEqual([])
    for (const { id } of over) {
      const record: unknown = await people[0]!.call('exportTable', { id })
      verifyRecord(record, registryShelf.games, sealHash)
    }
    await server.stop()
  })

  test('has games that are played on', async () => {
    const { server, people, tables } = await openAgain(version)
    const running = tables.filter(({ views }) => views[0]!.status === 'running')
    expect(running.length).toBeGreaterThan(1)
    for (const { id, views } of running) {
      const asked = people[views.findIndex(({ you, actor }) => you === actor)]!
      const { actions } = await asked.call('legal', { id })
      expect((await asked.act(id, actions[0]!)).status).toBe(200)
    }
    await server.stop()
  })

  // Each costs a process. Before the first step, within one, between two, and after the last.
  test.each([1, 3, 5, 7])('opens after its update was cut short at change number %s', async (n) => {
    const folder = folderOf(version)
    cutShort(folder, n)
    const store = await openStore({ folder })
    expect(await store.tables.find(toldBy(version).tables[0]!.id)).not.toBeNull()
    await store.close()
  })
})

test.each([4, 12, 20])('a folder opens whose first start was cut short at change number %s', async (n) => {
  const folder = emptyFolder()
  expect(cutShort(folder, n)).toBe(true)
  const store = await openStore({ folder })
  expect(await store.tables.find('nobody')).toBeNull()
  await store.close()
})
