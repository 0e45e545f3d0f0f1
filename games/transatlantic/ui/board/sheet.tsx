import type { Seat } from '@south-street/engine'
import { classNames, Drawing, useWords } from '@south-street/ui'
import type { ReactNode } from 'react'
import { FLAG, FLAGS, SHEET } from '../../src/catalogue.ts'
import { columnValue } from '../../src/sheet.ts'
import { useBoard } from './board-context.ts'
import styles from './sheet.module.css'

/** A player's sheet: what a ship of each flag scores, the markers row by row, and what a full row brings. */
export function Sheet({ seat }: { readonly seat: Seat }): ReactNode {
  const words = useWords()
  const { view, table } = useBoard()
  const markers = view.markers[seat]!
  const docked = (flag: number) => view.docks.filter((ship) => FLAG[ship] === flag).length
  const overflow = markers.some((count) => count > SHEET.marker_rows)
  return (
    <table className={styles.sheet}>
      <caption>{words.say('board.sheet')}</caption>
      <thead>
        <tr>
          {FLAGS.map((flag) => (
            <th key={flag} scope="col" title={words.say(`flags.${flag}`)}>
              <Drawing of={`ta-flag-${flag}`} />
              <span className={styles.hidden}>{words.say(`flags.${flag}`)}</span>
            </th>
          ))}
          <td />
        </tr>
      </thead>
      <tbody>
        <tr className={styles.values}>
          {FLAGS.map((flag, column) => (
            <td
              key={flag}
              className={classNames(view.markers[seat]![column] !== table.markers[seat]![column] && styles.changed)}
            >
              {columnValue(view.players, markers[column]!)}
              {docked(column) > 0 && <small title={words.say('board.docks-line')}>+{docked(column)}</small>}
            </td>
          ))}
          <td />
        </tr>
        {SHEET.complete_rows.map((bonus, row) => (
          <tr key={bonus} className={classNames(markers.every((count) => count > row) && styles.full)}>
            {FLAGS.map((flag, column) => (
              <td key={flag} className={styles.cell}>
                {markers[column]! > row && <Drawing of={`ta-marker-${flag}`} />}
              </td>
            ))}
            <th scope="row" className={styles.bonus} title={words.say('board.row-bonus', { points: bonus })}>
              {bonus}
            </th>
          </tr>
        ))}
        {overflow && (
          <tr className={styles.overflow}>
            {FLAGS.map((flag, column) => (
              <td key={flag}>{markers[column]! > SHEET.marker_rows && `+${markers[column]! - SHEET.marker_rows}`}</td>
            ))}
            <td />
          </tr>
        )}
      </tbody>
    </table>
  )
}
