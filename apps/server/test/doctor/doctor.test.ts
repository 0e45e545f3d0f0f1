import {
  chmodSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { examine } from '../../src/doctor/doctor.ts'
import type { Finding } from '../../src/doctor/finding.ts'
import { openStore, type StorePlace } from '../../src/store/open.ts'
import { FRESH_PLACES } from '../store/places.ts'

let folder: string
let backups: string
const path = () => join(folder, 'south-street.sqlite')

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'south-street-doctor-'))
  backups = mkdtempSync(join(tmpdir(), 'south-street-backups-'))
  writeFileSync(join(backups, 'tables.ndjson.gz'), 'rows')
  return () => {
    for (const one of [folder, backups]) rmSync(one, { recursive: true })
  }
})

/** Tables as a house makes them, one entry each. */
async function fill(place: StorePlace, tables: number): Promise<void> {
  const store = await openStore(place)
  const settings = { options: { players: 2 }, pace: { kind: 'none' }, visibility: 'link', spectators: true }
  for (let index = 0; index < tables; index++) {
    const table = `table-${index}`
    const created = {
      kind: 'created',
      table,
      game: 'packet-row',
      rules: '1',
      revision: 1,
      at: 1,
      host: 'anna',
      settings,
      seats: [{ kind: 'person', person: 'anna', name: 'Anna' }, { kind: 'open' }],
      padding: 'x'.repeat(500),
    }
    const listing = {
      status: 'open',
      isListed: false,
      pace: 'none',
      freeSeats: 1,
      host: 'anna',
      members: ['anna'],
    } as const
    const first = { table, revision: 1, entries: [created], at: index, listing: { ...listing, summary: null } }
    await store.tables.create({ id: table, game: 'packet-row', rules: '1', first })
  }
  await store.close()
}

async function ask(environment: Record<string, string> = {}, bounds = { tables: 1_000, milliseconds: 60_000 }) {
  const told: Finding[] = []
  const findings = await examine({
    environment: { DATA_DIR: folder, BACKUP_DIR: backups, PORT: '0', ...environment },
    isPageBuilt: () => true,
    pageFolder: folder,
    bounds,
    tell: (finding) => told.push(finding),
    progress: () => {},
  })
  expect(told).toEqual(findings)
  return findings
}

const said = (findings: readonly Finding[], about: string) => findings.filter((one) => one.about === about)
const bad = (findings: readonly Finding[]) => findings.filter(({ state }) => state !== 'ok').map(({ about }) => about)

function change(statement: string): void {
  const file = new Sqlite(path())
  file.exec(statement)
  file.close()
}

describe('a sound server', () => {
  test('has nothing wrong on SQLite, and the doctor leaves everything as it was, also beside a server', async () => {
    await fill({ folder }, 20)
    const before = readFileSync(path())
    const findings = await ask()
    expect(bad(findings)).toEqual([])
    for (const about of [
      'settings',
      'folder',
      'disk',
      'lock',
      'database',
      'form',
      'clock',
      'rows',
      'tables',
      'back-up',
      'port',
      'address',
      'proxy',
      'WebSocket',
      'page',
      'mail',
      'push',
    ])
      expect(said(findings, about), about).toHaveLength(1)
    expect(said(findings, 'tables')[0]?.says).toBe('all 20 tables open, and their logs fold')
    expect(said(findings, 'lock')[0]?.says).toMatch(/^no server/)
    expect(readFileSync(path()).equals(before)).toBe(true)
    const running = await openStore({ folder })
    onTestFinished(() => running.close())
    const beside = await ask()
    expect(bad(beside)).toEqual([])
    expect(said(beside, 'lock')[0]?.says).toMatch(/^a server runs/)
    expect(await running.trouble()).toBeNull()
  })

  test('has nothing wrong on PostgreSQL', async () => {
    const { place, remove } = await FRESH_PLACES.PostgreSQL()
    onTestFinished(remove)
    const url = 'url' in place ? place.url : ''
    expect(said(await ask({ DATABASE_URL: url }), 'form')[0]).toMatchObject({
      state: 'wrong',
      says: expect.stringContaining('nothing of South Street'),
    })
    await fill(place, 5)
    const findings = await ask({ DATABASE_URL: url, DATA_DIR: '' })
    expect(bad(findings)).toEqual([])
    expect(said(findings, 'PostgreSQL')[0]?.says).toMatch(/^PostgreSQL \d+\.\d+ answers$/)
    expect(said(findings, 'news')).toHaveLength(1)
    expect(said(findings, 'tables')[0]?.says).toMatch(/^all 5 tables/)
  })

  test('is looked at for so long only, the last changed tables first', async () => {
    await fill({ folder }, 12)
    change("update entries set entries = 'no JSON' where table_id = 'table-0'")
    expect(said(await ask({}, { tables: 3, milliseconds: 60_000 }), 'tables')[0]).toMatchObject({
      state: 'ok',
      says: '3 of 12 tables, the last changed first open, and their logs fold',
    })
    expect(said(await ask({}, { tables: 100, milliseconds: 0 }), 'tables')[0]?.says).toMatch(/^0 of 12/)
  })
})

