import type { SpokenRoute } from './routes/index.ts'
import type { StreamAnswer } from './stream-types.ts'

/** A server of ours answers within eight seconds, whatever becomes of its database. */
const ANSWER_WITHIN = 10_000

/** An open live stream, as whoever speaks on it needs it. */
interface OpenStream {
  /** It may have ended, and nobody was told yet. */
  isOpen(): boolean
  send(text: string): void
  /** Nobody seems to be there any more. */
  hangUp(): void
  pause(milliseconds: number): Promise<unknown>
}

/** What is said beside the command itself. */
interface Spoken {
  readonly key: string
  readonly language?: string
  /** As JSON. */
  readonly body?: string
}

interface Waiting {
  resolve(answer: StreamAnswer): void
  reject(error: Error): void
}

/** Asks for commands on a live stream, and waits for their answers. */
export class StreamLine {
  readonly #stream: OpenStream
  readonly #waiting = new Map<number, Waiting>()
  #asked = 0
  #isOver = false

  constructor(stream: OpenStream) {
    this.#stream = stream
  }

  get isOpen(): boolean {
    return !this.#isOver && this.#stream.isOpen()
  }

  /** Rejects if the stream ends before there is an answer: nobody knows then whether it was done. */
  ask(route: SpokenRoute, where: object, { key, language, body }: Spoken): Promise<StreamAnswer> {
    const ask = ++this.#asked
    const frame = JSON.stringify({ ask, route, where, key, language })
    const answer = new Promise<StreamAnswer>((resolve, reject) => this.#waiting.set(ask, { resolve, reject }))
    this.#stream.send(body === undefined ? frame : `${frame.slice(0, -1)},"body":${body}}`)
    void this.#stream.pause(ANSWER_WITHIN).then(() => this.#waiting.has(ask) && this.#giveUp())
    return answer
  }

  hear(answer: StreamAnswer): void {
    this.#waiting.get(answer.ask)?.resolve(answer)
    this.#waiting.delete(answer.ask)
  }

  /** To say goodbye to somebody who is not there takes long; nobody waits for it. */
  #giveUp(): void {
    this.end()
    this.#stream.hangUp()
  }

  /** The stream has ended. */
  end(): void {
    this.#isOver = true
    for (const { reject } of this.#waiting.values()) reject(new Error('the stream has ended'))
    this.#waiting.clear()
  }
}
