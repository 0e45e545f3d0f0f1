import type { TableView } from '@south-street/table'
import { Button, HOUSES, Icon, LANDING, Piece } from '@south-street/ui'
import type { ReactNode } from 'react'
import { useGameWords, usePageWords } from '../language/language.ts'
import { usePreferences } from '../preferences.ts'
import type { TableHandle } from '../table/use-table.ts'
import { freeSeats, hostName } from './seating.ts'
import styles from './seating-page.module.css'

interface BeginBarProps {
  readonly view: TableView
  readonly me: string
  readonly handle: TableHandle
  readonly first: number | null
}

/** What everybody waits for; the host begins, with bots on the seats that are still free. */
export function BeginBar({ view, me, handle, first }: BeginBarProps): ReactNode {
  const { say } = usePageWords()
  const words = useGameWords(view.game)
  const { level } = usePreferences()
  const free = freeSeats(view.seats)
  const isHost = view.host === me
  const own = view.you === null ? null : HOUSES[view.seats[view.you]!.house]!
  const begin = () =>
    handle.send(...free.map((seat) => ({ kind: 'seat-bot', seat, level }) as const), { kind: 'start', first })
  const host = hostName(view)
  const here = view.seats.length - free.length
  return (
    <div className={styles.bar} data-mine={isHost} data-region="begin">
      {own !== null && <Piece house={own} className={styles.barPiece} />}
      <div>
        <h2 {...LANDING}>
          {!isHost && (host === '' ? say('seating.nobody-begins') : say('seating.host-begins', { name: host }))}
          {isHost && free.length === 0 && say('seating.all-here')}
          {isHost &&
            free.length > 0 &&
            `${say('seating.here', { count: here })} ${say('seating.wait', { count: free.length })}`}
        </h2>
        <p>
          {say('seating.dealt-line')}
          {isHost && free.length > 0 && ` ${say('seating.bots-line', { level: words.say(`levels.${level}.name`) })}`}
        </p>
      </div>
      {isHost && (
        <Button look="primary" disabled={handle.busy} onClick={begin}>
          <Icon name="play" />
          {free.length === 0 ? say('invite.start') : say('seating.begin-bots', { count: free.length })}
        </Button>
      )}
    </div>
  )
}
