import type { answers, StreamMessage } from '@south-street/protocol'
import type { PersonCommand, TableEvent, TableView } from '@south-street/table'
import type { z } from 'zod'
import type { Connection, Refused, TableLink, TableNews } from '../table/table-link.ts'
import { ApiProblem, ask } from './api.ts'

type OrderState = z.infer<typeof answers.OrderState>

/** The request that carries a command to the server. */
function requestOf(command: PersonCommand): {
  readonly method: string
  readonly path: string
  readonly body?: unknown
} {
  switch (command.kind) {
    case 'act': {
      const { decision, action, hint } = command
      return {
        method: 'POST',
        path: '/actions',
        body: { action, ...(decision !== null && { decision }), ...(hint && { hint }) },
      }
    }
    case 'take-back':
      return { method: 'POST', path: '/take-back' }
    case 'answer-take-back':
      return { method: 'PUT', path: '/take-back', body: { agree: command.agree } }
    case 'chat':
      return { method: 'POST', path: '/chat', body: { text: command.text } }
    case 'take-seat':
      return { method: 'POST', path: '/seats', body: command.seat === null ? {} : { seat: command.seat } }
    case 'seat-bot':
      return { method: 'PUT', path: `/seats/${command.seat}/bot`, body: { level: command.level } }
    case 'empty-seat':
      return { method: 'DELETE', path: `/seats/${command.seat}` }
    case 'start':
      return { method: 'POST', path: '/start' }
    case 'leave-seat':
      return { method: 'POST', path: '/leave' }
    case 'go-away':
      return { method: 'POST', path: '/away' }
    case 'come-back':
      return { method: 'POST', path: '/back' }
    case 'vote-stand-in':
      return { method: 'POST', path: `/seats/${command.seat}/stand-in` }
    case 'agree-handover':
      return { method: 'POST', path: '/handover' }
    case 'agree-abandon':
      return { method: 'POST', path: '/abandon' }
    default:
      throw new Error(`${command.kind} is not asked for here`)
  }
}

const FIRST_PAUSE = 500
const LONGEST_PAUSE = 8000

/** Follows the table's live stream, and comes back to where it was when the connection was lost. */
function follow(table: string, hear: (news: TableNews) => void, feel: (connection: Connection) => void): () => void {
  let revision = 0
  let socket: WebSocket | null = null
  let pause = FIRST_PAUSE
  let timer: ReturnType<typeof setTimeout> | undefined
  let stopped = false
  let inTurn: Promise<void> = Promise.resolve()
  const tell = ({ view, events }: StreamMessage) => {
    hear({ view: view as TableView, events: (events ?? []) as unknown as TableEvent[] })
  }
  const receive = async (message: StreamMessage) => {
    if (message.events === undefined && message.revision > 0) {
      const whole = await ask<{ readonly events: StreamMessage['events'] }>(
        'GET',
        `/api/tables/${table}/digest?since=0`,
      )
      tell({ ...message, events: whole.events })
    } else tell(message)
    revision = message.revision
  }
  const connect = () => {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    socket = new WebSocket(`${scheme}://${location.host}/api/tables/${table}/live?since=${revision}`)
    socket.onopen = () => {
      pause = FIRST_PAUSE
      feel('live')
    }
    const now = socket
    socket.onmessage = ({ data }) => {
      // One after another, also when one has to ask for more; what cannot be made whole is fetched anew.
      inTurn = inTurn.then(() => receive(JSON.parse(data))).catch(() => now.close())
    }
    socket.onclose = () => {
      if (stopped || socket !== now) return
      feel('lost')
      timer = setTimeout(connect, pause)
      pause = Math.min(pause * 2, LONGEST_PAUSE)
    }
  }
  // A socket can take long to notice that there is no network any more, and a new one that there is.
  const onOffline = () => socket?.close()
  const onOnline = () => {
    if (socket?.readyState === WebSocket.OPEN) return
    clearTimeout(timer)
    pause = FIRST_PAUSE
    connect()
  }
  window.addEventListener('offline', onOffline)
  window.addEventListener('online', onOnline)
  feel('connecting')
  ask('GET', `/api/tables/${table}`).then(connect, (error: unknown) => {
    const isMissing = error instanceof ApiProblem && error.problem.status === 404
    if (isMissing) feel('missing')
    else connect()
  })
  return () => {
    stopped = true
    clearTimeout(timer)
    window.removeEventListener('offline', onOffline)
    window.removeEventListener('online', onOnline)
    socket?.close()
  }
}

/** What the server has to say against something; null if it was done. */
async function refusalOf(asked: Promise<unknown>): Promise<Refused | null> {
  try {
    await asked
    return null
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error
    const { code, params, clause, detail } = error.problem
    return {
      of: 'table',
      code,
      params,
      ...(detail !== '' && { sentence: detail }),
      ...(clause !== undefined && { clause }),
    }
  }
}

/** A table on the server. */
export function serverLink(table: string): TableLink {
  const order = `/api/tables/${table}/order`
  return {
    listen: (hear, feel) => follow(table, hear, feel),
    send(command) {
      const { method, path, body } = requestOf(command)
      return refusalOf(ask(method, `/api/tables/${table}${path}`, body))
    },
    orders: {
      read: async () => (await ask<OrderState>('GET', order)).order,
      give: (wish) => refusalOf(ask('PUT', order, wish)),
      withdraw: () => ask('DELETE', order),
    },
    record: () => ask('GET', `/api/tables/${table}/export`),
    hurry: () => undefined,
  }
}
