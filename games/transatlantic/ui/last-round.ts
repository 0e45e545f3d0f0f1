import type { LastRound } from '@south-street/ui'
import { LIMITS, NONE } from '../src/catalogue.ts'
import type { View } from '../src/view.ts'

/** What is read of a view. All of it lies open before everybody, so every seat is told the same. */
type OpenTable = Pick<View, 'decision' | 'round' | 'lastRound'>

/** Once it is certain which round is the last: the last steamship is gone (TA-15.1), or the most rounds are played (TA-15.3). */
export function lastRound({ decision, round, lastRound: last }: OpenTable): LastRound | null {
  const isGuard = last === NONE && round === LIMITS.rounds
  if (decision === 'over' || (last === NONE && !isGuard)) return null
  const isNext = last !== NONE && round < last
  const phrase = (name: string) => ({ key: `last-round.${name}`, params: { round: LIMITS.rounds } })
  return {
    title: phrase(isNext ? 'title-next' : 'title'),
    why: phrase(isGuard ? 'why-guard' : isNext ? 'why-next' : 'why'),
    brief: phrase(isNext ? 'brief-next' : 'brief'),
    after: phrase('after'),
  }
}
