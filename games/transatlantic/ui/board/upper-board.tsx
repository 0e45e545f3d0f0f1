import type { ReactNode } from 'react'
import { useBoard } from './board-context.ts'
import { CopyBoard } from './copy-board.tsx'
import { DeployBoard } from './deploy-board.tsx'
import { DisplayBoard } from './display-board.tsx'
import { InvestBoard } from './invest-board.tsx'
import { Market } from './market.tsx'
import { shipsOf } from './picks.ts'

/** Whether the question needs the place of the market. */
export function useAsksAbove(): boolean {
  const { view, legal, isMine, mayAct } = useBoard()
  if (!isMine || !mayAct) return false
  if (view.decision === 'deploy') return new Set(legal.flatMap(shipsOf)).size > 1
  return view.decision === 'take' || view.decision === 'copy' || view.decision === 'invest'
}

/** The ship market; or, where something else is to be chosen, what there is to choose from. */
export function UpperBoard(): ReactNode {
  const { view } = useBoard()
  const asks = useAsksAbove()
  if (!asks) return <Market />
  switch (view.decision) {
    case 'take':
      return <DisplayBoard />
    case 'copy':
      return <CopyBoard />
    case 'invest':
      return <InvestBoard />
    default:
      return <DeployBoard />
  }
}
