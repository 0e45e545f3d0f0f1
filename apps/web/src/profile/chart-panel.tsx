import type { GameHabits } from '@south-street/engine/habits'
import { SHOWN_GAMES } from '@south-street/registry/boards'
import { Choice, VisuallyHidden } from '@south-street/ui'
import { type CSSProperties, type ReactNode, useEffect, useState } from 'react'
import { useGameNames, useGameWords } from '../language/language.ts'
import { callHouse } from '../local/local-house.ts'
import styles from './chart-panel.module.css'
import { type Month, months } from './figures.ts'
import type { PlayedGame } from './played-game.ts'
import page from './profile-page.module.css'
import { sayFigure, sayMonth, useProfileWords } from './profile-words.ts'

/** A month with fewer games says little, and is drawn so. */
const FEW = 3

/** Mean points a game by source and month. It keeps a game of its own, because sources differ. */
export function ChartPanel({ games }: { readonly games: readonly PlayedGame[] }): ReactNode {
  const { say } = useProfileWords()
  const played = SHOWN_GAMES.filter((game) => games.some((one) => one.game === game))
  const [wished, setWished] = useState<string | null>(null)
  const game = wished !== null && played.includes(wished) ? wished : played[0]!
  return (
    <section className={page.panel} data-panel="chart">
      <header className={styles.head}>
        <div>
          <h2>{say('chart.title')}</h2>
          <p>{say('chart.line')}</p>
        </div>
        {played.length > 1 && <GameChoice games={played} game={game} choose={setWished} />}
      </header>
      <Chart key={game} game={game} months={months(games, game)} />
    </section>
  )
}

interface GameChoiceProps {
  readonly games: readonly string[]
  readonly game: string
  readonly choose: (game: string) => void
}

function GameChoice({ games, game, choose }: GameChoiceProps): ReactNode {
  const { say } = useProfileWords()
  const nameOf = useGameNames()
  const options = games.map((one) => ({ value: one, name: nameOf(one) }))
  return <Choice label={say('game')} value={game} options={options} choose={choose} />
}

function Chart({ game, months: all }: { readonly game: string; readonly months: readonly Month[] }): ReactNode {
  const { say, language } = useProfileWords()
  const words = useGameWords(game)
  const [sources, setSources] = useState<GameHabits['sources']>([])
  useEffect(() => {
    callHouse('habits', { game, own: {}, others: {} }).then(
      (habits) => setSources(habits?.sources ?? []),
      () => undefined,
    )
  }, [game])
  const most = Math.max(1, ...all.flatMap(({ mean, others }) => [mean, others])) * 1.12
  const figure = (value: number) => sayFigure(language, value)
  const share = (value: number) => ({ '--share': value / most }) as CSSProperties
  return (
    <>
      <div className={styles.chart} aria-hidden="true" data-picture>
        {all.map(({ month, games, sources: own, mean, others }) => (
          <div
            key={month}
            className={styles.month}
            data-few={games < FEW}
            title={games < FEW ? say('chart.few') : undefined}
          >
            <div className={styles.column}>
              <b style={share(Math.max(mean, others))}>{figure(mean)}</b>
              {sources.map(({ name }, i) => (
                <i key={name} data-source={i} style={share(Math.max(0, own[name] ?? 0))} />
              ))}
              <em style={share(others)} />
            </div>
            <span>{sayMonth(language, month, 'short')}</span>
            <small>{games}</small>
          </div>
        ))}
      </div>
      <VisuallyHidden>
        {all.map(({ month, mean, games, others }) => (
          <span key={month}>
            {say('chart.said', {
              month: sayMonth(language, month, 'long'),
              mean: figure(mean),
              games,
              others: figure(others),
            })}{' '}
          </span>
        ))}
      </VisuallyHidden>
      <ul className={styles.legend}>
        {sources.map(({ name, key }, i) => (
          <li key={name}>
            <i data-source={i} />
            {words.say(key)}
          </li>
        ))}
        <li>
          <i className={styles.others} />
          {say('chart.others')}
        </li>
      </ul>
      <ChartTable game={game} months={all} sources={sources} />
    </>
  )
}

interface ChartTableProps {
  readonly game: string
  readonly months: readonly Month[]
  readonly sources: GameHabits['sources']
}

/** The same as a table, for whoever would rather read it. */
function ChartTable({ game, months: all, sources }: ChartTableProps): ReactNode {
  const { say, language } = useProfileWords()
  const words = useGameWords(game)
  const figure = (value: number) => sayFigure(language, value)
  return (
    <details className={styles.details}>
      <summary>{say('chart.table')}</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">{say('chart.month')}</th>
            <th scope="col">{say('chart.games')}</th>
            {sources.map(({ name, key }) => (
              <th key={name} scope="col">
                {words.say(key)}
              </th>
            ))}
            <th scope="col">{say('chart.mean')}</th>
            <th scope="col">{say('chart.others')}</th>
          </tr>
        </thead>
        <tbody>
          {all.map(({ month, games, sources: own, mean, others }) => (
            <tr key={month}>
              <th scope="row">{sayMonth(language, month, 'long')}</th>
              <td>{games}</td>
              {sources.map(({ name }) => (
                <td key={name}>{figure(own[name] ?? 0)}</td>
              ))}
              <td>{figure(mean)}</td>
              <td>{figure(others)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
