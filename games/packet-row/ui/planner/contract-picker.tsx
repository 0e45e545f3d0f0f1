import { classNames, Icon, useWords } from '@south-street/ui'
import type { ReactNode } from 'react'
import { CARDS, type CardIndex } from '../../src/cards.ts'
import { useBoard } from '../board/board-context.ts'
import { readinessOf, sayReadiness } from '../board/readiness.ts'
import { sayCard } from '../board/speech.ts'
import { CardFace } from '../card/card-face.tsx'
import styles from './contract-picker.module.css'

interface ContractPickerProps {
  readonly contracts: readonly CardIndex[]
  readonly picked: readonly CardIndex[]
  readonly canAdd: (contract: CardIndex) => boolean
  readonly toggle: (contract: CardIndex) => void
}

/** The contracts to choose from. One that cannot be met says what is missing. */
export function ContractPicker({ contracts, picked, canAdd, toggle }: ContractPickerProps): ReactNode {
  const words = useWords()
  const { view } = useBoard()
  const seat = view.viewer!
  return (
    <div className={styles.picker}>
      <h3>{words.say('planner.your-contracts')}</h3>
      <ul>
        {contracts.map((contract) => {
          const isPicked = picked.includes(contract)
          const isOpen = isPicked || canAdd(contract)
          const readiness = readinessOf(contract, view.hands[seat]!, view.fleets[seat]!)
          const note = isPicked
            ? words.say('planner.in-this-delivery')
            : isOpen
              ? words.say('planner.can-be-added')
              : readiness.ready
                ? words.say('planner.not-together')
                : sayReadiness(words, readiness)
          return (
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
          )
        })}
      </ul>
    </div>
  )
}
