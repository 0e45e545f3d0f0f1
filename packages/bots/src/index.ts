export type { AnyBot, Bot } from './bot.ts'
export { randomBot } from './random-bot.ts'
export { type Simulated, simulate } from './simulate.ts'
