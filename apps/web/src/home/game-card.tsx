import { aboutGame } from '@south-street/registry/boards'
import { Button, Choice, Icon, type IconName } from '@south-street/ui'
import { type ReactNode, useState } from 'react'
import { useGameWords, usePageWords } from '../language/language.ts'
import { readProgress } from '../learn/progress.ts'
import { beginLocalTable } from '../local/begin-table.ts'
import { soloSeat } from '../local/solo-person.ts'
import { changePreferences, usePreferences } from '../preferences.ts'
import { navigate } from '../router.ts'
import styles from './game-card.module.css'
import { GameCover } from './game-cover.tsx'
import { useVariants, Variants } from './variants.tsx'

function Stripes({ count }: { readonly count: number }): ReactNode {
  const rows = Array.from({ length: count }, (_, i) => `M3 ${13 + (count - 1) * 2.5 - i * 5}H21`).join('')
  return (
    <svg viewBox="0 0 24 26" className={styles.stripes} aria-hidden="true" focusable="false">
      <path d={rows} stroke="currentColor" strokeWidth="3" />
    </svg>
  )
}

function Fact({ icon, children }: { readonly icon: IconName; readonly children: ReactNode }): ReactNode {
  return (
    <span>
      <Icon name={icon} />
      {children}
    </span>
  )
}

function Facts({ game }: { readonly game: string }): ReactNode {
  const { say } = usePageWords()
  const words = useGameWords(game)
  const { min, max } = aboutGame(game).seats
  return (
    <p className={styles.facts}>
      <Fact icon="users">{say('home.players-from-to', { min, max })}</Fact>
      <Fact icon="clock">{words.say('cover.time')}</Fact>
      <Fact icon="cards">{words.say('cover.kind')}</Fact>
    </p>
  )
}

/** What whoever has not played a game to its end is offered first. */
function LearnFirst({ game }: { readonly game: string }): ReactNode {
  const { say } = usePageWords()
  return (
    <Button look="brass" className={styles.learn} onClick={() => navigate(`/learn/${game}`)}>
      <Icon name="star" />
      {say('home.learn')}
    </Button>
  )
}

interface GameCardProps {
  readonly game: string
  /** Without what newcomers want to know. */
  readonly isSmall?: boolean
  /** Something else comes first: a table waits for the viewer. */
  readonly isQuiet?: boolean
  readonly invite: () => void
  readonly passAndPlay: () => void
}

/** The other ways to a game: together, on one device, by its rules, or by learning it. */
function OtherWays({ game, invite, passAndPlay, learns }: GameCardProps & { readonly learns: boolean }): ReactNode {
  const { say } = usePageWords()
  const words = useGameWords(game)
  const lessons = aboutGame(game).lessons?.count ?? 0
  const done = Math.min(lessons, readProgress(game).done.length)
  return (
    <>
      <Button onClick={invite}>
        <Icon name="link" />
        {say('home.invite')}
      </Button>
      <Button onClick={passAndPlay}>
        <Icon name="users" />
        {say('home.pass-and-play')}
      </Button>
      <Button onClick={() => navigate(`/rules/${game}`)}>
        <Icon name="book" />
        {say('home.rules')}
      </Button>
      {learns && (
        <Button
          aria-label={say('home.lessons-done', { game: words.say('name'), done, lessons })}
          onClick={() => navigate(`/learn/${game}`)}
        >
          <Icon name="star" />
          {say('home.learned', { done, lessons })}
        </Button>
      )}
    </>
  )
}

interface SettingsProps {
  readonly game: string
  readonly players: number
}

/** How many players, how strong the bots, and which options. */
function Settings({ game, players }: SettingsProps): ReactNode {
  const { say } = usePageWords()
  const words = useGameWords(game)
  const { level } = usePreferences()
  const { seats, variants, levels } = aboutGame(game)
  const counts = Array.from({ length: seats.max - seats.min + 1 }, (_, i) => seats.min + i)
  return (
    <div className={styles.settings}>
      <span>{say('home.players')}</span>
      <Choice
        label={say('home.players')}
        value={players}
        options={counts.map((count) => ({ value: count, name: String(count) }))}
        choose={(count) => changePreferences({ players: count })}
      />
      <span>{say('home.bots')}</span>
      <span className={styles.level}>
        <Choice
          label={say('home.level')}
          value={level}
          options={levels.map((one, i) => ({
            value: one,
            name: words.say(`levels.${one}.name`),
            sign: <Stripes count={i + 1} />,
          }))}
          choose={(one) => changePreferences({ level: one })}
        />
        <b>{words.say(`levels.${level}.name`)}</b>
      </span>
      <small className={styles.note}>{words.say(`levels.${level}.line`)}</small>
      {variants.length > 0 && (
        <>
          <span>{say('home.variants')}</span>
          <Variants game={game} />
        </>
      )}
    </div>
  )
}

/** As the last time, until somebody wants to change something. */
function LastSettings({ game, players }: SettingsProps): ReactNode {
  const { say } = usePageWords()
  const words = useGameWords(game)
  const { level } = usePreferences()
  const [isOpen, setOpen] = useState(false)
  const strength = Math.max(0, aboutGame(game).levels.indexOf(level)) + 1
  return (
    <>
      <p className={styles.last}>
        <i>
          <Stripes count={strength} />
        </i>
        <span>{say('home.as-last', { count: players, level: words.say(`levels.${level}.name`) })}</span>
        <Button look="quiet" small aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {say('home.change')}
        </Button>
      </p>
      {isOpen && <Settings game={game} players={players} />}
    </>
  )
}

/** One game on the front page: how many players, how strong the bots, and a button to begin. */
export function GameCard({ game, isSmall = false, isQuiet = false, invite, passAndPlay }: GameCardProps): ReactNode {
  const { say } = usePageWords()
  const words = useGameWords(game)
  const { players: wished, level, name, house, finished } = usePreferences()
  const variants = useVariants(game)
  const [state, setState] = useState<'ready' | 'starting' | 'failed'>('ready')
  const { seats, lessons } = aboutGame(game)
  const isNew = lessons !== undefined && !finished.includes(game)
  const players = Math.min(seats.max, Math.max(seats.min, wished))
  const play = async () => {
    setState('starting')
    const seats = Array.from({ length: players }, (_, i) => (i === 0 ? soloSeat(name, house) : { level }))
    await beginLocalTable({ game, seats, variants }).catch(() => setState('failed'))
  }
  return (
    <section className={styles.card} data-small={isSmall} aria-label={words.say('name')} data-region="game">
      <div className={styles.cover}>
        <GameCover game={game} />
      </div>
      <div className={styles.body}>
        <h2>{words.say('name')}</h2>
        {!isSmall && (
          <>
            <p className={styles.line}>{words.say('cover.line')}</p>
            <Facts game={game} />
          </>
        )}
        {isNew && <LearnFirst game={game} />}
        {isSmall ? <LastSettings game={game} players={players} /> : <Settings game={game} players={players} />}
        {state === 'failed' && (
          <p className={styles.line} role="alert">
            {say('home.cannot-start')}
          </p>
        )}
        <div className={styles.offers} data-offers={lessons && !isNew ? 4 : 3}>
          <Button
            look={isNew ? 'line' : isQuiet ? 'primary' : 'brass'}
            className={styles.play}
            disabled={state === 'starting'}
            onClick={play}
            data-offer="play"
          >
            <Icon name="play" />
            {say('home.play-against', { count: players - 1 })}
          </Button>
          <OtherWays {...{ game, invite, passAndPlay }} learns={lessons !== undefined && !isNew} />
        </div>
      </div>
    </section>
  )
}
