import type { SeatView, TableView } from '@south-street/table'
import { Button, Drawing, HOUSES, houseColor, Icon, Piece } from '@south-street/ui'
import { portraitOf } from '@south-street/ui/art/people'
import type { ReactNode } from 'react'
import type { Mutes } from '../company/mutes.ts'
import { useGameWords, usePageWords } from '../language/language.ts'
import type { TableHandle } from '../table/use-table.ts'
import { BotChoice } from './bot-choice.tsx'
import { FlagPicker } from './flag-picker.tsx'
import { maySit } from './seating.ts'
import styles from './seating-plan.module.css'

interface SeatPlateProps {
  readonly view: TableView
  readonly seat: number
  readonly me: string
  /** Where it lies around the table, if there is room for one. */
  readonly place: string | undefined
  readonly send: TableHandle['send']
  readonly mutes: Mutes
  /** For how many minutes whoever sits here has not looked at the table; null if they have, or it is not known. */
  readonly away: number | null
  /** The host names who begins: whether it is this seat, and how to name it. */
  readonly first: { readonly isThis: boolean; name(): void } | null
}

/** A seat, who has it, and what the viewer may do about it before the game begins. */
export function SeatPlate(props: SeatPlateProps): ReactNode {
  const { view, seat, me, place, first, away } = props
  const { say } = usePageWords()
  const holder = view.seats[seat]!
  const house = HOUSES[holder.house]!
  const isYours = seat === view.you
  const name = useSeatName(holder, view.game)
  return (
    <li
      className={styles.plate}
      data-place={place}
      data-free={holder.kind === 'open'}
      data-own={isYours}
      data-away={away !== null && !isYours}
      style={houseColor(house)}
    >
      {holder.kind === 'open' ? (
        <Piece house={house} away className={styles.piece} />
      ) : (
        <span className={styles.portrait}>
          <Drawing of={portraitOf(seat)} />
        </span>
      )}
      <div className={styles.who}>
        <h3>
          <bdi>{name}</bdi>
        </h3>
        <small>
          {holder.kind === 'open' && say('seating.free-line')}
          {holder.kind === 'bot' && say('company.is-bot')}
          {holder.kind === 'person' && say(roleOf(holder.person === view.host, isYours))}
          {holder.kind === 'person' && away !== null && !isYours && ` · ${sayAway(say, away)}`}
        </small>
      </div>
      <div className={styles.doings}>
        {holder.kind !== 'open' && !isYours && <Drawing of={`flag-${house}`} className={styles.flag} />}
        {isYours && <OwnSeat {...props} />}
        {holder.kind === 'person' && !isYours && <OtherPerson {...props} person={holder.person} name={holder.name} />}
        {holder.kind !== 'person' && view.host === me && <BotChoice {...props} holder={holder} />}
        {view.you !== null && maySit(holder, me) && <SitHere {...props} />}
        {first !== null && (
          <Button
            small
            look={first.isThis ? 'primary' : 'line'}
            aria-pressed={first.isThis}
            aria-label={say('seating.begins-label', { name })}
            onClick={() => first.name()}
          >
            {first.isThis && <Icon name="check" />}
            {say('seating.begins')}
          </Button>
        )}
      </div>
    </li>
  )
}

function sayAway(say: ReturnType<typeof usePageWords>['say'], minutes: number): string {
  return minutes < 60
    ? say('seating.away-minutes', { minutes })
    : say('seating.away-hours', { hours: Math.floor(minutes / 60) })
}

function roleOf(isHost: boolean, isYours: boolean): string {
  if (isYours) return isHost ? 'seating.you-host' : 'seating.you'
  return isHost ? 'invite.is-host' : 'seating.here-now'
}

function useSeatName(holder: SeatView, game: string): string {
  const { say } = usePageWords()
  const words = useGameWords(game)
  if (holder.kind === 'person') return holder.name
  if (holder.kind === 'bot') return words.say(`levels.${holder.level}.name`)
  return holder.keptFor === undefined ? say('seating.free') : say('invite.kept', { name: holder.keptFor.name })
}

function OwnSeat({ view, seat, send }: SeatPlateProps): ReactNode {
  const { say } = usePageWords()
  return (
    <>
      <FlagPicker
        seats={view.seats}
        you={seat}
        flag={view.seats[seat]!.house}
        choose={(house) => send({ kind: 'choose-house', house })}
      />
      <Button small onClick={() => send({ kind: 'leave-seat' })}>
        {say('invite.stand-up')}
      </Button>
    </>
  )
}

interface OtherPersonProps extends SeatPlateProps {
  readonly person: string
  readonly name: string
}

function OtherPerson({ view, seat, me, send, mutes, person, name }: OtherPersonProps): ReactNode {
  const { say } = usePageWords()
  const isMuted = mutes.people.has(person)
  return (
    <>
      <Button
        small
        look="quiet"
        aria-pressed={isMuted}
        aria-label={say('seating.mute', { name })}
        onClick={() => mutes.toggle(person)}
      >
        <Icon name={isMuted ? 'mute' : 'sound'} />
        {say(isMuted ? 'company.unmute' : 'company.mute')}
      </Button>
      {view.host === me && (
        <Button
          small
          aria-label={say('invite.remove-person', { name })}
          onClick={() => send({ kind: 'empty-seat', seat })}
        >
          {say('invite.remove-short')}
        </Button>
      )}
    </>
  )
}

function SitHere({ seat, send }: SeatPlateProps): ReactNode {
  const { say } = usePageWords()
  return (
    <Button small look="quiet" onClick={() => send({ kind: 'take-seat', seat })}>
      {say('seating.sit-here')}
    </Button>
  )
}
