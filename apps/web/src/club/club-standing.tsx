import type { ClubMember } from '@south-street/protocol'
import { Piece } from '@south-street/ui'
import type { ReactNode } from 'react'
import frame from './club.module.css'
import styles from './club-side.module.css'
import { sayMonth, useClubWords } from './club-words.ts'
import { Face, houseOf } from './face.tsx'

const DAY = 86_400_000
const ON_THE_STEPS = 3

/** Who has left most rivals behind this month: three on the steps, and those after them. */
export function ClubStanding({ standing }: { readonly standing: readonly ClubMember[] }): ReactNode {
  const { say, language } = useClubWords()
  const now = Date.now()
  const today = new Date(now)
  const end = Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + 1, 1)
  const first = standing.slice(0, ON_THE_STEPS)
  const rest = standing.slice(ON_THE_STEPS)
  return (
    <section className={frame.panel} data-region="standing">
      <h2>
        {say('standing', { month: sayMonth(language, now) })}{' '}
        <small>{say('to-go', { count: Math.ceil((end - now) / DAY) })}</small>
      </h2>
      <p>{say('left-behind')}</p>
      <ol className={styles.steps}>
        {first.map(({ person, name, beaten, met }, index) => (
          <li key={person} data-place={index + 1}>
            <Face person={person} size={index === 0 ? 'largest' : 'large'} />
            <b>{name}</b>
            <small>{say('of', { beaten, met })}</small>
            <i aria-hidden="true">{index + 1}</i>
          </li>
        ))}
      </ol>
      {rest.length > 0 && (
        <ol className={styles.rest} start={ON_THE_STEPS + 1}>
          {rest.map(({ person, name, beaten, met }, index) => (
            <li key={person}>
              <i aria-hidden="true">{index + ON_THE_STEPS + 1}</i>
              <Piece house={houseOf(person)} />
              <b data-shortens>{name}</b>
              <small>{say('of', { beaten, met })}</small>
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}
