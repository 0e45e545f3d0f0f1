import { fastifyCookie } from '@fastify/cookie'
import { fastifyWebsocket } from '@fastify/websocket'
import type { House } from '@south-street/house'
import { ROUTES, type RouteName, type Routes } from '@south-street/protocol'
import { maySee } from '@south-street/table'
import { type FastifyInstance, type FastifyReply, type FastifyRequest, fastify } from 'fastify'
import type { Logger } from 'pino'
import type { Config } from '../config.ts'
import { Passkeys } from '../keys/passkeys.ts'
import { StreamRooms } from '../limits/stream-rooms.ts'
import { newCommands } from '../live/commands.ts'
import { Streams } from '../live/streams.ts'
import type { NoticeService } from '../notices/notices.ts'
import { Faults } from '../operations/faults.ts'
import type { Metrics } from '../operations/metrics.ts'
import { newOverview } from '../operations/overview.ts'
import { addOperations } from '../operations/routes.ts'
import type { Store } from '../store/store.ts'
import { type Handlers, type Operator, readCall, urlOf } from './call.ts'
import { type Desk, newDesk } from './desk.ts'
import { clubHandlers } from './handlers/club.ts'
import { dailyHandlers } from './handlers/daily.ts'
import { deviceHandlers } from './handlers/devices.ts'
import { entryHandlers } from './handlers/entry.ts'
import { keyHandlers } from './handlers/keys.ts'
import { noticeHandlers } from './handlers/notices.ts'
import { operatorHandlers } from './handlers/operator.ts'
import { operatorDesk } from './handlers/operator-desk.ts'
import { passkeyHandlers } from './handlers/passkeys.ts'
import { peopleHandlers } from './handlers/people.ts'
import { ratingHandlers } from './handlers/ratings.ts'
import { readingHandlers } from './handlers/reading.ts'
import { signInHandlers } from './handlers/sign-in.ts'
import { tableHandlers } from './handlers/tables.ts'
import { answerAllWaiting } from './long-poll.ts'
import { Once } from './once.ts'
import { addPages } from './pages.ts'
import { type HttpParts, lookAtTable, spenderOf } from './parts.ts'
import { HttpProblem, sendProblem } from './problem.ts'
import { addHeaders, addLimits, refuseMalformed } from './safety.ts'
import { addSeen } from './seen.ts'
import { type Visitor, Visitors } from './visitors.ts'
import { addWebPage } from './web-page.ts'

interface AppParts {
  readonly store: Store
  readonly house: House
  readonly notices: NoticeService
  readonly config: Config
  readonly log: Logger
  readonly metrics: Metrics
  readonly now: () => number
  /** What the log has told of; nothing, if nobody has kept it. */
  readonly faults?: Faults
}

/** What stands around a command on a stream: its number, its route, its key. */
const LONGEST_FRAME_HEAD = 1024
/** Whoever sends a request in drops must not keep the connection for ever. */
const REQUEST_WITHIN_MS = 30_000

/** The server as Fastify sees it; it listens to nothing yet. */
export async function buildApp(given: AppParts): Promise<FastifyInstance> {
  const { store, house, notices, config, log, metrics, now, faults = new Faults(now) } = given
  const app = fastify({
    bodyLimit: config.limits.bodyBytes,
    requestTimeout: REQUEST_WITHIN_MS,
    trustProxy: trusted(config.trustedProxies),
    rewriteUrl: ({ url = '/' }) => belowBase(url, config.basePath),
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
  const maxPayload = config.limits.bodyBytes + LONGEST_FRAME_HEAD
  await app.register(fastifyWebsocket, { options: { maxPayload }, preClose: (done) => done() })

  refuseOtherStreams(app)
  const limits = await addLimits(app, config)
  const visitors = new Visitors(store, now, config)
  const once = new Once(store.answers, now)
  const rooms = new StreamRooms(config.limits)
  const parts: HttpParts = { store, house, notices, visitors, once, rooms, config, now, log }
  const desk = newDesk({ visitors, limits, store, config, now })
  const passkeys = new Passkeys(parts)
  const atTables = tableHandlers(parts)
  const commands = newCommands({ handlers: atTables, desk, metrics, log })
  const streams = new Streams({ store, house, bell: notices.bell, config, metrics, log, now, commands })
  const unsubscribe = store.subscribe((news) => {
    if (news.kind === 'person') visitors.forget(news.person)
    if (news.kind === 'gap') visitors.forgetAll()
    streams.hear(news)
  })

  const handlers: Omit<Handlers, 'live' | 'seen'> = {
    ...keyHandlers(parts),
    ...noticeHandlers(parts),
    ...deviceHandlers(parts),
    ...signInHandlers(parts, passkeys),
    ...passkeyHandlers(parts, passkeys),
    ...operatorHandlers(parts),
    ...operatorDesk(parts, passkeys, newOverview({ store, config, metrics, faults, now })),
    ...entryHandlers(parts),
    ...peopleHandlers(parts),
    ...readingHandlers(parts),
    ...ratingHandlers(parts),
    ...clubHandlers(parts),
    ...dailyHandlers(parts),
    ...atTables,
  }
  for (const name of Object.keys(handlers) as HandledRoute[]) {
    addRoute<HandledRoute>(app, name, handlers[name], desk, visitors)
  }
  addStream(app, parts, streams, desk)
  addSeen(app, desk)
  addPages(app, visitors, config.basePath)
  if (config.pageFolder !== null) {
    await addWebPage(app, { folder: config.pageFolder, base: config.basePath, gameAt: gameKnownAt(house) })
  }
  addOperations(app, { store, metrics, metricsToken: config.metricsToken })
  app.addHook('preClose', async () => {
    answerAllWaiting()
    streams.close()
    unsubscribe()
  })
  app.addHook('onClose', async () => house.close())
  return app
}

const STREAMED: ReadonlySet<string | undefined> = new Set([ROUTES.live, ROUTES.seen].map(({ path }) => urlOf(path)))

/** The plug-in would open a stream at every other path, too, before anybody has counted it, and then close it. */
function refuseOtherStreams(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ ws, routeOptions }) => {
    if (ws && !STREAMED.has(routeOptions.url)) throw new HttpProblem('no-such-page')
  })
}

