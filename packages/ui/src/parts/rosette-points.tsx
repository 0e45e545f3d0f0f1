import type { ReactNode } from 'react'
import { Drawing } from '../drawing/drawing.tsx'
import styles from './rosette-points.module.css'
import { VisuallyHidden } from './visually-hidden.tsx'

interface RosettePointsProps {
  readonly points: number
  readonly title?: string
}

/** One's own points, on a rosette. */
export function RosettePoints({ points, title }: RosettePointsProps): ReactNode {
  return (
    <span className={styles.rosette} title={title} data-points="">
      <Drawing of="rosette" />
      <b>{points}</b>
      <VisuallyHidden>{title}</VisuallyHidden>
    </span>
  )
}
