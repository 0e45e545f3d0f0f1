import { type AnswerOf, ROUTES } from '@south-street/protocol'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { networkOf } from '../limits/address.ts'
import type { Desk } from './desk.ts'

/** What the proxies in between have told of whoever asks. */
function seenAs({ ip, ips = [], headers }: FastifyRequest): AnswerOf<'seen'> {
  const named = [headers['x-forwarded-for'] ?? []].flat().join().split(',')
  return {
    address: networkOf(ip),
    // Not by comparing addresses: a visitor may come from the proxy's own machine.
    direct: ips.length <= 1,
    forwarded: named.filter((one) => one.trim() !== '').length,
  }
}

/** By HTTP and by WebSocket, so that the doctor can try both without a table. */
export function addSeen(app: FastifyInstance, desk: Desk): void {
  const { method, path, access } = ROUTES.seen
  app.route({
    method,
    url: path,
    exposeHeadRoute: false,
    // Before the upgrade, so that a refusal is an answer like any other.
    preValidation: async (request) => {
      await desk.admit(access, request)
    },
    handler: async (request, reply) => reply.header('cache-control', 'no-store').send(seenAs(request)),
    wsHandler: (socket, request) => {
      socket.send(JSON.stringify(seenAs(request)))
      socket.close()
    },
  })
}
