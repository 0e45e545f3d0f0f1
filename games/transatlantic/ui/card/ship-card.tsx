import { classNames, Drawing, sayMoney, useWords } from '@south-street/ui'
import type { CSSProperties, ReactNode } from 'react'
import { FLAGS, isHeadquarters, SHIPS, type ShipIndex } from '../../src/catalogue.ts'
import { paintOf } from '../art/flags.ts'
import { sayNumber } from '../board/speech.ts'
import { emsOf } from './fitting.ts'
import styles from './ship-card.module.css'

export function stubPaint(flag: number): CSSProperties {
  const { fill, text } = paintOf(FLAGS[flag])
  return { '--stub': fill, '--stub-text': text } as CSSProperties
}

interface ShipCardProps {
  readonly ship: ShipIndex
  /** Takes the size of its place, instead of the proportions of a card. */
  readonly fills?: boolean
}

/**
 * A ship as the market sells her: flag, year, name and line, price, income, and what some cards ask for. Where her place is
 * low, the picture goes; the year stays everywhere, because age decides.
 */
export function ShipCard({ ship, fills = false }: ShipCardProps): ReactNode {
  const words = useWords()
  const { id, name, line, flag, year, price, income, tonnage, speed, passengers } = SHIPS[ship]!
  const isOffice = isHeadquarters(ship)
  const [firm, city] = isOffice ? name.split(', ') : [name, '']
  const second = isOffice ? city : line
  return (
    <span
      className={classNames(styles.card, fills && styles.fills, isOffice && styles.office)}
      style={stubPaint(flag)}
      data-help={id}
    >
      <span className={styles.face}>
        <span className={styles.stub}>
          {flag >= 0 && <Drawing of={`ta-stub-flag-${FLAGS[flag]}`} />}
          <b>{isOffice ? words.say('board.office') : year}</b>
        </span>
        <span className={styles.names} style={emsOf(firm!)}>
          <b>{firm}</b>
          {second !== '' && <small>{second}</small>}
        </span>
        <Drawing of={isOffice ? `ta-hq-${id}` : `ta-ship-${id}`} className={styles.picture} />
        <span className={styles.tags}>
          <b className={styles.price}>{sayMoney(words, price)}</b>
          {!isOffice && <b className={styles.income}>+{sayMoney(words, income)}</b>}
        </span>
        {isOffice ? (
          <span className={styles.stats}>{words.say('board.scores-like-ship')}</span>
        ) : (
          <span className={styles.stats}>
            <span>{words.say('board.tons', { tons: sayNumber(tonnage) })}</span>
            <b>{words.say('board.knots', { knots: speed })}</b>
            <span>
              <Drawing of="ta-person" />
              {sayNumber(passengers)}
            </span>
          </span>
        )}
      </span>
    </span>
  )
}
