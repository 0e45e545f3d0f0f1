import './harbour-portrait.ts'
import { Button, classNames, Drawing, Icon, useWindow } from '@south-street/ui'
import type { ReactNode } from 'react'
import { Link } from '../frame/link.tsx'
import { useGameWords } from '../language/language.ts'
import { LEARN_WORDS } from './course.ts'
import styles from './teacher.module.css'

export interface Speech {
  readonly text: string
  /** The rule that it is about. */
  readonly rule: { readonly clause: string; readonly to: string } | null
  /** From 1; past the last one at the end. */
  readonly step: number
  readonly steps: number
}

interface TeacherRowProps {
  readonly speech: Speech
  readonly back: (() => void) | null
  readonly skip: () => void
  /** Whether there is room beside what is taught, where the window is too low for a row. */
  readonly beside: boolean
}

/** The teacher's row above a board. It has its place, so it covers nothing. */
export function TeacherRow({ speech, back, skip, beside }: TeacherRowProps): ReactNode {
  const { say } = useGameWords(LEARN_WORDS)
  return (
    <section
      className={classNames(styles.row, beside && styles.beside)}
      aria-label={say('teacher')}
      data-region="teacher"
    >
      <Portrait small={useWindow('h<1001')} />
      <div className={styles.bubble}>
        <Words {...speech} />
        <Steps {...speech} />
        <Button look="quiet" disabled={back === null} onClick={() => back?.()}>
          <Icon name="left" />
          {say('back')}
        </Button>
        <Button onClick={skip}>{say('skip')}</Button>
      </div>
    </section>
  )
}

/** The same on a phone, above the bar: the page's head has the step, and the bar the way back. */
export function TeacherStrip({ speech }: { readonly speech: Speech }): ReactNode {
  const { say } = useGameWords(LEARN_WORDS)
  return (
    <section className={styles.strip} aria-label={say('teacher')} data-region="teacher">
      <Portrait small />
      <Words {...speech} />
    </section>
  )
}

function Words({ text, rule }: Speech): ReactNode {
  return (
    <p>
      {text} {rule !== null && <Link to={rule.to}>{rule.clause}</Link>}
    </p>
  )
}

function Steps({ step, steps }: Speech): ReactNode {
  const { say } = useGameWords(LEARN_WORDS)
  const current = Math.min(step, steps)
  return (
    <div className={styles.steps}>
      <b>{say('step', { step: current, steps })}</b>
      <span aria-hidden="true">
        {Array.from({ length: steps }, (_, i) => (
          <i
            key={String(i)}
            className={classNames(i + 1 < current && styles.past, i + 1 === current && styles.current)}
          />
        ))}
      </span>
    </div>
  )
}

/** The harbour master with a speaking trumpet, who alone explains. */
export function Portrait({ small = false }: { readonly small?: boolean }): ReactNode {
  return (
    <span className={classNames(styles.portrait, small && styles.small)} aria-hidden="true">
      <i />
      <Drawing of="harbour-portrait" />
    </span>
  )
}
