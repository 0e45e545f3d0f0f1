import { Icon, type IconName } from '@south-street/ui'
import { type ReactNode, useEffect, useState } from 'react'
import { findClub } from '../home/find-club.ts'
import { usePageWords } from '../language/language.ts'
import { usePreferences } from '../preferences.ts'
import { lastGame } from './last-game.ts'
import { Link } from './link.tsx'
import { useWaiting } from './waiting.ts'
import styles from './way-bar.module.css'

/** Tables, the club if there is one, the rules of the game that was last played. */
export function WayBar({ path }: { readonly path: string }): ReactNode {
  const { say } = usePageWords()
  const { finished } = usePreferences()
  const waiting = useWaiting()
  const [hasClub, setClub] = useState(false)
  useEffect(() => {
    findClub().then((club) => setClub(club !== null))
  }, [])
  const place = path.split('#')[0]!
  const isAtRules = place.startsWith('/rules/')
  return (
    <nav className={styles.ways} aria-label={say('top.tabs.pages')}>
      <Way to="/" icon="home" label={say('top.tabs.tables')} isHere={place === '/'}>
        {waiting > 0 && (
          <i>
            <span aria-hidden="true">{waiting}</span>
            <b>{say('top.tabs.waiting', { count: waiting })}</b>
          </i>
        )}
      </Way>
      {hasClub && <Way to="/club" icon="users" label={say('top.tabs.club')} isHere={place === '/club'} />}
      <Way
        to={isAtRules ? place : `/rules/${lastGame(finished)}`}
        icon="book"
        label={say('top.rules')}
        isHere={isAtRules}
      />
    </nav>
  )
}

interface WayProps {
  readonly to: string
  readonly icon: IconName
  readonly label: string
  readonly isHere: boolean
  readonly children?: ReactNode
}

function Way({ to, icon, label, isHere, children }: WayProps): ReactNode {
  return (
    <Link to={to} aria-current={isHere ? 'page' : undefined}>
      <Icon name={icon} />
      {label}
      {children}
    </Link>
  )
}
