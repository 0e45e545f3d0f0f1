import { type HintedMove, HintPanel, useWords } from '@south-street/ui'
import type { ReactNode } from 'react'
import type { Action } from '../../src/actions/action.ts'
import { actionMessage } from '../../src/messages.ts'
import { useBoard } from './board-context.ts'
import { sayConsequence } from './consequence.ts'

const SHOWN = 3

/** A strong bot's moves, and what the best of them would lead to. */
export function Hints({ moves }: { readonly moves: readonly HintedMove<Action>[] }): ReactNode {
  const words = useWords()
  const { view, seats, mayAct, foresee } = useBoard()
  const best = moves[0]
  if (best === undefined || !mayAct) return null
  return (
    <HintPanel
      title={words.say('board.hint')}
      source={words.say('board.hint-source')}
      moves={moves.slice(0, SHOWN).map(({ action, chance }) => {
        const { key, params } = actionMessage(action)
        return { text: words.say(key, params), chance }
      })}
      reason={sayConsequence(words, view, seats, foresee(best.action))}
      language={words.language}
    />
  )
}
