import type { ReactNode } from 'react'
import type { SeatInfo } from '../board.ts'
import { Drawing, UseDrawing } from '../drawing/drawing.tsx'
import { sayList } from '../words/say.ts'
import { useWords, type Words } from '../words/words.ts'
import { classNames } from './class-names.ts'
import styles from './final-edition.module.css'
import { Piece } from './piece.tsx'

interface FinalEditionProps {
  /** The drawing of the winner's face. */
  readonly portrait: string
  readonly title: string
  /** A title that would take two lines is set smaller. */
  readonly isLong?: boolean
  readonly line: string
  /** Drawn over the harbour behind the title. */
  readonly backdrop?: ReactNode
  readonly offers: ReactNode
  readonly children: ReactNode
}

/** The end of a game: who won, with what, and panels that tell how it came about. */
export function FinalEdition(props: FinalEditionProps): ReactNode {
  const { portrait, title, isLong = false, line, backdrop, offers, children } = props
  const words = useWords()
  return (
    <div className={styles.result}>
      <header className={styles.hero}>
        <svg viewBox="0 0 1440 176" preserveAspectRatio="xMidYMax slice" className={styles.backdrop} aria-hidden="true">
          <UseDrawing of="panorama" x={320} y={-60} width={1120} height={236} />
          {backdrop}
        </svg>
        <div className={styles.medal}>
          <Drawing of={portrait} />
        </div>
        <div className={styles.title}>
          <p>{words.say('result.final-edition')}</p>
          <h1 className={isLong ? styles.long : undefined}>{title}</h1>
          <p>{line}</p>
        </div>
        <div className={styles.offers}>{offers}</div>
      </header>
      <div className={styles.panels}>{children}</div>
    </div>
  )
}

/** Who won, as a headline. */
export function winnersTitle(words: Words, seats: readonly SeatInfo[], won: readonly number[]): string {
  const names = won.map((seat) => seats[seat]!.name)
  if (won.length > 1) return words.say('result.share', { seats: sayList(words, names) })
  return seats[won[0]!]!.isYou ? words.say('result.you-win') : words.say('result.wins', { seat: names[0]! })
}

interface FinalPanelProps {
  readonly title: string
  readonly line?: string
  /** What can be chosen, beside the title. */
  readonly choice?: ReactNode
  readonly children: ReactNode
}

/** One frame of the final edition. */
export function FinalPanel({ title, line, choice, children }: FinalPanelProps): ReactNode {
  return (
    <section className={styles.panel}>
      {choice === undefined ? (
        <h2>{title}</h2>
      ) : (
        <div className={styles.heading}>
          <h2>{title}</h2>
          {choice}
        </div>
      )}
      {line !== undefined && <p className={styles.line}>{line}</p>}
      {children}
    </section>
  )
}

interface FinalColumn {
  readonly name: string
  readonly head: ReactNode
  readonly title?: string
  cell(seat: number): ReactNode
}

interface FinalTableProps {
  readonly label: string
  /** What the first column holds: houses, companies. */
  readonly first: string
  readonly columns: readonly FinalColumn[]
  readonly seats: readonly SeatInfo[]
  readonly order: readonly number[]
  readonly className: string | undefined
}

/** A line for every seat, the winner first. */
export function FinalTable({ label, first, columns, seats, order, className }: FinalTableProps): ReactNode {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
    <section className={classNames(styles.scroll, className)} aria-label={label} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">{first}</th>
            {columns.map(({ name, head, title }) => (
              <th key={name} scope="col" title={title}>
                {head}
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
              {columns.map((column) => (
                <td key={column.name}>{column.cell(seat)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
