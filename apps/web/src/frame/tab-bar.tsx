import { aboutGame } from '@south-street/registry/boards'
import { Drawing, HOUSES, Icon } from '@south-street/ui'
import { type ReactNode, useEffect, useState } from 'react'
import { findClub } from '../home/find-club.ts'
import { usePageWords } from '../language/language.ts'
import { usePreferences } from '../preferences.ts'
import { navigate } from '../router.ts'
import { lastGame } from './last-game.ts'
import { Link } from './link.tsx'
import styles from './tab-bar.module.css'
import { useWaiting } from './waiting.ts'

/** The front page may still be on its way; after so many frames it has something else to show. */
const PATIENCE = 120

/** Goes home, to the first game's button. */
function showGames(path: string): void {
  if (path !== '/') navigate('/')
  const look = (frames: number): void => {
    const button = document.querySelector<HTMLElement>('[data-offer="play"]')
    if (button !== null) {
      button.closest('section')!.scrollIntoView()
      button.focus({ preventScroll: true })
    } else if (frames > 0) requestAnimationFrame(() => look(frames - 1))
  }
  look(PATIENCE)
}

/** At the foot of a phone: tables, games, lessons, the club if there is one, one's own house. */
export function TabBar({ path }: { readonly path: string }): ReactNode {
  const { say } = usePageWords()
  const { finished, house } = usePreferences()
  const waiting = useWaiting()
  const [hasClub, setClub] = useState(false)
  useEffect(() => {
    findClub().then((club) => setClub(club !== null))
  }, [])
  const game = lastGame(finished)
  const lessons = aboutGame(game).lessons === undefined ? null : `/learn/${game}`
  return (
    <>
      <div className={styles.room} />
      <nav className={styles.bar} aria-label={say('top.tabs.pages')} data-foot>
        <Tab to="/" sign={<Icon name="home" />} path={path} label={say('top.tabs.tables')}>
          {waiting > 0 && (
            <i>
              <span aria-hidden="true">{waiting}</span>
              <b>{say('top.tabs.waiting', { count: waiting })}</b>
            </i>
          )}
        </Tab>
        <button type="button" onClick={() => showGames(path)}>
          <Icon name="play" />
          {say('top.tabs.play')}
        </button>
        {lessons && <Tab to={lessons} sign={<Icon name="star" />} path={path} label={say('top.tabs.learn')} />}
        {hasClub && <Tab to="/club" sign={<Icon name="users" />} path={path} label={say('top.tabs.club')} />}
        <Tab to="/house" path={path} label={say('top.house')} sign={<Drawing of={`flag-${HOUSES[house ?? 0]}`} />} />
      </nav>
    </>
  )
}

interface TabProps {
  readonly to: string
  readonly sign: ReactNode
  readonly path: string
  readonly label: string
  readonly children?: ReactNode
}

function Tab({ to, sign, path, label, children }: TabProps): ReactNode {
  return (
    <Link to={to} aria-current={path === to ? 'page' : undefined}>
      {sign}
      {label}
      {children}
    </Link>
  )
}
