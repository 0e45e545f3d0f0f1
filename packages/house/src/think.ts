import { type AnyBot, askBot, distanceOf, randomBot } from '@south-street/bots'
import { type AnyGame, seededRandom } from '@south-street/engine'
import type { Advice, BotAnswer, BotQuestion, HintQuestion } from './parts.ts'

/** The bot is asked about a state that its seat could not tell from the real one; the real one is not here. */
export function think(game: AnyGame, question: BotQuestion, bot: AnyBot): BotAnswer {
  const random = seededRandom(question.seed)
  const { action, fault } = askBot(game, game.sample(question.view, random), question.seat, bot, random)
  return { action: game.format(action), fault }
}

/** The simplest bot needs no time: any open action as likely as the next. */
export function answerSimply(game: AnyGame, question: BotQuestion, fault: string | null): BotAnswer {
  return { action: think(game, question, randomBot).action, fault }
}

/**
 * What a bot thinks of the answers to a decision, the best one first, and why. A bot that tells no chances is asked for
 * its values, and says nothing more.
 */
export function rank(game: AnyGame, question: HintQuestion, bot: AnyBot): Advice[] {
  const { view, seed } = question
  const random = seededRandom(seed)
  if (bot.rank === undefined || bot.explain === undefined) {
    const valued = bot.appraise?.(view, random) ?? []
    const most = Math.max(...valued.map(({ value }) => value))
    return valued.map(({ action, value }) => ({
      action: game.format(action),
      chance: value,
      behind: distanceOf(most - value, 0),
      because: [],
    }))
  }
  const also = (question.also ?? []).map((action) => game.parse(action))
  const ranked = bot.rank(view, random, { facts: true, hint: true, also })
  const reasons = bot.explain(view, ranked)
  const most = Math.max(...ranked.map(({ chance }) => chance))
  const answers = ranked
    .map(({ action, chance, gapError, doubt, facts }, i) => ({
      action: game.format(action),
      chance,
      behind: distanceOf(most - chance, gapError, doubt),
      because: reasons[i]!,
      ...(question.facts && facts && { facts }),
    }))
    .sort((a, b) => b.chance - a.chance)
  return [...answers, ...remarks(game, question, bot, answers)]
}

/** What else is open to the seat, as far as the bot has something to say of it: one action of each kind. */
function remarks(game: AnyGame, { view, seed }: HintQuestion, bot: AnyBot, answers: readonly Advice[]): Advice[] {
  const best = answers[0]
  if (bot.remark === undefined || best === undefined) return []
  const state = game.sample(view, seededRandom(seed))
  const said = new Map<string, Advice>()
  for (const action of game.legal(state, game.actor(state)!)) {
    const text = game.format(action)
    if (answers.some((answer) => answer.action === text)) continue
    const because = bot.remark(view, action, game.parse(best.action))
    const [first] = because
    if (first !== undefined && !said.has(first.kind))
      said.set(first.kind, { action: text, chance: null, behind: null, because })
  }
  return [...said.values()]
}
