import type { ReactNode } from 'react'
import { UseDrawing } from '../drawing/drawing.tsx'
import { classNames } from '../parts/class-names.ts'
import { Icon } from '../parts/icon.tsx'
import { useWords } from '../words/words.ts'
import styles from './counting-head.module.css'
import type { CountedColumn } from './plan.ts'

interface CountingHeadProps {
  readonly columns: readonly CountedColumn[]
  /** Which is being counted. */
  readonly step: string
  readonly line: string
  readonly rounds: number
  /** Drawn over the harbour. */
  readonly children: ReactNode
}

/** What is being counted, by which rule, and what is still to come. */
export function CountingHead({ columns, step, line, rounds, children }: CountingHeadProps): ReactNode {
  const { say } = useWords()
  const steps = [...new Set(columns.map((column) => column.step))]
  const now = steps.indexOf(step)
  return (
    <header className={styles.head}>
      <svg className={styles.backdrop} viewBox="0 110 1440 128" preserveAspectRatio="xMaxYMax slice" aria-hidden="true">
        <UseDrawing of="panorama" width={1440} height={300} />
        {children}
      </svg>
      <div className={styles.title}>
        <p className={styles.kicker}>{say('counting.after', { count: rounds })}</p>
        <h1>{say(`counting.titles.${step}`)}</h1>
        <p className={styles.line}>{line}</p>
      </div>
      <ol className={styles.steps} aria-label={say('counting.what')}>
        {steps.map((name, place) => (
          <li
            key={name}
            className={classNames(place < now && styles.counted, place === now && styles.current)}
            aria-current={place === now ? 'step' : undefined}
          >
            <i>{place < now ? <Icon name="check" /> : place + 1}</i>
            <span>{say(`counting.steps.${name}`)}</span>
          </li>
        ))}
      </ol>
    </header>
  )
}
