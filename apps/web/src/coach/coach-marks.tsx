import { Button, type Words } from '@south-street/ui'
import type { ReactNode } from 'react'
import { usePageWords } from '../language/language.ts'
import { changePreferences, usePreferences } from '../preferences.ts'
import styles from './coach-marks.module.css'

/** Nobody wants to hear the rest. */
const SKIPPED = 'all'

interface CoachMarksProps {
  readonly game: string
  /** What there is to tell, in the order in which it comes up. */
  readonly marks: readonly string[]
  readonly gameWords: Words
  readonly isMyMove: boolean
  readonly moves: number
}

/** A few words about what is new, when it first happens; never again after that. */
export function CoachMarks({ game, marks, gameWords, isMyMove, moves }: CoachMarksProps): ReactNode {
  const { say } = usePageWords()
  const { coached } = usePreferences()
  if (coached.includes(SKIPPED) || !isMyMove) return null
  const mark = marks.find((one) => !coached.includes(`${game} ${one}`))
  // One a move, so that there is time to play.
  if (mark === undefined || moves < marks.indexOf(mark) * 8) return null
  return (
    <aside className={styles.coach} role="note">
      <p>{gameWords.say(`coach.${mark}`)}</p>
      <div>
        <Button small look="quiet" onClick={() => changePreferences({ coached: [...coached, SKIPPED] })}>
          {say('coach.skip')}
        </Button>
        <Button small look="primary" onClick={() => changePreferences({ coached: [...coached, `${game} ${mark}`] })}>
          {say('coach.understood')}
        </Button>
      </div>
    </aside>
  )
}
