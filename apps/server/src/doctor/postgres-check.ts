import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import pg from 'pg'
import type { Reader } from '../store/sql-store.ts'
import { type Finding, ok, warning, wrong } from './finding.ts'

const OLDEST = 140_000
/** What one process of ours takes: its pool and the connection for news. */
const CONNECTIONS = 11
const TOLERATED_MS = 2_000
const HEARD_WITHIN_MS = 3_000
const CONNECT_WITHIN_MS = 5_000

interface Told {
  version: string
  number: string
  connections: string
  read_only: string
  now: number
}

export async function checkServer({ db }: Reader): Promise<Finding[]> {
  const { rows } = await sql<Told>`select
    current_setting('server_version') as version, current_setting('server_version_num') as number,
    current_setting('max_connections') as connections, current_setting('transaction_read_only') as read_only,
    (extract(epoch from clock_timestamp()) * 1000)::bigint as now`.execute(db)
  const told = rows[0]!
  const name = `PostgreSQL ${told.version.split(' ')[0]}`
  const findings = [
    Number(told.number) < OLDEST
      ? wrong('PostgreSQL', `it is ${name}`, 'version 14 is the oldest that is supported')
      : ok('PostgreSQL', `${name} answers`),
  ]
  if (told.read_only === 'on') {
    findings.push(wrong('PostgreSQL', 'it is read-only, as a standby is', 'name the primary in DATABASE_URL'))
  }
  if (Number(told.connections) < CONNECTIONS) {
    const says = `max_connections is ${told.connections}, and a server of ours takes ${CONNECTIONS}`
    findings.push(wrong('PostgreSQL', says, 'raise max_connections'))
  }
  const apart = Math.abs(Number(told.now) - Date.now())
  if (apart > TOLERATED_MS) {
    const says = `this machine and PostgreSQL are ${Math.round(apart / 1_000)} s apart`
    findings.push(warning('clock', says, 'let both machines follow a time server'))
  }
  return findings
}

/** News between processes need a connection that is theirs for as long as they listen. */
export async function checkNews(url: string): Promise<Finding> {
  const channel = `south_street_doctor_${randomUUID().replaceAll('-', '')}`
  const settings = {
    connectionString: url,
    connectionTimeoutMillis: CONNECT_WITHIN_MS,
    query_timeout: CONNECT_WITHIN_MS,
  }
  const [listener, speaker] = [new pg.Client(settings), new pg.Client(settings)]
  const advice = 'a pooler in front of PostgreSQL must work by session, not by transaction'
  try {
    await Promise.all([listener.connect(), speaker.connect()])
    const heard = new Promise<boolean>((resolve) => listener.once('notification', () => resolve(true)))
    await listener.query(`listen ${channel}`)
    await speaker.query(`select pg_notify('${channel}', '')`)
    // A pooler hands news on only with an answer, to whoever asked.
    const isHeard = await Promise.race([heard, pause(HEARD_WITHIN_MS, false)])
    if (isHeard) return ok('news', 'processes hear of one another (LISTEN/NOTIFY)')
    return wrong('news', 'what one connection tells, another does not hear (LISTEN/NOTIFY)', advice)
  } catch (error) {
    return wrong('news', `connections cannot listen (${(error as Error).message})`, advice)
  } finally {
    await Promise.all([listener.end().catch(() => {}), speaker.end().catch(() => {})])
  }
}
