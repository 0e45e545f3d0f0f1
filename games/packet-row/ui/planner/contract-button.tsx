import { classNames, Icon, useWords } from '@south-street/ui'
import type { ReactNode } from 'react'
import { CARDS, type CardIndex } from '../../src/cards.ts'
import { sayCard } from '../board/speech.ts'
import styles from './contract-button.module.css'

export interface PickableContract {
  readonly contract: CardIndex
  readonly isPicked: boolean
  readonly isOpen: boolean
  /** Whether it is in, can be added, or what is missing. */
  readonly note: string
}

/** The contracts to choose from, however they look. */
export interface PickableContracts {
  readonly contracts: readonly PickableContract[]
  readonly toggle: (contract: CardIndex) => void
}

interface ContractButtonProps {
  readonly pickable: PickableContract
  readonly toggle: (contract: CardIndex) => void
  readonly className: string | undefined
  readonly children: ReactNode
}

/** One of the contracts to choose from. One that cannot be met says what is missing. */
export function ContractButton({ pickable, toggle, className, children }: ContractButtonProps): ReactNode {
  const words = useWords()
  const { contract, isPicked, isOpen, note } = pickable
  return (
    <button
      type="button"
      data-card={CARDS[contract]!.id}
      aria-pressed={isPicked}
      aria-label={`${sayCard(words, contract)}: ${note}`}
      disabled={!isOpen}
      className={className}
      onClick={() => toggle(contract)}
    >
      {children}
    </button>
  )
}

/** Whether it is picked. */
export function PickBox({ isPicked }: PickableContract): ReactNode {
  return <span className={classNames(styles.box, isPicked && styles.picked)}>{isPicked && <Icon name="check" />}</span>
}
