import type { Digest, StreamAnswer, StreamMessage } from '@south-street/protocol'
import { NoAnswer, type Outcome, pathOf, type StreamLine } from '@south-street/protocol/client'
import type { PersonCommand, TableEvent, TableView } from '@south-street/table'
import { base } from '../base.ts'
import { lookForEdition } from '../edition/edition.ts'
import type { Connection, Refused, TableLink, TableNews } from '../table/table-link.ts'
import { attempt, call, hangUp, speakOn } from './api.ts'
import { watchSight } from './sight.ts'

type Asked = Promise<Pick<Outcome<'act'>, 'problem'>>

/** Carries a command to the server. */
function carry(id: string, command: PersonCommand): Asked {
  switch (command.kind) {
    case 'act': {
      const { decision, action, hint } = command
      return attempt('act', { id }, { action, ...(decision !== null && { decision }), ...(hint && { hint }) })
    }
    case 'take-back':
      return attempt('takeBack', { id })
    case 'answer-take-back':
      return attempt('answerTakeBack', { id }, { agree: command.agree })
    case 'chat':
      return attempt('say', { id }, { text: command.text })
    case 'take-seat':
      return attempt('takeSeat', { id }, command.seat === null ? {} : { seat: command.seat })
    case 'seat-bot':
      return attempt('seatBot', { id, seat: command.seat }, { level: command.level })
    case 'empty-seat':
      return attempt('emptySeat', { id, seat: command.seat })
    case 'start':
      return attempt('start', { id }, command.first == null ? {} : { first: command.first })
    case 'change-terms':
      return attempt('changeTerms', { id }, command.terms)
    case 'choose-house':
      return attempt('chooseHouse', { id }, { house: command.house })
    case 'start-holiday':
      return attempt('startHoliday', { id }, { days: command.days })
    case 'end-holiday':
      return attempt('endHoliday', { id })
    case 'vote-handover':
      return attempt('voteHandover', { id, seat: command.seat })
    case 'reclaim-seat':
      return attempt('reclaimSeat', { id })
    case 'leave-seat':
      return attempt('leaveSeat', { id })
    case 'go-away':
      return attempt('goAway', { id })
    case 'come-back':
      return attempt('comeBack', { id })
    case 'vote-stand-in':
      return attempt('voteStandIn', { id, seat: command.seat })
    case 'agree-handover':
      return attempt('agreeHandover', { id })
    case 'agree-abandon':
      return attempt('abandon', { id })
    default:
      throw new Error(`${command.kind} is not asked for here`)
  }
}

/** Everything that has happened up to a revision, page by page; the first was sent for when the table was opened. */
async function readLog(id: string, upTo: number, first: Promise<Digest>): Promise<TableEvent[]> {
  const events: TableEvent[] = []
  let since = 0
  let page = await first.catch(() => call('digest', { id, since }))
  while (page.revision > since) {
    events.push(...page.events)
    since = page.revision
    if (since >= upTo) break
    page = await call('digest', { id, since })
  }
  return events.filter(({ revision }) => revision <= upTo)
}

const FIRST_PAUSE = 500
const LONGEST_PAUSE = 8000

function streamAddress(id: string, since: number): string {
  return `${location.origin.replace(/^http/, 'ws')}${base()}${pathOf('live', { id, since })}`
}

/** Follows the table's live stream, and comes back to where it was when the connection was lost. */
function follow(
  id: string,
  first: TableView,
  log: Promise<Digest>,
  hear: (news: TableNews) => void,
  feel: (connection: Connection) => void,
): () => void {
  let revision = 0
  let socket: WebSocket | null = null
  let line: StreamLine | null = null
  let pause = FIRST_PAUSE
  let timer: ReturnType<typeof setTimeout> | undefined
  let stopped = false
  let wasLost = false
  let inTurn: Promise<void> = Promise.resolve()
  const sight = watchSight(() => socket)
  const receive = async ({ view, events }: Pick<StreamMessage, 'view' | 'events'>) => {
    // Who is up to date already is told nothing.
    if (view === undefined) return
    const told = events ?? (await readLog(id, view.revision, log))
    if (!stopped) hear({ view, events: told })
    revision = view.revision
  }
  const connect = () => {
    socket = new WebSocket(streamAddress(id, revision))
    const now = socket
    socket.onopen = () => {
      pause = FIRST_PAUSE
      line = speakOn(id, now)
      sight.tell()
      feel('live')
      // Another server may have come back than the one that went away.
      if (wasLost) void lookForEdition()
      wasLost = false
    }
    socket.onmessage = ({ data }) => {
      // Another stream has begun where this one had got to.
      if (socket !== now) return
      const message: StreamMessage | StreamAnswer = JSON.parse(data)
      if ('ask' in message) line?.hear(message)
      // One after another, also when one has to ask for more; what cannot be made whole is fetched anew.
      else inTurn = inTurn.then(() => receive(message)).catch(() => now.close())
    }
    socket.onclose = () => {
      if (socket !== now) return
      line?.end()
      if (!stopped) tryAgain()
    }
  }
  const tryAgain = () => {
    feel('lost')
    wasLost = true
    timer = setTimeout(open, pause)
    pause = Math.min(pause * 2, LONGEST_PAUSE)
  }
  /** From the view that the page was opened with, and the log before it; from then on the stream has all that is new. */
  const open = () => {
    if (revision > 0) connect()
    else
      receive({ view: first }).then(
        () => stopped || connect(),
        () => stopped || tryAgain(),
      )
  }
  // A socket can take long to notice that there is no network any more, and a new one that there is.
  const onOffline = () => {
    line?.end()
    socket?.close()
  }
  const onOnline = () => {
    if (socket === null || socket.readyState === WebSocket.OPEN) return
    clearTimeout(timer)
    pause = FIRST_PAUSE
    connect()
  }
  window.addEventListener('offline', onOffline)
  window.addEventListener('online', onOnline)
  feel('connecting')
  open()
  return () => {
    stopped = true
    clearTimeout(timer)
    sight.end()
    window.removeEventListener('offline', onOffline)
    window.removeEventListener('online', onOnline)
    socket?.close()
    if (line !== null) hangUp(id, line)
  }
}

/** What the server has to say against something; null if it was done. */
async function refusalOf(asked: Asked): Promise<Refused | null> {
  try {
    const { problem } = await asked
    if (problem === null) return null
    const { of, code, params, detail } = problem
    return {
      of,
      code,
      params,
      sentence: detail,
      ...(problem.of === 'game' && problem.clause !== undefined && { clause: problem.clause }),
    }
  } catch (error) {
    if (!(error instanceof NoAnswer)) throw error
    return { of: 'request', code: 'unreachable', params: {} }
  }
}

/** A table on the server, from the view on that it was opened with. */
export function serverLink(id: string, first: TableView, log: Promise<Digest>): TableLink {
  return {
    listen: (hear, feel) => follow(id, first, log, hear, feel),
    send: (command) => refusalOf(carry(id, command)),
    orders: {
      read: async () => (await call('order', { id })).order,
      give: (wish) => refusalOf(attempt('giveOrder', { id }, wish)),
      withdraw: () => call('withdrawOrder', { id }),
    },
    record: () => call('exportTable', { id }),
    hurry: () => undefined,
  }
}
