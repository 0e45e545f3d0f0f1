import { type Audit, createAudit, type WrittenAnswer } from '@south-street/bots'
import { parse } from '../../src/actions/action.ts'
import { CARDS } from '../../src/cards.ts'
import { claimOf } from './claim.ts'
import { GAINS } from './gains.ts'
import { AGAINST, OTHERS } from './others.ts'

/** Whoever is told why the best answer is best compares it with this one: a delivery, the dearest card, or the next best. */
function likely(others: readonly WrittenAnswer[]): WrittenAnswer {
  const price = ({ action }: WrittenAnswer): number => {
    const parsed = parse(action)
    return parsed.type === 'take' ? CARDS[parsed.card]!.price : 0
  }
  const delivery = others.find(({ action }) => action.startsWith('deliver'))
  const dearest = others.reduce((one, other) => (price(other) > price(one) ? other : one))
  return delivery ?? (price(dearest) > 0 ? dearest : others[0]!)
}

/** Works out anew whatever a hint of Packet Row states. */
export const audit: Audit = createAudit({ likely, claimOf, checks: { ...GAINS, ...OTHERS, ...AGAINST } })
