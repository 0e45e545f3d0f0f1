import type { Phrase, PhraseParams } from '@south-street/ui'
import { DESTINATIONS, GOODS, type Good } from '../../src/cards.ts'

/** A phrase of this game's help. */
export function help(key: string, params: PhraseParams = {}): Phrase {
  return { key: `help.${key}`, params }
}

export function dollars(amount: number): Phrase {
  return { key: 'money', params: { amount } }
}

export function unitsOf(good: Good, count: number): Phrase {
  return { key: `units.${GOODS[good]}`, params: { count } }
}

/** “to Spain” */
export function bound(destination: number): Phrase {
  return { key: `to.${DESTINATIONS[destination]}`, params: {} }
}
