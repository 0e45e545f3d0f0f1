import { Drawing, Piece, type SeatInfo, useWords } from '@south-street/ui'
import type { ReactNode } from 'react'
import { FIRST_HEADQUARTERS, FIRST_STEAMSHIP, FLAG, FLAGS } from '../../src/catalogue.ts'
import { columnValue } from '../../src/sheet.ts'
import type { View } from '../../src/view.ts'
import styles from './result.module.css'

interface FinalSheetsProps {
  readonly view: View
  readonly seats: readonly SeatInfo[]
  readonly order: readonly number[]
}

/** What the last scoring counts: for each flag, how many ships at how much (TA-15.4). */
export function FinalSheets({ view, seats, order }: FinalSheetsProps): ReactNode {
  const words = useWords()
  const owned = (seat: number, flag: number): number =>
    view.owners.filter((owner, ship) => {
      const counts = (ship >= FIRST_STEAMSHIP && ship < FIRST_HEADQUARTERS) || view.headquarters[seat]!.includes(ship)
      return owner === seat && counts && FLAG[ship] === flag
    }).length
  const worth = (seat: number, flag: number): number =>
    columnValue(view.players, view.markers[seat]![flag]!) + view.docks.filter((ship) => FLAG[ship] === flag).length
  return (
    <section className={styles.panel}>
      <h2>{words.say('result.final-ships')}</h2>
      <p className={styles.line}>{words.say('result.final-ships-line')}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard. */}
      <div className={styles.scroll} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">{words.say('result.company')}</th>
              {FLAGS.map((flag) => (
                <th key={flag} scope="col" title={words.say(`flags.${flag}`)}>
                  <Drawing of={`ta-flag-${flag}`} className={styles.flag} />
                  <span className={styles.hidden}>{words.say(`flags.${flag}`)}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {order.map((seat) => (
              <tr key={seat}>
                <th scope="row">
                  <Piece house={seats[seat]!.house} className={styles.piece} />
                  {seats[seat]!.name}
                </th>
                {FLAGS.map((flag, column) => (
                  <td key={flag}>
                    {owned(seat, column)} × {worth(seat, column)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}
