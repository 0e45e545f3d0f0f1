import { Dialog, useWords } from '@south-street/ui'
import type { ReactNode } from 'react'
import { AREAS, type Area } from '../../src/cards.ts'
import { useBoard } from './board-context.ts'
import { CardSheet } from './card-sheet.tsx'

/** PR-7.1: a discard pile is public. The newest card comes first. */
export function DiscardsDialog({ area, close }: { readonly area: Area; readonly close: () => void }): ReactNode {
  const { say } = useWords()
  const { view } = useBoard()
  return (
    <Dialog
      title={say('board.discards-of', { area: say(`areas.${AREAS[area]}`) })}
      closeLabel={say('board.close')}
      close={close}
    >
      <CardSheet cards={[...view.discards[area]!].reverse()} />
    </Dialog>
  )
}
