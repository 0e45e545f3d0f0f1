import {
  type Game,
  type GameRecord,
  type GameTypes,
  type Move,
  type Seat,
  seededRandom,
  writeRecord,
} from '@south-street/engine'
import type { Bot } from './bot.ts'
import { askBot } from './host.ts'
import { randomBot } from './random-bot.ts'

export interface Simulated<State> {
  readonly state: State
  readonly record: GameRecord
  /** Bots that threw or answered with something illegal; a random one has played on for them. */
  readonly faults: readonly BotFault[]
}

export interface BotFault {
  readonly seat: Seat
  readonly bot: string
  /** The index of the action that was wanted. */
  readonly action: number
  readonly reason: string
}

/** One whole game between bots. The same arguments give the same game on every machine. */
export function simulate<T extends GameTypes>(
  game: Game<T>,
  options: T['Options'],
  seed: string,
  bots: readonly Bot<T>[],
): Simulated<T['State']> {
  const playing: Bot<T>[] = [...bots]
  const deal = game.deal(options, seededRandom('deal', seed))
  const state = game.setup(options, deal)
  const moves: Move<T['Action']>[] = []
  const faults: BotFault[] = []
  const make = (seat: Seat, action: T['Action']): void => {
    game.apply(state, seat, action)
    moves.push({ seat, action })
  }
  for (let actor = game.actor(state); actor !== null; actor = game.actor(state)) {
    for (const [seat, bot] of playing.entries()) {
      if (seat === actor || bot.interject === undefined) continue
      const open = game.legal(state, seat)
      if (open.length === 0) continue
      const random = seededRandom('interjection', seed, seat, moves.length)
      const action = bot.interject(game.view(state, seat), open, random)
      if (action !== null) make(seat, action)
    }
    // Every decision has a random source of its own, so that a bot's move follows from view, seed and number alone.
    const random = seededRandom('decision', seed, actor, moves.length)
    const { action, fault } = askBot(game, state, actor, playing[actor]!, random)
    if (fault !== null) {
      faults.push({ seat: actor, bot: playing[actor]!.name, action: moves.length, reason: fault })
      playing[actor] = randomBot
    }
    make(actor, action)
  }
  const seats = bots.map((bot, seat) => ({ name: `${bot.name} ${seat + 1}`, bot: bot.name }))
  return { state, record: writeRecord(game, { options, seats, deal, moves, state }), faults }
}
