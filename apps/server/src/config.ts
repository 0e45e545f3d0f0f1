import { existsSync } from 'node:fs'
import { isIP } from 'node:net'
import { availableParallelism } from 'node:os'
import { join, resolve } from 'node:path'
import { z } from 'zod'
import type { StorePlace } from './store/open.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

const wholeNumber = (initial: number, min: number, max: number) =>
  z.coerce.number({ error: 'must be a whole number' }).int().min(min).max(max).default(initial)

const oneOf = <const Names extends readonly string[]>(names: Names) =>
  z.enum(names, { error: `must be ${names.slice(0, -1).join(', ')} or ${names.at(-1)}` })

/** An address without a path, as it stands in a browser's Origin header. */
const origin = z
  .string()
  .refine((text) => {
    const url = URL.parse(text)
    return url !== null && /^https?:$/.test(url.protocol) && url.pathname === '/' && url.search + url.hash === ''
  }, 'must be an address without a path, such as https://tables.example.org (a path goes into BASE_PATH)')
  .transform((text) => URL.parse(text)?.origin ?? text)

/** Where the page lies below an address, such as /south-street; nothing at its root. */
const basePath = z
  .string()
  .regex(/^(\/[\w.~-]+)*\/?$/, 'must be a path such as /south-street')
  .transform((text) => text.replace(/\/$/, ''))
  .default('')

/** A number of hops, or the proxies' addresses and networks. */
const proxies = z
  .string()
  .regex(/^(\d{1,2}|[0-9a-fA-F.:/]+(\s*,\s*[0-9a-fA-F.:/]+)*)$/, 'must be a number of hops or a list of addresses')
  .transform((text) => (/^\d+$/.test(text) ? Number(text) : text.split(/\s*,\s*/)))
  .default(0)

/** Networks such as 10.0.0.0/8, or single addresses. */
const networks = z
  .string()
  .transform((text) => text.split(/[\s,]+/).filter((part) => part !== ''))
  .refine((list) => list.every(isNetwork), 'must be a list of networks such as 192.168.0.0/16')
  .default([])

function isNetwork(text: string): boolean {
  const [address = '', prefix, ...rest] = text.split('/')
  const longest = isIP(address) === 6 ? 128 : 32
  return (
    isIP(address) !== 0 &&
    rest.length === 0 &&
    (prefix === undefined || (/^\d+$/.test(prefix) && Number(prefix) <= longest))
  )
}

/** Every setting, by the name of its environment variable. docs/operations.md tells what each is for. */
const Environment = z.object({
  PORT: wholeNumber(8080, 0, 65_535),
  HOST: z.string().default('0.0.0.0'),
  PUBLIC_URL: origin.optional(),
  BASE_PATH: basePath,
  PASSKEY_RP_ID: z.string().optional(),
  TRUSTED_PROXIES: proxies,
  PAGE_DIR: z
    .string()
    .refine((folder) => existsSync(join(folder, 'index.html')), 'has no index.html')
    .optional(),
  DATA_DIR: z.string().default('data'),
  BACKUP_DIR: z.string().optional(),
  LARGEST_DATABASE_MB: wholeNumber(0, 0, 1_000_000_000),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'must start with postgres://' }).optional(),
  ADMIN_TOKEN: z.string().min(22, 'must have 22 characters or more').optional(),
  METRICS_TOKEN: z.string().min(22, 'must have 22 characters or more').optional(),
  COMMIT: z
    .string()
    .regex(/^[0-9a-f]{7,64}$/, 'must be a commit, such as 1736d0b')
    .optional(),
  LOG_LEVEL: oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  LOG_FORMAT: oneOf(['json', 'pretty']).default('json'),

  BODY_LIMIT_BYTES: wholeNumber(65_536, 1_024, 16_777_216),
  REQUESTS_PER_MINUTE: wholeNumber(600, 0, 1_000_000),
  REQUESTS_PER_MINUTE_PER_ADDRESS: wholeNumber(3_000, 0, 10_000_000),
  LIMITS: oneOf(['on', 'off']).default('on'),
  STREAMS_PER_PERSON: wholeNumber(20, 0, 100_000),
  STREAMS_PER_ADDRESS: wholeNumber(200, 0, 1_000_000),
  IDENTITIES_PER_DAY_PER_ADDRESS: wholeNumber(200, 0, 1_000_000),
  OPEN_TABLES: wholeNumber(60, 0, 1_000_000),
  TABLES_PER_DAY: wholeNumber(100, 0, 1_000_000),
  TABLES_PER_DAY_PER_ADDRESS: wholeNumber(300, 0, 1_000_000),
  LISTED_TABLES_PER_DAY_PER_ADDRESS: wholeNumber(20, 0, 1_000_000),
  CHAT_LINES_PER_MINUTE: wholeNumber(20, 0, 1_000_000),
  CHAT_LINES_PER_DAY_PER_ADDRESS: wholeNumber(3_000, 0, 10_000_000),
  BYTES_PER_DAY_PER_ADDRESS: wholeNumber(50_000_000, 0, 1_000_000_000_000),
  STREAM_BUFFER_BYTES: wholeNumber(262_144, 16_384, 16_777_216),
  HEARTBEAT_SECONDS: wholeNumber(25, 1, 600),
  TABLES_IN_MEMORY: wholeNumber(1_000, 1, 1_000_000),

  RATINGS: oneOf(['on', 'off']).default('off'),

  BOT_THREADS: wholeNumber(Math.max(1, availableParallelism() - 1), 1, 64),
  BOT_LIMIT_MS: wholeNumber(15_000, 100, 600_000),
  BOT_NICENESS: wholeNumber(10, 0, 19),
  BOT_DELAY_MS: wholeNumber(900, 0, 60_000),

  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'must start with smtp:// or smtps://' }).optional(),
  MAIL_FROM: z
    .string()
    .regex(/^([^<>\r\n]* )?<?[^\s<>@]+@[^\s<>@]+>?$/, 'must be a mail address, such as tables@example.org')
    .optional(),
  WEBHOOK_ALLOW: networks,
  NOTICE_DELAY_SECONDS: wholeNumber(10, 0, 3_600),
  NOTICE_DELAY_LIVE_SECONDS: wholeNumber(60, 0, 3_600),

  KEEP_ENDED_DAYS: wholeNumber(365, 0, 36_500),
  KEEP_IDLE_DAYS: wholeNumber(180, 0, 36_500),
  KEEP_PEOPLE_DAYS: wholeNumber(365, 0, 36_500),
  KEEP_GUESTS_HOURS: wholeNumber(24, 0, 876_000),
})

