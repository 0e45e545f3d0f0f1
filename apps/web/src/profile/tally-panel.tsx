import { SHOWN_GAMES } from '@south-street/registry/boards'
import { type CSSProperties, Fragment, type ReactNode } from 'react'
import { useGameWords } from '../language/language.ts'
import { type GameStanding, type Standing, standings } from './figures.ts'
import type { PlayedGame } from './played-game.ts'
import page from './profile-page.module.css'
import { sayFigure, useProfileWords } from './profile-words.ts'
import styles from './tally-panel.module.css'

/** Games, wins and places, by game and number of players. */
export function TallyPanel({ games }: { readonly games: readonly PlayedGame[] }): ReactNode {
  const { say } = useProfileWords()
  return (
    <section className={page.panel} data-panel="tally">
      <h2>{say('tally.title')}</h2>
      <table className={styles.tally}>
        <thead>
          <tr>
            <th scope="col">{say('tally.players')}</th>
            <th scope="col">{say('tally.games')}</th>
            <th scope="col">{say('tally.wins')}</th>
            <th scope="col">{say('tally.place')}</th>
            <th scope="col">{say('tally.often')}</th>
          </tr>
        </thead>
        <tbody>
          {standings(games, SHOWN_GAMES).map((standing) => (
            <OfGame key={standing.game} standing={standing} />
          ))}
        </tbody>
      </table>
    </section>
  )
}

function OfGame({ standing }: { readonly standing: GameStanding }): ReactNode {
  const { say, language } = useProfileWords()
  const words = useGameWords(standing.game)
  const figure = (value: number) => sayFigure(language, value)
  return (
    <Fragment>
      <tr className={styles.group}>
        <th scope="rowgroup">{words.say('name')}</th>
        <td>{standing.games}</td>
        <td>{figure(standing.wins)}</td>
        <td>{figure(standing.meanPlace)}</td>
        <td />
      </tr>
      {standing.byPlayers.map((one) => (
        <tr key={one.players}>
          <th scope="row">{say('tally.seats', { count: one.players })}</th>
          <td>{one.games}</td>
          <td>{figure(one.wins)}</td>
          <td>{figure(one.meanPlace)}</td>
          <td>
            <Places standing={one} />
          </td>
        </tr>
      ))}
    </Fragment>
  )
}

/** How often which place, as parts of one bar. */
function Places({ standing: { places, games } }: { readonly standing: Standing }): ReactNode {
  const { say } = useProfileWords()
  const label = places.map((times, i) => say('tally.times', { place: i + 1, times })).join(', ')
  return (
    <span className={styles.places} role="img" aria-label={label} title={label}>
      {places.map(
        (times, i) =>
          times > 0 && (
            // biome-ignore lint/suspicious/noArrayIndexKey: a place is its own key.
            <i key={i} data-place={Math.min(i, 2)} style={{ '--share': times / games } as CSSProperties}>
              {times}
            </i>
          ),
      )}
    </span>
  )
}
