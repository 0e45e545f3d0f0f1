import type { AnswerOf } from '@south-street/protocol'
import type { Config } from '../config.ts'
import { type Finding, ok, warning, wrong } from './finding.ts'

const ANSWER_WITHIN_MS = 10_000
/** Nobody has this address: it is kept for documents. */
const MADE_UP = '192.0.2.77'

type Version = AnswerOf<'version'>
type Seen = AnswerOf<'seen'>

async function ask(url: string, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(url, { headers, signal: AbortSignal.timeout(ANSWER_WITHIN_MS) })
}

/** What stands at an address: a server of ours, or why not. */
async function versionAt(address: string): Promise<Version | string> {
  try {
    const answer = await ask(`${address}/version`)
    const told: unknown = await answer.json().catch(() => null)
    if (isVersion(told)) return told
    return `what answers at ${address} is no South Street (status ${answer.status})`
  } catch (error) {
    return `nobody answers at ${address} (${causeOf(error)})`
  }
}

function isVersion(told: unknown): told is Version {
  return typeof told === 'object' && told !== null && 'name' in told && told.name === 'South Street'
}

/** `fetch` tells the cause of a failure in the cause of its error. */
function causeOf(error: unknown): string {
  const { cause, message } = error as Error
  const inner = cause as { readonly code?: string; readonly message?: string } | undefined
  return inner?.code ?? (inner?.message || message)
}

export interface Reach {
  readonly findings: readonly Finding[]
  /** The build of the page that the running server has; null if none answers or it has no page. */
  readonly page: string | null
}

/** How people reach the server: its address, what proxies tell of them, and whether WebSockets come through. */
export async function checkReach(config: Config, local: string, isServing: boolean): Promise<Reach> {
  const address = `${config.publicUrl ?? local}${config.basePath}`
  if (!isServing && config.publicUrl === null) return notTried(ok('address', `${address}, once the server runs`))
  const version = await versionAt(address)
  if (typeof version === 'string') {
    return notTried(
      isServing
        ? wrong('address', version, 'look at the name, the certificate and the proxy')
        : warning('address', version, 'start the server, then ask again'),
    )
  }
  const findings = [
    ok('address', `South Street ${version.version} answers at ${address}`),
    await checkProxy(config, address),
    await checkWebSocket(address),
  ]
  return { findings, page: version.page }
}

function notTried(address: Finding): Reach {
  const because = 'not tried, because no server answers'
  return { findings: [address, ok('proxy', because), ok('WebSocket', because)], page: null }
}

async function checkProxy({ trustedProxies }: Config, address: string): Promise<Finding> {
  try {
    const seen = async (headers?: Record<string, string>) =>
      (await (await ask(`${address}/api/seen`, headers)).json()) as Seen
    return judgeProxy(trustedProxies, await seen(), await seen({ 'x-forwarded-for': MADE_UP }))
  } catch (error) {
    return wrong('proxy', `it cannot be tried (${causeOf(error)})`, 'let the proxy pass /api/seen on')
  }
}

/** From how an honest request looks to the server, and one that makes up where it comes from. */
export function judgeProxy(trusted: Config['trustedProxies'], honest: Seen, madeUp: Seen): Finding {
  const { forwarded, direct } = honest
  if (madeUp.address === MADE_UP) {
    const advice =
      forwarded === 0
        ? 'let the proxy set X-Forwarded-For, or leave TRUSTED_PROXIES out if there is none'
        : `set TRUSTED_PROXIES=${forwarded}`
    return wrong('proxy', 'visitors can make up their address: a header of theirs is believed', advice)
  }
  if (forwarded > 0 && direct) {
    const says = 'it says who asks (X-Forwarded-For), which is not believed: all visitors share one limit'
    return wrong('proxy', says, `set TRUSTED_PROXIES=${forwarded}`)
  }
  if (typeof trusted === 'number' && trusted < forwarded) {
    const says = `${forwarded} addresses are named on the way and ${trusted} believed: many visitors share one limit`
    return warning('proxy', says, `set TRUSTED_PROXIES=${forwarded} if all of these are your own proxies`)
  }
  if (forwarded === 0) return ok('proxy', 'none names who asks; visitors are told apart by their connection')
  return ok('proxy', 'it names who asks, and visitors cannot make that up')
}

async function checkWebSocket(address: string): Promise<Finding> {
  if (await hearsBySocket(`${address.replace(/^http/, 'ws')}/api/seen`)) return ok('WebSocket', 'it comes through')
  const advice = 'let the proxy pass the headers Upgrade and Connection on (docs/operations.md, Behind a proxy)'
  return wrong('WebSocket', `it does not come through at ${address}, so pages hear nothing of a move`, advice)
}

function hearsBySocket(url: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = new WebSocket(url)
    const timer = setTimeout(() => end(false), ANSWER_WITHIN_MS)
    const end = (isHeard: boolean) => {
      clearTimeout(timer)
      socket.close()
      resolve(isHeard)
    }
    socket.onmessage = () => end(true)
    socket.onerror = () => end(false)
    socket.onclose = () => end(false)
  })
}
