import { Button } from '@south-street/ui'
import type { ReactNode } from 'react'
import { usePageWords } from '../language/language.ts'
import { changePreferences, usePreferences } from '../preferences.ts'
import styles from './coach-marks.module.css'

/** In the order in which they come up; `skipped` means that nobody wants to hear the rest. */
const MARKS = ['bar', 'asking', 'delivery'] as const
const SKIPPED = 'all'

/** A few words about what is new, when it first happens; never again after that. */
export function CoachMarks({ isMyMove, moves }: { readonly isMyMove: boolean; readonly moves: number }): ReactNode {
  const { say } = usePageWords()
  const { coached } = usePreferences()
  if (coached.includes(SKIPPED) || !isMyMove) return null
  const mark = MARKS.find((one) => !coached.includes(one))
  // One a move, so that there is time to play.
  if (mark === undefined || moves < MARKS.indexOf(mark) * 8) return null
  return (
    <aside className={styles.coach} role="note">
      <p>{say(`coach.${mark}`)}</p>
      <div>
        <Button small look="quiet" onClick={() => changePreferences({ coached: [...coached, SKIPPED] })}>
          {say('coach.skip')}
        </Button>
        <Button small look="primary" onClick={() => changePreferences({ coached: [...coached, mark] })}>
          {say('coach.understood')}
        </Button>
      </div>
    </aside>
  )
}
