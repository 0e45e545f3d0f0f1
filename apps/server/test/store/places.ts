import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { inject } from 'vitest'
import type { StorePlace } from '../../src/store/open.ts'

export interface FreshPlace {
  readonly place: StorePlace
  remove(): Promise<void>
}

async function onCluster(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: inject('postgres') })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

/** Both kinds of database, each asked for by what makes a new, empty one. */
export const FRESH_PLACES: Readonly<Record<'SQLite' | 'PostgreSQL', () => Promise<FreshPlace>>> = {
  SQLite: async () => {
    const folder = mkdtempSync(join(tmpdir(), 'south-street-store-'))
    return { place: { folder }, remove: async () => rmSync(folder, { recursive: true, force: true }) }
  },
  PostgreSQL: async () => {
    const name = `test_${randomBytes(8).toString('hex')}`
    await onCluster(`create database ${name}`)
    const url = new URL(inject('postgres'))
    url.pathname = `/${name}`
    return { place: { url: url.href }, remove: () => onCluster(`drop database ${name} with (force)`) }
  },
}
