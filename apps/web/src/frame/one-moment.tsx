import type { ReactNode } from 'react'
import { usePageWords } from '../language/language.ts'

/** Stands where something is about to be shown. As plain as can be: drawing more would hold that up. */
export function OneMoment(): ReactNode {
  const { say } = usePageWords()
  return <p role="status">{say('loading')}</p>
}
