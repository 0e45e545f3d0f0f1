import { aboutGame, SHOWN_GAMES } from '@south-street/registry/boards'
import { Button } from '@south-street/ui'
import type { ReactNode } from 'react'
import { useGameWords, usePageWords } from '../language/language.ts'
import { navigate } from '../router.ts'
import styles from './side-list.module.css'

/** One decision a day, the same for everybody. What it is about is not loaded before somebody wants to solve it. */
export function TodaysPuzzle(): ReactNode {
  const { say } = usePageWords()
  const games = SHOWN_GAMES.filter((game) => aboutGame(game).puzzles !== undefined)
  if (games.length === 0) return null
  return (
    <section className={styles.list} aria-label={say('home.puzzle')}>
      <h2>{say('home.puzzle')}</h2>
      <p className={styles.text}>{say('home.puzzle-line')}</p>
      <div className={styles.row}>
        {games.map((game) => (
          <Puzzle key={game} game={game} />
        ))}
      </div>
    </section>
  )
}

function Puzzle({ game }: { readonly game: string }): ReactNode {
  const words = useGameWords(game)
  return (
    <Button small onClick={() => navigate(`/puzzles/${game}/today`)}>
      {words.say('name')}
    </Button>
  )
}
