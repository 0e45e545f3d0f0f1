import { classNames, Icon, useWords } from '@south-street/ui'
import type { ReactNode } from 'react'
import styles from './choice-card.module.css'

interface ChoiceCardProps {
  readonly id: string
  readonly label: string
  readonly isOpen: boolean
  readonly isChosen: boolean
  readonly choose: () => void
  readonly below?: ReactNode
  readonly wide?: boolean
  readonly children: ReactNode
}

/** A card to be chosen, with a line under it. */
export function ChoiceCard(props: ChoiceCardProps): ReactNode {
  const { id, label, isOpen, isChosen, choose, below, wide = false, children } = props
  const { say } = useWords()
  return (
    <div className={classNames(styles.choice, wide && styles.wide)}>
      <button
        type="button"
        className={classNames(styles.card, isOpen ? styles.open : styles.closed, isChosen && styles.chosen)}
        data-card={id}
        disabled={!isOpen}
        aria-pressed={isChosen}
        aria-label={label}
        onClick={choose}
      >
        {children}
        {isChosen && (
          <span className={styles.tab}>
            <Icon name="check" />
            {say('board.chosen')}
          </span>
        )}
      </button>
      {below !== undefined && <span className={styles.below}>{below}</span>}
    </div>
  )
}
