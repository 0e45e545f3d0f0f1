import { rank, winners } from '@south-street/engine'
import { Drawing, LineChart, Piece, type ResultProps, UseDrawing, useWords } from '@south-street/ui'
import { portraitOf } from '@south-street/ui/art/people'
import { type ReactNode, useMemo } from 'react'
import type { Event } from '../../src/events.ts'
import type { View } from '../../src/view.ts'
import { sayList, sayMoney } from '../board/speech.ts'
import { FinalSheets } from './final-sheets.tsx'
import { readLedger } from './ledger.ts'
import { Points } from './points.tsx'
import styles from './result.module.css'

const COLUMNS = ['ships', 'trips', 'earned', 'houses', 'ribands', 'cards'] as const

/** The final edition: who won, with what, and how it came about. */
export function Result({ view, seats, history, offers }: ResultProps<View, Event>): ReactNode {
  const words = useWords()
  const scores = view.scores!
  const won = winners(scores)
  const order = useMemo(() => {
    const places = rank(scores)
    return [...scores.keys()].sort((a, b) => places[a]! - places[b]! || a - b)
  }, [scores])
  const accounts = useMemo(() => readLedger(history, view.players), [history, view.players])
  const best = won[0]!
  const names = won.map((seat) => seats[seat]!.name)
  const title =
    won.length > 1
      ? words.say('result.share', { seats: sayList(words, names) })
      : seats[best]!.isYou
        ? words.say('result.you-win')
        : words.say('result.wins', { seat: names[0]! })
  const next = order.find((seat) => !won.includes(seat)) ?? best
  return (
    <div className={styles.result}>
      <header className={styles.hero}>
        <svg viewBox="0 0 1440 176" preserveAspectRatio="xMidYMax slice" className={styles.backdrop} aria-hidden="true">
          <UseDrawing of="panorama" x={320} y={-60} width={1120} height={236} />
          <UseDrawing of="ta-ship-S45" x={470} y={40} width={300} height={145} />
        </svg>
        <div className={styles.medal}>
          <Drawing of={portraitOf(best)} />
        </div>
        <div className={styles.title}>
          <p>{words.say('result.final-edition')}</p>
          <h1>{title}</h1>
          <p>
            {words.say('result.line', { points: scores[best]!.total, next: scores[next]!.total, count: view.round })}
          </p>
        </div>
        <div className={styles.offers}>{offers}</div>
      </header>
      <div className={styles.panels}>
        <Points className={styles.panel} view={view} seats={seats} order={order} />
        <section className={styles.panel}>
          <h2>{words.say('result.over-the-rounds')}</h2>
          <p className={styles.line}>{words.say('result.over-the-rounds-line')}</p>
          <LineChart
            label={words.say('result.over-the-rounds')}
            format={String}
            lines={accounts.map(({ points }, seat) => ({
              house: seats[seat]!.house,
              name: seats[seat]!.name,
              values: [...points, scores[seat]!.total],
            }))}
          />
        </section>
        <FinalSheets view={view} seats={seats} order={order} />
        <section className={styles.panel}>
          <h2>{words.say('result.ledger')}</h2>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard. */}
          <div className={styles.scroll} tabIndex={0}>
            <table>
              <thead>
                <tr>
                  <th scope="col">{words.say('result.company')}</th>
                  {COLUMNS.map((column) => (
                    <th key={column} scope="col">
                      {words.say(`result.${column}`)}
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
                    {COLUMNS.map((column) => {
                      const value = accounts[seat]![column]
                      return <td key={column}>{column === 'earned' ? sayMoney(words, value) : value}</td>
                    })}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </section>
      </div>
    </div>
  )
}
