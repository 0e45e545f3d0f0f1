import type { AnyBot, BotFamily } from '@south-street/bots'
import { createLevel, LEVELS } from './levels.ts'
import { loadValue } from './values.ts'

export const transatlanticBots: BotFamily = {
  levels: Object.keys(LEVELS),
  styles: [],
  load: async (name, players) => createLevel(name, players, await loadValue(players)) as AnyBot,
}

export { readWeights, type WeightsFile } from './values.ts'
