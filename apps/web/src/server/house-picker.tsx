import type { SeatView } from '@south-street/table'
import { Drawing, HOUSES } from '@south-street/ui'
import type { ReactNode } from 'react'
import { usePageWords } from '../language/language.ts'
import styles from './seating-page.module.css'

interface HousePickerProps {
  readonly seats: readonly SeatView[]
  readonly you: number
  readonly choose: (house: number) => void
}

/** Colour and device of one's own house; those of other people are taken. */
export function HousePicker({ seats, you, choose }: HousePickerProps): ReactNode {
  const { say } = usePageWords()
  const takenBy = (house: number): string | null => {
    const holder = seats.find((seat, index) => seat.kind === 'person' && seat.house === house && index !== you)
    return holder?.kind === 'person' ? holder.name : null
  }
  return (
    <fieldset className={styles.houses} aria-label={say('invite.house')}>
      {HOUSES.map((name, house) => {
        const owner = takenBy(house)
        const label = say(`houses.${name}`)
        return (
          <button
            key={name}
            type="button"
            aria-pressed={seats[you]!.house === house}
            aria-label={owner === null ? label : say('invite.house-taken', { house: label, name: owner })}
            title={label}
            disabled={owner !== null}
            onClick={() => choose(house)}
          >
            <Drawing of={`flag-${name}`} />
          </button>
        )
      })}
    </fieldset>
  )
}
