import type { Audit, WrittenAnswer } from '@south-street/bots'
import { parse } from '../../src/actions/action.ts'
import { CARDS } from '../../src/cards.ts'
import { claimOf } from './claim.ts'
import { GAINS } from './gains.ts'
import { AGAINST, OTHERS } from './others.ts'

const CHECKS = { ...GAINS, ...OTHERS, ...AGAINST }

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
export const audit: Audit = (hint) => {
  const [best, ...others] = hint.answers
  if (best === undefined || others.length === 0) return []
  return hint.answers.flatMap((answer) => {
    const other = answer === best ? likely(others) : answer
    const gap = best.chance - other.chance
    const isClose = gap < 0.02 || gap < 2 * other.gapError
    return answer.because.flatMap(({ kind, about }) => {
      if (kind === 'close') return isClose ? [] : [`${answer.action}: said to be close by ${gap}`]
      if (kind === 'overall') return isClose ? [`${answer.action}: close, and nobody says so`] : []
      const check = CHECKS[kind]
      if (check === undefined) return [`${answer.action}: nobody can check ${kind}`]
      return check(claimOf(hint, best, other, about))
        ? []
        : [`${answer.action}: ${kind} ${JSON.stringify(about)} is not so`]
    })
  })
}
