import { isForPage } from '@south-street/ui'
import { useEffect } from 'react'

interface LessonKeys {
  readonly goOn: (() => void) | null
  readonly back: (() => void) | null
  readonly showMe: () => void
  readonly leave: () => void
}

/** Enter goes on, Z goes back, ? shows the move, Esc leaves. What has the focus keeps its own keys. */
export function useLessonKeys({ goOn, back, showMe, leave }: LessonKeys): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || !isForPage(event)) return
      const isOnButton = (event.target as Element).closest('button, a, summary') !== null
      const command = { Enter: isOnButton ? null : goOn, z: back, '?': showMe, Escape: leave }[event.key]
      if (!command) return
      event.preventDefault()
      command()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [goOn, back, showMe, leave])
}
