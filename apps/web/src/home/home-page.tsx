import { aboutGame, SHOWN_GAMES } from '@south-street/registry/boards'
import { type ComponentProps, type ReactNode, use, useEffect, useState } from 'react'
import { version } from '../../package.json'
import { Link } from '../frame/link.tsx'
import { Tool, TopBar } from '../frame/top-bar.tsx'
import { tellWaiting } from '../frame/waiting.ts'
import { useGameWords, usePageWords, wantFrontWords } from '../language/language.ts'
import { usePreferences } from '../preferences.ts'
import { navigate } from '../router.ts'
import { SettingsDialog } from '../settings/settings-dialog.tsx'
import { ClubLink } from './club-link.tsx'
import { FinishedTables } from './finished-tables.tsx'
import { GameCard } from './game-card.tsx'
import styles from './home-page.module.css'
import { LatePanel, openClubNews, openTodaysDeal } from './late-panel.tsx'
import { ownTables } from './listed-tables.ts'
import { Masthead } from './masthead.tsx'
import { RecordDrop } from './record-drop.tsx'
import { ServerTables } from './server-tables.tsx'
import { TodaysPuzzle } from './todays-puzzle.tsx'
import { type HomeTables, useHomeTables } from './use-home-tables.ts'
import { YourTables } from './your-tables.tsx'

let words: Promise<unknown> | undefined

/** The front page. */
export function HomePage(): ReactNode {
  words ??= wantFrontWords(SHOWN_GAMES)
  use(words)
  const { say } = usePageWords()
  const [settings, setSettings] = useState(false)
  const tables = useHomeTables()
  const isRegular = usePreferences().finished.length > 0
  return (
    <div className={styles.page}>
      <TopBar tools={<Tool icon="gear" label={say('settings.title')} onClick={() => setSettings(true)} />} />
      <Masthead isLow={isRegular} />
      {isRegular ? <RegularDesk tables={tables} /> : <NewcomersDesk tables={tables} />}
      <footer className={styles.foot}>
        {SHOWN_GAMES.map((game) => (
          <GameLinks key={game} game={game} />
        ))}
        <ClubLink />
        <Link to="/about">{say('home.about')}</Link>
        <span>{say('home.free')}</span>
        <Link to="/about">{say('home.version', { version })}</Link>
      </footer>
      {settings && <SettingsDialog close={() => setSettings(false)} />}
    </div>
  )
}

interface DeskProps {
  readonly tables: HomeTables
}

/** The games first, and beside them what there is. */
function NewcomersDesk({ tables }: DeskProps): ReactNode {
  return (
    <main className={styles.front}>
      <Games />
      <div className={styles.side}>
        <YourTables {...tables} />
        <TodaysPuzzle />
        <FinishedTables {...tables} />
        <ServerTables {...tables} />
        <RecordDrop />
      </div>
    </main>
  )
}

/** For whoever comes back: what waits for them and what is new today, then the games, then what became of the last ones. */
function RegularDesk({ tables }: DeskProps): ReactNode {
  const waiting = ownTables(tables.here ?? [], tables.server?.mine ?? []).filter(({ isMyMove }) => isMyMove).length
  useEffect(() => tellWaiting(waiting), [waiting])
  return (
    <main className={styles.desk}>
      <div className={styles.column}>
        <YourTables {...tables} />
        <LatePanel open={openTodaysDeal} />
        <TodaysPuzzle />
      </div>
      <div className={styles.column}>
        <Games isSmall isQuiet={waiting > 0 || !tables.isKnown} />
      </div>
      <div className={styles.column}>
        <FinishedTables {...tables} />
        <ServerTables {...tables} />
        <LatePanel open={openClubNews} />
        <RecordDrop />
      </div>
    </main>
  )
}

type GamesProps = Pick<ComponentProps<typeof GameCard>, 'isSmall' | 'isQuiet'>

function Games({ isSmall = false, isQuiet = false }: GamesProps): ReactNode {
  return SHOWN_GAMES.map((game) => (
    <GameCard
      key={game}
      game={game}
      isSmall={isSmall}
      isQuiet={isQuiet}
      invite={() => navigate(`/invite/${game}`)}
      passAndPlay={() => navigate(`/one-device/${game}`)}
    />
  ))
}

function GameLinks({ game }: { readonly game: string }): ReactNode {
  const { say } = usePageWords()
  const words = useGameWords(game)
  const name = { game: words.say('name') }
  return (
    <>
      <Link to={`/rules/${game}`}>{say('rules.title', name)}</Link>
      {aboutGame(game).lessons && <Link to={`/learn/${game}`}>{say('home.lessons', name)}</Link>}
    </>
  )
}
