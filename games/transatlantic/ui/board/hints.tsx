import { type HintedMove, HintPanel, useWords } from '@south-street/ui'
import type { ReactNode } from 'react'
import type { Action } from '../../src/actions/action.ts'
import { actionMessage } from '../../src/messages.ts'
import { useBoard } from './board-context.ts'
import { sayConsequence } from './consequence.ts'

/** A strong bot's moves, and what the best of them would lead to. */
export function Hints({ moves }: { readonly moves: readonly HintedMove<Action>[] }): ReactNode {
  const words = useWords()
  const { view, seats, mayAct, tryOut } = useBoard()
  const best = moves[0]
  if (best === undefined || !mayAct) return null
  const reason = sayConsequence(words, view, seats, tryOut(best.action))
  return <HintPanel moves={moves} messageOf={actionMessage} reason={reason} />
}
