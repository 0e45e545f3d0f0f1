import { type DestinationStream, type Logger, pino } from 'pino'

/** What carries a secret wherever it stands in what is logged. */
const SECRETS = ['cookie', 'authorization', 'token', 'secret', 'password', 'set-cookie']

/**
 * One JSON object a line on standard output. Of a request only the method and the route's pattern are told: addresses
 * may carry a recovery token, and bodies are nobody's business.
 */
export function createLog(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: null,
    redact: { paths: SECRETS.flatMap((name) => [`["${name}"]`, `*["${name}"]`, `*.*["${name}"]`]), censor: '(secret)' },
    serializers: {
      req: (request: { id?: unknown; method?: string; routeOptions?: { url?: string } }) => ({
        id: request.id,
        method: request.method,
        route: request.routeOptions?.url ?? null,
      }),
      res: (reply: { statusCode?: number }) => ({ status: reply.statusCode }),
      err: (error: unknown) => {
        const { name, message, stack, code } = error as Error & { code?: unknown }
        return { name, code, message, stack }
      },
    },
  }
  return destination === undefined ? pino(options) : pino(options, destination)
}
