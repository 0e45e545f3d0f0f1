import { HintPanel, useWords } from '@south-street/ui'
import type { ReactNode } from 'react'
import type { Action } from '../../src/actions/action.ts'
import { NONE } from '../../src/cards.ts'
import { actionMessage } from '../../src/messages.ts'
import { useBoard } from './board-context.ts'

/** A strong bot's moves, with reasons; a row chooses its move. */
export function Hints(): ReactNode {
  const words = useWords()
  const { view, appraisal, chosen, hint, askHint, askWhyNot, mayAct, mark, openPlanner, openCash, focus } = useBoard()
  const standing = appraisal.standings[chosen]
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
      candidate={standing?.kind === 'open' ? standing.action : null}
      choose={choose}
      askWhyNot={askWhyNot}
      close={() => askHint()}
    />
  )
}
