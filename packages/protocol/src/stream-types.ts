import type { SpokenRoute } from './routes/index.ts'

/** What a person asks for on their stream: a command at its table, as it could come by HTTP as well. */
export interface StreamCommand {
  /** Its number on this stream. */
  readonly ask: number
  readonly route: SpokenRoute
  /** What fills the gaps of the route's path, but for the table, which is the stream's. */
  readonly where?: Readonly<Record<string, string | number>>
  readonly key?: string
  /** In which a refusal is worded. */
  readonly language?: string
  readonly body?: unknown
}

/** What is answered to it on the stream, with its number; what it says is what HTTP would have said. */
export interface StreamAnswer {
  readonly ask: number
  readonly status: number
  /** When to come again, in seconds. */
  readonly retryAfter?: number
  readonly body: unknown
}

/** What a page says on its stream when its table comes on a screen, or leaves it. */
export interface StreamSight {
  readonly visible: boolean
}
