import { classNames, type LessonFrame, useIsPhone } from '@south-street/ui'
import type { ReactNode } from 'react'
import type { CoachAtTable } from './coach-at-table.ts'
import styles from './coach-place.module.css'

/**
 * The coach's place, before he has come: at a first table he always has something to say, and nothing shall move under
 * somebody's finger when he does.
 */
export const COACH_PLACE: CoachAtTable = {
  frame: {
    kind: 'lesson',
    at: [],
    mayAct: true,
    said: null,
    answers: null,
    speech: <div className={styles.strip} data-region="coach-place" />,
    isFree: true,
  } satisfies LessonFrame,
  row: <Row />,
  marks: null,
}

/** On a phone his words stand above the bar. */
function Row(): ReactNode {
  return useIsPhone() ? null : <div className={classNames(styles.row)} data-region="coach-place" />
}
