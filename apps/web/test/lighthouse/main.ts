// npm run lighthouse [-- --only home,rules --runs 3 --reports FOLDER]
// Google's Lighthouse, as a phone, against the built page and the real server. Lighthouse is as large as everything else
// together, so it is no dependency: the first run installs it beside the other caches. It needs a whole Chromium, such as
// Debian's; `CHROME=` names one. The shell of one that the journeys use is not enough.

import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { parseArgs } from 'node:util'
import { newClient } from '@south-street/protocol/client'
import { toolFolder } from '../../build/tool.ts'
import { builtPage } from '../../page.ts'
import { PageServer } from '../page-server.ts'
import { ownBlockedMs } from './own-work.ts'

const VERSION = '13.5.0'
const TOOL = join(toolFolder('lighthouse', VERSION), 'cli', 'index.js')

interface Audited {
  readonly name: string
  readonly path: string
  /** The least score for speed; accessibility and best practices are to be 100. */
  readonly speed: number
  readonly headers?: Readonly<Record<string, string>>
}

interface Report {
  readonly categories: Readonly<Record<string, { readonly score: number; readonly auditRefs: readonly AuditRef[] }>>
  readonly audits: Readonly<Record<string, Audit>>
  readonly ownBlockedMs: number
}
interface AuditRef {
  readonly id: string
  readonly weight: number
}
interface Audit {
  readonly score: number | null
  readonly title: string
  readonly displayValue?: string
}

const CATEGORIES = ['performance', 'accessibility', 'best-practices']
const FIGURES = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift']

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    runs: { type: 'string', default: '3' },
    reports: { type: 'string' },
  },
})

/** A table with bots that has begun, and what makes a browser the person who sits there. */
async function newTable(address: string, game: string): Promise<Pick<Audited, 'path' | 'headers'>> {
  let headers: Record<string, string> = {}
  const { call } = newClient({
    fetch: (url, sent) => fetch(url, sent),
    base: () => address,
    headers: () => headers,
    newKey: () => randomBytes(16).toString('hex'),
    pause: () => Promise.resolve(),
    again: () => null,
  })
  const { token } = await call('createGuest', {}, { name: 'Anna', bearer: true })
  headers = { authorization: `Bearer ${token}` }
  const { table } = await call('createTable', {}, { game, options: { players: 3 } })
  for (const seat of [1, 2]) await call('seatBot', { id: table, seat }, { level: 'deckhand' })
  await call('start', { id: table }, {})
  return { path: `/t/${table}`, headers }
}

/** On a busy machine a browser sometimes does not answer in time, which says nothing about the page. */
const TRIES = 3

function audit(address: string, page: Audited, run: number): Report | null {
  for (let left = TRIES; left > 0; left--) {
    try {
      return auditOnce(address, page, run)
    } catch (error) {
      const lines = String(error instanceof Error ? error.message : error).split('\n')
      console.log(`${page.name.padEnd(10)} Lighthouse broke off: ${lines.find((line) => line.trim() !== '')}`)
    }
  }
  return null
}

function auditOnce(address: string, { name, path, headers }: Audited, run: number): Report {
  const folder = mkdtempSync(join(tmpdir(), 'south-street-lighthouse-'))
  try {
    const file = values.reports === undefined ? join(folder, 'report') : join(values.reports, `${name}-${run}`)
    const { status, stderr } = spawnSync(
      process.execPath,
      [
        TOOL,
        `${address}${path}`,
        `--only-categories=${CATEGORIES.join()}`,
        '--output=json',
        '--output=html',
        `--output-path=${file}`,
        `--chrome-flags=--headless=new --no-sandbox --disable-gpu --user-data-dir=${join(folder, 'profile')}`,
        `--extra-headers=${JSON.stringify(headers ?? {})}`,
        '--save-assets',
        '--quiet',
        '--no-enable-error-reporting',
      ],
      {
        env: { ...process.env, ...(process.env.CHROME !== undefined && { CHROME_PATH: process.env.CHROME }) },
        encoding: 'utf8',
      },
    )
    if (status !== 0) throw new Error(stderr)
    const { traceEvents } = JSON.parse(readFileSync(`${file}-0.trace.json`, 'utf8'))
    return { ...JSON.parse(readFileSync(`${file}.report.json`, 'utf8')), ownBlockedMs: ownBlockedMs(traceEvents) }
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}

const scoreOf = ({ categories }: Report, category: string) => Math.round(categories[category]!.score * 100)

/** What has cost points outside speed, which is all figures. */
function faultsOf({ categories, audits }: Report): string[] {
  const refs = CATEGORIES.slice(1).flatMap((category) => categories[category]!.auditRefs)
  const failed = refs.filter(({ id, weight }) => weight > 0 && audits[id]!.score !== null && audits[id]!.score! < 1)
  return failed.map(({ id }) => `${id}: ${audits[id]!.title}`)
}

/** Prints the middle one of the reports, and says whether it is good enough. */
function tell(page: Audited, reports: Report[]): boolean {
  reports.sort((a, b) => scoreOf(a, 'performance') - scoreOf(b, 'performance'))
  const middle = reports[Math.floor(reports.length / 2)]
  if (middle === undefined) return false
  const [speed, ...others] = CATEGORIES.map((category) => scoreOf(middle, category))
  const figures = FIGURES.map((id) => middle.audits[id]!.displayValue)
  const all = reports.map((report) => scoreOf(report, 'performance')).join(', ')
  const own = `${Math.round(middle.ownBlockedMs)} ms by its own work`
  console.log(
    `${page.name.padEnd(10)} speed ${speed} (${all}; bar ${page.speed}), access ${others[0]}, practices ${others[1]}`,
  )
  console.log(
    `${' '.repeat(10)} paint ${figures[0]}, largest ${figures[1]}, blocked ${figures[2]} (${own}), shift ${figures[3]}`,
  )
  for (const fault of faultsOf(middle)) console.log(`${' '.repeat(10)} ${fault}`)
  return speed! >= page.speed && others.every((score) => score === 100)
}

async function auditAll(address: string): Promise<boolean> {
  const pages: Audited[] = [
    { name: 'home', path: '/', speed: 95 },
    { name: 'table', ...(await newTable(address, 'packet-row')), speed: 95 },
    { name: 'ta-table', ...(await newTable(address, 'transatlantic')), speed: 95 },
    { name: 'rules', path: '/rules/packet-row', speed: 90 },
    { name: 'ta-rules', path: '/rules/transatlantic', speed: 90 },
  ]
  const wanted = values.only?.split(',')
  let isGood = true
  for (const page of pages.filter(({ name }) => wanted?.includes(name) ?? true)) {
    const reports: Report[] = []
    for (let run = 1; run <= Number(values.runs); run++) {
      const report = audit(address, page, run)
      if (report !== null) reports.push(report)
    }
    if (!tell(page, reports)) isGood = false
  }
  return isGood
}

const folder = await builtPage(() => console.log('building the page'))
const server = new PageServer()
await server.start(folder)
try {
  if (!(await auditAll(`http://localhost:${server.port}`))) process.exitCode = 1
} finally {
  await server.remove()
}
