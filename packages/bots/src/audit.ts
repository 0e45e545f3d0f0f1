import type { Reason } from './reasons.ts'
import type { Audit, WrittenAnswer, WrittenHint } from './written-hint.ts'

interface AuditParts<Claim> {
  /** Whoever is told why the best answer is best compares it with this one of the others. */
  likely(others: readonly WrittenAnswer[]): WrittenAnswer
  /** What a reason states, with all that is needed to work it out anew. */
  claimOf(hint: WrittenHint, best: WrittenAnswer, other: WrittenAnswer, about: Reason['about']): Claim
  /** Whether it is so, by the kind of the reason. */
  readonly checks: Readonly<Record<string, (claim: Claim) => boolean>>
}

/** An answer this much better is better; so is one that is ahead by twice the error of the difference. */
const CLEARLY = 0.02
const ERRORS = 2

/** Every reason of a hint, checked by its kind. What most people would compare, and how a kind is checked, a game says. */
export function createAudit<Claim>({ likely, claimOf, checks }: AuditParts<Claim>): Audit {
  return (hint) => {
    const [best, ...others] = hint.answers
    if (best === undefined || others.length === 0) return []
    return hint.answers.flatMap((answer) => {
      const other = answer === best ? likely(others) : answer
      const gap = best.chance - other.chance
      const isClose = gap < CLEARLY || gap < ERRORS * other.gapError
      return answer.because.flatMap(({ kind, about }) => {
        if (kind === 'close') return isClose ? [] : [`${answer.action}: said to be close by ${gap}`]
        if (kind === 'overall') return isClose ? [`${answer.action}: close, and nobody says so`] : []
        const check = checks[kind]
        if (check === undefined) return [`${answer.action}: nobody can check ${kind}`]
        const isSo = check(claimOf(hint, best, other, about))
        return isSo ? [] : [`${answer.action}: ${kind} ${JSON.stringify(about)} is not so`]
      })
    })
  }
}