/** What they are called. */
export const SETTINGS: readonly string[] = Object.keys(Environment.shape)

export interface Config {
  readonly port: number
  readonly host: string
  /** Where people reach the server, if the operator has said so. */
  readonly publicUrl: string | null
  /** Where the page lies below that, such as /south-street; nothing at its root. */
  readonly basePath: string
  /** Cookies are marked Secure, and browsers are told to stay with https. */
  readonly isSecure: boolean
  /** The domain that passkeys are made for; null for the host's own name. */
  readonly passkeyRpId: string | null
  readonly trustedProxies: number | string[]
  /** The built page; null where there is none to serve. */
  readonly pageFolder: string | null
  readonly place: StorePlace
  /** Where the operator keeps back-ups, for the doctor to look at. */
  readonly backupFolder: string | null
  readonly adminToken: string | null
  readonly metricsToken: string | null
  /** What the server was made of, if somebody knows. */
  readonly commit: string | null
  readonly logLevel: string
  readonly logFormat: 'json' | 'pretty'
  readonly limits: {
    readonly bodyBytes: number
    // What one person or one address may have; 0: no limit.
    readonly requestsPerMinute: number
    readonly requestsPerMinutePerAddress: number
    readonly streamsPerPerson: number
    readonly streamsPerAddress: number
    readonly identitiesPerDayPerAddress: number
    readonly openTables: number
    readonly tablesPerDay: number
    readonly tablesPerDayPerAddress: number
    readonly listedTablesPerDayPerAddress: number
    readonly chatLinesPerMinute: number
    readonly chatLinesPerDayPerAddress: number
    readonly bytesPerDayPerAddress: number
    /** A stream whose reader has fallen further behind is cut off. */
    readonly streamBufferBytes: number
    readonly tablesInMemory: number
  }
  readonly heartbeatMs: number
  /** Whether tables may agree on rated games. */
  readonly ratings: boolean
  readonly botThreads: number
  readonly botLimitMs: number
  /** How far bots stand behind everything else that the machine has to do. */
  readonly botNiceness: number
  readonly botDelayMs: number
  readonly notices: {
    /** How mail is sent; null where none is. */
    readonly mail: { readonly smtpUrl: string; readonly from: string } | null
    /** Networks of the operator's own that webhooks may reach. */
    readonly allowed: readonly string[]
    /** So long after it has happened somebody is told, at the earliest. */
    readonly delays: { readonly live: number; readonly correspondence: number }
  }
  /** Null: for ever. */
  readonly retention: {
    readonly endedMs: number | null
    readonly idleMs: number | null
    readonly peopleMs: number | null
    /** Of people who have never sat down, and whom nothing but one browser knows. */
    readonly guestsMs: number | null
  }
}

/** What is wrong with the settings, one sentence each. Values are not repeated: they may be secrets. */
export class ConfigFault extends Error {
  constructor(sentences: readonly string[]) {
    super(sentences.join('; '))
    this.name = 'ConfigFault'
  }
}

