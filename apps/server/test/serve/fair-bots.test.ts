import type { TableView } from '@south-street/table'
import { expect, onTestFinished, test } from 'vitest'
import { Client } from '../network/client.ts'
import { ServerProcess } from '../network/server-process.ts'
import { FRESH_PLACES } from '../store/places.ts'

/** Less than three seconds, and a person sees when the bot has answered. */
const SOON_MS = 3_000
const TABLES = 60

test('tables of commodores of one host do not keep a clerk elsewhere from answering', {
  timeout: 180_000,
}, async () => {
  const { place, remove } = await FRESH_PLACES.SQLite()
  onTestFinished(remove)
  const folder = 'folder' in place ? place.folder : ''
  const server = new ServerProcess({
    DATA_DIR: folder,
    LIMITS: 'off',
    BOT_THREADS: '1',
    BOT_DELAY_MS: '200',
  })
  await server.start()
  onTestFinished(() => server.stop())
  const client = () =>
    new Client(
      () => [server.address],
      () => 0,
    )
  const [busy, quiet] = [client(), client()]
  await Promise.all([busy.signIn('Busy'), quiet.signIn('Quiet')])

  const start = async (who: Client, levels: readonly string[], sit: boolean) => {
    const players = levels.length + (sit ? 1 : 0)
    const { table: id } = await who.call('createTable', {}, { game: 'packet-row', options: { players }, sit })
    for (const [index, level] of levels.entries()) {
      await who.call('seatBot', { id, seat: players - levels.length + index }, { level })
    }
    await who.call('start', { id }, {})
    return id
  }
  for (let i = 0; i < TABLES; i++) await start(busy, Array<string>(4).fill('commodore'), false)
  const id = await start(quiet, ['clerk'], true)

  /** The table as soon as it waits for the person again, and how long that took. */
  const answered = async (): Promise<{ view: TableView; tookMs: number }> => {
    const asked = performance.now()
    let view = await quiet.call('table', { id })
    while (view.status === 'running' && view.play!.actor !== 0) {
      view = await quiet.call('table', { id, since: view.revision, wait: 5 })
    }
    return { view, tookMs: performance.now() - asked }
  }
  await answered()
  const waits: number[] = []
  for (let turn = 0; turn < 4; turn++) {
    const { actions, decision } = await quiet.call('legal', { id })
    await quiet.call('act', { id }, { decision: decision!, action: actions[0]! })
    const before = (await quiet.call('table', { id })).play!.moves
    const { view, tookMs } = await answered()
    // Several answers of the clerk in a row are several waits.
    waits.push(tookMs / Math.max(1, view.play!.moves - before))
  }
  expect(Math.max(...waits)).toBeLessThan(SOON_MS)
})
