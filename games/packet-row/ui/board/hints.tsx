import { HintPanel, useWords } from '@south-street/ui'
import type { ReactNode } from 'react'
import type { Action } from '../../src/actions/action.ts'
import { NONE } from '../../src/cards.ts'
import { actionMessage } from '../../src/messages.ts'
import { useBoard } from './board-context.ts'
import { sayHintReason } from './hint-reason.ts'

/** A strong bot's moves, and the main reason for the best of them; a row chooses its move. */
export function Hints(): ReactNode {
  const words = useWords()
  const { view, chosen, hint, askHint, mayAct, mark, openPlanner, openCash, focus } = useBoard()
  if (hint === null || askHint === null || !mayAct) return null
  const choose = (action: Action) => {
    mark(action.type === 'take' ? view.spaces.indexOf(action.card) : NONE)
    if (action.type === 'pass') focus('[data-answer="pass"]')
    if (action.type === 'choose') focus(`[data-ask="${action.area}"]`)
    if (action.type === 'cash') openCash()
    if (action.type === 'deliver') openPlanner()
  }
  return (
    <HintPanel
      moves={hint}
      sayMove={(action) => {
        const { key, params } = actionMessage(action, view)
        return words.say(key, params)
      }}
      sayReason={(action) => sayHintReason(words, view, action)}
      isChosen={(action) => action.type === 'take' && chosen !== NONE && view.spaces[chosen] === action.card}
      choose={choose}
      close={() => askHint()}
    />
  )
}
