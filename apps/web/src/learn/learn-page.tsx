import { aboutGame, SHOWN_GAMES } from '@south-street/registry/boards'
import { type AnyBoard, classNames, Icon, UseDrawing, WordsProvider } from '@south-street/ui'
import type { ReactNode } from 'react'
import { GameTabs } from '../frame/game-tabs.tsx'
import { Link } from '../frame/link.tsx'
import { PageMessage } from '../frame/page-message.tsx'
import { TopBar } from '../frame/top-bar.tsx'
import { useGameWords, usePageWords } from '../language/language.ts'
import { openTable } from '../plain/open-table.ts'
import { type Course, LEARN_WORDS, lessonWordsOf, openCourse, openLessonTable } from './course.ts'
import styles from './learn-page.module.css'
import { GuidedPanel, PuzzlePanel } from './learn-panels.tsx'
import { LessonPage } from './lesson-page.tsx'
import { readProgress } from './progress.ts'
import { Portrait } from './teacher.tsx'

const TAUGHT = SHOWN_GAMES.filter((game) => aboutGame(game).lessons !== undefined)

/** The lessons of a game, or one of them. */
export async function openLearnPage(game: string, lesson: string): Promise<ReactNode> {
  const id = game === '' ? TAUGHT[0]! : game
  if (!TAUGHT.includes(id)) return <NoLessons />
  if (lesson !== '') {
    const table = await openLessonTable(id, lesson)
    return table === null ? <NoLessons /> : <LessonPage key={lesson} table={table} />
  }
  const [course, table] = await Promise.all([openCourse(id), openTable(id)])
  return <LearnPage game={id} course={course!} board={table!.board} />
}

function NoLessons(): ReactNode {
  const { say } = usePageWords()
  return <PageMessage text={say('no-such-game')} />
}

interface LearnPageProps {
  readonly game: string
  readonly course: Course
  readonly board: AnyBoard
}

/** What there is to learn, in the order of sailing. Nothing is locked, and nobody is reminded of anything. */
function LearnPage({ game, course, board }: LearnPageProps): ReactNode {
  const learn = useGameWords(LEARN_WORDS)
  const words = useGameWords(game)
  const { done } = readProgress(game)
  const count = course.filter(({ id }) => done.includes(id)).length
  return (
    <div className={styles.page}>
      <TopBar where={learn.say('title')} />
      <header className={styles.hero}>
        <Portrait />
        <div>
          <h1>{learn.say('learn', { game: words.say('name') })}</h1>
          <p>{learn.say('lead', { count: course.length })}</p>
        </div>
        <GameTabs games={TAUGHT} game={game} label={learn.say('games')} path="/learn" />
      </header>
      <main className={styles.main}>
        <section className={styles.lessons} aria-label={learn.say('lessons')}>
          <header>
            <h2>{learn.say('lessons')}</h2>
            <span>{learn.say('done-of', { count, all: course.length })}</span>
            <Voyage count={count} all={course.length} />
          </header>
          <WordsProvider value={words}>
            <ol>
              {course.map((lesson, index) => (
                <Row
                  key={lesson.id}
                  {...{ game, lesson, board, number: index + 1, isNext: index === nextOf(course, done) }}
                />
              ))}
            </ol>
          </WordsProvider>
        </section>
        <aside className={styles.aside}>
          <GuidedPanel game={game} />
          {aboutGame(game).puzzles && <PuzzlePanel game={game} />}
        </aside>
      </main>
    </div>
  )
}

/** The first lesson that is not done. */
function nextOf(course: Course, done: readonly string[]): number {
  return course.findIndex(({ id }) => !done.includes(id))
}

interface RowProps {
  readonly game: string
  readonly lesson: Course[number]
  readonly board: AnyBoard
  readonly number: number
  readonly isNext: boolean
}

/** One lesson; the whole row leads to it. */
function Row({ game, lesson, board, number, isNext }: RowProps): ReactNode {
  const learn = useGameWords(LEARN_WORDS)
  const { say } = useGameWords(lessonWordsOf(game))
  const { done, begun } = readProgress(game)
  const isDone = done.includes(lesson.id)
  const isBegun = begun[lesson.id] !== undefined
  const go = (
    <span className={classNames(styles.go, isNext && styles.next)}>
      {learn.say(isBegun ? 'go-on' : 'begin')}
      <Icon name="right" />
    </span>
  )
  return (
    <li className={classNames(isNext && styles.here)}>
      <Link to={`/learn/${game}/${lesson.id}`}>
        <b className={styles.number}>{number}</b>
        <span className={styles.cards} aria-hidden="true" data-picture="">
          {lesson.cards.map((card) => (
            <span key={card}>
              <board.help.Face card={card} />
            </span>
          ))}
        </span>
        <span className={styles.words}>
          <strong>{say(`${lesson.id}.name`)}</strong>
          <small>{say(`${lesson.id}.line`)}</small>
        </span>
        <span className={styles.minutes}>{learn.say('minutes', { count: lesson.minutes })}</span>
        {isDone && !isBegun ? (
          <span className={styles.done}>
            <Icon name="check" />
            {learn.say('is-done')}
          </span>
        ) : (
          go
        )}
      </Link>
    </li>
  )
}

const LENGTH = 216
const EDGE = 8

/** How far one has sailed. */
function Voyage({ count, all }: { readonly count: number; readonly all: number }): ReactNode {
  const at = (step: number) => EDGE + (LENGTH * step) / all
  return (
    <svg className={styles.voyage} viewBox="0 0 232 34" aria-hidden="true" focusable="false">
      <path d={`M${EDGE} 25H${EDGE + LENGTH}`} strokeWidth="2" strokeDasharray="2 5" />
      <path d={`M${EDGE} 25H${at(count)}`} strokeWidth="3" />
      {Array.from({ length: all + 1 }, (_, step) => (
        <circle
          key={String(step)}
          cx={at(step)}
          cy="25"
          r={step === 0 || step === all ? 5 : 3.6}
          className={classNames(step <= count && styles.reached)}
        />
      ))}
      <UseDrawing of="packet-ship-dry" x={at(count) - 16} y={-4} width={32} height={24} />
    </svg>
  )
}
