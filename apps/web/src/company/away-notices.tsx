import type { PersonCommand, SeatView, TableView } from '@south-street/table'
import type { SeatInfo } from '@south-street/ui'
import type { ReactNode } from 'react'
import { usePageWords } from '../language/language.ts'
import { sayMoment } from '../language/time.ts'
import { Notice } from './notice.tsx'

interface PartProps {
  readonly view: TableView
  readonly seats: readonly SeatInfo[]
  readonly me: string
  readonly send: (command: PersonCommand) => void
}

type Person = Extract<SeatView, { kind: 'person' }>

/** Whether the person is absent: their clock ran out, or they have owed the decision for days where none runs. */
function isAbsent(view: TableView, seat: number, holder: Person, now: number): boolean {
  if (holder.away?.why === 'clock' || holder.away?.why === 'absent') return true
  const { actor, absentFrom } = view.play!
  return actor === seat && absentFrom !== undefined && now >= absentFrom
}

/** Who is away, since when, and what the others may do about it; what one may do oneself. */
export function AwayNotices(props: PartProps): ReactNode {
  const { view, seats, me } = props
  const now = Date.now()
  return view.seats.map((holder, seat) => {
    if (holder.kind !== 'person') return null
    const { house } = seats[seat]!
    return (
      <PersonNotices
        key={house}
        {...props}
        seat={seat}
        holder={holder}
        isMissing={holder.away !== undefined || isAbsent(view, seat, holder, now)}
        isOwner={holder.owner?.person === me}
        now={now}
      />
    )
  })
}

interface PersonProps extends PartProps {
  readonly seat: number
  readonly holder: Person
  readonly isMissing: boolean
  readonly isOwner: boolean
  readonly now: number
}

function PersonNotices(props: PersonProps): ReactNode {
  const { view, seats, seat, holder, isMissing, isOwner, now, send } = props
  const { say, language } = usePageWords()
  const { name } = seats[seat]!
  const { holiday } = holder
  const isOnHoliday = holiday?.until !== undefined && now < holiday.until
  const isYou = seat === view.you
  const until = isOnHoliday ? sayMoment(language, holiday.until!, now) : ''
  return (
    <>
      {isOwner && (
        <Notice
          text={say('company.handed-on', { name })}
          offers={[{ name: say('company.reclaim'), take: () => send({ kind: 'reclaim-seat' }) }]}
        />
      )}
      {isOnHoliday && !isYou && <Notice text={say('company.other-holiday', { name, until })} />}
      {isOnHoliday && isYou && (
        <Notice
          text={say('company.you-holiday', { until })}
          offers={[{ name: say('company.end-holiday'), take: () => send({ kind: 'end-holiday' }) }]}
        />
      )}
      {isMissing && isYou && holder.away && <OwnNotice {...props} />}
      {isMissing && !isYou && <OtherNotice {...props} />}
    </>
  )
}

/** The others have begun to go on without this person, who gets everything back by coming back. */
function OwnNotice({ holder, now, send }: PersonProps): ReactNode {
  const { say, language } = usePageWords()
  const offers = [{ name: say('company.come-back'), take: () => send({ kind: 'come-back' }) }]
  const from = holder.handover?.from
  if (from !== undefined)
    return <Notice text={say('company.you-handover', { when: sayMoment(language, from, now) })} offers={offers} />
  return <Notice text={say(holder.away!.level === null ? 'company.you-away' : 'company.you-played')} offers={offers} />
}

function OtherNotice({ view, seats, me, seat, holder, now, send }: PersonProps): ReactNode {
  const { say, language } = usePageWords()
  const { name } = seats[seat]!
  const { away, handover } = holder
  const isPlayed = away !== undefined && away.level !== null
  const votes = view.votes?.find((vote) => vote.seat === seat)?.by ?? []
  const people = view.seats.filter(({ kind }) => kind === 'person').length
  const mayVote = view.you !== null && !isPlayed && view.settings.standIns !== 'never' && !votes.includes(me)
  const mayHandOn =
    view.you !== null &&
    people > 2 &&
    isAbsent(view, seat, holder, now) &&
    handover?.from === undefined &&
    !handover?.votes.includes(me)
  const when = handover?.from === undefined ? null : sayMoment(language, handover.from, now)
  const sentences = [
    away === undefined
      ? say('company.other-absent', { name })
      : say(isPlayed ? 'company.other-played' : 'company.other-away', {
          name,
          since: sayMoment(language, away.since, now),
        }),
    ...(when === null ? [] : [say('company.handover-from', { name, when })]),
    ...(when === null && handover ? [say('company.handover-votes', { count: handover.votes.length })] : []),
  ]
  return (
    <Notice
      text={sentences.join(' ')}
      offers={[
        ...(mayVote ? [{ name: say('company.vote'), take: () => send({ kind: 'vote-stand-in', seat }) }] : []),
        ...(mayHandOn
          ? [{ name: say('company.vote-handover'), take: () => send({ kind: 'vote-handover', seat }) }]
          : []),
      ]}
    />
  )
}
