import { type HTMLAttributes, type ReactNode, type RefObject, useEffect, useLayoutEffect } from 'react'
import { classNames } from '../parts/class-names.ts'
import { placePanel } from './place-panel.ts'
import styles from './pointer.module.css'

interface PointingPanelProps extends HTMLAttributes<HTMLDivElement> {
  readonly panel: RefObject<HTMLDivElement | null>
  /** What it speaks of: it is never covered. */
  readonly target: Element
}

/** A panel beside what it speaks of, which it points at and does not cover. */
export function PointingPanel({ panel, target, className, ...rest }: PointingPanelProps): ReactNode {
  useLayoutEffect(() => placePanel(panel.current!, target))
  useEffect(() => {
    const onResize = () => placePanel(panel.current!, target)
    window.addEventListener('resize', onResize)
    return () => window.removeEventListener('resize', onResize)
  }, [panel, target])
  return <div ref={panel} className={classNames(styles.pointer, className)} {...rest} />
}
