import type { ButtonHTMLAttributes, ReactNode } from 'react'
import styles from './button.module.css'
import { classNames } from './class-names.ts'

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** Primary is ink, brass is a move open to you now, line is an outline, quiet is only text. */
  readonly look?: 'primary' | 'brass' | 'line' | 'quiet'
  readonly small?: boolean
}

export function Button({ look = 'line', small = false, className, ...rest }: ButtonProps): ReactNode {
  return (
    <button
      type="button"
      {...rest}
      className={classNames(styles.button, styles[look], small && styles.small, className)}
    />
  )
}
