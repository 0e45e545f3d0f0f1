import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { openStore } from '../../src/store/open.ts'
import { startCluster } from './cluster.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    postgres: string
    /** An empty database in its present form, of each kind: a copy takes less than all the steps to that form. */
    prepared: { readonly folder: string; readonly database: string }
  }
}

const PREPARED = 'prepared'

/** A PostgreSQL that does not start fails the whole run: a backend that is not tested is not supported. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const cluster = await startCluster({ isDurable: false })
  const folder = mkdtempSync(join(tmpdir(), 'south-street-prepared-'))
  await cluster.create(PREPARED)
  for (const place of [{ folder }, { url: cluster.url(PREPARED) }]) await (await openStore(place)).close()
  project.provide('postgres', cluster.url('postgres'))
  project.provide('prepared', { folder, database: PREPARED })
  return async () => {
    rmSync(folder, { recursive: true, force: true })
    await cluster.stop()
  }
}
