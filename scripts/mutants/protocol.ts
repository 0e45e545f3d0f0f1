import type { Mutant } from './mutant.ts'

const SRC = 'packages/protocol/src'
const PROTOCOL = ['packages/protocol/test']

export const PROTOCOL_FAULTS: readonly Mutant[] = [
  {
    name: 'protocol/gives-up-at-once',
    file: `${SRC}/client.ts`,
    find: 'const pause = PAUSES[tries - 1]',
    replace: 'const pause = PAUSES[tries + 2]',
    why: 'a page that loses its connection for a second says that nobody answers',
    tests: PROTOCOL,
  },
  {
    name: 'protocol/new-key-at-each-try',
    file: `${SRC}/client.ts`,
    find: 'const { read, cause } = await tryOnce(transport, name, where, sent)',
    replace:
      "if (tries > 1 && sent.headers['idempotency-key'] !== undefined) sent.headers['idempotency-key'] = transport.newKey()\n      const { read, cause } = await tryOnce(transport, name, where, sent)",
    why: 'a move whose answer was lost is made twice',
    tests: PROTOCOL,
  },
  {
    name: 'protocol/speaks-into-a-closing-stream',
    file: `${SRC}/client.ts`,
    find: 'if (!open?.isOpen) return null',
    replace: 'if (open === undefined) return null',
    why: 'a move goes nowhere while a stream ends',
    tests: PROTOCOL,
  },
  {
    name: 'protocol/dead-stream-keeps-its-moves',
    file: `${SRC}/stream-line.ts`,
    find: "for (const { reject } of this.#waiting.values()) reject(new Error('the stream has ended'))",
    replace: '',
    why: 'a move that a lost stream took along is never sent again',
    tests: PROTOCOL,
  },
  {
    name: 'protocol/impatient',
    file: `${SRC}/client.ts`,
    find: 'const wait = Math.max(pause, retryAfter ?? 0)',
    replace: 'const wait = pause',
    why: 'a busy server is asked sooner than it wants',
    tests: PROTOCOL,
  },
  {
    name: 'protocol/seconds-as-milliseconds',
    file: `${SRC}/client.ts`,
    find: 'seconds >= 0 ? seconds * 1000 : null',
    replace: 'seconds >= 0 ? seconds : null',
    why: 'a busy server is asked a thousand times too often',
    tests: PROTOCOL,
  },
  {
    name: 'protocol/path-without-escape',
    file: `${SRC}/client.ts`,
    find: 'const value = encodeURIComponent(String(left.get(gap)))',
    replace: 'const value = String(left.get(gap))',
    why: 'a name with a slash asks for another route',
    tests: PROTOCOL,
  },
  {
    name: 'protocol/anything-is-an-answer',
    file: `${SRC}/client.ts`,
    find: "if (typeof body?.code !== 'string') throw new NoAnswer()",
    replace: '',
    why: 'a proxy’s error page is taken for a refusal of the table',
    tests: PROTOCOL,
  },
]
