import type { SeatView } from '@south-street/table'
import { Button, Icon, Piece, type SeatInfo } from '@south-street/ui'
import { type ReactNode, useState } from 'react'
import { copyText } from '../copy-text.ts'
import { usePageWords } from '../language/language.ts'
import { call } from '../server/api.ts'
import styles from './company.module.css'

interface SeatRowProps {
  readonly table: string
  readonly seat: number
  readonly info: SeatInfo
  readonly holder: SeatView
  /** The host may pass on a seat whose owner has let it go. */
  readonly isHost: boolean
}

function stateOf(holder: SeatView): string | null {
  if (holder.kind === 'bot') return 'company.is-bot'
  if (holder.kind === 'open') return null
  if (holder.away?.level) return 'company.bot-plays'
  if (holder.away) return 'company.is-away'
  return holder.offered ? 'company.is-offered' : null
}

/** Somebody at the table, and whether they are really there. */
export function SeatRow({ table, seat, info, holder, isHost }: SeatRowProps): ReactNode {
  const { say } = usePageWords()
  const [link, setLink] = useState<string | null>(null)
  const state = stateOf(holder)
  const canBePassedOn = isHost && !info.isYou && holder.kind === 'person' && (holder.away || holder.offered)
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
      {state !== null && <small>{say(state)}</small>}
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
