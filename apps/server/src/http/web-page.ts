import { readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { fastifyStatic } from '@fastify/static'
import type { FastifyInstance } from 'fastify'

/** The ways into the page; what each shows is the page's own business. Any other address is unknown. */
const WAYS_IN = ['/', '/about', '/replay', '/invite/:game', '/one-device/:game', '/rules/:game', '/table/:table']

/** What a build puts here carries its hash in its name, so it never changes. */
const HASHED = `${sep}assets${sep}`
const FOR_EVER = 'public, max-age=31536000, immutable'
const ASK_EACH_TIME = 'no-cache'

/** What is played at a table, if that is known without looking it up and everybody may know. */
type GameAt = (table: string) => string | null

/** Serves the built page from its folder, compressed as the build has left it. */
export async function addWebPage(app: FastifyInstance, folder: string, gameAt: GameAt): Promise<void> {
  await app.register(fastifyStatic, {
    root: folder,
    // Each file becomes a route of its own: nothing else in the folder's neighbourhood can be reached.
    wildcard: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.header('cache-control', path.includes(HASHED) ? FOR_EVER : ASK_EACH_TIME)
    },
  })
  for (const way of WAYS_IN) app.get(way, (_request, reply) => reply.sendFile('index.html'))
  const page = readFileSync(join(folder, 'index.html'), 'utf8')
  app.get<{ Params: { table: string } }>('/t/:table', (request, reply) => {
    const game = gameAt(request.params.table)
    if (game === null) return reply.sendFile('index.html')
    // So that the page can send for the board at once, and need not ask what is played here first.
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', ASK_EACH_TIME)
      .send(page.replace('<html', `<html data-game="${game}"`))
  })
}
