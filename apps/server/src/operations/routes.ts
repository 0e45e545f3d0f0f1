import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isSameSecret } from '../http/secrets.ts'
import type { Store } from '../store/store.ts'
import type { Metrics } from './metrics.ts'

interface OperationsParts {
  readonly store: Pick<Store, 'trouble'>
  readonly metrics: Metrics
  readonly metricsToken: string | null
}

const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/

/** Without a token, figures are for this machine only: not for what a proxy passes on. */
function mayReadMetrics(request: FastifyRequest, token: string | null): boolean {
  if (token !== null) return isSameSecret(request.headers.authorization ?? '', `Bearer ${token}`)
  return isFromHere(request)
}

function isFromHere(request: FastifyRequest): boolean {
  const isForwarded = request.headers.forwarded !== undefined || request.headers['x-forwarded-for'] !== undefined
  return LOOPBACK.test(request.socket.remoteAddress ?? '') && !isForwarded
}

const METHODS = new Set(['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS'])

/** Whoever makes up methods must not fill the memory with their names. */
const knownMethod = (method: string) => (METHODS.has(method) ? method : 'other')

/** Why the server does no work; null when it does. */
async function troubleOf(store: OperationsParts['store'], isStopping: boolean): Promise<string | null> {
  if (isStopping) return 'the server is stopping'
  return (await store.trouble())?.message ?? null
}

/**
 * /healthz: the process answers. /readyz: it can write its data, and it is not stopping; why not is told to this machine only.
 * /metrics: for Prometheus.
 */
export function addOperations(app: FastifyInstance, { store, metrics, metricsToken }: OperationsParts): void {
  let isStopping = false
  app.addHook('preClose', async () => {
    isStopping = true
  })
  app.addHook('onResponse', (request, reply, done) => {
    const { method, routeOptions } = request
    metrics.observe(knownMethod(method), routeOptions.url ?? 'unknown', reply.statusCode, reply.elapsedTime)
    done()
  })
  app.get('/healthz', async (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }))
  app.get('/readyz', async (request, reply) => {
    const reason = await troubleOf(store, isStopping)
    const status = reason === null ? 'ready' : 'not ready'
    return reply
      .code(reason === null ? 200 : 503)
      .header('cache-control', 'no-store')
      .send(reason !== null && isFromHere(request) ? { status, reason } : { status })
  })
  app.get('/metrics', async (request, reply) => {
    if (!mayReadMetrics(request, metricsToken)) return reply.code(404).send()
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics())
  })
}
