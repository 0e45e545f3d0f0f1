import { request as httpRequest, type IncomingMessage } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { isIP } from 'node:net'
import { ForbiddenAddress, type Guard, hostOf } from './guard.ts'

const ANSWER_WITHIN_MS = 15_000
const LARGEST_ANSWER = 65_536
const LONGEST_WAIT_S = 86_400

export interface Outgoing {
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | Buffer
}

/** Why nothing was answered that says what became of it. */
export type Silence = 'timeout' | 'unreachable' | 'forbidden'

export type Answered =
  | { readonly status: number; readonly retryAfterMs: number | null }
  | { readonly status: null; readonly why: Silence }

/** Sends something to somebody else's server, which may be slow, huge, hostile, or not there. Nothing is followed. */
export async function post(guard: Guard, address: string, { headers, body }: Outgoing): Promise<Answered> {
  const url = URL.parse(address)
  if (url === null || !/^https?:$/.test(url.protocol)) return { status: null, why: 'forbidden' }
  const host = hostOf(url)
  // A literal address is not looked up.
  if (isIP(host) !== 0 && !guard.permits(host, url.protocol)) return { status: null, why: 'forbidden' }
  const signal = AbortSignal.timeout(ANSWER_WITHIN_MS)
  try {
    const response = await send(url, guard, { headers, body }, signal)
    const { statusCode = 0 } = response
    drain(response)
    return { status: statusCode, retryAfterMs: retryAfter(response.headers['retry-after']) }
  } catch (error) {
    if (error instanceof ForbiddenAddress) return { status: null, why: 'forbidden' }
    return { status: null, why: signal.aborted ? 'timeout' : 'unreachable' }
  }
}

function send(url: URL, guard: Guard, { headers, body }: Outgoing, signal: AbortSignal): Promise<IncomingMessage> {
  const request = url.protocol === 'https:' ? httpsRequest : httpRequest
  return new Promise((resolve, reject) => {
    const length = { 'content-length': String(Buffer.byteLength(body)), 'user-agent': 'South-Street' }
    const asked = request(
      url,
      { method: 'POST', headers: { ...length, ...headers }, signal, agent: false, lookup: guard.lookup(url.protocol) },
      resolve,
    )
    asked.on('error', reject)
    asked.end(body)
  })
}

/** What is answered interests nobody: it is read so that the other side can end in peace, and not for long. */
function drain(response: IncomingMessage): void {
  let size = 0
  response.on('data', (piece: Buffer) => {
    size += piece.length
    if (size > LARGEST_ANSWER) response.destroy()
  })
  response.on('error', () => {})
}

/** Seconds, or a date. */
function retryAfter(text: string | undefined): number | null {
  if (text === undefined) return null
  const seconds = /^\d+$/.test(text) ? Number(text) : (Date.parse(text) - Date.now()) / 1_000
  return Number.isFinite(seconds) ? Math.min(Math.max(0, seconds), LONGEST_WAIT_S) * 1_000 : null
}
