import type { CardHelp } from '@south-street/ui'
import { CARDS, type CardIndex } from '../../src/cards.ts'
import { cardMessage } from '../../src/messages.ts'
import { score } from '../../src/score.ts'
import { appraise } from '../board/appraisal.ts'
import type { Holding } from './holding.ts'
import { dollars, help } from './phrases.ts'

type Now = NonNullable<CardHelp['now']>

/** PR-9.3, PR-9.4: what it would score if the game ended now, before last deliveries. */
export function bankerFacts({ view, card, money }: Holding): Now {
  const alone: CardIndex[][] = view.money.map((_, seat) => (seat === view.viewer ? [card] : []))
  const scores = score({ players: view.players, hands: alone, money: [...view.money] })
  const points = scores[view.viewer!]!.items.find(({ name }) => name === 'bankers')!.points
  const most = Math.max(...view.money)
  const key = points === 0 ? 'banker-none' : money === most ? 'banker-first' : 'banker-second'
  const facts = [help(key, { count: points, money: dollars(money), most: dollars(most) })]
  return { sum: points === 0 ? [] : [{ points }], facts }
}

/** PR-6.1: what one would have, and what that would pay for here. */
export function moneyFacts({ view, card, isOwn, money }: Holding): Now {
  const { value } = CARDS[card]!
  const after = money + value
  const facts = [help(isOwn ? 'money-own' : 'money-more', { before: dollars(money), after: dollars(after) })]
  if (!isOwn) return { sum: [], facts }
  const { standings } = appraise(view)
  const [dearest] = view.spaces
    .filter((_, space) => {
      const standing = standings[space]!
      return standing.kind === 'short' && standing.missing <= value
    })
    .sort((a, b) => CARDS[b]!.price - CARDS[a]!.price)
  if (dearest !== undefined) facts.push(help('money-pays', { card: cardMessage(dearest) }))
  return { sum: [], facts }
}

/** PR-9.1 */
export function buildingFacts({ card, hand, isOwn }: Holding): Now {
  const { points } = CARDS[card]!
  const built = hand.reduce((sum, one) => sum + CARDS[one]!.points, points)
  const facts = isOwn || built > points ? [help(isOwn ? 'built-own' : 'built-more', { count: built })] : []
  return { sum: [{ points }], facts }
}
