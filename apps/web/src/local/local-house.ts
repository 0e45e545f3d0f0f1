import { lookForEdition } from '../edition/edition.ts'
import type { Connection, TableLink, TableNews } from '../table/table-link.ts'
import type { Call, CallAnswer, CallName, CallOptions, Reply } from './messages.ts'

interface Pending {
  resolve(answer: unknown): void
  reject(error: Error): void
}

interface Listener {
  hear(news: TableNews): void
  feel(connection: Connection): void
}

const pending = new Map<number, Pending>()
const listeners = new Map<string, Listener>()
let worker: Worker | undefined
let calls = 0

function startWorker(): Worker {
  const started = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'house' })
  let hasAnswered = false
  started.onmessage = ({ data }: MessageEvent<Reply>) => {
    hasAnswered = true
    switch (data.kind) {
      case 'answer':
        pending.get(data.id)?.resolve(data.answer)
        pending.delete(data.id)
        break
      case 'failure':
        pending.get(data.id)?.reject(new Error(data.message))
        pending.delete(data.id)
        break
      case 'news':
        listeners.get(data.table)?.hear(data.news)
        break
      case 'connection':
        listeners.get(data.table)?.feel(data.connection)
    }
  }
  // It cannot be loaded: its file is gone, or there is no network. The next call tries again.
  started.onerror = () => {
    if (hasAnswered) return
    worker = undefined
    for (const { reject } of pending.values()) reject(new Error('the house cannot be opened'))
    pending.clear()
    void lookForEdition()
  }
  closeWithPage(started)
  return started
}

/**
 * A browser may put a page aside that was left, with its worker asleep in the middle of a write. In WebKit that worker
 * goes on holding the database, and no other page could begin a table. So the house closes with the page; if the page is
 * taken out again, it begins anew.
 */
function closeWithPage(house: Worker): void {
  const close = () => {
    house.terminate()
    window.addEventListener('pageshow', () => location.reload(), { once: true })
  }
  window.addEventListener('pagehide', close, { once: true })
}

/** Asks the house in the worker. */
export function callHouse<Name extends CallName>(name: Name, options: CallOptions<Name>): Promise<CallAnswer<Name>> {
  worker ??= startWorker()
  const id = ++calls
  const call: Call = { id, name, options }
  worker.postMessage(call)
  return new Promise((resolve, reject) => {
    pending.set(id, { resolve: resolve as (answer: unknown) => void, reject })
  })
}

/** A table of this browser. `person` is who looks; with pass-and-play it changes, and nobody looks behind the curtain. */
export function localLink(table: string, first: string | null): TableLink {
  let person = first
  let listener: Listener | null = null
  const watch = async () => {
    const isThere = await callHouse('watch', { table, person })
    listener?.feel(isThere ? 'live' : 'missing')
  }
  return {
    listen(hear, feel) {
      listener = { hear, feel }
      listeners.set(table, listener)
      feel('connecting')
      watch()
      return () => {
        listeners.delete(table)
        listener = null
        callHouse('unwatch', { table })
      }
    },
    send: (command) => callHouse('command', { table, person: person ?? '', command }),
    orders: {
      read: () => callHouse('order', { table, person: person ?? '' }),
      give: (wish) => callHouse('giveOrder', { table, person: person ?? '', wish }),
      withdraw: () => callHouse('withdrawOrder', { table, person: person ?? '' }),
    },
    record: () => callHouse('record', { table }),
    hurry: () => {
      callHouse('hurry', { table })
    },
    sit(next) {
      person = next
      watch()
    },
  }
}
