import { Dialog, Icon, useWords } from '@south-street/ui'
import { type ReactNode, useState } from 'react'
import { useBoard } from '../board/board-context.ts'
import { CardSheet } from '../board/card-sheet.tsx'
import { cardsOfGroup, GROUPS } from '../board/hand-plan.ts'
import { Purse } from '../board/purse.tsx'
import styles from './hand-button.module.css'

/** Where there is no room for the hand: how many cards, how much money, and all of it on a tap. */
export function HandButton(): ReactNode {
  const { say } = useWords()
  const { view } = useBoard()
  const [open, setOpen] = useState(false)
  const seat = view.viewer!
  const [hand, fleet] = [view.hands[seat]!, view.fleets[seat]!]
  return (
    <>
      <button
        type="button"
        className={styles.hand}
        data-anchor="hand points"
        aria-label={`${say('board.your-hand')}: ${say('board.cards', { count: hand.length + fleet.length })}`}
        onClick={() => setOpen(true)}
      >
        <Icon name="cards" />
        <em>{say('board.hand')}</em> <b>{hand.length + fleet.length}</b>
        <span>
          <Purse amount={view.money[seat]!} />
        </span>
      </button>
      {open && (
        <Dialog title={say('board.your-hand')} closeLabel={say('board.close')} close={() => setOpen(false)}>
          <CardSheet cards={GROUPS.flatMap((name) => cardsOfGroup(name, hand, fleet))} />
        </Dialog>
      )}
    </>
  )
}
