import { sayMoney, useWords, type Words } from '@south-street/ui'
import type { CardIndex } from '../../src/cards.ts'
import { useBoard } from './board-context.ts'
import type { GroupName } from './hand-plan.ts'
import { total } from './total.ts'

const MOST_MONEY_POINTS = { few: 2, many: 3 } as const

/** What a group of money cards, bankers or buildings is worth in short, and the drawing that stands for it. */
export interface Worth {
  readonly sign: string
  readonly worth: string
}

export function worthOf(words: Words, players: number, name: GroupName, cards: readonly CardIndex[]): Worth {
  switch (name) {
    case 'cash':
      return { sign: 'icon-dollar', worth: sayMoney(words, total(cards, 'value')) }
    case 'built':
      return { sign: 'rosette', worth: words.say('board.points-short', { points: total(cards, 'points') }) }
    default: {
      const each = players <= 3 ? MOST_MONEY_POINTS.few : MOST_MONEY_POINTS.many
      return { sign: 'person-banker', worth: words.say('board.if-richest', { points: cards.length * each }) }
    }
  }
}

export function useWorth(name: GroupName, cards: readonly CardIndex[]): Worth {
  const words = useWords()
  const { view } = useBoard()
  return worthOf(words, view.players, name, cards)
}
