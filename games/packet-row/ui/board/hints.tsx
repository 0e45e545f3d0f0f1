import { type HintedMove, HintPanel, useWords } from '@south-street/ui'
import type { ReactNode } from 'react'
import type { Action } from '../../src/actions/action.ts'
import { NONE } from '../../src/cards.ts'
import { actionMessage } from '../../src/messages.ts'
import { useBoard } from './board-context.ts'
import { sayConsequence, sayWhatFollows } from './consequence.ts'

/** A strong bot's moves, and the main reason for the best of them. */
export function Hints({ moves }: { readonly moves: readonly HintedMove<Action>[] }): ReactNode {
  const reason = useReason(moves[0]?.action)
  if (moves.length === 0) return null
  return <HintPanel moves={moves} messageOf={actionMessage} reason={reason} />
}

function useReason(action: Action | undefined): string {
  const words = useWords()
  const { view, round, seats, appraisal } = useBoard()
  if (action === undefined) return ''
  const space = action.type === 'take' ? view.spaces.indexOf(action.card) : NONE
  if (space >= 0) return sayConsequence(words, view, space, appraisal.standings[space]!)
  if (action.type === 'pass') return words.say('board.hint-pass')
  const name = (seat: number) => (seats[seat]!.isYou ? words.say('board.you-inline') : seats[seat]!.name)
  return sayWhatFollows(words, view, round, name)
}
