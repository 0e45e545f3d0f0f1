import { readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { fastifyStatic } from '@fastify/static'
import type { FastifyInstance, FastifyReply } from 'fastify'

/** The ways into the page; what each shows is the page's own business. Any other address is unknown. */
const WAYS_IN = [
  '/',
  '/about',
  '/gallery',
  '/house',
  '/notices',
  '/replay',
  '/invite/:game',
  '/one-device/:game',
  '/learn',
  '/club',
  '/operator',
  '/learn/:game',
  '/learn/:game/:lesson',
  '/puzzles',
  '/puzzles/:game',
  '/puzzles/:game/:puzzle',
  '/review',
  '/review/:seat',
  '/review/:seat/:move',
  '/review/:seat/:move/:how',
  '/rules/:game',
  '/settings/:part',
  '/table/:table',
]

/** What a build puts here carries its hash in its name, so it never changes. */
const HASHED = `${sep}assets${sep}`
const FOR_EVER = 'public, max-age=31536000, immutable'
const ASK_EACH_TIME = 'no-cache'

/** What is played at a table, if that is known without looking it up and everybody may know. */
type GameAt = (table: string) => string | null

interface WebPage {
  readonly folder: string
  /** The path below which the page lies; nothing at the root of a site. */
  readonly base: string
  readonly gameAt: GameAt
}

/** The page of a build, which knows no path, with the path that it is served below. */
function pageBelow(base: string, page: string): string {
  if (base === '') return page
  return page.replace('<html', `<html data-base="${base}"`).replaceAll(/ (href|src)="\//g, ` $1="${base}/`)
}

/** Serves the built page from its folder, compressed as the build has left it. */
export async function addWebPage(app: FastifyInstance, { folder, base, gameAt }: WebPage): Promise<void> {
  await app.register(fastifyStatic, {
    root: folder,
    // Each file becomes a route of its own: nothing else in the folder's neighbourhood can be reached.
    wildcard: false,
    index: false,
    globIgnore: ['**/index.html*'],
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.header('cache-control', path.includes(HASHED) ? FOR_EVER : ASK_EACH_TIME)
    },
  })
  const page = pageBelow(base, readFileSync(join(folder, 'index.html'), 'utf8'))
  const send = (reply: FastifyReply, text: string) =>
    reply.type('text/html; charset=utf-8').header('cache-control', ASK_EACH_TIME).send(text)
  // Only at the root is it what lies in the folder, compressed.
  const show = (reply: FastifyReply) => (base === '' ? reply.sendFile('index.html') : send(reply, page))
  for (const way of [...WAYS_IN, '/index.html']) app.get(way, (_request, reply) => show(reply))
  app.get<{ Params: { table: string } }>('/t/:table', (request, reply) => {
    const game = gameAt(request.params.table)
    // So that the page can send for the board at once, and need not ask what is played here first.
    return game === null ? show(reply) : send(reply, page.replace('<html', `<html data-game="${game}"`))
  })
}
