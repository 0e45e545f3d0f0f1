import { type BotFamily, createReader } from '@south-street/bots'
import { GUEST_NAMES, loadGuest } from './guests.ts'
import { createLevel, LEVELS } from './levels.ts'
import { loadNetStyle, NET_STYLE_NAMES } from './net-styles.ts'
import RATINGS from './ratings.json' with { type: 'json' }
import { readerTools } from './reader.ts'
import { createStyle, STYLE_NAMES } from './styles.ts'
import { loadValues } from './values.ts'

export const transatlanticBots: BotFamily = {
  levels: Object.keys(LEVELS),
  styles: [...STYLE_NAMES, ...NET_STYLE_NAMES],
  guests: GUEST_NAMES,
  ratings: RATINGS,
  load: async (name, players) => {
    if (GUEST_NAMES.includes(name)) return loadGuest(name, players)
    if (NET_STYLE_NAMES.includes(name)) return loadNetStyle(name, players)
    return name in LEVELS ? createLevel(name, players, await loadValues(players)) : createStyle(name)
  },
  loadReader: async (players) => createReader(await readerTools(players)),
}

export { createLevel } from './levels.ts'
export { readerTools } from './reader.ts'
export { teacher } from './reasons/explain.ts'
export { loadValues, readWeights, type WeightsFile } from './values.ts'
export type { TransatlanticFacts } from './witness.ts'
