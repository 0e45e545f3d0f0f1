// npm run keep-data: keeps a data folder of this version for the test of upgrades. Starts the server in an empty folder,
// plays at tables in every state that a table can have, and writes the database and what each person was told last to the
// folder VERSION beside this file. A folder that is there already is left alone.

import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { seededRandom } from '@south-street/engine'
import type { Client } from '@south-street/protocol/client'
import { DATABASE } from '../../src/store/sqlite.ts'
import { clientAt } from '../network/client-at.ts'
import { ServerProcess } from '../network/server-process.ts'

const PROJECT = new URL('../../../../package.json', import.meta.url)
const { version } = JSON.parse(readFileSync(PROJECT, 'utf8')) as { version: string }
const kept = join(import.meta.dirname, version)
/** So many entries the tables have that go on. */
const LENGTHS = { 'packet-row': 42, transatlantic: 33 }

/** Any answers, drawn with a seed, until the game is over or the table has so many entries. */
async function playOn(people: readonly Client[], id: string, length: number): Promise<void> {
  const random = seededRandom('kept data', length)
  for (;;) {
    const { play, revision } = await people[0]!.call('table', { id })
    const actor = play?.actor ?? null
    if (actor === null || revision >= length) return
    const { actions } = await people[actor]!.call('legal', { id })
    await people[actor]!.call(
      'act',
      { id },
      { decision: play!.decision, action: actions[random.below(actions.length)]! },
    )
  }
}

async function newTable(people: readonly Client[], game: string): Promise<string> {
  const { table: id } = await people[0]!.call('createTable', {}, { game, options: { players: people.length } })
  for (const guest of people.slice(1)) await guest.call('takeSeat', { id }, {})
  await people[0]!.call('start', { id }, {})
  return id
}

async function makeTables(people: readonly Client[]): Promise<string[]> {
  const [anna, ben] = people as [Client, Client]
  const over = await newTable(people, 'packet-row')
  await ben.call('say', { id: over }, { text: 'Good luck!' })
  await playOn(people, over, Number.POSITIVE_INFINITY)
  const running: string[] = []
  for (const [game, length] of Object.entries(LENGTHS)) {
    const id = await newTable(people, game)
    await playOn(people, id, length)
    running.push(id)
  }
  const abandoned = await newTable(people, 'transatlantic')
  await anna.call('abandon', { id: abandoned })
  await ben.call('abandon', { id: abandoned })
  const { table: open } = await anna.call('createTable', {}, { game: 'packet-row', options: { players: 3 } })
  await anna.call('seatBot', { id: open, seat: 2 }, { level: 'mate' })
  return [over, ...running, abandoned, open]
}

/** What this person sees of the table, as the test of upgrades compares it. */
async function tellOf(person: Client, id: string) {
  const { you, status, revision, play } = await person.call('table', { id })
  return { you, status, revision, actor: play?.actor ?? null, position: play?.position ?? null }
}

if (existsSync(kept)) throw new Error(`there is a data folder of ${version} already`)
const folder = mkdtempSync(join(tmpdir(), 'south-street-kept-'))
try {
  const server = new ServerProcess({ DATA_DIR: folder, LIMITS: 'off' })
  await server.start()
  const { address } = server
  const people: { name: string; token: string }[] = []
  for (const name of ['Anna', 'Ben']) {
    const { token } = await clientAt(address, null).call('createGuest', {}, { name, bearer: true })
    people.push({ name, token: token! })
  }
  const clients = people.map(({ token }) => clientAt(address, token))
  const tables = []
  for (const id of await makeTables(clients)) {
    tables.push({ id, views: await Promise.all(clients.map((client) => tellOf(client, id))) })
  }
  await server.stop()
  mkdirSync(kept)
  writeFileSync(join(kept, 'told.json'), `${JSON.stringify({ at: Date.now(), people, tables })}\n`)
  writeFileSync(join(kept, `${DATABASE}.gz`), gzipSync(readFileSync(join(folder, DATABASE)), { level: 9 }))
  console.log(`kept a data folder of ${version}: ${tables.length} tables`)
} finally {
  rmSync(folder, { recursive: true, force: true })
}
