import type { Seat } from '@south-street/engine'
import { classNames, Drawing, useWords, VisuallyHidden } from '@south-street/ui'
import type { ReactNode } from 'react'
import { FLAGS, type Flag, SHEET } from '../../src/catalogue.ts'
import { columnValue } from '../../src/sheet.ts'
import { useBoard } from './board-context.ts'
import { scoreOfFlag } from './company-facts.ts'
import { dockedOf } from './docks.ts'
import styles from './sheet.module.css'
import { sayMarkers } from './speech.ts'

/** A player's sheet: what a ship of each flag scores, the markers row by row, and what a full row brings. */
export function Sheet({ seat }: { readonly seat: Seat }): ReactNode {
  const words = useWords()
  const { view, table } = useBoard()
  const markers = view.markers[seat]!
  const isOwn = seat === view.viewer
  const docked = (flag: Flag) => dockedOf(view, flag).length
  const overflow = markers.some((count) => count > SHEET.marker_rows)
  return (
    <table className={styles.sheet} data-anchor={`sheet:${seat}`}>
      <caption>{words.say(isOwn ? 'board.sheet' : 'board.points-a-ship')}</caption>
      <thead>
        <tr>
          {FLAGS.map((flag) => (
            <th key={flag} scope="col" title={words.say(`flags.${flag}`)}>
              <Drawing of={`ta-flag-${flag}`} />
              <VisuallyHidden>{words.say(`flags.${flag}`)}</VisuallyHidden>
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
              data-anchor={isOwn ? `column:${flag}` : undefined}
              className={classNames(view.markers[seat]![column] !== table.markers[seat]![column] && styles.changed)}
            >
              <span aria-hidden="true">
                {columnValue(view.players, markers[column]!)}
                {docked(column) > 0 && <small title={words.say('board.docks-line')}>+{docked(column)}</small>}
              </span>
              <VisuallyHidden>{sayMarkers(words, markers[column]!, scoreOfFlag(view, seat, column))}</VisuallyHidden>
            </td>
          ))}
          <td />
        </tr>
        {SHEET.complete_rows.map((bonus, row) => (
          <tr
            key={bonus}
            className={classNames(markers.every((count) => count > row) && styles.full)}
            data-anchor={isOwn ? `row:${row + 1}` : undefined}
          >
            {FLAGS.map((flag, column) => (
              <td key={flag} className={styles.cell}>
                {markers[column]! > row && (
                  <>
                    <Drawing of={`ta-marker-${flag}`} />
                    <VisuallyHidden>{words.say(`markers.${flag}`)}</VisuallyHidden>
                  </>
                )}
              </td>
            ))}
            <th scope="row" className={styles.bonus} title={words.say('board.row-bonus', { points: bonus })}>
              <span aria-hidden="true">{bonus}</span>
              <VisuallyHidden>{words.say('board.row-bonus', { points: bonus })}</VisuallyHidden>
            </th>
          </tr>
        ))}
        {overflow && (
          <tr className={styles.overflow}>
            {FLAGS.map((flag, column) => (
              // The row of points has counted them for the ear.
              <td key={flag} aria-hidden="true">
                {markers[column]! > SHEET.marker_rows && `+${markers[column]! - SHEET.marker_rows}`}
              </td>
            ))}
            <td />
          </tr>
        )}
      </tbody>
    </table>
  )
}
