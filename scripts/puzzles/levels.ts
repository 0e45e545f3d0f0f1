import type { AnyBot } from '@south-street/bots'
import { type AnyGame, type GameTypes, seededRandom } from '@south-street/engine'

/** What a bot answers, whatever it does before: cashing and delivering answer no question. */
export function answerOf(game: AnyGame, bot: AnyBot, view: GameTypes['View'], seed: string): string {
  const random = seededRandom('puzzle level', bot.name, seed)
  const state = game.sample(view, random)
  const seat = game.actor(state)!
  for (;;) {
    const action = bot.decide(game.view(state, seat), game.legal(state, seat), random)
    if (!game.free?.(action)) return game.format(action)
    game.apply(state, seat, action)
  }
}

/** What it answers at least twice when it is asked three times: some bots forget, and some waver. */
export function usualAnswer(game: AnyGame, bot: AnyBot, view: GameTypes['View'], seed: string): string {
  const ask = (time: number): string => answerOf(game, bot, view, `${seed} ${time}`)
  const [first, second] = [ask(1), ask(2)]
  return first === second || ask(3) !== second ? first : second
}
