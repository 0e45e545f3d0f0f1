import { focusLanding } from '@south-street/ui'
import { useEffect } from 'react'

/** Set on what waits for an answer: focus is not moved before it is there, or the old question would be read again. */
export const BUSY = 'data-busy'

/** Whether an element cannot have the focus any more. */
function isOut(element: Element): boolean {
  return !element.isConnected || element.matches(':disabled, [inert] *')
}

/**
 * Focus never falls to the body. When what had it disappears, cannot be pressed any more or is hidden, the bar's
 * sentence gets it, or the title of a dialog or of the page. Somebody who clicks on empty space gives it up on purpose,
 * and is left alone.
 */
export function useKeptFocus(): void {
  useEffect(() => {
    let held: Element | null = null
    const look = () => {
      const active = document.activeElement
      if (held === null || (active !== null && active !== document.body && !isOut(active))) return
      if (isOut(held) || !held.checkVisibility()) {
        if (document.querySelector(`[${BUSY}]`) === null) focusLanding()
      } else if (document.hasFocus()) held = null
    }
    const onFocus = ({ target }: FocusEvent) => {
      held = target instanceof Element ? target : null
    }
    // After whatever takes the element away: the browser may tell of it before it is gone.
    const onBlur = () => queueMicrotask(look)
    const onResize = () => requestAnimationFrame(look)
    const observer = new MutationObserver(look)
    const attributeFilter = ['disabled', 'inert', 'hidden', 'open', BUSY]
    observer.observe(document.body, { childList: true, subtree: true, attributeFilter })
    document.addEventListener('focusin', onFocus)
    document.addEventListener('focusout', onBlur)
    window.addEventListener('resize', onResize)
    return () => {
      observer.disconnect()
      document.removeEventListener('focusin', onFocus)
      document.removeEventListener('focusout', onBlur)
      window.removeEventListener('resize', onResize)
    }
  }, [])
}
