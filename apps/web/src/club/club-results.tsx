import type { ClubGame, ClubView } from '@south-street/protocol'
import { Button, HOUSES, Icon, Piece } from '@south-street/ui'
import { type ReactNode, useEffect, useState } from 'react'
import { GameSign } from '../frame/game-sign.tsx'
import { Link } from '../frame/link.tsx'
import { sayDay } from '../keys/key-words.ts'
import { useGameWords } from '../language/language.ts'
import { attempt } from '../server/api.ts'
import frame from './club.module.css'
import styles from './club-side.module.css'
import { useClubWords } from './club-words.ts'

const MOST_COUNTED = 1_000

/** The last games of the club, and page by page all others. */
export function ClubResults({ view, game }: { readonly view: ClubView; readonly game: string }): ReactNode {
  const { say } = useClubWords()
  const [more, setMore] = useState<{ readonly games: readonly ClubGame[]; readonly next: string | null } | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another choice begins anew
  useEffect(() => setMore(null), [game])
  const load = async () => {
    const wish = { ...(game !== '' && { game }), ...(more?.next && { after: more.next }) }
    const { answer } = await attempt('clubGames', wish).catch(() => ({ answer: null }))
    if (answer !== null) setMore({ games: [...(more?.games ?? []), ...answer.games], next: answer.next })
  }
  const games = more?.games ?? view.results
  const isMore = more === null ? view.games > view.results.length : more.next !== null
  return (
    <section className={frame.panel} data-region="results">
      <h2>
        {say('results')}{' '}
        {view.games > 0 && (
          <small>
            {say('games-in-all', { count: view.games })}
            {view.games >= MOST_COUNTED && ' +'}
          </small>
        )}
      </h2>
      {games.length === 0 && <p>{say('no-results')}</p>}
      <ul className={styles.results}>
        {games.map((one, number) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they only grow at their end, and not all have a name
          <ResultRow key={number} game={one} />
        ))}
      </ul>
      {isMore && (
        <Button small onClick={() => void load()}>
          {say('more-results')}
        </Button>
      )}
    </section>
  )
}

function ResultRow({ game }: { readonly game: ClubGame }): ReactNode {
  const { say, language } = useClubWords()
  const words = useGameWords(game.game)
  const day = sayDay(language, game.finishedAt)
  return (
    <li>
      <GameSign game={game.game} />
      <div>
        <b>
          {words.say('name')} <small>{day}</small>
        </b>
        <p>
          {game.seats.map(({ seat, name, level, place, points }) => (
            <span key={seat} data-won={place === 1}>
              <Piece house={HOUSES[seat]!} />
              {name || say(level === null ? 'guest' : 'bot')} <b>{points}</b>
            </span>
          ))}
        </p>
      </div>
      {game.table !== null && (
        <Link
          to={`/t/${game.table}`}
          className={styles.look}
          aria-label={say('look', { game: words.say('name'), day })}
        >
          <Icon name="eye" />
        </Link>
      )}
    </li>
  )
}
