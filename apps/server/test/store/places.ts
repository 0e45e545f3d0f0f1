import { randomBytes } from 'node:crypto'
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { inject } from 'vitest'
import type { StorePlace } from '../../src/store/open.ts'
import { DATABASE } from '../../src/store/sqlite.ts'

export interface FreshPlace {
  readonly place: StorePlace
  remove(): Promise<void>
}

type FreshPlaces = Readonly<Record<'SQLite' | 'PostgreSQL', () => Promise<FreshPlace>>>

async function onCluster(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: inject('postgres') })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

function newFolder(): string {
  return mkdtempSync(join(tmpdir(), 'south-street-store-'))
}

function inFolder(folder: string): FreshPlace {
  return { place: { folder }, remove: async () => rmSync(folder, { recursive: true, force: true }) }
}

async function newDatabase(how = ''): Promise<FreshPlace> {
  const name = `test_${randomBytes(8).toString('hex')}`
  await onCluster(`create database ${name} ${how}`)
  const url = new URL(inject('postgres'))
  url.pathname = `/${name}`
  return { place: { url: url.href }, remove: () => onCluster(`drop database ${name} with (force)`) }
}

/** Both kinds of database, each asked for by what makes a new one with nothing in it. */
export const FRESH_PLACES: FreshPlaces = {
  SQLite: async () => inFolder(newFolder()),
  PostgreSQL: () => newDatabase(),
}

/** The same for whoever does not care how a database comes to its present form: it already has it. */
export const PREPARED_PLACES: FreshPlaces = {
  SQLite: async () => {
    const folder = newFolder()
    copyFileSync(join(inject('prepared').folder, DATABASE), join(folder, DATABASE))
    return inFolder(folder)
  },
  PostgreSQL: () => newDatabase(`template ${inject('prepared').database} strategy file_copy`),
}
