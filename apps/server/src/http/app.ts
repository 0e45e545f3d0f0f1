import { fastifyCookie } from '@fastify/cookie'
import { fastifyWebsocket } from '@fastify/websocket'
import type { House } from '@south-street/house'
import { ROUTES, type RouteName, type Routes } from '@south-street/protocol'
import { type FastifyInstance, type FastifyReply, type FastifyRequest, fastify } from 'fastify'
import type { Logger } from 'pino'
import type { Config } from '../config.ts'
import { Allowance, type Spender } from '../limits/allowance.ts'
import { demandRoomAtTables } from '../limits/open-tables.ts'
import { StreamRooms } from '../limits/stream-rooms.ts'
import { Streams } from '../live/streams.ts'
import type { Metrics } from '../operations/metrics.ts'
import { addOperations } from '../operations/routes.ts'
import type { Store } from '../store/store.ts'
import { type Handlers, readCall, type VisitorBy } from './call.ts'
import { keyHandlers } from './handlers/keys.ts'
import { operatorHandlers } from './handlers/operator.ts'
import { peopleHandlers } from './handlers/people.ts'
import { readingHandlers } from './handlers/reading.ts'
import { tableHandlers } from './handlers/tables.ts'
import { answerAllWaiting } from './long-poll.ts'
import { Once } from './once.ts'
import { addPages } from './pages.ts'
import { type HttpParts, seeTable, spenderOf } from './parts.ts'
import { HttpProblem, sendProblem } from './problem.ts'
import { addHeaders, addLimits, demandOwnOrigin, refuseMalformed } from './safety.ts'
import { isSameSecret } from './secrets.ts'
import { Visitors } from './visitors.ts'
import { addWebPage } from './web-page.ts'

interface AppParts {
  readonly store: Store
  readonly house: House
  readonly config: Config
  readonly log: Logger
  readonly metrics: Metrics
  readonly now: () => number
}

/** Only the server speaks on a stream, so whatever comes in is too much. */
const LONGEST_FRAME = 1024
/** Whoever sends a request in drops must not keep the connection for ever. */
const REQUEST_WITHIN_MS = 30_000

/** The server as Fastify sees it; it listens to nothing yet. */
export async function buildApp(given: AppParts): Promise<FastifyInstance> {
  const { store, house, config, log, metrics, now } = given
  const app = fastify({
    bodyLimit: config.limits.bodyBytes,
    requestTimeout: REQUEST_WITHIN_MS,
    trustProxy: trusted(config.trustedProxies),
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    clientErrorHandler: refuseMalformed,
    frameworkErrors: (error, request, reply) => sendProblem(error, request, reply, log),
  })
  app.setErrorHandler((error, request, reply) => sendProblem(error, request, reply, log))
  app.setNotFoundHandler((request, reply) => sendProblem(new HttpProblem('no-such-page'), request, reply, log))
  acceptEmptyBodies(app)
  addHeaders(app, config)
  await app.register(fastifyCookie)
  // Our own goodbye below says why; the plug-in's would come first and say nothing.
  await app.register(fastifyWebsocket, { options: { maxPayload: LONGEST_FRAME }, preClose: (done) => done() })

  const limits = await addLimits(app, config)
  const visitors = new Visitors(store, now, config)
  const once = new Once(store.answers, now)
  const rooms = new StreamRooms(config.limits)
  const parts: HttpParts = { store, house, visitors, once, rooms, config, now }
  const streams = new Streams({ store, house, config, metrics, log, now })
  const unsubscribe = store.subscribe((news) => {
    if (news.kind === 'person') visitors.forget(news.person)
    if (news.kind === 'gap') visitors.forgetAll()
    streams.hear(news)
  })

  const admit = newAdmission(visitors, limits, config)
  const spend = newSpending(store, config, now)
  const handlers: Omit<Handlers, 'live'> = {
    ...keyHandlers(parts),
    ...operatorHandlers(parts),
    ...peopleHandlers(parts),
    ...readingHandlers(parts),
    ...tableHandlers(parts),
  }
  for (const name of Object.keys(handlers) as HandledRoute[])
    addRoute<HandledRoute>(app, name, handlers[name], admit, spend)
  addStream(app, parts, streams, admit)
  addPages(app, visitors)
  if (config.pageFolder !== null) await addWebPage(app, config.pageFolder)
  addOperations(app, { store, metrics, metricsToken: config.metricsToken })
  app.addHook('preClose', async () => {
    answerAllWaiting()
    streams.close()
    unsubscribe()
  })
  app.addHook('onClose', async () => house.close())
  return app
}

