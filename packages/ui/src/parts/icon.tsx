import type { ReactNode } from 'react'
import type { IconName } from '../art/icons.ts'
import { Drawing } from '../drawing/drawing.tsx'
import { classNames } from './class-names.ts'
import styles from './icon.module.css'

export function Icon({
  name,
  className,
}: {
  readonly name: IconName
  readonly className?: string | undefined
}): ReactNode {
  return <Drawing of={`icon-${name}`} className={classNames(styles.icon, className)} />
}
