import { expect, onTestFinished, test } from 'vitest'
import { FRESH_PLACES } from '../store/places.ts'
import { runChaos } from './chaos.ts'
import { CHAOS_SETTINGS } from './settings.ts'

// The short form; `npm run chaos` is the long one.
const PLAN = { tables: 4, kills: 3, seed: 'short', say: () => {} }

test('SQLite: killed again and again, the server loses nothing that it has acknowledged', async () => {
  const { place, remove } = await FRESH_PLACES.SQLite()
  onTestFinished(remove)
  const folder = 'folder' in place ? place.folder : ''
  const report = await runChaos({ ...PLAN, servers: [{ ...CHAOS_SETTINGS, DATA_DIR: folder }], postgres: null })
  expect(report.faults).toEqual([])
  expect(report).toMatchObject({ kills: PLAN.kills })
  expect(report.games).toBeGreaterThanOrEqual(PLAN.tables)
})

test('PostgreSQL: neither do two servers, though their connections are cut too', async () => {
  const { place, remove } = await FRESH_PLACES.PostgreSQL()
  onTestFinished(remove)
  const postgres = 'url' in place ? place.url : ''
  const settings = { ...CHAOS_SETTINGS, DATABASE_URL: postgres }
  const report = await runChaos({ ...PLAN, servers: [settings, settings], postgres })
  expect(report.faults).toEqual([])
  expect(report.games).toBeGreaterThanOrEqual(PLAN.tables)
})