/** Some proxies pass the path on below which the server lies, others strip it: both are understood. */
function belowBase(url: string, base: string): string {
  const rest = url.startsWith(base) ? url.slice(base.length) : url
  if (base === '' || rest.startsWith('/')) return rest
  return rest === '' || rest.startsWith('?') ? `/${rest}` : url
}

/** Tells nobody what is played at a table without spectators. */
function gameKnownAt(house: House): (table: string) => string | null {
  return (id) => {
    const live = house.peek(id)
    return live !== null && maySee(live.table, null) ? live.game.id : null
  }
}

/** What is asked by WebSocket has no handler of this kind. */
type HandledRoute = Exclude<RouteName, 'live' | 'seen'>
function addRoute<Name extends HandledRoute>(
  app: FastifyInstance,
  name: Name,
  handle: Handlers[Name],
  desk: Desk,
  visitors: Visitors,
): void {
  const { method, path } = ROUTES[name]
  const access: Routes[Name]['access'] = ROUTES[name].access
  app.route({
    method,
    url: urlOf(path),
    // A HEAD would be answered as a GET; the API has no use for it.
    exposeHeadRoute: false,
    handler: async (request: FastifyRequest, reply: FastifyReply) => {
      const visitor = await desk.admit(access, request)
      reply.header('cache-control', 'no-store')
      const person = personBehind(visitor)
      if (person !== null) await visitors.rotate({ request, reply }, person)
      const call = readCall(name, visitor, request, reply)
      const answer = await desk.count(name, spenderOf(request, person), call.body, () => handle(call))
      return reply.type('application/json; charset=utf-8').send(JSON.stringify(answer))
    },
  })
}

/** An operator plays no game by being one. */
function personBehind(visitor: Visitor | Operator | null): Visitor | null {
  return visitor !== null && 'tokenHash' in visitor ? visitor : null
}

/** So many hops, counted from here, or the proxies by their addresses. */
function trusted(proxies: Config['trustedProxies']): string[] | ((address: string, hop: number) => boolean) {
  return typeof proxies === 'number' ? (_address, hop) => hop < proxies : proxies
}

/** Many clients announce JSON and then send nothing, where nothing is wanted. */
function acceptEmptyBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined)
    else parse(request, body as string, done)
  })
  // A mail program that ends notices with one click says so in a form, of which nothing is read.
  app.addContentTypeParser(
    /^(application\/x-www-form-urlencoded|multipart\/form-data)/,
    { parseAs: 'string' },
    (request, _body, done) => {
      if (request.routeOptions.url === urlOf(ROUTES.unsubscribeMail.path)) done(null, undefined)
      else done(new HttpProblem('media-type-unknown'))
    },
  )
}

function addStream(app: FastifyInstance, parts: HttpParts, streams: Streams, desk: Desk): void {
  const begun = new WeakMap<FastifyRequest, Awaited<ReturnType<typeof begin>>>()
  const begin = async (request: FastifyRequest, reply: FastifyReply) => {
    const visitor = await desk.admit(ROUTES.live.access, request)
    const { params, query } = readCall('live', visitor, request, reply)
    const leave = parts.rooms.enter(spenderOf(request, visitor))
    request.raw.socket.once('close', leave)
    try {
      return { visitor, leave, since: query.since, live: await lookAtTable(parts, params.id, visitor) }
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
      void streams.add({ socket, request, live, visitor }, since)
    },
  })
}
