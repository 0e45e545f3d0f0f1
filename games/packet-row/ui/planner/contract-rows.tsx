import { sayMoney, useWords } from '@south-street/ui'
import type { ReactNode } from 'react'
import { CARDS, DESTINATIONS, GOODS } from '../../src/cards.ts'
import { BadgeSign, Ensign } from '../card/kind-badge.tsx'
import { ContractButton, type PickableContracts, PickBox } from './contract-button.tsx'
import styles from './contract-rows.module.css'

/** The contracts to choose from where there is no room for cards. */
export function ContractRows({ contracts, toggle }: PickableContracts): ReactNode {
  const words = useWords()
  return (
    <ul className={styles.rows} aria-label={words.say('planner.your-contracts')}>
      {contracts.map((pickable) => {
        const { units, good, destination, reward } = CARDS[pickable.contract]!
        return (
          <li key={pickable.contract}>
            <ContractButton pickable={pickable} toggle={toggle} className={styles.row}>
              {pickable.isOpen && <PickBox {...pickable} />}
              <b>{units}</b>
              <BadgeSign kind={GOODS[good]!} className={styles.badge} />
              <Ensign destination={DESTINATIONS[destination]!} className={styles.flag} />
              <i>{words.say(`code.${DESTINATIONS[destination]}`)}</i>
              {pickable.isOpen ? <em>+{sayMoney(words, reward)}</em> : <small>{pickable.note}</small>}
            </ContractButton>
          </li>
        )
      })}
    </ul>
  )
}
