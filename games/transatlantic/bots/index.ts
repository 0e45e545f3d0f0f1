import type { BotFamily } from '@south-street/bots'
import { GUEST_NAMES, loadGuest } from './guests.ts'
import { createLevel, LEVELS } from './levels.ts'
import { createStyle, STYLE_NAMES } from './styles.ts'
import { loadValues } from './values.ts'

export const transatlanticBots: BotFamily = {
  levels: Object.keys(LEVELS),
  styles: STYLE_NAMES,
  guests: GUEST_NAMES,
  load: async (name, players) => {
    if (GUEST_NAMES.includes(name)) return loadGuest(name, players)
    return name in LEVELS ? createLevel(name, players, await loadValues(players)) : createStyle(name)
  },
}

export { createLevel } from './levels.ts'
export { readWeights, type WeightsFile } from './values.ts'
export type { TransatlanticFacts } from './witness.ts'
