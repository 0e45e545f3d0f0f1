import { Icon, Piece, type SeatInfo, useWindow } from '@south-street/ui'
import type { ReactNode } from 'react'
import { usePageWords } from '../language/language.ts'
import styles from './timeline.module.css'
import type { ReplayState } from './use-replay.ts'

interface EyesProps extends Pick<ReplayState, 'eyes' | 'look' | 'open' | 'openAll'> {
  readonly seats: readonly SeatInfo[]
}

/** So many stand beside each other on the narrowest phone. */
const MANY = 4

/** Whose eyes see the table: one seat's, or all hands open. */
export function Eyes(props: EyesProps): ReactNode {
  const [isUpright, isLow, isNarrow] = [useWindow('upright'), useWindow('h<621'), useWindow('w<388')]
  const hasNoRoom = isUpright && (isLow || (isNarrow && props.seats.length > MANY))
  return hasNoRoom ? <OneAfterAnother {...props} /> : <Everybody {...props} />
}

/** One button, which hands the table on to the next seat, and after the last one opens all hands. */
function OneAfterAnother({ seats, eyes, look, open, openAll }: EyesProps): ReactNode {
  const { say } = usePageWords()
  const { name, house } = seats[eyes]!
  const label = `${say('replay.eyes')}: ${open ? say('replay.all-open') : name}`
  const isLast = eyes === seats.length - 1
  const next = () => {
    openAll(!open && isLast)
    if (open || !isLast) look((eyes + 1) % seats.length)
  }
  return (
    <button type="button" className={styles.eye} aria-label={label} title={label} onClick={next}>
      {open ? <Icon name="eye" /> : <Piece house={house} />}
    </button>
  )
}

function Everybody({ seats, eyes, look, open, openAll }: EyesProps): ReactNode {
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
