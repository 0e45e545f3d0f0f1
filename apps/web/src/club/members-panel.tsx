import type { ClubMember, ClubView } from '@south-street/protocol'
import { Button, classNames, Drawing, Icon } from '@south-street/ui'
import { type ReactNode, useState } from 'react'
import frame from './club.module.css'
import { sayFigure, useClubWords } from './club-words.ts'
import { Face, houseOf } from './face.tsx'
import styles from './members-panel.module.css'

const COLUMNS = ['games', 'wins', 'place', 'evenings', 'rating'] as const
type Column = (typeof COLUMNS)[number]

/** What a column is sorted by, the best first. */
const WORTH: Readonly<Record<Column, (member: ClubMember) => number>> = {
  games: ({ games }) => games,
  wins: ({ wins }) => wins,
  place: ({ place }) => (place === null ? Number.NEGATIVE_INFINITY : -place),
  evenings: ({ evenings }) => evenings,
  // By what somebody is at least, as leader boards are.
  rating: ({ rating }) => (rating === undefined ? Number.NEGATIVE_INFINITY : rating.mu - 2 * rating.sigma),
}

interface MembersPanelProps {
  readonly view: ClubView
  readonly me: string | null
  readonly showAll: () => void
}

export function MembersPanel({ view, me, showAll }: MembersPanelProps): ReactNode {
  const { say } = useClubWords()
  const [by, setBy] = useState<Column>('wins')
  const { members: count, hasRatings } = view.club!
  const shown = [...view.members].sort((a, b) => WORTH[by](b) - WORTH[by](a))
  const columns = COLUMNS.filter((column) => hasRatings || column !== 'rating')
  return (
    <section className={frame.panel} data-region="members">
      <h2>
        {say('members')} <small>{say('shown', { shown: shown.length, count })}</small>
      </h2>
      {count === 0 ? (
        <p>{say('nobody')}</p>
      ) : (
        <table className={styles.members}>
          <thead>
            <tr>
              <th scope="col">{say('member')}</th>
              {columns.map((column) => (
                <th key={column} scope="col" data-column={column} aria-sort={column === by ? 'descending' : 'none'}>
                  <button type="button" onClick={() => setBy(column)}>
                    {say(`columns.${column}`)}
                    {column === by && <Icon name="down" />}
                  </button>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((member) => (
              <Row key={member.person} member={member} isMe={member.person === me} hasRatings={hasRatings} />
            ))}
            {view.mine !== null && <Row member={view.mine} isMe hasRatings={hasRatings} />}
          </tbody>
        </table>
      )}
      <div className={styles.note}>
        {hasRatings && (
          <p>
            <Icon name="info" />
            {say('band')}
          </p>
        )}
        {shown.length < count && (
          <Button small onClick={showAll}>
            {say('show-all', { count })}
          </Button>
        )}
      </div>
    </section>
  )
}

interface RowProps {
  readonly member: ClubMember
  readonly isMe: boolean
  readonly hasRatings: boolean
}

function Row({ member, isMe, hasRatings }: RowProps): ReactNode {
  const { say, language } = useClubWords()
  const { person, name, games, wins, place, evenings, rating } = member
  return (
    <tr className={classNames(isMe && styles.mine)}>
      <th scope="row">
        <span className={styles.who}>
          <Face person={person} />
          <Drawing of={`flag-${houseOf(person)}`} className={styles.flag} />
          <span>
            {name} {isMe && <em>{say('you')}</em>}
          </span>
        </span>
      </th>
      <td data-column="games">{sayFigure(language, games)}</td>
      <td data-column="wins">{sayFigure(language, wins)}</td>
      <td data-column="place">{place === null ? '–' : sayFigure(language, place, 1)}</td>
      <td data-column="evenings">{sayFigure(language, evenings)}</td>
      {hasRatings && (
        <td data-column="rating">
          {rating === undefined ? (
            <span className={styles.rating}>
              –<span className={styles.band} />
            </span>
          ) : (
            <span className={styles.rating}>
              <span>
                <b>{rating.mu}</b> ± {rating.sigma}
                {rating.provisional && <span className={styles.hidden}> {say('provisional')}</span>}
              </span>
              <Band {...rating} />
            </span>
          )}
        </td>
      )}
    </tr>
  )
}

const [LOW, HIGH, FROM, WIDTH] = [1000, 2000, 6, 168]
const at = (figure: number) => FROM + ((Math.min(HIGH, Math.max(LOW, figure)) - LOW) / (HIGH - LOW)) * WIDTH

/** The same as a picture: how sure it is, and where everybody begins. */
function Band({ mu, sigma, provisional }: NonNullable<ClubMember['rating']>): ReactNode {
  return (
    <svg className={styles.band} viewBox="0 0 180 22" aria-hidden="true" data-picture>
      <path d={`M${FROM} 11H${FROM + WIDTH}`} stroke="var(--line)" strokeWidth="1.5" />
      <path d={`M${at(1500)} 3V19`} stroke="var(--line-strong)" strokeWidth="1.2" strokeDasharray="2 2.5" />
      <path
        d={`M${at(mu - sigma)} 11H${at(mu + sigma)}`}
        stroke="var(--sea-ink)"
        strokeWidth="5"
        strokeLinecap="round"
        opacity={provisional ? 0.4 : 0.62}
      />
      <circle
        cx={at(mu)}
        cy="11"
        r="5.5"
        fill={provisional ? 'var(--sheet)' : 'var(--text)'}
        stroke="var(--text)"
        strokeWidth="2"
      />
    </svg>
  )
}
