import { sep } from 'node:path'
import { fastifyStatic } from '@fastify/static'
import type { FastifyInstance } from 'fastify'

/** The ways into the page; what each shows is the page's own business. Any other address is unknown. */
const WAYS_IN = [
  '/',
  '/about',
  '/replay',
  '/invite/:game',
  '/one-device/:game',
  '/rules/:game',
  '/t/:table',
  '/table/:table',
]

/** What a build puts here carries its hash in its name, so it never changes. */
const HASHED = `${sep}assets${sep}`
const FOR_EVER = 'public, max-age=31536000, immutable'
const ASK_EACH_TIME = 'no-cache'

/** Serves the built page from its folder, compressed as the build has left it. */
export async function addWebPage(app: FastifyInstance, folder: string): Promise<void> {
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
}
