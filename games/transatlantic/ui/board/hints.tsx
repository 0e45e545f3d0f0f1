import { HintPanel, useWords } from '@south-street/ui'
import type { ReactNode } from 'react'
import type { Action } from '../../src/actions/action.ts'
import { actionMessage } from '../../src/messages.ts'
import { useBoard } from './board-context.ts'
import { sayConsequence } from './consequence.ts'
import { cardEffect } from './speech.ts'

/** A strong bot's moves, and what the best of them would lead to; a row chooses its move. */
export function Hints(): ReactNode {
  const words = useWords()
  const { view, seats, mayAct, hint, askHint, candidate, tryOut, prepare } = useBoard()
  if (hint === null || askHint === null || !mayAct) return null
  const sayReason = (action: Action) => {
    const outcome = tryOut(action)
    // Where a card only begins, its effect is what can be said.
    if (action.type === 'play' && outcome.goesOn) return cardEffect(words, action.card)
    return sayConsequence(words, view, seats, outcome)
  }
  return (
    <HintPanel
      moves={hint}
      sayMove={(action) => {
        const { key, params } = actionMessage(action, view)
        return words.say(key, params)
      }}
      sayReason={sayReason}
      isChosen={(action) => JSON.stringify(action) === JSON.stringify(candidate)}
      choose={prepare}
      close={askHint}
    />
  )
}
