import { classNames, Drawing, type SeatInfo, useWords } from '@south-street/ui'
import { portraitOf } from '@south-street/ui/art/people'
import type { CSSProperties, ReactNode } from 'react'
import type { View } from '../../src/view.ts'
import styles from './points-by-source.module.css'

interface PointsBySourceProps {
  readonly view: View
  readonly seats: readonly SeatInfo[]
  readonly order: readonly number[]
}

/** Every seat's score, item by item (section 15 of the rules). */
export function PointsBySource({ view, seats, order }: PointsBySourceProps): ReactNode {
  const words = useWords()
  const scores = view.scores!
  const most = Math.max(1, ...scores.map(({ total }) => total))
  const sources = scores[0]!.items.map(({ name }) => name)
  return (
    <section className={styles.panel}>
      <h2>{words.say('result.points-by-source')}</h2>
      <ol className={styles.seats}>
        {order.map((seat, place) => (
          <li key={seat} className={classNames(place === 0 && styles.first)}>
            <span className={styles.place}>{place + 1}</span>
            <span className={styles.portrait}>
              <Drawing of={portraitOf(seat)} />
            </span>
            <span className={styles.name}>
              <b>{seats[seat]!.name}</b>
              <Drawing of={`flag-${seats[seat]!.house}`} />
            </span>
            <div className={styles.bar}>
              {scores[seat]!.items.map(
                ({ name, points }) =>
                  points > 0 && (
                    <span
                      key={name}
                      className={styles[name]}
                      style={{ '--share': `${(100 * points) / most}%` } as CSSProperties}
                      title={words.say(`score.${name}`)}
                    >
                      {points}
                    </span>
                  ),
              )}
            </div>
            <b className={styles.total}>{scores[seat]!.total}</b>
          </li>
        ))}
      </ol>
      <ul className={styles.legend}>
        {sources.map((name) => (
          <li key={name}>
            <i className={styles[name]} />
            {words.say(`score.${name}`)}
          </li>
        ))}
      </ul>
    </section>
  )
}
