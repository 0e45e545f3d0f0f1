import type { TableView } from '@south-street/table'
import { expect, onTestFinished, test } from 'vitest'
import { Client } from '../network/client.ts'
import { ServerProcess } from '../network/server-process.ts'
import { FRESH_PLACES } from '../store/places.ts'

const TABLES = 30
/** Some are thought while the clerk's answer waits to be shown. In a line behind all of them it would be thirty. */
const A_FEW = 15

test('tables of commodores of one host do not keep a clerk elsewhere from answering', async () => {
  const { place, remove } = await FRESH_PLACES.SQLite()
  onTestFinished(remove)
  const folder = 'folder' in place ? place.folder : ''
  const server = new ServerProcess({
    DATA_DIR: folder,
    LIMITS: 'off',
    BOT_THREADS: '1',
    BOT_DELAY_MS: '50',
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

  /** How often commodores have answered so far. */
  const answers = async (): Promise<number> => {
    const text = await (await fetch(`${server.address}/metrics`)).text()
    // While none has answered, nothing is counted.
    return Number(/^south_street_bot_thinking_seconds_count\{level="commodore"\} (\d+)$/m.exec(text)?.[1] ?? 0)
  }
  /** The table as soon as it waits for the person again. */
  const answered = async (): Promise<TableView> => {
    let view = await quiet.call('table', { id })
    while (view.status === 'running' && view.play!.actor !== 0) {
      view = await quiet.call('table', { id, since: view.revision, wait: 5 })
    }
    return view
  }
  await answered()
  // There is something to wait for.
  await expect.poll(answers).toBeGreaterThan(0)
  const passedBy: number[] = []
  for (let turn = 0; turn < 3; turn++) {
    const { actions, decision } = await quiet.call('legal', { id })
    const before = await answers()
    await quiet.call('act', { id }, { decision: decision!, action: actions[0]! })
    const { moves } = (await quiet.call('table', { id })).play!
    const view = await answered()
    // Several answers of the clerk in a row are several waits.
    passedBy.push(((await answers()) - before) / Math.max(1, view.play!.moves - moves))
  }
  expect(Math.max(...passedBy), passedBy.join()).toBeLessThan(A_FEW)
})
