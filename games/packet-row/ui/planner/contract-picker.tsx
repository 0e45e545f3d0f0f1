import { classNames, useWords } from '@south-street/ui'
import type { ReactNode } from 'react'
import { CardFace } from '../card/card-face.tsx'
import { ContractButton, type PickableContracts, PickBox } from './contract-button.tsx'
import styles from './contract-picker.module.css'

/** The contracts to choose from, as cards. */
export function ContractPicker({ contracts, toggle }: PickableContracts): ReactNode {
  const { say } = useWords()
  return (
    <div className={styles.picker}>
      <h3>{say('planner.your-contracts')}</h3>
      <ul>
        {contracts.map((pickable) => (
          <li key={pickable.contract}>
            <ContractButton
              pickable={pickable}
              toggle={toggle}
              className={classNames(styles.contract, pickable.isPicked && styles.picked)}
            >
              <span className={styles.card}>
                <CardFace card={pickable.contract} />
              </span>
              <span className={styles.note}>
                <PickBox {...pickable} />
                {pickable.note}
              </span>
            </ContractButton>
          </li>
        ))}
      </ul>
    </div>
  )
}
