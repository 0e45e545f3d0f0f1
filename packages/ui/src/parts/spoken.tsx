import type { ReactNode } from 'react'
import { VisuallyHidden } from './visually-hidden.tsx'

interface SpokenProps {
  /** In whole words, for those who listen. */
  readonly as: string
  /** What is seen: figures and signs. */
  readonly children: ReactNode
}

/** Figures and signs for the eye, whole words for the ear. */
export function Spoken({ as, children }: SpokenProps): ReactNode {
  return (
    <>
      <span aria-hidden="true">{children}</span>
      <VisuallyHidden>{as}</VisuallyHidden>
    </>
  )
}
