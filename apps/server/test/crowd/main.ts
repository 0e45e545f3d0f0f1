// npm run crowd [-- --people 100000 --games 1000000]
// Fills a database in a folder that is removed afterwards, and measures what a person's own figures and the club's page take, and
// whether the server grows by being asked. docs/scale.md has the last figures.

import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { parseArgs } from 'node:util'
import { openBackend, openStore } from '../../src/store/open.ts'
import { ServerProcess } from '../network/server-process.ts'
import { fillCrowd, personAt, tokenOf } from './fill.ts'

const { values } = parseArgs({
  options: { people: { type: 'string', default: '100000' }, games: { type: 'string', default: '1000000' } },
})
const [people, games] = [Number(values.people), Number(values.games)]
const folder = mkdtempSync(join(tmpdir(), 'south-street-crowd-'))
const say = (text: string) => process.stdout.write(`${text}\n`)

function report(what: string, times: number[]): void {
  const sorted = times.sort((a, b) => a - b)
  const at = (part: number) => sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))]!.toFixed(1)
  say(
    `${what}: half within ${at(0.5)} ms, 95 of 100 within ${at(0.95)} ms, the longest ${at(1)} ms (${times.length} times)`,
  )
}

async function timed(count: number, work: (n: number) => Promise<unknown>): Promise<number[]> {
  const times: number[] = []
  for (let n = 0; n < count; n++) {
    const start = performance.now()
    await work(n)
    times.push(performance.now() - start)
  }
  return times
}

const memoryOf = (pid: number) => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024

try {
  const started = performance.now()
  const backend = await openBackend({ folder })
  await fillCrowd(backend, { people, games, now: Date.now() }, () => {})
  await backend.close()
  const size = statSync(join(folder, 'south-street.sqlite')).size / 1e6
  say(
    `${people} people, ${games} games: filled in ${((performance.now() - started) / 1000).toFixed(0)} s, ${size.toFixed(0)} MB`,
  )

  const store = await openStore({ folder })
  await store.club.setTerms({ name: 'Pier 17', line: '', visibility: 'listed' }, Date.now())
  // As the page asks for it: page by page, to the last.
  const profile = async (person: string) => {
    let games = 0
    for (let after: string | null | undefined; after !== null; ) {
      const { items, next } = await store.results.gamesOf(person, { limit: 250, ...(after && { after }) })
      games += items.length
      after = next
    }
    return games
  }
  say(`who plays most has ${await profile(personAt(0))} games`)
  report('games of anybody', await timed(200, (n) => profile(personAt((n * 7919) % people))))
  const used = process.cpuUsage()
  report('games of those who play most', await timed(100, (n) => profile(personAt(n % Math.ceil(people / 100)))))
  const { user, system } = process.cpuUsage(used)
  say(`processor time of each: ${((user + system) / 100_000).toFixed(1)} ms`)
  await store.close()

  const server = new ServerProcess({ DATA_DIR: folder, RATINGS: 'on', LIMITS: 'off', PORT: '0' })
  await server.start().catch((error) => {
    throw error
  })
  const ask = async (path: string, n: number) => {
    const headers = { authorization: `Bearer ${tokenOf(n % people)}` }
    const answer = await fetch(`${server.address}${path}`, { headers })
    if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`)
    return answer.text()
  }
  const house = async (n: number) => {
    for (let after: string | null = ''; after !== null; ) {
      after = JSON.parse(await ask(`/api/me/house${after === '' ? '' : `?after=${encodeURIComponent(after)}`}`, n)).next
    }
  }
  report(
    '/api/me/house, all pages, of those who play most',
    await timed(100, (n) => house(n % Math.ceil(people / 100))),
  )
  const paths = ['/api/club', '/api/club?period=month', '/api/club?period=year&game=packet-row', '/api/club/games']
  for (const path of paths) report(path, await timed(50, (n) => ask(path, n * 31)))
  const before = memoryOf(server.pid)
  report('all of them once more', await timed(1_000, (n) => ask(paths[n % paths.length]!, n * 17)))
  say(
    `memory of the server: ${before.toFixed(0)} MB before the last thousand, ${memoryOf(server.pid).toFixed(0)} MB after them`,
  )
  await server.stop()
} finally {
  rmSync(folder, { recursive: true, force: true })
}
