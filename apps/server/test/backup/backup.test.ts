import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { append, NOON, newTable } from '@south-street/house/test/store-contract.ts'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { backUp, restore } from '../../src/backup/backup.ts'
import { BackupFault } from '../../src/backup/backup-fault.ts'
import { openStore, type StorePlace } from '../../src/store/open.ts'
import { person, token } from '../store/examples.ts'
import { FRESH_PLACES, type FreshPlace } from '../store/places.ts'

const places: FreshPlace[] = []
let folder: string
let file: string

async function fresh(kind: keyof typeof FRESH_PLACES): Promise<StorePlace> {
  const made = await FRESH_PLACES[kind]()
  places.push(made)
  return made.place
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'south-street-backup-'))
  file = join(folder, 'backup.ndjson.gz')
})
afterEach(async () => {
  rmSync(folder, { recursive: true })
  for (const { remove } of places.splice(0)) await remove()
})

/** More than are read at once. */
const TABLES = 520

async function fill(place: StorePlace, tables = 3) {
  const store = await openStore(place)
  await store.identities.create(person('anna', { name: 'Anna\n"Żółć"' }), token('aa', 'anna'))
  await store.identities.create(person('ben'))
  await store.people.mute('anna', 'ben')
  await store.orders.give({ table: 't1', seat: 1, order: { pass: true }, at: NOON })
  await store.answers.keep({ scope: 'anna', key: 'k', body: null, at: NOON })
  for (let index = 0; index < tables; index++) await store.tables.create(newTable(`t${index}`))
  await store.tables.append(
    append('t1', 2, { entries: [1, 2], snapshot: { after: 3 }, dueAt: NOON, waitingFor: 'anna' }),
  )
  return store
}

const OTHER = { SQLite: 'PostgreSQL', PostgreSQL: 'SQLite' } as const

describe.each(['SQLite', 'PostgreSQL'] as const)('a back-up of %s', (kind) => {
  test('is made while the server runs and restored into either kind of database', async () => {
    const running = await fill(await fresh(kind), TABLES)
    const place = places[0]!.place
    const { rows } = await backUp(place, file)
    expect(readdirSync(folder)).toEqual(['backup.ndjson.gz'])
    for (const target of [await fresh(kind), await fresh(OTHER[kind])]) {
      expect(await restore(target, file)).toEqual({ rows })
      const restored = await openStore(target)
      for (const store of [running, restored]) {
        expect(await store.identities.findByToken('aa', ['session'], NOON)).toMatchObject({
          identity: { name: 'Anna\n"Żółć"' },
        })
      }
      expect(await restored.tables.open('t1')).toEqual(await running.tables.open('t1'))
      const all = await running.tables.listOf('anna', {}, { limit: 2_000 })
      expect(all.items).toHaveLength(TABLES)
      expect(await restored.tables.listOf('anna', {}, { limit: 2_000 })).toEqual(all)
      expect(await restored.tables.list({}, { limit: 2_000 })).toEqual(await running.tables.list({}, { limit: 2_000 }))
      expect(await restored.orders.at('t1')).toEqual(await running.orders.at('t1'))
      expect(await restored.people.mutesOf('anna')).toEqual(['ben'])
      expect(await restored.answers.find('anna', 'k')).toEqual({ answered: null })
      await restored.close()
    }
    await running.close()
  })
})

describe('what cannot be restored is refused, and the database stays as it was', () => {
  test('into a database that is not empty', async () => {
    const place = await fresh('SQLite')
    await (await fill(place)).close()
    await backUp(place, file)
    await expect(restore(place, file)).rejects.toThrow(/not empty/)
  })

  test('into a folder that a server uses', async () => {
    const place = await fresh('SQLite')
    const store = await openStore(place)
    await backUp(place, file)
    await expect(restore(place, file)).rejects.toThrow(/already uses/)
    await store.close()
  })

  test('a file that is missing, cut short, damaged or of another kind', async () => {
    const place = await fresh('SQLite')
    await (await fill(place)).close()
    await backUp(place, file)
    const whole = gunzipSync(readFileSync(file)).toString()
    const lines = whole.trimEnd().split('\n')
    const bad: Record<string, Buffer> = {
      'without its end': gzipSync(`${lines.slice(0, -1).join('\n')}\n`),
      'without a row': gzipSync(`${lines.filter((_, index) => index !== 5).join('\n')}\n`),
      'no JSON': gzipSync(`${lines.slice(0, 5).join('\n')}\nrubbish\n`),
      'another format': gzipSync('{"format":"south-street/record@1"}\n'),
      'not compressed': Buffer.from(whole),
      'cut short': gzipSync(whole).subarray(0, -20),
      empty: Buffer.alloc(0),
    }
    const target = await fresh('SQLite')
    for (const [what, content] of Object.entries(bad)) {
      const path = join(folder, 'bad.gz')
      writeFileSync(path, content)
      await expect(restore(target, path), what).rejects.toThrow(BackupFault)
    }
    await expect(restore(target, join(folder, 'missing.gz'))).rejects.toThrow(/no file/)
    const store = await openStore(target)
    expect((await store.tables.list({}, { limit: 1 })).items).toEqual([])
    expect(await store.identities.find('anna')).toBeNull()
    await store.close()
  })
})
