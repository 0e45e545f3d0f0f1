import { sayList, sayMoney, type Words } from '@south-street/ui'
import type { Prospect } from './prospect.ts'
import { nameOf } from './speech.ts'

/** What a card would do now, in a few signs; nothing where that cannot be counted. */
export function sayProspect(words: Words, { income, points, coal }: Prospect): string {
  if (income > 0 && points > 0) return words.say('board.would-earn-points', { income: sayMoney(words, income), points })
  if (income > 0) return sayMoney(words, income)
  return coal > 0 ? words.say('board.would-load', { count: coal }) : ''
}

/** The same as a sentence, with the ships that do it. */
export function sayBest(words: Words, { income, points, ships }: Prospect): string {
  if (income === 0) return ''
  const earned = { income: sayMoney(words, income), count: points }
  if (ships.length === 0) return words.say('outcome.traded', earned)
  const named = { ...earned, ships: sayList(words, ships.map(nameOf)) }
  return words.say(points > 0 ? 'outcome.best-points' : 'outcome.best', named)
}
