import type { SeatView, TableView } from '@south-street/table'
import { Button, HOUSES, Icon, Piece } from '@south-street/ui'
import { type ReactNode, useState } from 'react'
import { copyText } from '../copy-text.ts'
import { TopBar } from '../frame/top-bar.tsx'
import { useGameWords, usePageWords } from '../language/language.ts'
import prose from '../learn/prose.module.css'
import { readPreferences } from '../preferences.ts'
import { RefusalText } from '../table/refusal-notice.tsx'
import type { TableHandle } from '../table/use-table.ts'
import styles from './seating-page.module.css'

interface SeatingPageProps {
  readonly handle: TableHandle
  readonly view: TableView
  readonly me: string
}

/** Before the game: who sits where, the link for friends, bots for the empty seats. */
export function SeatingPage({ handle, view, me }: SeatingPageProps): ReactNode {
  const { say } = usePageWords()
  const [copied, setCopied] = useState(false)
  const isHost = view.host === me
  const isFull = view.seats.every(({ kind }) => kind !== 'open')
  const link = `${location.origin}/t/${view.id}`
  const copy = async () => setCopied(await copyText(link))
  return (
    <>
      <TopBar />
      <main className={prose.prose}>
        <h1>{say('invite.title')}</h1>
        <p>{say('invite.share')}</p>
        <div className={styles.link}>
          <code>{link}</code>
          <Button look="primary" onClick={copy}>
            <Icon name="link" />
            {say(copied ? 'invite.copied' : 'invite.copy')}
          </Button>
        </div>
        <ol className={styles.seats}>
          {view.seats.map((seat, index) => (
            <li key={HOUSES[index]}>
              <Piece house={HOUSES[index]!} className={styles.piece} />
              <SeatName seat={seat} game={view.game} />
              {seat.kind === 'open' && view.you === null && (
                <Button look="brass" onClick={() => handle.send({ kind: 'take-seat', seat: index })}>
                  {say('invite.sit')}
                </Button>
              )}
              {seat.kind === 'open' && isHost && (
                <Button onClick={() => handle.send({ kind: 'seat-bot', seat: index, level: readPreferences().level })}>
                  <Icon name="bot" />
                  {say('invite.add-bot')}
                </Button>
              )}
              {seat.kind === 'bot' && isHost && (
                <Button
                  look="quiet"
                  aria-label={say('invite.remove')}
                  onClick={() => handle.send({ kind: 'empty-seat', seat: index })}
                >
                  <Icon name="cross" />
                </Button>
              )}
            </li>
          ))}
        </ol>
        {isHost ? (
          <>
            <Button look="primary" disabled={!isFull || handle.busy} onClick={() => handle.send({ kind: 'start' })}>
              {say('invite.start')}
            </Button>
            {!isFull && <p>{say('invite.fill')}</p>}
          </>
        ) : (
          <p>{say('invite.waiting')}</p>
        )}
        {handle.refusal !== null && <RefusalText refusal={handle.refusal} />}
      </main>
    </>
  )
}

function SeatName({ seat, game }: { readonly seat: SeatView; readonly game: string }): ReactNode {
  const { say } = usePageWords()
  const words = useGameWords(game)
  const name =
    seat.kind === 'open'
      ? say('invite.empty')
      : seat.kind === 'bot'
        ? words.say(`levels.${seat.level}.name`)
        : seat.name
  return <b>{name}</b>
}
