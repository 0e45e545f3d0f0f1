import { rank } from '@south-street/engine'
import { classNames, Drawing, type SeatInfo, useWords } from '@south-street/ui'
import { portraitOf } from '@south-street/ui/art/people'
import type { CSSProperties, ReactNode } from 'react'
import { CARDS } from '../../src/cards.ts'
import type { View } from '../../src/view.ts'
import { sayMoney } from '../board/speech.ts'
import styles from './points-by-source.module.css'

interface PointsBySourceProps {
  readonly view: View
  readonly seats: readonly SeatInfo[]
  readonly order: readonly number[]
}

const SOURCES = { cards: 'buildings', money: 'money', bankers: 'bankers' } as const
type Source = keyof typeof SOURCES
const DOLLARS_A_POINT = 10

/** Every seat's score, item by item (section 9 of the rules). */
export function PointsBySource({ view, seats, order }: PointsBySourceProps): ReactNode {
  const words = useWords()
  const scores = view.scores!
  const places = rank(scores)
  const most = Math.max(1, ...scores.map(({ total }) => total))
  return (
    <section className={styles.panel}>
      <h2>{words.say('result.points-by-source')}</h2>
      <ol className={styles.rows}>
        {order.map((seat) => {
          const place = places[seat]!
          const bankers = view.hands[seat]!.filter((card) => card >= 0 && CARDS[card]!.kind === 'banker').length
          const money = sayMoney(words, view.money[seat]!)
          return (
            <li key={seat} className={classNames(place === 1 && styles.first)}>
              <span className={styles.place}>{place}</span>
              <span className={styles.portrait}>
                <Drawing of={portraitOf(seat)} />
              </span>
              <span className={styles.name}>
                <b>{seats[seat]!.name}</b>
                <Drawing of={`flag-${seats[seat]!.house}`} />
              </span>
              <div className={styles.track}>
                <div className={styles.bar}>
                  {scores[seat]!.items.map(
                    ({ name, points }) =>
                      points > 0 && (
                        <span
                          key={name}
                          className={styles[name as Source]}
                          style={{ '--share': `${(100 * points) / most}%` } as CSSProperties}
                          title={words.say(`result.${SOURCES[name as Source]}`, {
                            amount: sayMoney(words, DOLLARS_A_POINT),
                          })}
                        >
                          {points}
                        </span>
                      ),
                  )}
                </div>
                <small>{bankers > 0 ? words.say('result.held-bankers', { money, count: bankers }) : money}</small>
              </div>
              <b className={styles.total}>{scores[seat]!.total}</b>
            </li>
          )
        })}
      </ol>
      <ul className={styles.legend}>
        {(Object.keys(SOURCES) as Source[]).map((source) => (
          <li key={source}>
            <i className={styles[source]} />
            {words.say(`result.${SOURCES[source]}`, { amount: sayMoney(words, DOLLARS_A_POINT) })}
          </li>
        ))}
      </ul>
    </section>
  )
}
