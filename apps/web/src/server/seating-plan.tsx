import type { TableView } from '@south-street/table'
import { Choice, HOUSES } from '@south-street/ui'
import type { ReactNode } from 'react'
import { useMutes } from '../company/mutes.ts'
import { useGameWords, usePageWords } from '../language/language.ts'
import type { TableHandle } from '../table/use-table.ts'
import { useAway } from './away.ts'
import { SeatPlate } from './seat-plate.tsx'
import { clockwise, placesAround } from './seating.ts'
import styles from './seating-plan.module.css'
import { TableDrawing } from './table-drawing.tsx'

interface SeatingPlanProps {
  readonly view: TableView
  readonly me: string
  readonly send: TableHandle['send']
  /** The seat that begins; null if it is drawn, undefined where the rules alone decide. */
  readonly first: number | null | undefined
  readonly nameFirst: (seat: number | null) => void
}

/** The seats around the table, clockwise, the viewer at the bottom; where there is no room for that, a list. */
export function SeatingPlan({ view, me, send, first, nameFirst }: SeatingPlanProps): ReactNode {
  const { say } = usePageWords()
  const mutes = useMutes()
  const away = useAway(view)
  const places = placesAround(view.seats.length)
  return (
    <section className={styles.plan} aria-label={say('seating.plan')}>
      <TableDrawing />
      <ol>
        {clockwise(view.seats.length, view.you).map((seat, index) => (
          <SeatPlate
            key={HOUSES[seat]}
            view={view}
            seat={seat}
            me={me}
            place={places?.[index]}
            send={send}
            mutes={mutes}
            away={away.get(seat) ?? null}
            first={typeof first === 'number' ? { isThis: first === seat, name: () => nameFirst(seat) } : null}
          />
        ))}
      </ol>
      <First view={view} me={me} first={first} nameFirst={nameFirst} />
    </section>
  )
}

/** Who begins: drawn by the deal, named by the host, or found by the rules. */
function First({ view, me, first, nameFirst }: Omit<SeatingPlanProps, 'send'>): ReactNode {
  const { say } = usePageWords()
  const words = useGameWords(view.game)
  const mayName = first !== undefined && view.host === me
  return (
    <div className={styles.first}>
      <h2>{words.say('seating.first')}</h2>
      {mayName && (
        <Choice
          label={words.say('seating.first')}
          value={first === null ? 'drawn' : 'named'}
          options={(['drawn', 'named'] as const).map((how) => ({ value: how, name: say(`seating.${how}`) }))}
          choose={(how) => nameFirst(how === 'drawn' ? null : (view.you ?? 0))}
        />
      )}
      <p>{typeof first === 'number' ? say('seating.named-line') : words.say('seating.first-line')}</p>
    </div>
  )
}
