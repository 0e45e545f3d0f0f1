// `npm run scale -- --tables 100000`: what so many live tables need, and what breaks first. docs/scale.md explains it.
// `--every 30` is the seconds between two actions of a table, `--bots mate --share 0.5` who makes half of the decisions.

import { parseArgs } from 'node:util'
import { BUSY, type Limit, needsOf, tablesUntil } from './scale/model.ts'

const { values } = parseArgs({
  options: {
    tables: { type: 'string', default: '10000' },
    every: { type: 'string', default: String(BUSY.secondsPerAction) },
    bots: { type: 'string', default: BUSY.botLevel },
    share: { type: 'string', default: '0' },
  },
})

const REMEDIES: Readonly<Record<Limit, string>> = {
  appends: 'several databases, each with a part of the tables (by table id), or Citus',
  connections: 'PgBouncer between processes and database, in transaction mode',
  news: 'a message bus with a subject for each table (NATS), instead of NOTIFY',
}

const number = (name: string, text: string): number => {
  const value = Number(text)
  if (!(value >= 0) || text === '') throw new Error(`--${name} takes a number, not "${text}"`)
  return value
}
const demand = {
  ...BUSY,
  secondsPerAction: number('every', values.every) || BUSY.secondsPerAction,
  botShare: number('share', values.share),
  botLevel: values.bots,
}
const needs = needsOf({ ...demand, tables: number('tables', values.tables) })
const round = (value: number, digits = 0) => value.toLocaleString('en', { maximumFractionDigits: digits })
const percent = (share: number) => `${round(share * 100)} %`

console.log(`actions a second        ${round(needs.actionsPerSecond)}
server processes        ${round(needs.processes)}, ${round(needs.cores, 1)} cores in all
bots                    ${round(needs.botCores, 1)} cores
live streams            ${round(needs.streams)}
memory                  ${round(needs.memoryGb, 1)} GB
written to the log      ${round(needs.walMbPerSecond, 1)} MB/s
appends                 ${percent(needs.load.appends)} of what one PostgreSQL takes
connections             ${round(needs.connections)}, ${percent(needs.load.connections)} of what it lets in
news                    ${percent(needs.load.news)} of what a process may spend on hearing`)
console.log(needs.breaks === null ? 'One PostgreSQL carries it.' : `First of all this breaks: ${needs.breaks}.`)
for (const [limit, remedy] of Object.entries(REMEDIES)) {
  const bar = round(tablesUntil(limit as Limit, demand))
  if (needs.load[limit as Limit] > 1) console.log(`- ${limit}, from ${bar} tables on: ${remedy}`)
}
