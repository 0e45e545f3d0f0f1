import { sayMoney, useWords } from '@south-street/ui'
import { CARDS, type CardIndex } from '../../src/cards.ts'
import { useBoard } from './board-context.ts'
import type { GroupName } from './hand-plan.ts'

const MOST_MONEY_POINTS = { few: 2, many: 3 } as const

/** What a group of money cards, bankers or buildings is worth in short, and the drawing that stands for it. */
export function useWorth(name: GroupName, cards: readonly CardIndex[]): { sign: string; worth: string } {
  const words = useWords()
  const { view } = useBoard()
  const total = (count: (card: CardIndex) => number) => cards.reduce((sum, card) => sum + count(card), 0)
  switch (name) {
    case 'cash':
      return {
        sign: 'icon-dollar',
        worth: sayMoney(
          words,
          total((card) => CARDS[card]!.value),
        ),
      }
    case 'built':
      return {
        sign: 'rosette',
        worth: words.say('board.points-short', { points: total((card) => CARDS[card]!.points) }),
      }
    default: {
      const each = view.players <= 3 ? MOST_MONEY_POINTS.few : MOST_MONEY_POINTS.many
      return { sign: 'person-banker', worth: words.say('board.if-richest', { points: cards.length * each }) }
    }
  }
}
