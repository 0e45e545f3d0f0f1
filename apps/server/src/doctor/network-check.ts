import { once } from 'node:events'
import { createServer } from 'node:net'
import { ListenFault } from '../operations/operators-fault.ts'
import { codeOf } from '../path-words.ts'
import { type Finding, ok, warning, wrong } from './finding.ts'

const ANSWER_WITHIN_MS = 10_000
const ELSEWHERE = 'stop the other program, or choose another PORT or HOST'

/** Where this machine reaches a server that listens so. */
export function localAddress(host: string, port: number): string {
  const reachable = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host
  return `http://${reachable.includes(':') ? `[${reachable}]` : reachable}:${port}`
}

/** Whether the port is free, or a server of ours has it (`isServing`), and how that one is. */
export async function checkPort(host: string, port: number): Promise<Finding & { readonly isServing?: true }> {
  if (port === 0) return ok('port', 'any free one will be taken')
  const server = createServer()
  try {
    server.listen(port, host)
    await once(server, 'listening')
    return ok('port', `${host}:${port} is free`)
  } catch (error) {
    if (codeOf(error) !== 'EADDRINUSE') return wrong('port', new ListenFault(host, port, error).message, ELSEWHERE)
    return askOurs(host, port, error)
  } finally {
    server.close()
  }
}

async function askOurs(host: string, port: number, error: unknown): ReturnType<typeof checkPort> {
  const address = localAddress(host, port)
  try {
    const answer = await fetch(`${address}/readyz`, { signal: AbortSignal.timeout(ANSWER_WITHIN_MS) })
    const { status, reason } = (await answer.json()) as { status?: unknown; reason?: unknown }
    const isServing = true
    if (status === 'ready') {
      return { ...ok('port', `a server of South Street answers at ${address} and is ready`), isServing }
    }
    if (status === 'not ready') {
      const says = `a server at ${address} is not ready: ${String(reason ?? '')}`
      return { ...warning('port', says, 'its log tells the cause; it goes on by itself when that is gone'), isServing }
    }
  } catch {
    // Whatever it is, it is none of ours.
  }
  return wrong('port', new ListenFault(host, port, error).message, ELSEWHERE)
}
