import { expect, onTestFinished, test } from 'vitest'
import { Client } from '../network/client.ts'
import { ServerProcess } from '../network/server-process.ts'
import { FRESH_PLACES } from '../store/places.ts'

interface View {
  readonly revision: number
  readonly status: string
  readonly play: { readonly actor: number | null; readonly decision: number; readonly moves: number }
}

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
    REQUESTS_PER_MINUTE: '0',
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
    const asked = { game: 'packet-row', options: { players }, sit }
    const { table } = await who.send<{ table: string }>('POST', '/api/tables', asked)
    for (const [index, level] of levels.entries()) {
      await who.send('PUT', `/api/tables/${table}/seats/${players - levels.length + index}/bot`, { level })
    }
    await who.send('POST', `/api/tables/${table}/start`)
    return `/api/tables/${table}`
  }
  for (let i = 0; i < TABLES; i++) await start(busy, Array<string>(4).fill('commodore'), false)
  const path = await start(quiet, ['clerk'], true)

  /** The table as soon as it waits for the person again, and how long that took. */
  const answered = async (): Promise<{ view: View; tookMs: number }> => {
    const asked = performance.now()
    let view = await quiet.get<View>(path)
    while (view.status === 'running' && view.play.actor !== 0) {
      view = await quiet.get<View>(`${path}?since=${view.revision}&wait=5`)
    }
    return { view, tookMs: performance.now() - asked }
  }
  await answered()
  const waits: number[] = []
  for (let turn = 0; turn < 4; turn++) {
    const { actions, decision } = await quiet.get<{ actions: string[]; decision: number }>(`${path}/legal`)
    await quiet.send('POST', `${path}/actions`, { decision, action: actions[0] })
    const before = (await quiet.get<View>(path)).play.moves
    const { view, tookMs } = await answered()
    // Several answers of the clerk in a row are several waits.
    waits.push(tookMs / Math.max(1, view.play.moves - before))
  }
  expect(Math.max(...waits)).toBeLessThan(SOON_MS)
})
