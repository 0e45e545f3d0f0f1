import { rank, winners } from '@south-street/engine'
import { Drawing, Piece, type ResultProps, UseDrawing, useWords } from '@south-street/ui'
import { portraitOf } from '@south-street/ui/art/people'
import { type ReactNode, useMemo } from 'react'
import type { Event } from '../../src/events.ts'
import type { View } from '../../src/view.ts'
import { ContractChip } from '../board/chips.tsx'
import { sayList, sayMoney } from '../board/speech.ts'
import { readLastDeliveries, readLedger } from './ledger.ts'
import { OverTheRounds } from './over-the-rounds.tsx'
import { Points } from './points.tsx'
import styles from './result.module.css'

/** Longer headlines are set smaller, so that they take one line. */
const LONG_TITLE = 26

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
  const last = useMemo(() => readLastDeliveries(history, view.players), [history, view.players])
  const next = order.find((seat) => !won.includes(seat))
  const money = (amount: number) => sayMoney(words, amount)
  const title =
    won.length > 1
      ? words.say('result.share', {
          seats: sayList(
            words,
            won.map((seat) => seats[seat]!.name),
          ),
        })
      : seats[won[0]!]!.isYou
        ? words.say('result.you-win')
        : words.say('result.wins', { seat: seats[won[0]!]!.name })
  return (
    <div className={styles.result}>
      <header className={styles.hero}>
        <svg viewBox="0 0 1440 176" preserveAspectRatio="xMidYMax slice" className={styles.backdrop} aria-hidden="true">
          <UseDrawing of="panorama" x={320} y={-60} width={1120} height={236} />
        </svg>
        <div className={styles.medal}>
          <Drawing of={portraitOf(won[0]!)} />
        </div>
        <div className={styles.title}>
          <p>{words.say('result.final-edition')}</p>
          <h1 className={title.length > LONG_TITLE ? styles.long : undefined}>{title}</h1>
          <p>
            {words.say('result.line', {
              points: scores[won[0]!]!.total,
              next: next === undefined ? scores[won[0]!]!.total : scores[next]!.total,
              count: view.round + 1,
            })}
          </p>
        </div>
        <div className={styles.offers}>{offers}</div>
      </header>
      <div className={styles.panels}>
        <Points className={styles.panel} view={view} seats={seats} order={order} />
        <OverTheRounds accounts={accounts} seats={seats} />
        <section className={styles.panel}>
          <h2>{words.say('result.last-deliveries')}</h2>
          <p className={styles.line}>{words.say('result.last-deliveries-line')}</p>
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
                    {cashed > 0 && <li>{words.say('result.cashed', { value: money(cashed) })}</li>}
                  </ul>
                  <b className={styles.gain}>+{money(reward + cashed)}</b>
                </li>
              )
            })}
          </ul>
        </section>
        <section className={styles.panel}>
          <h2>{words.say('result.ledger')}</h2>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard. */}
          <section className={styles.scroll} aria-label={words.say('result.ledger')} tabIndex={0}>
            <table>
              <thead>
                <tr>
                  {['house', 'contracts', 'deliveries', 'best', 'built', 'no-card'].map((column) => (
                    <th key={column} scope="col">
                      {words.say(`result.${column}`)}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {order.map((seat) => {
                  const { contracts, delivered, best, built, idle } = accounts[seat]!
                  return (
                    <tr key={seat}>
                      <th scope="row">
                        <Piece house={seats[seat]!.house} className={styles.piece} />
                        {seats[seat]!.name}
                      </th>
                      <td>{contracts}</td>
                      <td>{money(delivered)}</td>
                      <td>{money(best)}</td>
                      <td>{money(built)}</td>
                      <td>{idle}</td>
                    </tr>
                  )
                })}
              </tbody>
            </table>
          </section>
        </section>
      </div>
    </div>
  )
}