export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  // `PORT= npm start` means the same as no PORT at all.
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  )
  const read = Environment.safeParse(given)
  if (!read.success)
    throw new ConfigFault(read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`))
  const { data } = read
  const host = data.PUBLIC_URL === undefined ? null : new URL(data.PUBLIC_URL).hostname
  if (data.PASSKEY_RP_ID !== undefined && host !== data.PASSKEY_RP_ID && !host?.endsWith(`.${data.PASSKEY_RP_ID}`)) {
    throw new ConfigFault(['PASSKEY_RP_ID: must be the name in PUBLIC_URL, or a domain above it'])
  }
  if (data.SMTP_URL !== undefined && data.PUBLIC_URL === undefined) {
    throw new ConfigFault(['SMTP_URL: needs PUBLIC_URL, for the links in letters'])
  }
  const kept = (days: number) => (days === 0 ? null : days * DAY_MS)
  const most = (limit: number) => (data.LIMITS === 'off' ? 0 : limit)
  return {
    port: data.PORT,
    host: data.HOST,
    publicUrl: data.PUBLIC_URL ?? null,
    basePath: data.BASE_PATH,
    isSecure: data.PUBLIC_URL?.startsWith('https:') ?? false,
    passkeyRpId: data.PASSKEY_RP_ID ?? null,
    trustedProxies: data.TRUSTED_PROXIES,
    pageFolder: data.PAGE_DIR === undefined ? null : resolve(data.PAGE_DIR),
    place:
      data.DATABASE_URL === undefined
        ? { folder: resolve(data.DATA_DIR), largestMb: data.LARGEST_DATABASE_MB || null }
        : { url: data.DATABASE_URL },
    backupFolder: data.BACKUP_DIR === undefined ? null : resolve(data.BACKUP_DIR),
    adminToken: data.ADMIN_TOKEN ?? null,
    metricsToken: data.METRICS_TOKEN ?? null,
    commit: data.COMMIT ?? null,
    logLevel: data.LOG_LEVEL,
    logFormat: data.LOG_FORMAT,
    limits: {
      bodyBytes: data.BODY_LIMIT_BYTES,
      requestsPerMinute: most(data.REQUESTS_PER_MINUTE),
      requestsPerMinutePerAddress: most(data.REQUESTS_PER_MINUTE_PER_ADDRESS),
      streamsPerPerson: most(data.STREAMS_PER_PERSON),
      streamsPerAddress: most(data.STREAMS_PER_ADDRESS),
      identitiesPerDayPerAddress: most(data.IDENTITIES_PER_DAY_PER_ADDRESS),
      openTables: most(data.OPEN_TABLES),
      tablesPerDay: most(data.TABLES_PER_DAY),
      tablesPerDayPerAddress: most(data.TABLES_PER_DAY_PER_ADDRESS),
      listedTablesPerDayPerAddress: most(data.LISTED_TABLES_PER_DAY_PER_ADDRESS),
      chatLinesPerMinute: most(data.CHAT_LINES_PER_MINUTE),
      chatLinesPerDayPerAddress: most(data.CHAT_LINES_PER_DAY_PER_ADDRESS),
      bytesPerDayPerAddress: most(data.BYTES_PER_DAY_PER_ADDRESS),
      streamBufferBytes: data.STREAM_BUFFER_BYTES,
      tablesInMemory: data.TABLES_IN_MEMORY,
    },
    heartbeatMs: data.HEARTBEAT_SECONDS * 1_000,
    ratings: data.RATINGS === 'on',
    botThreads: data.BOT_THREADS,
    botLimitMs: data.BOT_LIMIT_MS,
    botNiceness: data.BOT_NICENESS,
    botDelayMs: data.BOT_DELAY_MS,
    notices: noticesIn(data),
    retention: {
      endedMs: kept(data.KEEP_ENDED_DAYS),
      idleMs: kept(data.KEEP_IDLE_DAYS),
      peopleMs: kept(data.KEEP_PEOPLE_DAYS),
      guestsMs: data.KEEP_GUESTS_HOURS === 0 ? null : data.KEEP_GUESTS_HOURS * HOUR_MS,
    },
  }
}

/** A bot or a standing order must have had the time to answer before anybody is told: else a notice would tell of it. */
function noticesIn(data: z.output<typeof Environment>): Config['notices'] {
  const { SMTP_URL, MAIL_FROM, PUBLIC_URL, BOT_DELAY_MS } = data
  const host = PUBLIC_URL === undefined ? 'localhost' : new URL(PUBLIC_URL).hostname
  const atLeast = (seconds: number) => Math.max(seconds * 1_000, 2 * BOT_DELAY_MS)
  return {
    mail:
      SMTP_URL === undefined ? null : { smtpUrl: SMTP_URL, from: MAIL_FROM ?? `South Street <south-street@${host}>` },
    allowed: data.WEBHOOK_ALLOW,
    delays: { live: atLeast(data.NOTICE_DELAY_LIVE_SECONDS), correspondence: atLeast(data.NOTICE_DELAY_SECONDS) },
  }
}
