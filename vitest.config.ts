import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    environment: 'node',
    include: ['{packages,games,apps}/*/test/**/*.test.ts', 'scripts/test/**/*.test.ts'],
    // PostgreSQL is started once for all tests that need one.
    globalSetup: ['apps/server/test/postgres/for-tests.ts'],
    maxWorkers: 2,
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // A forgotten `.only` would quietly switch the other tests off.
    allowOnly: false,
  },
})
