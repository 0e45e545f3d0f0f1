import { spawnSync } from 'node:child_process'
import process from 'node:process'
import { AskerGone, type StoreNews } from '@south-street/house'
import { append, NOON, newTable } from '@south-street/house/test/store-contract.ts'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { openStore } from '../../src/store/open.ts'
import type { Store } from '../../src/store/store.ts'
import { CUT_CONNECTIONS } from '../postgres/cluster.ts'
import { person, token } from './examples.ts'
import { FRESH_PLACES } from './places.ts'

async function twoProcesses(): Promise<{ url: string; one: Store; other: Store }> {
  const fresh = await FRESH_PLACES.PostgreSQL()
  const one = await openStore(fresh.place)
  const other = await openStore(fresh.place)
  onTestFinished(async () => {
    await one.close()
    await other.close()
    await fresh.remove()
  })
  return { url: 'url' in fresh.place ? fresh.place.url : '', one, other }
}

function nextNews(store: Store, wanted: (news: StoreNews) => boolean): Promise<StoreNews> {
  return new Promise((resolve) => {
    const stop = store.subscribe((news) => {
      if (!wanted(news)) return
      stop()
      resolve(news)
    })
  })
}

test('PostgreSQL: processes hear of one another’s commits, many in one', async () => {
  const { one, other } = await twoProcesses()
  const ids = Array.from({ length: 300 }, (_, index) => `table-with-a-name-that-takes-up-room-${index}`)
  await Promise.all(ids.map((id) => one.tables.create(newTable(id))))
  const heard = new Set<string>()
  const all = nextNews(other, (news) => {
    if (news.kind === 'appended' && news.revision === 2 && !news.own) heard.add(news.table)
    return heard.size === ids.length
  })
  await Promise.all(ids.map((id) => one.tables.append(append(id, 2))))
  await all
})

test('PostgreSQL: of two processes one gets the revision, and both go on', async () => {
  const { one, other } = await twoProcesses()
  const ids = Array.from({ length: 40 }, (_, index) => `t${index}`)
  await Promise.all(ids.map((id) => one.tables.create(newTable(id))))
  for (const revision of [2, 3, 4, 5]) {
    const both = await Promise.all([
      Promise.all(ids.map((id) => one.tables.append(append(id, revision)))),
      Promise.all(ids.toReversed().map((id) => other.tables.append(append(id, revision)))),
    ])
    const outcomes = ids.map((_, index) => [both[0][index], both[1][ids.length - 1 - index]].toSorted())
    for (const outcome of outcomes) expect(outcome).toEqual(['conflict', 'stored'])
  }
})

test('PostgreSQL: an erasure waits for what is being kept, and what is to be kept waits for an erasure', async () => {
  const { url, one, other } = await twoProcesses()
  const slow = new pg.Client({ connectionString: url })
  await slow.connect()
  onTestFinished(() => slow.end())
  await one.tables.create(newTable('t', { members: ['ben'] }))
  for (const id of ['anna', 'ben']) await one.identities.create(person(id))

  // Another process is in the middle of keeping something of Anna's.
  await slow.query('begin')
  await slow.query(`insert into members (person, table_id)
    select id, 't' from identities where id = 'anna' and gone_at is null for key share`)
  let isOver = false
  const leaving = other.people.leave('anna', NOON).then(() => {
    isOver = true
  })
  await one.identities.seen('anna', NOON + 1)
  expect(isOver).toBe(false)
  // Nor is she taken for somebody who sits nowhere.
  expect(await one.retention.removePeople(NOON + 2, 9)).toBe(0)
  await slow.query('commit')
  await leaving
  expect((await other.tables.listOf('anna', {}, { limit: 1 })).items).toHaveLength(1)

  // Another process is in the middle of erasing Ben.
  await slow.query('begin')
  await slow.query("select id from identities where id = 'ben' for update")
  const tries = [
    one.tables.append(append('t', 2, { author: 'ben' })),
    one.identities.addToken(token('late', 'ben')),
    one.answers.keep({ scope: 'ben', key: 'k', body: 1, at: NOON }),
  ]
  const late = Promise.allSettled(tries)
  await one.identities.seen('anna', NOON + 2)
  await slow.query("update identities set gone_at = 1 where id = 'ben'")
  await slow.query('commit')
  for (const { status, reason } of (await late) as PromiseRejectedResult[]) {
    expect([status, reason instanceof AskerGone]).toEqual(['rejected', true])
  }
})

test('PostgreSQL: connections that are cut are replaced, nothing is lost or written twice', async () => {
  const { url, one, other } = await twoProcesses()
  await one.tables.create(newTable('t'))
  const knife = new pg.Client({ connectionString: url })
  await knife.connect()
  onTestFinished(() => knife.end())
  const gap = nextNews(other, ({ kind }) => kind === 'gap')
  for (let revision = 2; revision < 40; ) {
    const [outcome] = await Promise.all([
      one.tables.append(append('t', revision, { request: { person: 'anna', key: String(revision) } })),
      knife.query(CUT_CONNECTIONS),
    ])
    // A conflict with nobody else writing: the commit was made, and only its answer was lost.
    if (outcome === 'conflict') expect(await one.tables.findRequest('t', 'anna', String(revision))).not.toBeNull()
    revision++
  }
  await gap
  expect(await other.tables.entriesSince('t', 1)).toHaveLength(38)
})

test('SQLite: one server a folder, and the lock ends with its process', async () => {
  const { place, remove } = await FRESH_PLACES.SQLite()
  onTestFinished(remove)
  const first = await openStore(place)
  await expect(openStore(place)).rejects.toMatchObject({ kind: 'in-use' })
  await first.close()
  const killed = `
    const { openStore } = await import(${JSON.stringify(new URL('../../src/store/open.ts', import.meta.url).href)})
    await openStore(${JSON.stringify(place)})
    process.kill(process.pid, 'SIGKILL')`
  const { signal } = spawnSync(process.execPath, ['--input-type=module', '--eval', killed])
  expect(signal).toBe('SIGKILL')
  await (await openStore(place)).close()
})

test('SQLite: leases end with the server that had them', async () => {
  const { place, remove } = await FRESH_PLACES.SQLite()
  onTestFinished(remove)
  const first = await openStore(place)
  await first.tables.create(newTable('t'))
  await first.due.set('t', NOON)
  await first.due.claim('A', NOON, NOON + 9_999, 1)
  await first.close()
  const second = await openStore(place)
  expect(await second.due.claim('B', NOON, NOON + 1, 1)).toHaveLength(1)
  await second.close()
})

test('SQLite: an acknowledged append is in the file, also if the process is killed at once', async () => {
  const { place, remove } = await FRESH_PLACES.SQLite()
  onTestFinished(remove)
  const script = `
    const { openStore } = await import(${JSON.stringify(new URL('../../src/store/open.ts', import.meta.url).href)})
    const store = await openStore(${JSON.stringify(place)})
    const first = { table: 't', revision: 1, entries: [1], at: 1, listing: {
      status: 'open', isListed: true, pace: 'none', freeSeats: 0, host: 'anna', members: [], summary: null } }
    await store.tables.create({ id: 't', game: 'g', rules: '1', first })
    await Promise.all([2, 3, 4].map((revision) => store.tables.append({ table: 't', revision, entries: [revision], at: 1 })))
    process.kill(process.pid, 'SIGKILL')`
  spawnSync(process.execPath, ['--input-type=module', '--eval', script])
  const store = await openStore(place)
  expect(await store.tables.entriesSince('t', 0)).toEqual([1, 2, 3, 4])
  await store.close()
})
