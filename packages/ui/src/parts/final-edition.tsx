import type { ReactNode } from 'react'
import type { SeatInfo } from '../board.ts'
import { Drawing, UseDrawing } from '../drawing/drawing.tsx'
import { resultLine } from '../words/result-line.ts'
import { sayMoney } from '../words/say.ts'
import { winnersTitle } from '../words/winners-title.ts'
import { useWords } from '../words/words.ts'
import styles from './final-edition.module.css'
import { LANDING } from './landing.ts'
import { Piece } from './piece.tsx'
import { useWindow } from './window-size.ts'

/** Longer headlines are set smaller, so that they take one line. */
const LONG_TITLE = 26

interface FinalEditionProps {
  readonly seats: readonly SeatInfo[]
  /** All seats, the winner first. */
  readonly order: readonly number[]
  readonly won: readonly number[]
  /** Every seat's points. */
  readonly totals: readonly number[]
  readonly rounds: number
  /** What has separated two seats with the same points. */
  readonly decided: (best: number, next: number) => string
  /** The drawing of a seat's face. */
  readonly portraitOf: (seat: number) => string
  /** Drawn over the harbour behind the title. */
  readonly backdrop?: ReactNode
  readonly offers: ReactNode
  readonly children: ReactNode
}

/** The end of a game: who won, with what, and panels that tell how it came about. */
export function FinalEdition(props: FinalEditionProps): ReactNode {
  const { seats, order, won, totals, rounds, decided, portraitOf, backdrop, offers, children } = props
  const words = useWords()
  const title = winnersTitle(words, seats, won)
  const best = won[0]!
  return (
    <div className={styles.result}>
      <header className={styles.hero}>
        <svg viewBox="0 0 1440 176" preserveAspectRatio="xMidYMax slice" className={styles.backdrop} aria-hidden="true">
          <UseDrawing of="panorama" x={320} y={-60} width={1120} height={236} />
          {backdrop}
        </svg>
        <div className={styles.medal}>
          <Drawing of={portraitOf(best)} />
        </div>
        <div className={styles.title}>
          <p>{words.say('result.final-edition')}</p>
          <h1 className={title.length > LONG_TITLE ? styles.long : undefined} {...LANDING}>
            {title}
          </h1>
          <p>{resultLine(words, { order, won, totals, rounds, decided })}</p>
        </div>
        <div className={styles.offers}>{offers}</div>
      </header>
      <div className={styles.panels}>{children}</div>
    </div>
  )
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
  readonly title: string
  readonly line?: string
  /** What the first column holds: houses, companies. */
  readonly first: string
  readonly columns: readonly FinalColumn[]
  readonly seats: readonly SeatInfo[]
  readonly order: readonly number[]
}

/** A frame with a line for every seat, the winner first; on a narrow screen with a column for every seat. */
export function FinalTable(props: FinalTableProps): ReactNode {
  const { title, line } = props
  const isNarrow = useWindow('w<720')
  return (
    <FinalPanel title={title} {...(line !== undefined && { line })}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard. */}
      <section className={styles.scroll} aria-label={title} tabIndex={0}>
        {isNarrow ? <SeatColumns {...props} /> : <SeatLines {...props} />}
      </section>
    </FinalPanel>
  )
}

function SeatLines({ first, columns, seats, order }: FinalTableProps): ReactNode {
  return (
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
              <span className={styles.who}>
                <Piece house={seats[seat]!.house} className={styles.piece} />
                {seats[seat]!.name}
              </span>
            </th>
            {columns.map((column) => (
              <td key={column.name}>{column.cell(seat)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Turned over: at most five houses stand beside each other where many figures do not. */
function SeatColumns({ first, columns, seats, order }: FinalTableProps): ReactNode {
  return (
    <table className={styles.turned}>
      <thead>
        <tr>
          <th scope="col">{first}</th>
          {order.map((seat) => (
            <th key={seat} scope="col" data-shortens>
              <Piece house={seats[seat]!.house} className={styles.piece} />
              <span>{seats[seat]!.name}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {columns.map(({ name, head, title, cell }) => (
          <tr key={name}>
            <th scope="row" title={title}>
              {head}
            </th>
            {order.map((seat) => (
              <td key={seat}>{cell(seat)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** What a column of the ledger says of an account, by the column's name in the words. */
export type LedgerColumns<Account> = Readonly<
  Record<string, (account: Account, money: (amount: number) => string) => string | number>
>

interface FinalLedgerProps<Account> extends Omit<FinalTableProps, 'title' | 'line' | 'columns'> {
  readonly columns: LedgerColumns<Account>
  /** One for every seat. */
  readonly accounts: readonly Account[]
}

/** What every seat has done in the game, in figures. */
export function FinalLedger<Account>({ columns, accounts, ...table }: FinalLedgerProps<Account>): ReactNode {
  const words = useWords()
  const money = (amount: number) => sayMoney(words, amount)
  const figures = Object.entries(columns).map(([name, value]) => ({
    name,
    head: words.say(`result.${name}`),
    cell: (seat: number) => value(accounts[seat]!, money),
  }))
  return <FinalTable {...table} title={words.say('result.ledger')} columns={figures} />
}