/** Asked by WebSocket, a route has no handler of its own. */
type HandledRoute = Exclude<RouteName, 'live'>
type Admission = <Access extends keyof VisitorBy>(access: Access, request: FastifyRequest) => Promise<VisitorBy[Access]>

/** The order matters: cheap refusals first, and nothing is read of a request that comes from elsewhere. */
function newAdmission(visitors: Visitors, limits: Awaited<ReturnType<typeof addLimits>>, config: Config): Admission {
  const anyone = async (request: FastifyRequest) => {
    const visitor = await visitors.find(request)
    if (visitor !== null) await limits.byPerson(request, visitor)
    return visitor
  }
  const byAccess: { readonly [Access in keyof VisitorBy]: (request: FastifyRequest) => Promise<VisitorBy[Access]> } = {
    anyone,
    person: async (request) => {
      const visitor = await anyone(request)
      if (visitor === null) throw new HttpProblem('not-signed-in')
      return visitor
    },
    operator: async (request) => {
      demandOperator(request, config.adminToken)
      return null
    },
  }
  return async (access, request) => {
    await limits.byAddress(request)
    demandOwnOrigin(request, config)
    return byAccess[access](request)
  }
}

type Spending = (name: RouteName, spender: Spender, body: unknown) => Promise<() => void>

/** Refuses what is more than one address or one person may have; returns what gives it back if nothing came of it. */
function newSpending(store: Store, { limits }: Config, now: () => number): Spending {
  const allowance = new Allowance(limits, now)
  return async (name, spender, body) => {
    await demandRoomAtTables(store, name, spender.person, limits.openTables)
    return allowance.spend(name, spender, body)
  }
}

function addRoute<Name extends HandledRoute>(
  app: FastifyInstance,
  name: Name,
  handle: Handlers[Name],
  admit: Admission,
  spend: Spending,
): void {
  const { method, path } = ROUTES[name]
  const access: Routes[Name]['access'] = ROUTES[name].access
  app.route({
    method,
    url: urlOf(path),
    // A HEAD would be answered as a GET; the API has no use for it.
    exposeHeadRoute: false,
    handler: async (request: FastifyRequest, reply: FastifyReply) => {
      const visitor = await admit(access, request)
      reply.header('cache-control', 'no-store')
      const call = readCall(name, visitor, request, reply)
      const giveBack = await spend(name, spenderOf(request, visitor), call.body)
      const answer = await handle(call).catch((error) => {
        giveBack()
        throw error
      })
      return reply.type('application/json; charset=utf-8').send(JSON.stringify(answer))
    },
  })
}

/** So many hops, counted from here, or the proxies by their addresses. */
function trusted(proxies: Config['trustedProxies']): string[] | ((address: string, hop: number) => boolean) {
  return typeof proxies === 'number' ? (_address, hop) => hop < proxies : proxies
}

/** `{id}` as OpenAPI writes it is `:id` to Fastify. */
function urlOf(path: string): string {
  return path.replace(/\{(\w+)\}/g, ':$1')
}

function demandOperator(request: FastifyRequest, adminToken: string | null): void {
  const given = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1]
  if (adminToken === null || given === undefined || !isSameSecret(given, adminToken)) {
    throw new HttpProblem('not-operator')
  }
}

/** Many clients announce JSON and then send nothing, where nothing is wanted. */
function acceptEmptyBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined)
    else parse(request, body as string, done)
  })
}

function addStream(app: FastifyInstance, parts: HttpParts, streams: Streams, admit: Admission): void {
  const begun = new WeakMap<FastifyRequest, Awaited<ReturnType<typeof begin>>>()
  const begin = async (request: FastifyRequest, reply: FastifyReply) => {
    const visitor = await admit(ROUTES.live.access, request)
    const { params, query } = readCall('live', visitor, request, reply)
    const leave = parts.rooms.enter(spenderOf(request, visitor))
    request.raw.socket.once('close', leave)
    try {
      return { visitor, leave, since: query.since, live: await seeTable(parts, params.id, visitor) }
    } catch (error) {
      leave()
      throw error
    }
  }
  app.route({
    method: 'GET',
    url: urlOf(ROUTES.live.path),
    exposeHeadRoute: false,
    // Before the upgrade, so that a refusal is an answer like any other.
    preValidation: async (request, reply) => {
      begun.set(request, await begin(request, reply))
    },
    handler: async (request) => {
      begun.get(request)!.leave()
      throw new HttpProblem('upgrade-needed')
    },
    wsHandler: (socket, request) => {
      const { visitor, since, live } = begun.get(request)!
      void streams.add(socket, live, visitor, since)
    },
  })
}
