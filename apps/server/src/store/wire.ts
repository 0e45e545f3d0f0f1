import pg from 'pg'
import type { Fact, Listeners } from './news.ts'

/** PostgreSQL refuses a notification of 8,000 bytes. */
const LARGEST_PAYLOAD = 7_500
const FIRST_PAUSE_MS = 50
const LONGEST_PAUSE_MS = 2_000
const CONNECT_WITHIN_MS = 3_000
const ANSWER_WITHIN_MS = 5_000
/** An idle connection would not notice that the other side is gone. */
const HEARTBEAT_MS = 5_000
const GOODBYE_MS = 1_000

/** Politely, but without waiting for a database that hangs. */
async function hangUp(client: pg.Client): Promise<void> {
  const timer = setTimeout(() => client.connection.stream.destroy(), GOODBYE_MS)
  await client.end().catch(() => {})
  clearTimeout(timer)
}

/** The connection on which a process hears what the others have committed. */
export class Wire {
  static readonly channel = 'south_street'
  readonly #url: string
  readonly #origin: string
  readonly #listeners: Listeners
  readonly #onFault: (error: unknown) => void
  #client: pg.Client | null = null
  #isStopped = false
  #retry: NodeJS.Timeout | null = null
  #heartbeat: NodeJS.Timeout | null = null

  constructor(url: string, origin: string, listeners: Listeners, onFault: (error: unknown) => void) {
    this.#url = url
    this.#origin = origin
    this.#listeners = listeners
    this.#onFault = onFault
  }

  /** As few notifications as the size allows. */
  static payloads(origin: string, facts: readonly Fact[]): string[] {
    const payloads: string[] = []
    let lines: string[] = []
    let size = 0
    for (const fact of facts) {
      const line = JSON.stringify(fact)
      if (size + line.length > LARGEST_PAYLOAD) {
        payloads.push([origin, ...lines].join('\n'))
        lines = []
        size = 0
      }
      lines.push(line)
      size += Buffer.byteLength(line) + 1
    }
    if (lines.length > 0) payloads.push([origin, ...lines].join('\n'))
    return payloads
  }

  async start(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.#url,
      application_name: 'south-street news',
      keepAlive: true,
      connectionTimeoutMillis: CONNECT_WITHIN_MS,
      query_timeout: ANSWER_WITHIN_MS,
    })
    client.on('notification', ({ payload = '' }) => this.#hear(payload))
    const onEnd = (error: unknown) => this.#lose(client, error)
    client.on('error', onEnd)
    client.on('end', () => onEnd(new Error('the connection for news has ended')))
    try {
      await client.connect()
      await client.query(`listen ${Wire.channel}`)
    } catch (error) {
      void hangUp(client)
      throw error
    }
    this.#client = client
    this.#heartbeat = setInterval(() => client.query('select 1').catch(onEnd), HEARTBEAT_MS)
    if (this.#isStopped) await this.stop()
  }

  async stop(): Promise<void> {
    this.#isStopped = true
    if (this.#retry !== null) clearTimeout(this.#retry)
    if (this.#heartbeat !== null) clearInterval(this.#heartbeat)
    const client = this.#client
    this.#client = null
    if (client !== null) await hangUp(client)
  }

  #lose(client: pg.Client, error: unknown): void {
    if (this.#client !== client) return
    this.#client = null
    if (this.#heartbeat !== null) clearInterval(this.#heartbeat)
    void hangUp(client)
    this.#onFault(error)
    this.#startAgain(FIRST_PAUSE_MS)
  }

  #startAgain(pause: number): void {
    if (this.#isStopped) return
    this.#retry = setTimeout(() => {
      this.start().then(
        () => this.#listeners.tell({ kind: 'gap' }),
        () => this.#startAgain(Math.min(2 * pause, LONGEST_PAUSE_MS)),
      )
    }, pause)
  }

  #hear(payload: string): void {
    const [origin, ...lines] = payload.split('\n')
    if (origin === this.#origin) return
    for (const line of lines) this.#listeners.tell({ ...(JSON.parse(line) as Fact), own: false })
  }
}
