import type { PersonCommand, TableView } from '@south-street/table'
import { Button, Dialog, type SeatInfo } from '@south-street/ui'
import type { ReactNode } from 'react'
import { usePageWords } from '../language/language.ts'
import { sayMoment } from '../language/time.ts'
import styles from './company.module.css'
import { Holiday } from './holiday.tsx'
import { MuteTable } from './mute-table.tsx'
import { useMutes } from './mutes.ts'
import { SeatRow } from './seat-row.tsx'

interface CompanyDialogProps {
  readonly view: TableView
  readonly seats: readonly SeatInfo[]
  readonly me: string
  /** Somebody's own move lies back in the game. */
  readonly hasMoved: boolean
  readonly send: (command: PersonCommand) => void
  readonly close: () => void
  readonly children: ReactNode
}

/** Who sits here, and what one can ask of the others besides a move. */
export function CompanyDialog(props: CompanyDialogProps): ReactNode {
  const { view, seats, me, hasMoved, send, close, children } = props
  const { say, language } = usePageWords()
  const mine = view.you === null ? null : view.seats[view.you]!
  const mutes = useMutes()
  const isRunning = view.status === 'running'
  const hostIsHere = view.seats.some((seat) => seat.kind === 'person' && seat.person === view.host && !seat.away)
  const mayOffer = isRunning && (view.host === me || (view.you !== null && !hostIsHere))
  const now = Date.now()
  const waits = view.mayAbandonFrom !== undefined && now < view.mayAbandonFrom
  const wish = (command: PersonCommand, key: string) => (
    <Button
      small
      onClick={() => {
        send(command)
        close()
      }}
    >
      {say(key)}
    </Button>
  )
  return (
    <Dialog title={say('company.title')} closeLabel={say('settings.close')} close={close}>
      <div className={styles.company}>
        <ul>
          {seats.map((info, seat) => (
            <SeatRow
              key={info.house}
              table={view.id}
              seat={seat}
              info={info}
              holder={view.seats[seat]!}
              mayOffer={mayOffer}
              mutes={mutes}
            />
          ))}
        </ul>
        {isRunning && mine?.kind === 'person' && (
          <>
            {children}
            <section className={styles.part} aria-label={say('company.yours')}>
              <h3>{say('company.yours')}</h3>
              <div className={styles.buttons}>
                {hasMoved && wish({ kind: 'take-back' }, 'company.take-back')}
                {!mine.away && view.settings.standIns !== 'never' && wish({ kind: 'go-away' }, 'company.go-away')}
                {(mine.away || mine.offered) && wish({ kind: 'come-back' }, 'company.come-back')}
                {!mine.offered && wish({ kind: 'agree-handover' }, 'company.let-go')}
                {(!view.abandon?.includes(me) || view.mayAbandonFrom !== undefined) &&
                  wish({ kind: 'agree-abandon' }, 'company.abandon')}
                <MuteTable table={view.id} />
              </div>
              {waits && <p>{say('company.abandon-from', { when: sayMoment(language, view.mayAbandonFrom!, now) })}</p>}
              {mine.holiday && (mine.holiday.until ?? 0) <= now && (
                <Holiday
                  left={mine.holiday.left}
                  start={(days) => {
                    send({ kind: 'start-holiday', days })
                    close()
                  }}
                />
              )}
            </section>
          </>
        )}
      </div>
    </Dialog>
  )
}
