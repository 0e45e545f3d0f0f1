import { createHash } from 'node:crypto'
import { type AnyGame, findGame, readRecord, verifyRecord } from '@south-street/engine'
import { highCard, secondHighCard } from '@south-street/engine/test/high-card.ts'
import type { GameShelf } from '@south-street/house'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type FreshPlace, PREPARED_PLACES } from '../store/places.ts'
import { Asker, BACKENDS, startTestServer, type TestServer } from './test-server.ts'

const [v1, v2]: readonly AnyGame[] = [highCard(), secondHighCard()]

function shelfOf(...games: readonly AnyGame[]): GameShelf {
  return { games, find: (id, rules) => findGame(games, id, rules), levels: () => ['random'] }
}

const at = ({ address }: TestServer, { token, id }: Asker) => new Asker(address, token, id)

const sealHash = (salt: string, text: string) =>
  createHash('sha256').update(Buffer.from(salt, 'base64url')).update(text, 'utf8').digest('hex')

/** The first answer of whoever is asked, until the game is over. */
async function playOn(id: string, people: readonly Asker[], steps = Number.POSITIVE_INFINITY): Promise<void> {
  for (let step = 0; step < steps; step++) {
    const { play } = await people[0]!.call('table', { id })
    if (play == null || play.actor === null) return
    const asked = people[play.actor]!
    const { actions } = await asked.call('legal', { id })
    await asked.act(id, actions[0]!)
  }
}

/** Tables outlive a new version of the rules: the server that began them knew only the first. */
describe.each(BACKENDS)('two versions of a game on %s', (backend) => {
  let place: FreshPlace
  let server: TestServer
  let people: Asker[]
  let old: string

  beforeAll(async () => {
    place = await PREPARED_PLACES[backend]()
    const before = await startTestServer(backend, {}, place, shelfOf(v1!))
    people = [await before.guest('Anna'), await before.guest('Ben')]
    old = await before.running(people)
    await people[0]!.act(old, 'wave')
    await playOn(old, people, 3)
    await before.stop()
    server = await startTestServer(backend, {}, place, shelfOf(v2!, v1!))
    people = people.map((one) => at(server, one))
  })
  afterAll(async () => {
    await server.stop()
    await place.remove()
  })

  test('new tables are played by the newest rules', async () => {
    const { games } = await people[0]!.call('games', {})
    expect(games.map(({ id, rules }) => [id, rules])).toEqual([['high-card', '2']])
    const table = await server.running(people)
    const { rules } = await people[0]!.call('table', { id: table })
    expect(rules).toBe('2')
    expect((await people[0]!.act(table, 'wave')).body.code).toBe('nobody-waves')
  })

  test('a table goes on, ends and is exported by the rules that it began with', async () => {
    const { rules } = await people[0]!.call('table', { id: old })
    expect(rules).toBe('1')
    expect((await people[1]!.act(old, 'wave')).status).toBe(200)
    await playOn(old, people)
    const { status } = await people[0]!.call('table', { id: old })
    expect(status).toBe('over')
    const record: unknown = await people[0]!.call('exportTable', { id: old })
    expect(readRecord(record, [v2!, v1!]).game).toBe(v1)
    verifyRecord(record, [v2!, v1!], sealHash)
  })

  test('a server without them refuses politely and touches nothing', async () => {
    await server.stop()
    server = await startTestServer(backend, {}, place, shelfOf(v2!))
    const anna = at(server, people[0]!)
    const { status, body } = await anna.ask('GET', `/api/tables/${old}`)
    expect({ status, body }).toMatchObject({
      status: 409,
      body: { code: 'rules-unknown-here', params: { game: 'high-card', rules: '1' } },
    })
    expect(body.detail).toMatch(/rules/)
  })
})
