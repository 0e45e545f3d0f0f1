import { classNames, Icon, sayMoney, useWords } from '@south-street/ui'
import type { ReactNode } from 'react'
import { CARDS, type CardIndex, DESTINATIONS, GOODS } from '../../src/cards.ts'
import { sayCard } from '../board/speech.ts'
import { BadgeSign, Ensign } from '../card/kind-badge.tsx'
import styles from './contract-rows.module.css'

export interface PickableContract {
  readonly contract: CardIndex
  readonly isPicked: boolean
  readonly isOpen: boolean
  /** Whether it is in, can be added, or what is missing. */
  readonly note: string
}

interface ContractRowsProps {
  readonly contracts: readonly PickableContract[]
  readonly toggle: (contract: CardIndex) => void
}

/** The contracts to choose from where there is no room for cards. */
export function ContractRows({ contracts, toggle }: ContractRowsProps): ReactNode {
  const words = useWords()
  return (
    <ul className={styles.rows} aria-label={words.say('planner.your-contracts')}>
      {contracts.map(({ contract, isPicked, isOpen, note }) => {
        const { units, good, destination, reward } = CARDS[contract]!
        return (
          <li key={contract}>
            <button
              type="button"
              data-card={CARDS[contract]!.id}
              aria-pressed={isPicked}
              aria-label={`${sayCard(words, contract)}: ${note}`}
              disabled={!isOpen}
              className={classNames(styles.row, isPicked && styles.picked)}
              onClick={() => toggle(contract)}
            >
              <span className={styles.box}>{isPicked && <Icon name="check" />}</span>
              <b>{units}</b>
              <BadgeSign kind={GOODS[good]!} className={styles.badge} />
              <Ensign destination={DESTINATIONS[destination]!} className={styles.flag} />
              <i>{words.say(`code.${DESTINATIONS[destination]}`)}</i>
              {isOpen ? <em>+{sayMoney(words, reward)}</em> : <small>{note}</small>}
            </button>
          </li>
        )
      })}
    </ul>
  )
}
