import { type BoardAnchors, Button, type CoachMark, findAnchor, type Words } from '@south-street/ui'
import { PointingPanel } from '@south-street/ui/help'
import { type ReactNode, startTransition, useEffect, useRef, useState } from 'react'
import { usePageWords } from '../language/language.ts'
import { changePreferences, usePreferences } from '../preferences.ts'
import styles from './coach-marks.module.css'

/** Nobody wants to hear the rest. */
const SKIPPED = 'all'
/** One at a time, with some moves between them, so that there is time to play. */
const MOVES_BETWEEN = 6

interface CoachMarksProps {
  readonly game: string
  /** What there is to tell, in the order in which it comes up. */
  readonly marks: readonly CoachMark[]
  readonly anchors: BoardAnchors
  readonly gameWords: Words
  readonly isMyMove: boolean
  readonly moves: number
}

interface Shown {
  readonly mark: CoachMark
  readonly target: Element
}

/** A few words about what is new, when it first happens, beside what they speak of; never again after that. */
export function CoachMarks({ game, marks, anchors, gameWords, isMyMove, moves }: CoachMarksProps): ReactNode {
  const { say } = usePageWords()
  const { coached } = usePreferences()
  const panel = useRef<HTMLDivElement>(null)
  const [shown, setShown] = useState<Shown | null>(null)
  const isSkipped = coached.includes(SKIPPED) || !isMyMove
  // The board is there by now, so that a tip about something missing can be left out. It has been painted, too: looking
  // for a place for the tip any earlier would have delayed that.
  useEffect(() => {
    const due = isSkipped ? [] : marks.filter((mark, i) => moves >= i * MOVES_BETWEEN && !isRead(coached, game, mark))
    const next = firstInSight(anchors, due)
    startTransition(() => setShown((now) => (now?.mark === next?.mark && now?.target === next?.target ? now : next)))
  })
  if (shown === null || isSkipped || isRead(coached, game, shown.mark)) return null
  const { mark, target } = shown
  const read = (name: string) => changePreferences({ coached: [...coached, name] })
  return (
    <PointingPanel panel={panel} target={target} className={styles.coach} role="note">
      <p>{gameWords.say(mark.says)}</p>
      <div>
        <Button small look="quiet" onClick={() => read(SKIPPED)}>
          {say('coach.skip')}
        </Button>
        <Button small look="primary" onClick={() => read(nameOf(game, mark))}>
          {say('coach.understood')}
        </Button>
      </div>
    </PointingPanel>
  )
}

function nameOf(game: string, { says }: CoachMark): string {
  return `${game} ${says.replace('coach.', '')}`
}

function isRead(coached: readonly string[], game: string, mark: CoachMark): boolean {
  return coached.includes(nameOf(game, mark))
}

function firstInSight(anchors: BoardAnchors, marks: readonly CoachMark[]): Shown | null {
  for (const mark of marks) {
    const target = findAnchor(anchors, mark.at)
    if (target !== null) return { mark, target }
  }
  return null
}
