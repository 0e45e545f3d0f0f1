import type { SeatView, TableView } from '@south-street/table'
import { Button, HOUSES, Icon, Piece } from '@south-street/ui'
import type { ReactNode } from 'react'
import { useGameWords, usePageWords } from '../language/language.ts'
import { readPreferences } from '../preferences.ts'
import type { TableHandle } from '../table/use-table.ts'
import { HousePicker } from './house-picker.tsx'
import styles from './seating-page.module.css'

interface SeatListProps {
  readonly view: TableView
  readonly me: string
  readonly send: TableHandle['send']
  readonly sit: (seat: number) => void
}

/** Who sits where, and what one may do about it before the game begins. */
export function SeatList({ view, me, send, sit }: SeatListProps): ReactNode {
  const isHost = view.host === me
  return (
    <ol className={styles.seats}>
      {view.seats.map((seat, index) => (
        <li key={HOUSES[index]}>
          <Piece house={HOUSES[seat.house]!} className={styles.piece} />
          <SeatName seat={seat} game={view.game} isHost={seat.kind === 'person' && seat.person === view.host} />
          {seat.kind === 'open' ? (
            <OpenSeat
              isFree={view.you === null && (seat.keptFor === undefined || seat.keptFor.person === me)}
              isHost={isHost}
              isKept={seat.keptFor !== undefined}
              sit={() => sit(index)}
              addBot={() => send({ kind: 'seat-bot', seat: index, level: readPreferences().level })}
              free={() => send({ kind: 'empty-seat', seat: index })}
            />
          ) : (
            <Taken
              isYours={index === view.you}
              isHost={isHost}
              name={seat.kind === 'person' ? seat.name : ''}
              leave={() => send({ kind: 'leave-seat' })}
              remove={() => send({ kind: 'empty-seat', seat: index })}
            />
          )}
          {index === view.you && (
            <HousePicker seats={view.seats} you={index} choose={(house) => send({ kind: 'choose-house', house })} />
          )}
        </li>
      ))}
    </ol>
  )
}

interface OpenSeatProps {
  readonly isFree: boolean
  readonly isHost: boolean
  readonly isKept: boolean
  readonly sit: () => void
  readonly addBot: () => void
  readonly free: () => void
}

function OpenSeat({ isFree, isHost, isKept, sit, addBot, free }: OpenSeatProps): ReactNode {
  const { say } = usePageWords()
  return (
    <>
      {isFree && (
        <Button look="brass" onClick={sit}>
          {say('invite.sit')}
        </Button>
      )}
      {isHost && isKept && (
        <Button look="quiet" onClick={free}>
          {say('invite.free')}
        </Button>
      )}
      {isHost && (
        <Button onClick={addBot}>
          <Icon name="bot" />
          {say('invite.add-bot')}
        </Button>
      )}
    </>
  )
}

interface TakenProps {
  readonly isYours: boolean
  readonly isHost: boolean
  readonly name: string
  readonly leave: () => void
  readonly remove: () => void
}

function Taken({ isYours, isHost, name, leave, remove }: TakenProps): ReactNode {
  const { say } = usePageWords()
  if (isYours) return <Button onClick={leave}>{say('invite.stand-up')}</Button>
  if (!isHost) return null
  if (name === '')
    return (
      <Button look="quiet" aria-label={say('invite.remove')} onClick={remove}>
        <Icon name="cross" />
      </Button>
    )
  return (
    <Button aria-label={say('invite.remove-person', { name })} onClick={remove}>
      {say('invite.remove-short')}
    </Button>
  )
}

interface SeatNameProps {
  readonly seat: SeatView
  readonly game: string
  readonly isHost: boolean
}

function SeatName({ seat, game, isHost }: SeatNameProps): ReactNode {
  const { say } = usePageWords()
  const words = useGameWords(game)
  const kept = seat.kind === 'open' && seat.keptFor ? say('invite.kept', { name: seat.keptFor.name }) : null
  const name =
    seat.kind === 'open'
      ? (kept ?? say('invite.empty'))
      : seat.kind === 'bot'
        ? words.say(`levels.${seat.level}.name`)
        : seat.name
  return (
    <b>
      {name}
      {isHost && <small>{say('invite.is-host')}</small>}
    </b>
  )
}
