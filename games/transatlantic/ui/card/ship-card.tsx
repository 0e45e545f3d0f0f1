import { classNames, Drawing, sayMoney, useWords } from '@south-street/ui'
import type { CSSProperties, ReactNode } from 'react'
import { FLAGS, isHeadquarters, SHIPS, type ShipIndex } from '../../src/catalogue.ts'
import { paintOf } from '../art/flags.ts'
import { sayNumber } from '../board/speech.ts'
import { breakName, emsOf } from './fitting.ts'
import styles from './ship-card.module.css'

const LONGEST_LINE = 8.4

export function stubPaint(flag: number): CSSProperties {
  const { fill, text } = paintOf(FLAGS[flag])
  return { '--stub': fill, '--stub-text': text } as CSSProperties
}

interface ShipCardProps {
  readonly ship: ShipIndex
  /** Without the picture, where the window is low. */
  readonly low?: boolean
}

/** A ship as the market sells her: flag, year, name and line, price, income, and what some cards ask for. */
export function ShipCard({ ship, low = false }: ShipCardProps): ReactNode {
  const words = useWords()
  const { id, name, line, flag, year, price, income, tonnage, speed, passengers } = SHIPS[ship]!
  const isOffice = isHeadquarters(ship)
  const [firm, city] = isOffice ? name.split(', ') : [name, '']
  const lines = breakName(firm!, LONGEST_LINE)
  const second = isOffice ? city : line
  return (
    <span className={classNames(styles.card, low && styles.low, isOffice && styles.office)} style={stubPaint(flag)}>
      <span className={styles.stub}>
        {flag >= 0 && <Drawing of={`ta-stub-flag-${FLAGS[flag]}`} />}
        <b>{isOffice ? words.say('board.office') : year}</b>
      </span>
      <span className={styles.names}>
        {lines.map((text) => (
          <span key={text} className={classNames(styles.name, lines.length > 1 && styles.half)} style={emsOf(text)}>
            {text}
          </span>
        ))}
        {lines.length === 1 && second !== '' && <small>{second}</small>}
      </span>
      <span className={styles.price}>{sayMoney(words, price)}</span>
      {!low && <Drawing of={isOffice ? `ta-hq-${id}` : `ta-ship-${id}`} className={styles.picture} />}
      {isOffice ? (
        <span className={styles.stats}>{words.say('board.scores-like-ship')}</span>
      ) : (
        <>
          <span className={styles.income}>+{sayMoney(words, income)}</span>
          <span className={styles.stats}>
            <span>{words.say('board.tons', { tons: sayNumber(tonnage) })}</span>
            <b>{words.say('board.knots', { knots: speed })}</b>
            <span>
              <Drawing of="ta-person" />
              {sayNumber(passengers)}
            </span>
          </span>
        </>
      )}
    </span>
  )
}
