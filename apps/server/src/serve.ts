import { setFlagsFromString } from 'node:v8'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { BotThreads } from './bots/bot-threads.ts'
import type { Config } from './config.ts'
import { newErasure } from './house/erasure.ts'
import { startFilling } from './house/fill-results.ts'
import { newMerging } from './house/merging.ts'
import { openHouse } from './house/open-house.ts'
import { Rater } from './house/rater.ts'
import { buildApp } from './http/app.ts'
import { openBell, openNotices } from './notices/notices.ts'
import type { Faults } from './operations/faults.ts'
import { createMetrics } from './operations/metrics.ts'
import { ListenFault } from './operations/operators-fault.ts'
import { startRetention } from './operations/retention-job.ts'
import { openStore } from './store/open.ts'

const LOOK_AGAIN_MS = 50
const LONGEST_GOODBYE_MS = 10_000
const SAY_SO_AGAIN_MS = 10_000

export interface RunningServer {
  /** Where it listens, such as http://127.0.0.1:8080. */
  readonly address: string
  /** Answers what was accepted, closes the streams, then the database. */
  stop(): Promise<void>
}

export async function startServer(config: Config, log: Logger, faults?: Faults): Promise<RunningServer> {
  // What lives briefly is collected by one thread: several get in each other's way, and took twice the time together.
  setFlagsFromString('--no-parallel-scavenge')
  const metrics = createMetrics()
  const store = await openStore(config.place, {
    onCommit: (batch) => metrics.commitBatch.observe(batch),
    onFault: quietly((error) => log.warn({ err: error }, 'a database connection was lost')),
    onTrouble: (fault) => log.error({ kind: fault.kind, cause: String(fault.cause ?? '') }, fault.message),
    onRecovery: ({ kind }) => log.info({ kind }, 'the database works again'),
  })
  const now = () => Date.now()
  const bots = new BotThreads({
    threads: config.botThreads,
    limitMs: config.botLimitMs,
    niceness: config.botNiceness,
    log,
    metrics,
  })
  const bell = await openBell({ store, config, log })
  const house = openHouse({ store, thinker: bots, config, log, metrics, now, bell })
  const notices = openNotices({ store, config, log, now, house, bell })
  const app = await buildApp({ store, house, notices, config, log, metrics, now, ...(faults && { faults }) })
  const address = await app.listen({ port: config.port, host: config.host }).catch(async (error) => {
    await Promise.all([bots.stop(), app.close()])
    await store.close()
    throw new ListenFault(config.host, config.port, error)
  })
  house.start()
  notices.postman.start()
  const rater = config.ratings ? new Rater({ store, log }) : null
  const stopFilling = startFilling({ store, shelf: house.shelf, log })
  const erase = newErasure({ store, house, now })
  const merge = newMerging({ store, house, now })
  const stopRetention = startRetention({
    store,
    erase,
    merge,
    notices: notices.postman,
    retention: config.retention,
    log,
    now,
  })
  return {
    address,
    async stop() {
      stopRetention()
      await stopFilling()
      await rater?.stop()
      await notices.close()
      await house.rest()
      await bots.stop()
      await closeApp(app)
      await store.close()
    },
  }
}

/** Many connections are lost at once, for one reason: the first is told. */
function quietly<T>(tell: (what: T) => void): (what: T) => void {
  let toldAt = Number.NEGATIVE_INFINITY
  return (what) => {
    if (performance.now() - toldAt < SAY_SO_AGAIN_MS) return
    toldAt = performance.now()
    tell(what)
  }
}

/**
 * Connections are closed as soon as the answer under way is sent; a reader who does not take theirs is not waited for.
 */
async function closeApp(app: FastifyInstance): Promise<void> {
  const idle = setInterval(() => app.server.closeIdleConnections(), LOOK_AGAIN_MS)
  const last = setTimeout(() => app.server.closeAllConnections(), LONGEST_GOODBYE_MS)
  try {
    await app.close()
  } finally {
    clearInterval(idle)
    clearTimeout(last)
  }
}
