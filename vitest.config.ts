import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Commands and servers that tests start are compiled once, as they are for whoever plays. */
const COMPILED = fileURLToPath(new URL('node_modules/.cache/south-street/compiled', import.meta.url))
const POSTGRES = fileURLToPath(new URL('apps/server/test/postgres/for-tests.ts', import.meta.url))

/** Whatever takes so long hangs: nothing fails because the machine has much else to do. */
const NEVER_MS = 600_000

/** Small files that take long: where nothing is known of an earlier run, Vitest would begin with the largest files. */
const LONG = /\/(chaos|hostile|rubbish)\/[^/]+$|\/(attacks|judge|random-walks)\.test\.ts$/

/** Node reads TypeScript by itself, as it does for whoever plays; to have Vite rewrite every file takes longer. */
const AS_IN_PLAY = { viteModuleRunner: false } as const

/** Tests of the page that put something in the place of clocks, React or IndexedDB, which no other file may find. */
const ALONE = [
  'look-back',
  'plain-board',
  'ringing',
  'coach-memory',
  'kept',
  'own-records',
  'local-house',
  'local/store',
  'speech',
]

/** Nobody waits at the end for one long test. */
class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const isLong = ({ moduleId }: TestSpecification) => LONG.test(moduleId)
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))]
  }
}

export default defineConfig({
  test: {
    environment: 'node',
    projects: [
      {
        extends: true,
        test: {
          name: 'machine',
          include: ['apps/{bench,cli}/test/**/*.test.ts', 'scripts/{test,new-game}/**/*.test.ts'],
          experimental: AS_IN_PLAY,
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['apps/server/test/**/*.test.ts'],
          // PostgreSQL is started once for all tests.
          globalSetup: [POSTGRES],
          // Every server there is made from its parts and keeps what it knows in them: their code is loaded once.
          isolate: false,
          experimental: AS_IN_PLAY,
        },
      },
      {
        extends: true,
        test: {
          name: 'pure',
          include: ['packages/*/test/**/*.test.ts', 'games/*/test/**/*.test.ts'],
          exclude: ['packages/ui/**', 'games/*/test/ui/**'],
          // Nothing there keeps anything that another file could find, so a game is loaded once for all of its tests.
          isolate: false,
          experimental: AS_IN_PLAY,
        },
      },
      // What is built for the page is read as Vite reads it: style sheets and drawings too.
      {
        extends: true,
        test: { name: 'boards', include: ['games/*/test/ui/**/*.test.ts'], isolate: false },
      },
      {
        extends: true,
        test: {
          name: 'page',
          include: ['{packages/ui,apps/web}/test/**/*.test.ts'],
          exclude: ALONE.map((name) => `**/${name}.test.ts`),
          isolate: false,
        },
      },
      {
        extends: true,
        test: { name: 'page alone', include: ALONE.map((name) => `{packages/ui,apps/web}/test/**/${name}.test.ts`) },
      },
    ],
    env: { NODE_COMPILE_CACHE: COMPILED },
    maxWorkers: 2,
    sequence: { sequencer: LongFirst },
    testTimeout: NEVER_MS,
    hookTimeout: NEVER_MS,
    expect: { poll: { timeout: NEVER_MS / 2 } },
    // A forgotten `.only` would quietly switch the other tests off.
    allowOnly: false,
  },
})
