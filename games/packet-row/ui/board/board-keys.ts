import { focusFirst, useBoardKeys } from '@south-street/ui'
import type { RefObject } from 'react'
import { AREAS, CARDS, type CardKind, NONE } from '../../src/cards.ts'
import type { BoardState } from './board-context.ts'

/** Areas by number, and a letter for everything that can be done. */
export function usePacketRowKeys(root: RefObject<HTMLElement | null>, board: BoardState): void {
  useBoardKeys(root, (key) => {
    const { view, appraisal, mayAct, act, chosen, choose, takeBack, hint, askHint, openPlanner, openCash } = board
    const area = Number(key) - 1
    if (AREAS[area] !== undefined) return () => focusFirst(root.current!, `[data-area="${AREAS[area]}"]`, area)
    const mine = mayAct && view.actor === view.viewer
    const holds = (kind: CardKind) => view.hands[view.viewer ?? 0]!.some((card) => CARDS[card]?.kind === kind)
    switch (key) {
      case 'Escape':
        return hint !== null && askHint !== null ? () => askHint() : chosen !== NONE && (() => choose(NONE))
      case 'p':
        return mine && appraisal.canPass && (() => act({ type: 'pass' }))
      case 'd':
        return mayAct && view.phase !== 'over' && holds('contract') && openPlanner
      case 'm':
        return mayAct && holds('money') && openCash
      case 'h':
        return mine && askHint !== null && (() => askHint())
      case 'z':
        return takeBack
      default:
        return null
    }
  })
}
