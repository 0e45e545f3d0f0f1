import type { GameEvent } from '@south-street/engine'
import { prefersStillness } from '@south-street/ui'
import { flushSync } from 'react-dom'
import { STILL } from './what-moves.ts'

let running: ViewTransition | null = null

/** Whatever moves is where it goes, at once: cards between two pictures, and ships that sail through one. */
export function finishMotion(): void {
  running?.skipTransition()
  for (const animation of document.getAnimations()) {
    const { target } = (animation.effect ?? {}) as { readonly target?: Element | null }
    if (target?.closest('[data-sails]')) animation.finish()
  }
}

/**
 * Shows a change as a movement where the browser can: what the events moved travels from its old place to its new one.
 * Resolves when everything has arrived. Where nothing should move, the next picture is simply there.
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
