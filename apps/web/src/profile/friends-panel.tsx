import { VisuallyHidden } from '@south-street/ui'
import type { CSSProperties, ReactNode } from 'react'
import { rivalries } from './figures.ts'
import type { PlayedGame } from './played-game.ts'
import styles from './profile-page.module.css'
import { useProfileWords } from './profile-words.ts'

const SHOWN = 6

/** Who came in ahead, against everybody who was met often enough. */
export function FriendsPanel({ games }: { readonly games: readonly PlayedGame[] }): ReactNode {
  const { say } = useProfileWords()
  const rivals = rivalries(games).slice(0, SHOWN)
  return (
    <section className={styles.panel} data-panel="friends">
      <h2>{say('friends.title')}</h2>
      {rivals.length === 0 && <p>{say('friends.none')}</p>}
      {rivals.length > 0 && (
        <p className={styles.key}>
          {say('friends.line')} <i data-side="own" /> {say('friends.you')} <i data-side="other" />{' '}
          {say('friends.friend')}
        </p>
      )}
      <ul className={styles.friends}>
        {rivals.map(({ name, games: count, ahead, level, behind }) => (
          <li key={name}>
            <VisuallyHidden>{say('friends.said', { name, ahead, level, behind })}</VisuallyHidden>
            <b aria-hidden="true" data-shortens>
              <bdi>{name}</bdi>
            </b>
            <span className={styles.versus} aria-hidden="true">
              <i data-side="own" style={{ '--share': ahead / count } as CSSProperties}>
                {ahead}
              </i>
              {level > 0 && <i data-side="level" style={{ '--share': level / count } as CSSProperties} />}
              <i data-side="other" style={{ '--share': behind / count } as CSSProperties}>
                {behind}
              </i>
            </span>
            <small>{say('friends.games', { count })}</small>
          </li>
        ))}
      </ul>
    </section>
  )
}
