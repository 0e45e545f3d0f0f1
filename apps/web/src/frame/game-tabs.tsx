import type { ReactNode } from 'react'
import { useGameWords } from '../language/language.ts'
import styles from './game-tabs.module.css'
import { Link } from './link.tsx'

interface GameTabsProps {
  readonly games: readonly string[]
  /** The one whose page this is. */
  readonly game: string
  readonly label: string
  /** The path below which each game has a page. */
  readonly path: string
}

/** From one game to the same page of another; nothing where there is only one. */
export function GameTabs({ games, game, label, path }: GameTabsProps): ReactNode {
  if (games.length < 2) return null
  return (
    <nav className={styles.games} aria-label={label}>
      {games.map((one) => (
        <GameTab key={one} game={one} to={`${path}/${one}`} isHere={one === game} />
      ))}
    </nav>
  )
}

interface GameTabProps {
  readonly game: string
  readonly to: string
  readonly isHere: boolean
}

function GameTab({ game, to, isHere }: GameTabProps): ReactNode {
  const words = useGameWords(game)
  return (
    <Link to={to} {...(isHere && { 'aria-current': 'page' as const })}>
      {words.say('name')}
    </Link>
  )
}
