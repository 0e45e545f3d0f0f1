import { aboutGame, SHOWN_GAMES } from '@south-street/registry/boards'
import { type ReactNode, use, useState } from 'react'
import { version } from '../../package.json'
import { Link } from '../frame/link.tsx'
import { Tool, TopBar } from '../frame/top-bar.tsx'
import { useGameWords, usePageWords, wantGameWords } from '../language/language.ts'
import { navigate } from '../router.ts'
import { SettingsDialog } from '../settings/settings-dialog.tsx'
import { GameCard } from './game-card.tsx'
import styles from './home-page.module.css'
import { Masthead } from './masthead.tsx'
import { RecordDrop } from './record-drop.tsx'
import { ServerTables } from './server-tables.tsx'
import { YourTables } from './your-tables.tsx'

let words: Promise<unknown> | undefined

/** The front page. */
export function HomePage(): ReactNode {
  words ??= Promise.all(SHOWN_GAMES.map(wantGameWords))
  use(words)
  const { say } = usePageWords()
  const [settings, setSettings] = useState(false)
  return (
    <div className={styles.page}>
      <TopBar tools={<Tool icon="gear" label={say('settings.title')} onClick={() => setSettings(true)} />} />
      <Masthead />
      <main className={styles.front}>
        {SHOWN_GAMES.map((game) => (
          <GameCard
            key={game}
            game={game}
            invite={() => navigate(`/invite/${game}`)}
            passAndPlay={() => navigate(`/one-device/${game}`)}
          />
        ))}
        <div className={styles.side}>
          <YourTables />
          <ServerTables />
          <RecordDrop />
        </div>
      </main>
      <footer className={styles.foot}>
        {SHOWN_GAMES.map((game) => (
          <GameLinks key={game} game={game} />
        ))}
        <Link to="/about">{say('home.about')}</Link>
        <span>{say('home.free')}</span>
        <Link to="/about">{say('home.version', { version })}</Link>
      </footer>
      {settings && <SettingsDialog close={() => setSettings(false)} />}
    </div>
  )
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
