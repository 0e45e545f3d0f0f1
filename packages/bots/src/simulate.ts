import {
  type Game,
  type GameOptions,
  type GameRecord,
  type Move,
  type Seat,
  seededRandom,
  writeRecord,
} from '@south-street/engine'
import type { Bot } from './bot.ts'

export interface Simulated<State> {
  readonly state: State
  readonly record: GameRecord
}

/** One whole game between bots. The same arguments give the same game on every machine. */
export function simulate<State, Action, View, Options extends GameOptions, Deal>(
  game: Game<State, Action, View, Options, Deal>,
  options: Options,
  seed: string,
  bots: readonly Bot<View, Action>[],
): Simulated<State> {
  // Each purpose draws from a stream of its own, so that one bot's thinking never changes another's luck.
  const deal = game.deal(options, seededRandom('deal', seed))
  const streams = bots.map((_, seat) => seededRandom('bot', seed, seat))
  const state = game.setup(options, deal)
  const moves: Move<Action>[] = []
  const make = (seat: Seat, action: Action): void => {
    game.apply(state, seat, action)
    moves.push({ seat, action })
  }
  for (;;) {
    const actor = game.actor(state)
    if (actor === null) break
    for (const [seat, bot] of bots.entries()) {
      if (seat === actor || bot.interject === undefined) continue
      const open = game.legal(state, seat)
      if (open.length === 0) continue
      const action = bot.interject(game.view(state, seat), open, streams[seat]!)
      if (action !== null) make(seat, action)
    }
    // A free action never takes the decision from the seat that owes it.
    make(actor, bots[actor]!.decide(game.view(state, actor), game.legal(state, actor), streams[actor]!))
  }
  const seats = bots.map((bot, seat) => ({ name: `${bot.name} ${seat + 1}`, bot: bot.name }))
  return { state, record: writeRecord(game, { options, seats, deal, moves, state }) }
}
