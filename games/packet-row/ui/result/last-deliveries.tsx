import { FinalPanel, Piece, type SeatInfo, sayMoney, useWords } from '@south-street/ui'
import type { ReactNode } from 'react'
import { ContractChip } from '../board/chips.tsx'
import type { LastDelivery } from './ledger.ts'
import styles from './result.module.css'

interface LastDeliveriesProps {
  readonly last: readonly LastDelivery[]
  readonly seats: readonly SeatInfo[]
  readonly order: readonly number[]
}

/** What everybody shipped and cashed when the game was over. */
export function LastDeliveries({ last, seats, order }: LastDeliveriesProps): ReactNode {
  const words = useWords()
  return (
    <FinalPanel title={words.say('result.last-deliveries')} line={words.say('result.last-deliveries-line')}>
      <ul className={styles.deliveries}>
        {order.map((seat) => {
          const { contracts, reward, cashed } = last[seat]!
          return (
            <li key={seat}>
              <Piece house={seats[seat]!.house} className={styles.piece} />
              <b>{seats[seat]!.name}</b>
              <ul className={styles.contracts}>
                {contracts.length === 0 && <li>{words.say('result.nothing-shipped')}</li>}
                {contracts.map((contract) => (
                  <ContractChip key={contract} contract={contract} />
                ))}
                {cashed > 0 && <li>{words.say('result.cashed', { value: sayMoney(words, cashed) })}</li>}
              </ul>
              <b className={styles.gain}>+{sayMoney(words, reward + cashed)}</b>
            </li>
          )
        })}
      </ul>
    </FinalPanel>
  )
}
