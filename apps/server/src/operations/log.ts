import { type DestinationStream, type LogFn, type Logger, pino } from 'pino'
import type { Faults } from './faults.ts'

/** As pino numbers its levels. */
const ERROR = 50

/** What carries a secret wherever it stands in what is logged. */
const SECRETS = ['cookie', 'authorization', 'token', 'secret', 'password', 'set-cookie']

/** The fault of the database behind what is told, if there is one: it was told already, when it began. */
function toldAlready(told: unknown): string | null {
  const { err } = (typeof told === 'object' && told !== null ? told : {}) as { err?: { isToldOnce?: unknown } }
  return err?.isToldOnce === true ? String(err) : null
}

/**
 * One JSON object a line on standard output. Of a request only the method and the route's pattern are told: addresses
 * may carry a recovery token, and bodies are nobody's business. A fault of the database is told when it begins and when it is
 * over; what it keeps others from in between is told to those who ask for debug lines.
 */
export function createLog(level: string, destination?: DestinationStream, faults?: Faults): Logger {
  const options = {
    level,
    base: null,
    redact: { paths: SECRETS.flatMap((name) => [`["${name}"]`, `*["${name}"]`, `*.*["${name}"]`]), censor: '(secret)' },
    hooks: {
      logMethod(this: Logger, args: Parameters<LogFn>, method: LogFn, at: number) {
        const cause = toldAlready(args[0])
        if (cause === null && at >= ERROR) faults?.add(String(args[1] ?? args[0]))
        if (cause === null) method.apply(this, args)
        else this.debug({ cause }, args[1])
      },
    },
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
