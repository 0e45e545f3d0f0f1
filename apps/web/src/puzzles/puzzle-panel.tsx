import type { AnyGame } from '@south-street/engine'
import { type Attempt, difficultyOf, type Puzzle } from '@south-street/engine/puzzle'
import { Button, classNames, Drawing, Icon, VisuallyHidden, type Words } from '@south-street/ui'
import type { ReactNode } from 'react'
import { useGameWords } from '../language/language.ts'
import styles from './puzzle-panel.module.css'
import './wax-seal.ts'
import { PUZZLE_WORDS, puzzleWordsOf } from './shelf.ts'

interface PanelProps {
  readonly game: AnyGame
  readonly puzzle: Puzzle
  readonly title: string
  /** The day, or nothing. */
  readonly day: string
  /** The game's words, with the names at this table. */
  readonly words: Words
  readonly attempt: Attempt | null
  readonly show: () => void
}

/** In the place of the log: what is asked for, and afterwards what every answer would have brought. */
export function PuzzlePanel(props: PanelProps): ReactNode {
  const { say } = useGameWords(PUZZLE_WORDS)
  const { attempt, puzzle } = props
  return (
    <section className={styles.panel} aria-label={say('panel')} data-region="puzzle">
      {attempt === null ? <Asked {...props} /> : <Answered {...props} attempt={attempt} />}
      <footer>
        {attempt === null && (
          <Button look="quiet" small onClick={props.show} data-answer="show">
            <Icon name="eye" />
            {say('show')}
          </Button>
        )}
        <Difficulty puzzle={puzzle} />
      </footer>
    </section>
  )
}

function Difficulty({ puzzle }: { readonly puzzle: Puzzle }): ReactNode {
  const { say } = useGameWords(PUZZLE_WORDS)
  const level = difficultyOf(puzzle)
  return (
    <span className={styles.difficulty}>
      {say('difficulty', { level: say(`levels.${level}`) })}
      <i aria-hidden="true">
        {[1, 2, 3, 4].map((one) => (
          <b key={one} className={classNames(one <= level && styles.on)} />
        ))}
      </i>
    </span>
  )
}

function Asked({ puzzle, title, day }: PanelProps): ReactNode {
  const { say } = useGameWords(PUZZLE_WORDS)
  return (
    <>
      <header>
        <h2>{title}</h2>
        {day !== '' && <span>{day}</span>}
      </header>
      <div className={styles.scroll}>
        <p className={styles.sealed}>
          <Drawing of="wax-seal" />
          <span>
            <b>{say('sealed')}</b>
            {say('sealed-line')}
          </span>
        </p>
        <p className={styles.how}>{say('how')}</p>
        <p className={styles.how}>{say(puzzle.task === undefined ? 'clear' : 'exact')}</p>
      </div>
    </>
  )
}

function Answered({ game, puzzle, words, attempt }: PanelProps & { readonly attempt: Attempt }): ReactNode {
  const { say } = useGameWords(PUZZLE_WORDS)
  const own = useGameWords(puzzleWordsOf(game.id))
  const { options, task } = puzzle
  const isChance = task === undefined
  const values = options.map(({ value }) => value)
  const most = Math.max(...values)
  const least = isChance ? Math.min(...values) : 0
  /** From 4 to 96 in 100 of the room. */
  const at = (value: number) => `${4 + (92 * (value - least)) / Math.max(0.01, most - least)}%`
  return (
    <>
      <header>
        <h2>{say('answers', { count: options.length })}</h2>
        <span>{isChance ? say('wins') : own.say(`tasks.${task}.unit`)}</span>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard. */}
      <div className={styles.scroll} tabIndex={0}>
        <ol className={styles.options}>
          {options.map((option, place) => {
            const { key, params } = game.messages.action(game.parse(option.action), puzzle.view)
            const isYours = attempt.place === place && attempt.action !== null
            return (
              <li key={option.action} className={classNames(place === 0 && styles.best, isYours && styles.yours)}>
                <span className={styles.tick}>{place === 0 && <Icon name="check" />}</span>
                <b>
                  {words.say(key, params)}
                  {isYours && <em>{say('yours')}</em>}
                  {place === 0 && <VisuallyHidden>, {say('best')}</VisuallyHidden>}
                </b>
                <span className={styles.line} aria-hidden="true">
                  <i style={{ left: at(option.value) }} />
                </span>
                <span className={styles.value}>{isChance ? inHundred(option.value) : option.value}</span>
              </li>
            )
          })}
        </ol>
        {attempt.action !== null && attempt.place === null && <p className={styles.how}>{say('unlisted')}</p>}
        <p className={styles.themes}>
          <b>{say('themes')}</b>
          {puzzle.themes.map((theme) => (
            <span key={theme}>{own.say(`themes.${theme}`)}</span>
          ))}
        </p>
      </div>
    </>
  )
}

export function inHundred(share: number): string {
  return String(Math.round(100 * share))
}
