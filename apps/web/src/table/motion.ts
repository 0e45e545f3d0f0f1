import type { GameEvent } from '@south-street/engine'
import { prefersStillness } from '@south-street/ui'
import { flushSync } from 'react-dom'

export const STILL: readonly GameEvent[] = []

let running: ViewTransition | null = null

/** Whatever moves is where it goes, at once. */
export function finishMotion(): void {
  running?.skipTransition()
}

/**
 * Shows a change as a movement where the browser can: what the events moved travels from its old place to its new one.
 * Resolves when everything has arrived.
 */
export async function animate(
  events: readonly GameEvent[],
  setMoving: (events: readonly GameEvent[]) => void,
  update: () => void,
): Promise<void> {
  const canMove = 'startViewTransition' in document && events.length > 0 && document.visibilityState === 'visible'
  if (!canMove || prefersStillness()) {
    update()
    return
  }
  flushSync(() => setMoving(events))
  const transition = document.startViewTransition(() => flushSync(update))
  running = transition
  // One that is cut short is skipped, and that is as it should be.
  transition.ready.catch(() => undefined)
  await transition.finished.catch(() => undefined)
  running = null
  setMoving(STILL)
}
