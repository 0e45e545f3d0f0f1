import type { SeatView } from '@south-street/table'
import { Drawing, HOUSES, Icon } from '@south-street/ui'
import { type ReactNode, useId } from 'react'
import { usePageWords } from '../language/language.ts'
import styles from './flag-picker.module.css'
import { flagOwner } from './seating.ts'

interface FlagPickerProps {
  readonly seats: readonly SeatView[]
  /** The viewer's seat, if there is one. */
  readonly you: number | null
  readonly flag: number
  readonly choose: (flag: number) => void
}

/** Colour and device of one's own house; those of other people are pale, with their owner's name. */
export function FlagPicker({ seats, you, flag, choose }: FlagPickerProps): ReactNode {
  const { say } = usePageWords()
  const group = useId()
  return (
    <fieldset className={styles.flags} aria-label={say('invite.house')}>
      {HOUSES.map((house, index) => {
        const owner = flagOwner(seats, index, you)
        const label = say(`houses.${house}`)
        const isMine = index === flag
        return (
          <label key={house} title={label}>
            <input
              type="radio"
              name={group}
              checked={isMine}
              disabled={owner !== null}
              aria-label={owner === null ? label : say('invite.house-taken', { house: label, name: owner })}
              onChange={() => choose(index)}
            />
            <span>
              <Drawing of={`flag-${house}`} />
              <small data-shortens>
                {isMine && <Icon name="check" />}
                <bdi>{owner ?? say(isMine ? 'seating.yours' : 'seating.free-flag')}</bdi>
              </small>
            </span>
          </label>
        )
      })}
    </fieldset>
  )
}
