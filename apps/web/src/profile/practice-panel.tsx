import { aboutGame, SHOWN_GAMES } from '@south-street/registry/boards'
import { Icon } from '@south-street/ui'
import { type ReactNode, useEffect, useState } from 'react'
import { useGameNames } from '../language/language.ts'
import { type FixedRatings, type Practice, practices } from './figures.ts'
import type { PlayedGame } from './played-game.ts'
import styles from './profile-page.module.css'
import { useProfileWords } from './profile-words.ts'

type AllRatings = Readonly<Record<string, FixedRatings | undefined>>

/** How one does against bots, on their scale. Nobody else sees it. */
export function PracticePanel({ games }: { readonly games: readonly PlayedGame[] }): ReactNode {
  const { say } = useProfileWords()
  const [ratings, setRatings] = useState<AllRatings | null>(null)
  useEffect(() => {
    let isGone = false
    const load = async () =>
      Object.fromEntries(
        await Promise.all(SHOWN_GAMES.map(async (game) => [game, await aboutGame(game).botRatings?.()] as const)),
      )
    load().then(
      (all) => {
        if (!isGone) setRatings(all)
      },
      () => undefined,
    )
    return () => {
      isGone = true
    }
  }, [])
  const shown = ratings === null ? [] : practices(games, ratings)
  if (shown.length === 0) return null
  return (
    <section className={styles.panel} data-panel="practice">
      <h2>{say('practice.title')}</h2>
      <ul className={styles.lines}>
        {shown.map((one) => (
          <Line key={`${one.game} ${one.size}`} practice={one} />
        ))}
      </ul>
      <p>
        <Icon name="lock" /> {say('practice.line')}
      </p>
    </section>
  )
}

function Line({ practice }: { readonly practice: Practice }): ReactNode {
  const { say } = useProfileWords()
  const nameOf = useGameNames()
  const { game, size, mu, sigma, games } = practice
  const figure = `${Math.round(mu)} ± ${Math.round(sigma)}`
  return <li>{say(`practice.of-${size}`, { game: nameOf(game), figure, count: games })}</li>
}
