import { classNames, Icon, useWords } from '@south-street/ui'
import type { ReactNode } from 'react'
import { CARDS, type CardIndex } from '../../src/cards.ts'
import { sayCard } from '../board/speech.ts'
import { CardFace } from '../card/card-face.tsx'
import styles from './contract-picker.module.css'
import type { PickableContract } from './contract-rows.tsx'

interface ContractPickerProps {
  readonly contracts: readonly PickableContract[]
  readonly toggle: (contract: CardIndex) => void
}

/** The contracts to choose from. One that cannot be met says what is missing. */
export function ContractPicker({ contracts, toggle }: ContractPickerProps): ReactNode {
  const words = useWords()
  return (
    <div className={styles.picker}>
      <h3>{words.say('planner.your-contracts')}</h3>
      <ul>
        {contracts.map(({ contract, isPicked, isOpen, note }) => (
          <li key={contract}>
            <button
              type="button"
              data-card={CARDS[contract]!.id}
              aria-pressed={isPicked}
              aria-label={`${sayCard(words, contract)}: ${note}`}
              disabled={!isOpen}
              className={classNames(styles.contract, isPicked && styles.picked)}
              onClick={() => toggle(contract)}
            >
              <span className={styles.card}>
                <CardFace card={contract} />
              </span>
              <span className={styles.note}>
                <span className={styles.box}>{isPicked && <Icon name="check" />}</span>
                {note}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
