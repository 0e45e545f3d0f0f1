import { expect, onTestFinished, test } from 'vitest'
import { ServerProcess } from '../network/server-process.ts'
import { FRESH_PLACES } from '../store/places.ts'
import { Caller } from './caller.ts'
import { runAttacks, worstDay } from './figures.ts'

const BYTES_A_DAY = 50_000_000

// `npm run hostile` also holds streams, and looks how others fare meanwhile.
test('whatever one address can have stored, the limits count at least as much', async () => {
  const { place, remove } = await FRESH_PLACES.SQLite()
  onTestFinished(remove)
  const folder = 'folder' in place ? place.folder : ''
  const server = new ServerProcess({ DATA_DIR: folder })
  await server.start()
  onTestFinished(() => server.stop())
  const caller = new Caller(server.address, '127.0.0.1')
  onTestFinished(() => caller.close())
  const { figures, faults } = await runAttacks(caller, folder)
  expect([...faults, ...server.complaints]).toEqual([])
  for (const { what, accepted, stored, counted } of figures) {
    expect(accepted, what).toBeGreaterThan(0)
    expect(stored, what).toBeGreaterThan(0)
    expect(stored / counted, what).toBeLessThan(1)
  }
  expect(worstDay(figures, BYTES_A_DAY).megabytes).toBeLessThan(50)
})

test('a day is as bad as what stores most for each byte that is counted', () => {
  const figure = { accepted: 1, refused: 0 }
  const figures = [
    { ...figure, what: 'little', counted: 1_000, stored: 100 },
    { ...figure, what: 'much', counted: 10, stored: 8 },
    { ...figure, what: 'more, but dear', counted: 9_000, stored: 900 },
  ]
  expect(worstDay(figures, BYTES_A_DAY)).toEqual({ megabytes: 40, worst: 'much' })
})
