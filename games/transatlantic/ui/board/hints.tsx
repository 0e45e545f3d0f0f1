import { HintPanel, useWords } from '@south-street/ui'
import type { ReactNode } from 'react'
import { actionMessage } from '../../src/messages.ts'
import { useBoard } from './board-context.ts'

/** A strong bot's moves, with reasons; a row chooses its move. */
export function Hints(): ReactNode {
  const words = useWords()
  const { view, mayAct, hint, askHint, askWhyNot, candidate, prepare } = useBoard()
  if (hint === null || askHint === null || !mayAct) return null
  return (
    <HintPanel
      moves={hint}
      sayMove={(action) => {
        const { key, params } = actionMessage(action, view)
        return words.say(key, params)
      }}
      candidate={candidate}
      choose={prepare}
      askWhyNot={askWhyNot}
      close={askHint}
    />
  )
}
