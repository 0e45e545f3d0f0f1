import pg from 'pg'
import type { Fact, Listeners } from './news.ts'

/** PostgreSQL refuses a notification of 8,000 bytes. */
const LARGEST_PAYLOAD = 7_500
const FIRST_PAUSE_MS = 50
const LONGEST_PAUSE_MS = 2_000

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
    })
    client.on('notification', ({ payload = '' }) => this.#hear(payload))
    const onEnd = (error: unknown) => {
      if (this.#client !== client) return
      this.#client = null
      this.#onFault(error)
      this.#startAgain(FIRST_PAUSE_MS)
    }
    client.on('error', onEnd)
    client.on('end', () => onEnd(new Error('the connection for news has ended')))
    await client.connect()
    await client.query(`listen ${Wire.channel}`)
    this.#client = client
    if (this.#isStopped) await this.stop()
  }

  async stop(): Promise<void> {
    this.#isStopped = true
    if (this.#retry !== null) clearTimeout(this.#retry)
    const client = this.#client
    this.#client = null
    await client?.end()
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
