import { Button, Drawing, Icon } from '@south-street/ui'
import { type ReactNode, useState } from 'react'
import { useGameWords } from '../language/language.ts'
import { navigate } from '../router.ts'
import { lookAt, review } from './look-back.ts'
import type { PlayedGame } from './played-game.ts'
import styles from './profile-page.module.css'
import { sayShortDay, useProfileWords } from './profile-words.ts'

const SHOWN = 6
const MORE = 50

/** The last games with place and points, and the way to their reviews. */
export function LastPanel({ games }: { readonly games: readonly PlayedGame[] }): ReactNode {
  const { say } = useProfileWords()
  const [shown, setShown] = useState(SHOWN)
  const [fails, setFails] = useState(false)
  const tried = (act: () => Promise<void>) => () => {
    setFails(false)
    act().catch(() => setFails(true))
  }
  return (
    <section className={styles.panel} data-panel="last">
      <h2>
        {say('last.title')}
        {games.length > shown && (
          <button type="button" className={styles.all} onClick={() => setShown((before) => before + MORE)}>
            {say('last.all', { all: games.length })}
          </button>
        )}
      </h2>
      {fails && <p role="alert">{say('last.fails')}</p>}
      <ul className={styles.last}>
        {games.slice(0, shown).map((game) => (
          <Row
            key={game.id}
            game={game}
            review={tried(() => review(game))}
            look={tried(() => lookAt(game, navigate))}
          />
        ))}
      </ul>
    </section>
  )
}

interface RowProps {
  readonly game: PlayedGame
  readonly review: () => void
  readonly look: () => void
}

function Row({ game, review: open, look }: RowProps): ReactNode {
  const { say, language } = useProfileWords()
  const words = useGameWords(game.game)
  const { places, points, you, seats, at } = game
  const place = places[you]!
  const day = sayShortDay(language, at)
  const others = [...seats.keys()]
    .filter((seat) => seat !== you)
    .sort((a, b) => places[a]! - places[b]!)
    .map((seat) => {
      const { name, bot } = seats[seat]!
      return `${bot === null ? name || say('table.nameless') : words.say(`levels.${bot}.name`)} ${points[seat]}`
    })
  return (
    <li>
      <Place place={place} label={say('last.place', { place })} />
      <div>
        <b>{words.say('name')}</b>
        <small>{day}</small>
      </div>
      <div>
        <b>{say('last.points', { count: points[you]! })}</b>
        <small>{others.join(', ')}</small>
      </div>
      <span className={styles.offers}>
        {game.path !== null && (
          <Button small look="quiet" onClick={look}>
            {say('last.look')}
          </Button>
        )}
        <Button small onClick={open} data-offer="review">
          <Icon name="eye" />
          {say('last.review')}
        </Button>
      </span>
    </li>
  )
}

/** A rosette only for a win. */
export function Place({ place, label }: { readonly place: number; readonly label: string }): ReactNode {
  return (
    <span className={styles.place} data-first={place === 1} role="img" aria-label={label}>
      {place === 1 && <Drawing of="rosette" />}
      <b aria-hidden="true">{place}</b>
    </span>
  )
}