describe('what is wrong is named, with what to do', () => {
  test('pages of the file', async () => {
    await fill({ folder }, 200)
    const whole = readFileSync(path())
    for (const [from, length] of [
      [0, 50],
      [4_096, 200],
      [whole.length - 8_192, 4_096],
    ] as const) {
      writeFileSync(path(), whole)
      writeSync(openSync(path(), 'r+'), Buffer.alloc(length, 0x5a), 0, length, from)
      const findings = await ask()
      expect(said(findings, 'database')[0]).toMatchObject({
        state: 'wrong',
        advice: expect.stringContaining('back-up'),
      })
    }
  })

  test('tables whose logs do not fold, rows of nothing, rules that nobody knows', async () => {
    await fill({ folder }, 10)
    change(`
      update entries set entries = replace(entries, '"created"', '"creaked"') where table_id = 'table-1';
      update tables set revision = 7 where id = 'table-2';
      update entries set entries = substr(entries, 2) where table_id = 'table-3';
      insert into snapshots (table_id, revision, state) values ('table-4', 9, '{"revision":9}');
      update tables set rules = '77' where id = 'table-5';
      delete from tables where id = 'table-6'`)
    const findings = await ask()
    const [tables, unknown] = said(findings, 'tables')
    expect(tables).toMatchObject({
      state: 'wrong',
      says: expect.stringMatching(/^of all 9 tables, 4 cannot be opened: /),
    })
    for (const id of [1, 2, 3, 4]) expect(tables?.says).toContain(`table-${id} (`)
    expect(unknown).toMatchObject({ state: 'warning', says: expect.stringContaining('packet-row 77') })
    expect(said(findings, 'rows')[0]).toMatchObject({ state: 'warning', says: expect.stringMatching(/1 of entries/) })
  })

  test('folders, rights and settings', async () => {
    const typo = join(folder, 'typo')
    expect(said(await ask({ DATA_DIR: typo }), 'folder')[0]).toMatchObject({
      state: 'wrong',
      says: expect.stringContaining(typo),
    })
    expect(said(await ask(), 'database')[0]).toMatchObject({ state: 'wrong' })
    expect(readdirSync(folder)).toEqual([])
    await fill({ folder }, 1)
    chmodSync(folder, 0o755)
    expect(said(await ask(), 'folder')[0]).toMatchObject({ state: 'warning', advice: `run "chmod 700 ${folder}"` })
    expect(await ask({ PORT: 'no', TRUSTED_PROXIES: '!' })).toMatchObject([
      { about: 'settings', state: 'wrong', says: expect.stringMatching(/^PORT: /) },
      { about: 'settings', state: 'wrong', says: expect.stringMatching(/^TRUSTED_PROXIES: /) },
    ])
    const proxy = await ask({ PUBLIC_URL: 'https://tables.example.org' })
    expect(said(proxy, 'settings')[0]).toMatchObject({
      state: 'warning',
      advice: expect.stringContaining('TRUSTED_PROXIES'),
    })
  })

  test('back-ups that are old, missing, or nowhere', async () => {
    await fill({ folder }, 1)
    const says = async (more: Record<string, string> = {}) => said(await ask(more), 'back-up')[0]
    expect(await says()).toMatchObject({ state: 'ok', says: 'the last one is tables.ndjson.gz, 0 h old, 0.0 MB' })
    const old = Date.now() / 1_000 - 40 * 3_600
    utimesSync(join(backups, 'tables.ndjson.gz'), old, old)
    expect(await says()).toMatchObject({ state: 'warning', says: expect.stringContaining(', 40 h old') })
    rmSync(join(backups, 'tables.ndjson.gz'))
    expect(await says()).toMatchObject({ state: 'warning', says: `there is none in ${backups}` })
    expect(await says({ BACKUP_DIR: join(backups, 'typo') })).toMatchObject({ state: 'wrong' })
    expect(await says({ BACKUP_DIR: '' })).toMatchObject({
      state: 'warning',
      advice: expect.stringContaining('BACKUP_DIR'),
    })
  })

  test('a clock that went back, a database of another version', async () => {
    await fill({ folder }, 1)
    change(`update tables set changed_at = ${Date.now() + 3_600_000}`)
    expect(said(await ask(), 'clock')[0]).toMatchObject({ state: 'wrong', advice: expect.stringContaining('clock') })
    change("delete from kysely_migration where name > '0001-tables'")
    expect(said(await ask(), 'form')[0]).toMatchObject({ state: 'warning', says: expect.stringContaining('0002') })
    change("insert into kysely_migration (name, timestamp) values ('9999-later', '2030-01-01')")
    expect(said(await ask(), 'form')[0]).toMatchObject({ state: 'wrong', says: expect.stringContaining('9999-later') })
  })

  test('a port that another program has, or a server of ours', async () => {
    await fill({ folder }, 1)
    const answers: { status: string; reason?: string }[] = []
    const other = createServer(({ url }, reply) => {
      const answer = url === '/readyz' ? answers.shift() : undefined
      reply.end(JSON.stringify(answer ?? 'nothing'))
    }).listen(0, '127.0.0.1')
    onTestFinished(() => void other.close())
    await new Promise((resolve) => other.once('listening', resolve))
    const { port } = other.address() as { port: number }
    const portSays = async () => said(await ask({ HOST: '127.0.0.1', PORT: String(port) }), 'port')[0]
    expect(await portSays()).toMatchObject({ state: 'wrong', says: expect.stringContaining('another program') })
    answers.push({ status: 'ready' }, { status: 'not ready', reason: 'the disk is full' })
    expect(await portSays()).toMatchObject({ state: 'ok' })
    expect(await portSays()).toMatchObject({ state: 'warning', says: expect.stringContaining('the disk is full') })
  })

  test('a PostgreSQL that is not there', async () => {
    const findings = await ask({ DATABASE_URL: 'postgres://me:secret@127.0.0.1:1/x', DATA_DIR: '' })
    expect(said(findings, 'database')[0]).toMatchObject({
      state: 'wrong',
      says: expect.stringContaining('connection refused'),
    })
    expect(JSON.stringify(findings)).not.toContain('secret')
  })
})
