import { type CSSProperties, Fragment, type ReactNode, useEffect, useRef } from 'react'
import { Drawing } from '../drawing/drawing.tsx'
import { classNames } from '../parts/class-names.ts'
import { houseColor } from '../parts/house-color.ts'
import { VisuallyHidden } from '../parts/visually-hidden.tsx'
import { useWindow } from '../parts/window-size.ts'
import { useWords } from '../words/words.ts'
import type { ColumnLook } from './column-look.ts'
import styles from './counting-ledger.module.css'
import { gainAt, leadersOf, partsAt, totalsAt } from './plan.ts'
import type { Count } from './sentences.ts'

interface LedgerProps {
  readonly count: Count
  readonly looks: readonly ColumnLook[]
  readonly portraitOf: (seat: number) => string
}

/** The page of the ledger: a row a seat, a column a source; in a small window only the one that is counted. */
export function CountingLedger({ count, looks, portraitOf }: LedgerProps): ReactNode {
  const { say } = useWords()
  const { columns, moments, at, seats, rows } = count
  const isSmall = useIsSmall()
  const current = moments[Math.max(0, at)]!.column
  const shown = columns.flatMap((column, index) => {
    const isHere = isSmall ? column.step === columns[current]!.step : column.isPassing !== true || index === current
    return isHere ? [index] : []
  })
  const totals = totalsAt(columns, moments, at)
  const leaders = Math.max(...totals) > 0 ? leadersOf(totals) : []
  const ledger = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is counted changes with every moment.
  useEffect(() => ledger.current?.querySelector('[data-now]')?.scrollIntoView({ block: 'nearest' }), [at])
  const total = shown.reduce((sum, column) => sum + looks[column]!.width, 0)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: in a low window it scrolls, and must be reachable by keyboard.
    <section className={styles.ledger} ref={ledger} aria-label={say('counting.ledger')} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col" className={styles.seats}>
              <VisuallyHidden>{say('counting.seat')}</VisuallyHidden>
            </th>
            {shown.map((column) => (
              <th
                key={columns[column]!.name}
                scope="col"
                className={classNames(column === current && styles.current)}
                style={{ '--wide': looks[column]!.width / total } as CSSProperties}
              >
                <i className={looks[column]!.paint} />
                {say(`counting.heads.${columns[column]!.name}`)}
              </th>
            ))}
            <th scope="col" className={styles.points}>
              {say('counting.points')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((seat) => (
            <Fragment key={seat}>
              <tr>
                <th scope="row">
                  <span className={styles.who} style={houseColor(seats[seat]!.house)}>
                    <span className={styles.portrait}>
                      <Drawing of={portraitOf(seat)} />
                    </span>
                    <span className={styles.name}>
                      <b data-shortens="">{seats[seat]!.name}</b>
                      <Drawing of={`flag-${seats[seat]!.house}`} />
                    </span>
                  </span>
                </th>
                {shown.map((column) => (
                  <td key={columns[column]!.name}>
                    <Cell count={count} look={looks[column]!} column={column} seat={seat} />
                  </td>
                ))}
                <td className={styles.points}>
                  <b>{totals[seat]}</b>
                  <small>
                    {leaders.includes(seat) && say(leaders.length > 1 ? 'counting.is-level' : 'counting.is-first')}
                  </small>
                </td>
              </tr>
              <tr className={styles.track}>
                <td />
                <td colSpan={shown.length}>
                  <Track count={count} looks={looks} seat={seat} />
                </td>
                <td />
              </tr>
            </Fragment>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function useIsSmall(): boolean {
  const [isPhone, isNarrow, isLow] = [useWindow('phone'), useWindow('w<1200'), useWindow('h<641')]
  return isPhone || isNarrow || isLow
}

interface CellProps {
  readonly count: Count
  readonly look: ColumnLook
  readonly column: number
  readonly seat: number
}

/** What one source brings one seat: what it is counted from, and the points; a question mark before. */
function Cell({ count, look, column, seat }: CellProps): ReactNode {
  const words = useWords()
  const { columns, moments, at, tell } = count
  const { isPassing, name } = columns[column]!
  const parts = partsAt(moments, at, column, seat)
  const [now, next] = [moments[at], moments[at + 1]]
  const isNow = now?.column === column && now.seats.includes(seat)
  const isNext = !isNow && next?.column === column && next.seats.includes(seat)
  const points = gainAt(columns, moments, at)(column, seat)
  const figure = isPassing ? tell(words, column, seat) : isNow && points > 0 ? `+${points}` : points
  return (
    <div
      className={classNames(
        styles.cell,
        isNow && styles.now,
        isNow && points > 0 && styles.gains,
        isNext && styles.awaited,
      )}
      data-column={name}
      data-now={isNow ? '' : undefined}
    >
      <span className={styles.evidence}>{(parts > 0 || isNext) && look.evidence(seat, parts)}</span>
      <b>{parts > 0 ? figure : isNext ? '?' : ''}</b>
    </div>
  )
}

/** The points so far, in the patterns of the result's bars. */
function Track({ count, looks, seat }: Omit<LedgerProps, 'portraitOf'> & { readonly seat: number }): ReactNode {
  const { columns, moments, at } = count
  const most = Math.max(1, ...totalsAt(columns, moments, moments.length - 1))
  const gain = gainAt(columns, moments, at)
  return (
    <div className={styles.bars}>
      {columns.map(({ name }, column) => (
        <i
          key={name}
          className={looks[column]!.paint}
          style={{ '--share': `${(100 * gain(column, seat)) / most}%` } as CSSProperties}
        />
      ))}
    </div>
  )
}
