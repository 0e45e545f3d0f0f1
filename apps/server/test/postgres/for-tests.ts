import type { TestProject } from 'vitest/node'
import { startCluster } from './cluster.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    postgres: string
  }
}

/** A PostgreSQL that does not start fails the whole run: a backend that is not tested is not supported. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const cluster = await startCluster({ isDurable: false })
  project.provide('postgres', cluster.url('postgres'))
  return () => cluster.stop()
}
