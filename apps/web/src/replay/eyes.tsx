import { Icon, Piece, type SeatInfo } from '@south-street/ui'
import type { ReactNode } from 'react'
import { usePageWords } from '../language/language.ts'
import styles from './timeline.module.css'

interface EyesProps {
  readonly seats: readonly SeatInfo[]
  readonly eyes: number
  readonly look: (seat: number) => void
  readonly open: boolean
  readonly openAll: (open: boolean) => void
}

/** Whose eyes see the table: one seat's, or all hands open. */
export function Eyes({ seats, eyes, look, open, openAll }: EyesProps): ReactNode {
  const { say } = usePageWords()
  return (
    <fieldset className={styles.eyes} aria-label={say('replay.eyes')}>
      {seats.map(({ name, house }, seat) => (
        <button
          key={house}
          type="button"
          aria-pressed={!open && seat === eyes}
          aria-label={name}
          title={name}
          data-eyes={house}
          onClick={() => {
            openAll(false)
            look(seat)
          }}
        >
          <Piece house={house} />
        </button>
      ))}
      <button
        type="button"
        className={styles.all}
        aria-pressed={open}
        aria-label={say('replay.all-open')}
        onClick={() => openAll(!open)}
      >
        <Icon name="eye" />
        <span>{say('replay.all-open')}</span>
      </button>
    </fieldset>
  )
}
