import {
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { append, newTable } from '@south-street/house/test/store-contract.ts'
import Sqlite from 'better-sqlite3'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { type FaultKind, StoreFault } from '../../src/store/faults.ts'
import { checkQuickly } from '../../src/store/integrity.ts'
import { type OpenOptions, openStore } from '../../src/store/open.ts'
import { explainPostgres, isPassing } from '../../src/store/postgres-faults.ts'
import { explainSqlite } from '../../src/store/sqlite-faults.ts'
import type { Store } from '../../src/store/store.ts'

let folder: string
const path = () => join(folder, 'south-street.sqlite')

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'south-street-faults-'))
  return () => rmSync(folder, { recursive: true })
})

async function open(largestMb: number | null = null, options: OpenOptions = {}): Promise<Store> {
  const store = await openStore({ folder, largestMb }, options)
  onTestFinished(() => store.close())
  return store
}

/** Overwrites a part of the file, as a disk does that forgets. */
function damage(from: number, length: number): void {
  writeSync(openSync(path(), 'r+'), Buffer.alloc(length, 0xa5), 0, length, from)
}

const LONG = 'word '.repeat(2_000)

async function fillWith(store: Store, tables: number): Promise<void> {
  for (let index = 0; index < tables; index++) {
    await store.tables.create(newTable(`t${index}`))
    await store.tables.append(append(`t${index}`, 2, { entries: [LONG] }))
  }
}

describe('a database that is as large as it may become', () => {
  test('says so, keeps what it has acknowledged and nothing by halves, and goes on when there is room', async () => {
    const told: string[] = []
    const store = await open(1, {
      onTrouble: ({ message }) => told.push(message),
      onRecovery: ({ kind }) => told.push(`${kind} no more`),
    })
    expect(await store.trouble()).toBeNull()
    const kept: string[] = []
    let refused = 0
    for (let index = 0; refused < 30; index++) {
      const id = `table-${index}`
      try {
        await store.tables.create(newTable(id, { status: 'running', summary: LONG }))
        kept.push(id)
        await store.tables.append(append(id, 2, { entries: [LONG], snapshot: LONG }))
      } catch (error) {
        expect(error).toMatchObject({ name: 'StoreFault', kind: 'full' })
        refused++
      }
    }
    expect(await store.trouble()).toMatchObject({ kind: 'full' })
    const { items } = await store.tables.list({}, { limit: 1_000 })
    expect(items.map(({ id }) => id).toSorted()).toEqual(kept.toSorted())
    for (const { id, revision } of items) expect(await store.tables.entriesSince(id, 0)).toHaveLength(revision)
    expect(told).toEqual([`the database in ${folder} is as large as LARGEST_DATABASE_MB allows`])

    for (const id of kept.slice(0, 40)) await store.tables.remove(id)
    await vi.waitFor(async () => expect(await store.trouble()).toBeNull(), { timeout: 120_000, interval: 100 })
    await store.tables.create(newTable('later'))
    expect(told.slice(1)).toEqual(['full no more'])
  })
})

describe('a damaged database', () => {
  test.each([
    ['its head', 0, 100],
    ['a page of its middle', 40_960, 4_096],
  ])('is not opened: %s', async (_, from, length) => {
    const store = await openStore({ folder })
    await fillWith(store, 60)
    await store.close()
    damage(from, length)
    await expect(openStore({ folder })).rejects.toMatchObject({ kind: 'damaged' })
    await expect(openStore({ folder })).rejects.toThrow(/^the database in .* is damaged \(.*\): keep a copy/)
  })

  test('is not opened: cut short, or something else entirely', async () => {
    const store = await openStore({ folder })
    await fillWith(store, 60)
    await store.close()
    truncateSync(path(), 40_960)
    await expect(openStore({ folder })).rejects.toMatchObject({ kind: 'damaged' })
    writeFileSync(path(), 'no database at all')
    await expect(openStore({ folder })).rejects.toMatchObject({ kind: 'damaged' })
  })

  test('is found by a process of its own where the file is large', async () => {
    const store = await openStore({ folder })
    await fillWith(store, 60)
    await store.close()
    const file = new Sqlite(path())
    onTestFinished(() => void file.close())
    const sound = await checkQuickly(file, folder, 0)
    expect(await sound.damage).toBeNull()
    damage(40_960, 4_096)
    await expect(checkQuickly(file, folder, 0)).rejects.toMatchObject({ kind: 'damaged' })
  })

  test('while it is used: whoever reads there is told, and so is the operator, for good', async () => {
    const first = await openStore({ folder })
    // More than SQLite keeps in memory.
    await fillWith(first, 100)
    for (let revision = 3; revision < 7; revision++) {
      await first.tables.append(append('t50', revision, { entries: [LONG.repeat(400)] }))
    }
    await first.close()
    const told: string[] = []
    const store = await open(null, { onTrouble: ({ kind }) => told.push(kind), onRecovery: () => told.push('over') })
    expect(await store.trouble()).toBeNull()
    damage(1_048_576, statSync(path()).size - 1_048_576)
    await expect(store.tables.entriesSince('t50', 2)).rejects.toMatchObject({ kind: 'damaged' })
    await expect(store.tables.entriesSince('t50', 2)).rejects.toMatchObject({ kind: 'damaged' })
    expect(await store.trouble()).toMatchObject({ kind: 'damaged' })
    expect(told).toEqual(['damaged'])
  })

  test('while it is used: text that is no JSON any more is told in the same way', async () => {
    const first = await openStore({ folder })
    await fillWith(first, 2)
    await first.close()
    const file = new Sqlite(path())
    file.exec("update entries set entries = substr(entries, 3) where table_id = 't1'")
    file.close()
    const store = await open()
    expect(await store.tables.entriesSince('t0', 0)).toHaveLength(2)
    await expect(store.tables.entriesSince('t1', 0)).rejects.toMatchObject({ kind: 'damaged' })
    expect(await store.trouble()).toMatchObject({ kind: 'damaged' })
  })

  test('a database of a newer version is left alone', async () => {
    await (await openStore({ folder })).close()
    const file = new Sqlite(path())
    file.prepare('insert into kysely_migration (name, timestamp) values (?, ?)').run('9999-later', '2030-01-01')
    file.close()
    await expect(openStore({ folder })).rejects.toThrow(/newer South Street/)
  })
})

