import { demandGame } from '@south-street/engine'
import { type HintQuestion, rank, think } from '@south-street/house'
import { GAMES, loadBot } from '@south-street/registry'
import type { Thinking, Thought } from './bot-thinker.ts'

type LoadedBot = ReturnType<typeof loadBot>

const loaded = new Map<string, LoadedBot>()

function botFor({ game, rules, level, players }: Omit<HintQuestion, 'view' | 'seed'>): LoadedBot {
  const key = `${game} ${rules} ${level} ${players}`
  const bot = loaded.get(key) ?? loadBot(game, rules, level, players)
  loaded.set(key, bot)
  return bot
}

async function answer(thinking: Thinking): Promise<Thought> {
  try {
    const { question } = thinking
    const game = demandGame(GAMES, question.game, question.rules)
    const bot = await botFor(question)
    return { answer: thinking.kind === 'ask' ? think(game, thinking.question, bot) : rank(game, question, bot) }
  } catch (error) {
    return { failure: error instanceof Error ? error.message : String(error) }
  }
}

self.onmessage = async ({ data }: MessageEvent<Thinking>) => self.postMessage(await answer(data))
