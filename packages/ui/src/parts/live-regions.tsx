import type { ReactNode } from 'react'
import { useSaid } from './speech.ts'
import { VisuallyHidden } from './visually-hidden.tsx'

/**
 * The page's two live regions. A dialog has its own, because everything behind it is silent; only those on top are heard.
 */
export function LiveRegions(): ReactNode {
  const { polite, assertive, count } = useSaid()
  return (
    <VisuallyHidden>
      <span aria-live="polite" data-live="polite">
        <span key={count}>{polite}</span>
      </span>
      <span aria-live="assertive" data-live="assertive">
        <span key={assertive}>{assertive}</span>
      </span>
    </VisuallyHidden>
  )
}
