// npm run hostile [-- --seconds 60]
// One address tries everything that a server at its default limits might be made to store, hold or compute, while somebody
// at another address plays. What it could store in a day follows from what the limits count and what was really stored.

import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { Worker } from 'node:worker_threads'
import { readConfig } from '../../src/config.ts'
import { ServerProcess } from '../network/server-process.ts'
import type { Attacker, AttackReport } from './attacker.ts'
import { percentile, worstDay } from './figures.ts'
import { visit } from './visitor.ts'

const { values } = parseArgs({ options: { seconds: { type: 'string', default: '60' } } })
const MOST_MEGABYTES = 50
const MOST_STREAMS = 200
const { bytesPerDayPerAddress } = readConfig({}).limits

const fine = new Intl.NumberFormat('en', { maximumFractionDigits: 1 })

function print({ figures, streams, flood, floodAccepted }: AttackReport, times: Awaited<ReturnType<typeof visit>>) {
  console.log('what was tried                                 accepted  refused  counted kB  stored kB')
  for (const { what, accepted, refused, counted, stored } of figures) {
    const columns = [accepted, refused, counted / 1e3, stored / 1e3].map((value) => fine.format(value))
    const [one, two, three, four] = columns as [string, string, string, string]
    console.log(`${what.padEnd(45)} ${one.padStart(9)} ${two.padStart(8)} ${three.padStart(11)} ${four.padStart(10)}`)
  }
  const { megabytes, worst } = worstDay(figures, bytesPerDayPerAddress)
  console.log(`stored in a day: at most ${fine.format(megabytes)} MB, by ${worst} (bar: under ${MOST_MEGABYTES} MB)`)
  console.log(`streams at once: ${streams} (bar: at most ${MOST_STREAMS})`)
  console.log(
    `then ${fine.format(flood)} requests as fast as they were answered, ${fine.format(floodAccepted)} accepted`,
  )
  const { health, moves } = times
  const say = (what: string, all: readonly number[]) =>
    `${what} p99 ${fine.format(percentile(all, 0.99))} ms, max ${fine.format(Math.max(...all))} ms (${all.length})`
  console.log(`another address meanwhile: ${say('/healthz', health)}; ${say('a move', moves)}`)
  return megabytes < MOST_MEGABYTES && streams <= MOST_STREAMS
}

const folder = mkdtempSync(join(tmpdir(), 'south-street-hostile-'))
const server = new ServerProcess({ DATA_DIR: folder })
await server.start()
try {
  const until = Date.now() + 1_000 * Number(values.seconds)
  const attacker = new Worker(new URL('./attacker.ts', import.meta.url), {
    workerData: { address: server.address, folder, until } satisfies Attacker,
  })
  const told = once(attacker, 'message')
  const times = await visit(server.address, until)
  const [report] = (await told) as [AttackReport]
  const isWithinBars = print(report, times)
  const faults = [...report.faults, ...server.complaints]
  for (const fault of faults.slice(0, 20)) console.log(fault)
  process.exitCode = isWithinBars && faults.length === 0 ? 0 : 1
} finally {
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
}
