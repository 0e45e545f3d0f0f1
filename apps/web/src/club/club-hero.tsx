import type { ClubEvening, ClubView } from '@south-street/protocol'
import { Button, UseDrawing } from '@south-street/ui'
import type { ReactNode } from 'react'
import { datesOf } from '../language/time.ts'
import { SureButton } from '../operator/sure-button.tsx'
import { attempt } from '../server/api.ts'
import type { Act } from './act.ts'
import styles from './club-hero.module.css'
import { sayWholeDay, useClubWords } from './club-words.ts'
import { Face } from './face.tsx'

interface ClubHeroProps {
  readonly view: ClubView
  readonly hasCode: boolean
  readonly act: Act
  readonly join: () => void
  readonly leave: () => void
}

/** What the club says of itself, and what is next. */
export function ClubHero({ view, hasCode, act, join, leave }: ClubHeroProps): ReactNode {
  const { say, language } = useClubWords()
  const { name, line, members, since, isMember, isClosed, visibility } = view.club!
  const mayJoin = !isMember && (visibility === 'listed' || hasCode)
  return (
    <header className={styles.hero}>
      <svg className={styles.scene} viewBox="0 0 1440 300" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
        <UseDrawing of="panorama" width={1440} height={300} />
      </svg>
      <div className={styles.about}>
        <p className={styles.kick}>
          {isClosed ? say('closed-kick') : say('kick', { count: members, day: sayWholeDay(language, since) })}
        </p>
        <h1>{name}</h1>
        {line !== '' && <p>{line}</p>}
        {isClosed && !hasCode && <p className={styles.closed}>{say('closed')}</p>}
        <div className={styles.acts}>
          {mayJoin && (
            <Button look={view.evening === null ? 'brass' : 'line'} onClick={join}>
              {say('join')}
            </Button>
          )}
          {isMember && <SureButton label={say('leave')} sure={say('leave-sure')} act={leave} />}
        </div>
      </div>
      {view.evening !== null && <EveningCard evening={view.evening} isMember={isMember} act={act} />}
    </header>
  )
}

interface EveningCardProps {
  readonly evening: ClubEvening
  readonly isMember: boolean
  readonly act: Act
}

function EveningCard({ evening, isMember, act }: EveningCardProps): ReactNode {
  const { say, language } = useClubWords()
  const { id, at, title, line, yes, coming, mine } = evening
  const part = (shape: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(datesOf(language), shape).format(at)
  const answer = (isComing: boolean) => act(() => attempt('answerEvening', { evening: id }, { coming: isComing }))
  return (
    <section className={styles.evening} aria-label={say('evening')}>
      <p className={styles.day}>
        <small>{part({ weekday: 'long' })}</small>
        <b>{part({ day: 'numeric' })}</b>
        <small>{part({ month: 'long' })}</small>
      </p>
      <div>
        <h2>
          {title}, {part({ timeStyle: 'short' })}
        </h2>
        {line !== '' && <p>{line}</p>}
        <p className={styles.coming}>
          {coming.map(({ person }) => (
            <Face key={person} person={person} size="small" />
          ))}
          <span>{yes === 0 ? say('coming-none') : say('coming', { count: yes })}</span>
        </p>
      </div>
      {isMember && (
        <div className={styles.answers}>
          <Button
            look={mine === null ? 'brass' : mine ? 'primary' : 'line'}
            aria-pressed={mine === true}
            onClick={() => answer(true)}
          >
            {say('yes')}
          </Button>
          <Button
            look={mine === false ? 'primary' : 'line'}
            aria-pressed={mine === false}
            onClick={() => answer(false)}
          >
            {say('no')}
          </Button>
        </div>
      )}
    </section>
  )
}
