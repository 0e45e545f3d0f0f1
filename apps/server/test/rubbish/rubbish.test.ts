import { expect, onTestFinished, test } from 'vitest'
import { FRESH_PLACES } from '../store/places.ts'
import { throwRubbish } from './rubbish.ts'

// The short form; `npm run rubbish` is the long one.
test('rubbish is refused without a 5xx or a crash', async () => {
  const { place, remove } = await FRESH_PLACES.SQLite()
  onTestFinished(remove)
  const { faults, statuses } = await throwRubbish(3_000, 'short', 'folder' in place ? place.folder : '')
  expect(faults).toEqual([])
  // It is not all turned away at the door.
  for (const status of ['200', '400', '401', '404', '409', '413']) expect(statuses[status], status).toBeGreaterThan(0)
})