describe('a place that cannot be', () => {
  test('is told as it is, and nothing is made', async () => {
    const file = join(folder, 'file')
    writeFileSync(file, '')
    await expect(openStore({ folder: file })).rejects.toThrow(/which is a file and no folder$/)
    await expect(openStore({ folder: join(file, 'below') })).rejects.toThrow(/cannot be made: a part of the path is no/)
    await expect(openStore({ folder: '/proc/nowhere/below' })).rejects.toThrow(/cannot be made/)
    expect(readdirSync(folder)).toEqual(['file'])
  })

  test.each(['server.lock', 'south-street.sqlite'])(
    '%s that is a folder is not told as another server',
    async (name) => {
      mkdirSync(join(folder, name))
      await expect(openStore({ folder })).rejects.toMatchObject({ kind: 'unwritable' })
    },
  )
})

const KINDS: readonly (readonly [string, FaultKind | null])[] = [
  ['SQLITE_FULL', 'full'],
  ['ENOSPC', 'full'],
  ['SQLITE_CORRUPT', 'damaged'],
  ['SQLITE_NOTADB', 'damaged'],
  ['SQLITE_READONLY', 'unwritable'],
  ['SQLITE_READONLY_DBMOVED', 'unwritable'],
  ['SQLITE_IOERR_WRITE', 'unwritable'],
  ['SQLITE_CANTOPEN', 'unwritable'],
  ['EROFS', 'unwritable'],
  ['SQLITE_BUSY', 'unavailable'],
  ['SQLITE_CONSTRAINT', null],
  ['SQLITE_ERROR', null],
]

test.each(KINDS)('SQLite: %s is %s', (code, kind) => {
  expect(explainSqlite(Object.assign(new Error('words'), { code }), folder)?.kind ?? null).toBe(kind)
})

const STATES: readonly (readonly [string, FaultKind | null, RegExp])[] = [
  ['ECONNREFUSED', 'unavailable', /connection refused/],
  ['ENOTFOUND', 'unavailable', /name is not known/],
  ['3D000', 'unavailable', /no database "tables"/],
  ['28P01', 'unavailable', /user or password/],
  ['53300', 'unavailable', /max_connections/],
  ['57P01', 'unavailable', /does not answer/],
  ['53100', 'full', /no room/],
  ['25006', 'unwritable', /read-only/],
  ['XX001', 'damaged', /damaged/],
  ['23505', null, /^$/],
]

test.each(STATES)('PostgreSQL: %s is %s, and the password is not told', (code, kind, words) => {
  const error = Object.assign(new Error('words'), { code })
  const fault = explainPostgres(error, 'postgres://me:secret@db.example:5433/tables')
  expect(fault?.kind ?? null).toBe(kind)
  expect(fault?.message ?? '').toMatch(words)
  expect(fault?.message ?? '').not.toContain('secret')
})

test('PostgreSQL: what hangs may pass, what is refused may not', () => {
  expect(isPassing(new Error('Query read timeout'))).toBe(true)
  expect(isPassing(Object.assign(new Error('no'), { code: '28P01' }))).toBe(false)
  expect(explainPostgres(new StoreFault('full', 'so'), 'postgres://x/y')?.message).toBe('so')
})
