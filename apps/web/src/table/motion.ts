import type { GameEvent } from '@south-street/engine'
import { prefersStillness } from '@south-street/ui'
import { flushSync } from 'react-dom'
import { Stamina } from './stamina.ts'
import { STILL } from './what-moves.ts'

const FADE_MS = 120

let running: ViewTransition | null = null
const stamina = new Stamina()

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
 * Resolves when everything has arrived. Where nothing should travel, what is new fades in; where the machine cannot do
 * either, the next picture is simply there.
 */
export async function animate(
  events: readonly GameEvent[],
  setMoving: (events: readonly GameEvent[]) => void,
  update: () => void,
): Promise<void> {
  const canMove = 'startViewTransition' in document && document.visibilityState === 'visible' && stamina.isLeft
  if (!canMove || events.length === 0) {
    update()
    return
  }
  if (prefersStillness()) {
    fadeIn(update)
    return
  }
  const began = performance.now()
  flushSync(() => setMoving(events))
  const transition = document.startViewTransition(() => flushSync(update))
  running = transition
  // One that is cut short is skipped, and that is as it should be.
  transition.ready.catch(() => undefined)
  await transition.finished.catch(() => undefined)
  running = null
  setMoving(STILL)
  stamina.took(performance.now() - began)
}

/** Nothing travels: what is new fades in where it belongs, and can be pressed at once. */
function fadeIn(update: () => void): void {
  const changes = new MutationObserver(() => undefined)
  changes.observe(document.body, { childList: true, subtree: true })
  flushSync(update)
  const added = changes.takeRecords().flatMap(({ addedNodes }) => [...addedNodes])
  changes.disconnect()
  for (const node of added) if (node instanceof Element) node.animate([{ opacity: 0 }, {}], FADE_MS)
}
