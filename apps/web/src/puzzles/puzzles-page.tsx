import { difficultyOf, type Puzzle } from '@south-street/engine/puzzle'
import { classNames, Icon } from '@south-street/ui'
import type { ReactNode } from 'react'
import { GameTabs } from '../frame/game-tabs.tsx'
import { Link } from '../frame/link.tsx'
import { PageMessage } from '../frame/page-message.tsx'
import { TopBar } from '../frame/top-bar.tsx'
import { useGameWords, usePageWords, wantGameWords } from '../language/language.ts'
import { datesOf } from '../language/time.ts'
import { PuzzlePage } from './puzzle-page.tsx'
import styles from './puzzles-page.module.css'
import { openPuzzleTable, openShelf, PUZZLE_WORDS, PUZZLED, puzzleWordsOf, TODAY, thisDay, todays } from './shelf.ts'
import { readTally, type Tally } from './tally.ts'

/** The puzzles of a game, today's, or any other. */
export async function openPuzzlesPage(game: string, id: string): Promise<ReactNode> {
  const of = game === '' ? PUZZLED[0]! : game
  if (!PUZZLED.includes(of)) return <NoPuzzles />
  const now = new Date()
  if (id !== '') {
    const table = await openPuzzleTable(of, id, thisDay(now))
    return table === null ? <NoPuzzles /> : <DatedPuzzle key={`${of} ${id} ${thisDay(now)}`} table={table} now={now} />
  }
  const [{ file }] = await Promise.all([openShelf(of), ...PUZZLED.map(wantGameWords)])
  return <PuzzlesPage game={of} puzzles={file.puzzles} now={now} />
}

function NoPuzzles(): ReactNode {
  const { say } = usePageWords()
  return <PageMessage text={say('no-such-game')} />
}

function useDay(now: Date): string {
  const { language } = usePageWords()
  return new Intl.DateTimeFormat(datesOf(language), { day: 'numeric', month: 'long' }).format(now)
}

type OpenTable = NonNullable<Awaited<ReturnType<typeof openPuzzleTable>>>

function DatedPuzzle({ table, now }: { readonly table: OpenTable; readonly now: Date }): ReactNode {
  return <PuzzlePage table={table} day={useDay(now)} />
}

interface PuzzlesPageProps {
  readonly game: string
  readonly puzzles: readonly Puzzle[]
  readonly now: Date
}

/** Today's puzzle first, then as many as one likes, by what they are about. */
function PuzzlesPage({ game, puzzles, now }: PuzzlesPageProps): ReactNode {
  const { say } = useGameWords(PUZZLE_WORDS)
  const words = useGameWords(game)
  const tally = readTally(game)
  const tried = puzzles.filter(({ id }) => tally[id] !== undefined)
  const right = tried.filter(({ id }) => tally[id]!.isRight).length
  const today = todays(puzzles, thisDay(now))
  const day = useDay(now)
  return (
    <div className={styles.page}>
      <TopBar where={say('title')} />
      <header className={styles.hero}>
        <div>
          <h1>{say('heading', { game: words.say('name') })}</h1>
          <p>{say('lead')}</p>
        </div>
        <GameTabs games={PUZZLED} game={game} label={say('games')} path="/puzzles" />
      </header>
      <main className={styles.main}>
        {today === undefined ? (
          <p>{say('none')}</p>
        ) : (
          <>
            <Today {...{ game, puzzle: today, day, tally }} />
            <Themes {...{ game, puzzles, tally }} />
            <p className={styles.tally}>
              {tried.length > 0 && say('tally', { count: tried.length, right })} {say('no-tally')}
            </p>
          </>
        )}
      </main>
    </div>
  )
}

interface TodayProps {
  readonly game: string
  readonly puzzle: Puzzle
  readonly day: string
  readonly tally: Tally
}

function Today({ game, puzzle, day, tally }: TodayProps): ReactNode {
  const { say } = useGameWords(PUZZLE_WORDS)
  const attempt = tally[puzzle.id]
  return (
    <section className={styles.today}>
      <div>
        <h2>{say('today')}</h2>
        <p>
          {day} · {say('difficulty', { level: say(`levels.${difficultyOf(puzzle)}`) })}
          {attempt !== undefined && ` · ${say(attempt.isRight ? 'is-right' : 'is-wrong')}`}
        </p>
      </div>
      <Link to={`/puzzles/${game}/${TODAY}`} className={styles.go}>
        {say(attempt === undefined ? 'solve' : 'look')}
        <Icon name="right" />
      </Link>
    </section>
  )
}

interface ThemesProps {
  readonly game: string
  readonly puzzles: readonly Puzzle[]
  readonly tally: Tally
}

function Themes({ game, puzzles, tally }: ThemesProps): ReactNode {
  const { say } = useGameWords(PUZZLE_WORDS)
  const own = useGameWords(puzzleWordsOf(game))
  const themes = [...new Set(puzzles.flatMap((puzzle) => puzzle.themes))]
    .map((theme) => ({
      theme,
      name: own.say(`themes.${theme}`),
      of: puzzles.filter((one) => one.themes.includes(theme)),
    }))
    .sort((a, b) => b.of.length - a.of.length || (a.name < b.name ? -1 : 1))
  return (
    <section className={styles.themes} aria-label={say('by-theme')}>
      <header>
        <h2>{say('by-theme')}</h2>
        <span>{say('done-of', { count: puzzles.filter(({ id }) => tally[id]).length, all: puzzles.length })}</span>
      </header>
      <ul>
        {themes.map(({ theme, name, of }) => {
          const left = of.filter(({ id }) => tally[id] === undefined)
          const next = left[0] ?? of[0]!
          return (
            <li key={theme} className={classNames(left.length === 0 && styles.done)}>
              <Link to={`/puzzles/${game}/${next.id}`}>
                <strong>{name}</strong>
                <span>{say('done-of', { count: of.length - left.length, all: of.length })}</span>
                <Icon name={left.length === 0 ? 'check' : 'right'} />
              </Link>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
