import { joinList } from './list.ts'
import type { Words } from './words.ts'

/** An amount in the game's own currency. */
export function sayMoney(words: Words, amount: number): string {
  return words.say('money', { amount })
}

/** A list as the language joins it. */
export function sayList(words: Words, items: readonly string[]): string {
  return joinList(words.language, items, 'conjunction')
}
