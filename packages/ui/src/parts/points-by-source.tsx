import type { CSSProperties, ReactNode } from 'react'
import type { SeatInfo } from '../board.ts'
import { Drawing } from '../drawing/drawing.tsx'
import { aloud, useWords, type Words } from '../words/words.ts'
import { classNames } from './class-names.ts'
import { FinalPanel } from './final-edition.tsx'
import styles from './points-by-source.module.css'
import { VisuallyHidden } from './visually-hidden.tsx'

export interface PointSource {
  /** As the score's items call it. */
  readonly name: string
  readonly label: string
  /** A class with its colour and pattern: never the colour alone. */
  readonly paint: string | undefined
}

export interface SeatPoints {
  readonly seat: number
  readonly place: number
  readonly portrait: string
  readonly items: readonly { readonly name: string; readonly points: number }[]
  readonly total: number
  readonly note?: string
}

interface PointsBySourceProps {
  readonly title: string
  readonly seats: readonly SeatInfo[]
  readonly sources: readonly PointSource[]
  /** The winner first. */
  readonly rows: readonly SeatPoints[]
}

/** Every seat's score, item by item. */
export function PointsBySource({ title, seats, sources, rows }: PointsBySourceProps): ReactNode {
  const words = useWords()
  const most = Math.max(1, ...rows.map(({ total }) => total))
  return (
    <FinalPanel title={title}>
      <ol className={styles.rows}>
        {rows.map(({ seat, place, portrait, items, total, note }) => (
          <li key={seat} className={classNames(place === 1 && styles.first)}>
            <VisuallyHidden>{sayRow(words, seats[seat]!.name, sources, { place, total, items })}</VisuallyHidden>
            <span className={styles.place} aria-hidden="true">
              {place}
            </span>
            <span className={styles.portrait}>
              <Drawing of={portrait} />
            </span>
            <span className={styles.name} aria-hidden="true" data-shortens>
              <b>{seats[seat]!.name}</b>
              <Drawing of={`flag-${seats[seat]!.house}`} />
            </span>
            <div className={styles.track}>
              <div className={styles.bar} aria-hidden="true">
                {sources.map(({ name, label, paint }) => {
                  const points = items.find((item) => item.name === name)?.points ?? 0
                  const share = { '--share': `${(100 * points) / most}%` } as CSSProperties
                  return (
                    points > 0 && (
                      <span key={name} className={paint} style={share} title={label}>
                        {points}
                      </span>
                    )
                  )
                })}
              </div>
              {note !== undefined && <small>{note}</small>}
            </div>
            <b className={styles.total} aria-hidden="true">
              {total}
            </b>
          </li>
        ))}
      </ol>
      <ul className={styles.legend}>
        {sources.map(({ name, label, paint }) => (
          <li key={name}>
            <i className={paint} />
            {label}
          </li>
        ))}
      </ul>
    </FinalPanel>
  )
}

/** A row as one would say it: “Place 1: Cedric, 21 points. Buildings: 12. Money: 4.” */
function sayRow(
  words: Words,
  name: string,
  sources: readonly PointSource[],
  { place, total, items }: Pick<SeatPoints, 'place' | 'total' | 'items'>,
): string {
  const pointsOf = (source: string) => items.find((item) => item.name === source)?.points ?? 0
  const scored = sources.filter((source) => pointsOf(source.name) !== 0)
  return [
    aloud(words).say('result.place', { place, seat: name, count: total }),
    ...scored.map((source) => `${source.label}: ${pointsOf(source.name)}.`),
  ].join(' ')
}
