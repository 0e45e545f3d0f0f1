import { type Audit, createAudit, type WrittenAnswer } from '@south-street/bots'
import { parse } from '../../src/actions/action.ts'
import { SHIPS } from '../../src/catalogue.ts'
import { AGAINST } from './against.ts'
import { claimOf } from './claim.ts'
import { GAINS } from './gains.ts'

/** Whoever is told why the best answer is best compares it with this one: sailing, the dearest ships, or the next best. */
function likely(others: readonly WrittenAnswer[]): WrittenAnswer {
  const price = ({ action }: WrittenAnswer): number => {
    const parsed = parse(action)
    return parsed.type === 'buy' ? parsed.cards.reduce((sum, card) => sum + SHIPS[card]!.price, 0) : 0
  }
  const sails = others.find(({ action }) => action === 'play base/transport')
  const dearest = others.reduce((one, other) => (price(other) > price(one) ? other : one))
  return sails ?? (price(dearest) > 0 ? dearest : others[0]!)
}

/** Works out anew whatever a hint of Transatlantic states. */
export const audit: Audit = createAudit({ likely, claimOf, checks: { ...GAINS, ...AGAINST } })
