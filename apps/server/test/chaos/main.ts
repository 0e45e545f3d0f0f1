// npm run chaos [-- --kills 100 --tables 50 --rematches 200 --only sqlite|postgres|rematches --seed TEXT]
// Servers are killed while tables are played; nothing acknowledged may be lost or applied twice. And everybody asks for a
// rematch at once, at two servers: no table may come twice, or not at all.

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ServerProcess } from '../network/server-process.ts'
import { startCluster } from '../postgres/cluster.ts'
import { type ChaosReport, runChaos } from './chaos.ts'
import { type RematchReport, runRematches } from './rematches.ts'
import { CHAOS_SETTINGS } from './settings.ts'

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '100' },
    tables: { type: 'string', default: '50' },
    rematches: { type: 'string', default: '200' },
    only: { type: 'string', default: '' },
    seed: { type: 'string', default: String(Date.now()) },
  },
})

const plan = {
  kills: Number(values.kills),
  tables: Number(values.tables),
  seed: values.seed,
  say: (line: string) => console.log(`  ${line}`),
}
async function onSqlite(): Promise<ChaosReport> {
  const folder = mkdtempSync(join(tmpdir(), 'south-street-chaos-'))
  try {
    return await runChaos({ ...plan, servers: [{ ...CHAOS_SETTINGS, DATA_DIR: folder }], postgres: null })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function onPostgres(): Promise<ChaosReport> {
  const cluster = await startCluster({ isDurable: true })
  try {
    const postgres = cluster.url('postgres')
    const settings = { ...CHAOS_SETTINGS, DATABASE_URL: postgres }
    return await runChaos({ ...plan, servers: [settings, settings], postgres })
  } finally {
    await cluster.stop()
  }
}

async function rematches(): Promise<RematchReport> {
  const cluster = await startCluster({ isDurable: true })
  const settings = { ...CHAOS_SETTINGS, DATABASE_URL: cluster.url('postgres') }
  const servers = [new ServerProcess(settings), new ServerProcess(settings)] as const
  try {
    for (const server of servers) await server.start()
    const report = await runRematches([servers[0].address, servers[1].address], Number(values.rematches))
    return { ...report, faults: [...report.faults, ...servers.flatMap(({ complaints }) => complaints)] }
  } finally {
    for (const server of servers) await server.stop()
    await cluster.stop()
  }
}

console.log(`seed ${values.seed}`)
let failed = 0
for (const [name, run] of [
  ['sqlite', onSqlite],
  ['postgres', onPostgres],
  ['rematches', rematches],
] as const) {
  if (values.only !== '' && values.only !== name) continue
  const start = performance.now()
  const { faults, ...tally } = await run()
  const seconds = Math.round((performance.now() - start) / 1_000)
  console.log(`${name}: ${JSON.stringify(tally)} in ${seconds} s, ${faults.length} faults`)
  for (const fault of faults.slice(0, 10)) console.log(fault)
  failed += faults.length
}
process.exitCode = failed === 0 ? 0 : 1
