import type { SeatView } from '@south-street/table'
import { Button, Icon, Piece, type SeatInfo } from '@south-street/ui'
import { type ReactNode, useState } from 'react'
import { copyText } from '../copy-text.ts'
import { usePageWords } from '../language/language.ts'
import { sayMoment } from '../language/time.ts'
import { call } from '../server/api.ts'
import styles from './company.module.css'
import type { Mutes } from './mutes.ts'

interface SeatRowProps {
  readonly table: string
  readonly seat: number
  readonly info: SeatInfo
  readonly holder: SeatView
  /** The host makes the link of a seat that may be passed on; if the host is away, anybody. */
  readonly mayOffer: boolean
  readonly mutes: Mutes
}

function stateOf(holder: SeatView): string | null {
  if (holder.kind === 'bot') return 'company.is-bot'
  if (holder.kind === 'open') return null
  if (holder.away?.level) return 'company.bot-plays'
  if (holder.away) return 'company.is-away'
  return holder.offered ? 'company.is-offered' : null
}

/** Somebody at the table, and whether they are really there. */
export function SeatRow({ table, seat, info, holder, mayOffer, mutes }: SeatRowProps): ReactNode {
  const { say, language } = usePageWords()
  const [link, setLink] = useState<string | null>(null)
  const state = stateOf(holder)
  const now = Date.now()
  const person = holder.kind === 'person' && !info.isYou ? holder : null
  const canBePassedOn = mayOffer && person !== null && (person.offered || (person.handover?.from ?? Infinity) <= now)
  const since = holder.kind === 'person' && holder.away ? sayMoment(language, holder.away.since, now) : ''
  const isMuted = person !== null && mutes.people.has(person.person)
  const offer = async () => {
    const made = await call('offerSeat', { id: table, seat })
    setLink(made.link)
    // Where the browser does not allow it, the link stands there to be copied by hand.
    await copyText(made.link)
  }
  return (
    <li className={styles.seat}>
      <Piece house={info.house} className={styles.piece} />
      <b>{info.name}</b>
      {state !== null && <small>{say(state, { since })}</small>}
      {person !== null && (
        <Button small look="quiet" aria-pressed={isMuted} onClick={() => mutes.toggle(person.person)}>
          {say(isMuted ? 'company.unmute' : 'company.mute')}
        </Button>
      )}
      {canBePassedOn && link === null && (
        <Button small onClick={offer}>
          <Icon name="link" />
          {say('company.offer')}
        </Button>
      )}
      {link !== null && <code className={styles.link}>{link}</code>}
    </li>
  )
}
