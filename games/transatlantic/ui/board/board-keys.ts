import { focusFirst, useBoardKeys } from '@south-street/ui'
import type { RefObject } from 'react'
import type { BoardState } from './board-context.ts'

/** Whether the focus is on a card that is chosen. */
function isOnChosen(): boolean {
  return document.activeElement?.matches('button[data-card][aria-pressed="true"]') ?? false
}

/** Hand cards by number, S and R for market and regions, and a letter for the rest. */
export function useTransatlanticKeys(root: RefObject<HTMLElement | null>, board: BoardState): void {
  useBoardKeys(root, (key) => {
    const { view, isMine, mayAct, hint, askHint, back, takeBack, confirm, chooseCard } = board
    const asked = isMine && mayAct
    const card = view.hand[Number(key) - 1]
    if (card !== undefined) return asked && view.decision === 'turn' && (() => chooseCard(card))
    switch (key) {
      case 'Escape':
        return asked && (hint !== null && askHint !== null ? askHint : back)
      case 'Enter':
        // On what is chosen already it confirms; Space takes the choice back.
        return isOnChosen() && asked && confirm
      case 's':
        return () => focusFirst(root.current!, '[data-area="market"], [data-area="choice"]', 'market')
      case 'r':
        return () => focusFirst(root.current!, '[data-part="seas"]', 'seas')
      case 'h':
        return asked && askHint
      case 'z':
        return asked && back !== null ? back : takeBack
      case 'c':
        return asked && confirm
      default:
        return null
    }
  })
}
