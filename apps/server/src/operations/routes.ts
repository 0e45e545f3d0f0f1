import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Histogram } from 'prom-client'
import { isSameSecret } from '../http/secrets.ts'
import type { Store } from '../store/store.ts'
import type { Metrics } from './metrics.ts'

interface OperationsParts {
  readonly store: Pick<Store, 'isReady'>
  readonly metrics: Metrics
  readonly metricsToken: string | null
}

const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/

/** Without a token, figures are for this machine only: not for what a proxy passes on. */
function mayReadMetrics(request: FastifyRequest, token: string | null): boolean {
  if (token !== null) return isSameSecret(request.headers.authorization ?? '', `Bearer ${token}`)
  const isForwarded = request.headers.forwarded !== undefined || request.headers['x-forwarded-for'] !== undefined
  return LOOPBACK.test(request.socket.remoteAddress ?? '') && !isForwarded
}

const METHODS = new Set(['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS'])

/** Whoever makes up methods must not fill the memory with their names. */
const knownMethod = (method: string) => (METHODS.has(method) ? method : 'other')

/** /healthz: the process answers. /readyz: so does its database, and it is not stopping. /metrics: for Prometheus. */
export function addOperations(app: FastifyInstance, { store, metrics, metricsToken }: OperationsParts): void {
  let isStopping = false
  app.addHook('preClose', async () => {
    isStopping = true
  })
  // Routes and statuses are few; to name them anew for each answer would cost more than to count it.
  const timers = new Map<string, Histogram.Internal<string>>()
  app.addHook('onResponse', (request, reply, done) => {
    const { method, routeOptions } = request
    const name = `${knownMethod(method)} ${reply.statusCode} ${routeOptions.url}`
    let timer = timers.get(name)
    if (timer === undefined) {
      timer = metrics.latency.labels(knownMethod(method), routeOptions.url ?? 'unknown', String(reply.statusCode))
      timers.set(name, timer)
    }
    timer.observe(reply.elapsedTime / 1_000)
    done()
  })
  app.get('/healthz', async (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }))
  app.get('/readyz', async (_request, reply) => {
    const isReady = !isStopping && (await store.isReady())
    return reply
      .code(isReady ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: isReady ? 'ready' : 'not ready' })
  })
  app.get('/metrics', async (request, reply) => {
    if (!mayReadMetrics(request, metricsToken)) return reply.code(404).send()
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics())
  })
}
