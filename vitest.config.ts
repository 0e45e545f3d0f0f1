import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

/** Commands and servers that tests start are compiled once, as they are for whoever plays. */
const COMPILED = fileURLToPath(new URL('node_modules/.cache/south-street/compiled', import.meta.url))

export default defineConfig({
  test: {
    environment: 'node',
    include: ['{packages,games,apps}/*/test/**/*.test.ts', 'scripts/{test,new-game}/**/*.test.ts'],
    // PostgreSQL is started once for all tests that need one.
    globalSetup: ['apps/server/test/postgres/for-tests.ts'],
    env: { NODE_COMPILE_CACHE: COMPILED },
    maxWorkers: 2,
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // A forgotten `.only` would quietly switch the other tests off.
    allowOnly: false,
  },
})
