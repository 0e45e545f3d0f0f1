import { type ButtonHTMLAttributes, type ReactNode, useState } from 'react'
import type { House } from '../art/houses.ts'
import { LastRoundLine } from '../last-round/last-round.tsx'
import { heardOf, useLesson } from '../lesson/lesson-frame.tsx'
import { useWords } from '../words/words.ts'
import { Button } from './button.tsx'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import { LANDING } from './landing.ts'
import { Piece } from './piece.tsx'
import styles from './question-bar.module.css'
import { speech, useSpokenQuestion } from './speech.ts'
import { useIsPhone } from './window-size.ts'

interface QuestionBarProps {
  /** Whoever is asked, by house; null when nobody is. */
  readonly house: House | null
  readonly isMine: boolean
  /** What is asked, in a sentence. */
  readonly question: string
  /** What follows from it; may be empty. */
  readonly line: string
  /** The line is needed to decide, so it stays in a low window, too. */
  readonly keepsLine?: boolean
  readonly answers: ReactNode
  /** Stands beside the words: what has no other place while a phone needs the room. */
  readonly beside?: ReactNode
  /** Question and line for the ear; silent while an answer is on its way, and where the past is shown. */
  readonly spoken: { readonly question: string; readonly line: string; readonly speaks: boolean }
  /** The last round is announced elsewhere. */
  readonly hasPennant?: boolean
  /** Stands above the bar. */
  readonly children?: ReactNode
}

/** A question this long is set smaller. */
const LONG = 46

/** The bar that says in one sentence what is asked of whom, and what can be done about it. */
export function QuestionBar(props: QuestionBarProps): ReactNode {
  const words = useWords()
  const { keepsLine, answers, beside, hasPennant, children } = props
  const lesson = useLesson()
  const isPhone = useIsPhone()
  const { question, line } = lesson?.said ?? props
  // What the teacher says is for whoever learns, whoever is asked.
  const isDone = lesson?.kind === 'puzzle' && !!lesson.said && !lesson.said.asks
  const isMine = !isDone && (props.isMine || !!lesson?.said)
  const { house } = lesson?.said ?? props
  const spoken = lesson?.said ? { ...heardOf(lesson.said), speaks: true } : props.spoken
  useSpokenQuestion({ ...spoken, isMine })
  // The bar lights up when the turn comes to you, not where a table is opened and it is your turn already.
  const [hasWaited, setHasWaited] = useState(!isMine)
  if (!isMine && !hasWaited) setHasWaited(true)
  const bar = (
    <section
      className={classNames(
        styles.bar,
        isMine ? styles.mine : styles.waiting,
        isMine && hasWaited && styles.lit,
        isDone && styles.calm,
        !keepsLine && styles.brief,
        lesson?.kind === 'lesson' && styles.taught,
      )}
      aria-label={words.say('board.bar')}
      data-region="bar"
      data-asks={isMine ? 'you' : 'others'}
    >
      {house !== null && <Piece house={house} className={styles.piece} />}
      <div className={styles.words}>
        {!hasPennant && <LastRoundLine />}
        <h2
          className={classNames(question.length > LONG && styles.long)}
          {...LANDING}
          onFocus={() => speech.heard(spoken.question)}
        >
          {question}
        </h2>
        {line !== '' && <p>{line}</p>}
      </div>
      {beside}
      <div className={styles.answers}>
        {lesson?.said && !lesson.said.asks ? null : answers}
        {lesson?.answers}
      </div>
      {children}
    </section>
  )
  // A fragment in either case, so that the bar stays the same one when a coach begins to speak.
  return (
    <>
      {isPhone && lesson?.speech}
      {bar}
    </>
  )
}

interface SideAnswerProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly does: 'undo' | 'hint'
  readonly label: string
}

/** An answer that is no move: on a phone it is only its sign. */
export function SideAnswer({ does, label, ...rest }: SideAnswerProps): ReactNode {
  return (
    <Button look="quiet" className={styles[does]} aria-label={label} title={label} {...rest}>
      <Icon name={does === 'undo' ? 'undo' : 'lamp'} />
      <span>{label}</span>
    </Button>
  )
}
