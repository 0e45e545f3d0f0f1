import { classNames, Icon } from '@south-street/ui'
import type { ReactNode } from 'react'
import styles from './choice-card.module.css'

interface ChoiceCardProps {
  readonly id: string
  /** The card that it can be asked about, where that is not its id. */
  readonly help?: string
  readonly label: string
  readonly isOpen: boolean
  readonly isChosen: boolean
  readonly choose: () => void
  readonly children: ReactNode
}

/** A card to be chosen, as large as the panel allows; chosen, it wears a tick on its upper edge. */
export function ChoiceCard({ id, help, label, isOpen, isChosen, choose, children }: ChoiceCardProps): ReactNode {
  return (
    <button
      type="button"
      className={classNames(styles.card, isOpen ? styles.open : styles.closed, isChosen && styles.chosen)}
      data-card={id}
      data-help={help}
      aria-disabled={!isOpen}
      tabIndex={isOpen ? 0 : -1}
      aria-pressed={isOpen ? isChosen : undefined}
      aria-label={label}
      onClick={isOpen ? choose : undefined}
    >
      {children}
      {isChosen && <Icon name="check" className={styles.tick} />}
    </button>
  )
}
