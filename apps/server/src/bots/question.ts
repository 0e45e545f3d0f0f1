import type { Seat } from '@south-street/engine'

/** All that a bot gets to know: what its seat may see, and a seed for its chance. */
export interface BotQuestion {
  readonly game: string
  readonly players: number
  readonly level: string
  readonly seat: Seat
  readonly view: unknown
  readonly seed: string
}

export interface BotAnswer {
  /** In the game's text form. */
  readonly action: string
  /** Why the bot's own answer could not be used; the simplest bot has answered for it. */
  readonly fault: string | null
}
