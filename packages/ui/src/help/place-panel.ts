import { windowSize } from '../parts/window-size.ts'
import { placeBeside } from './place-beside.ts'

/** What a panel must not cover: the board that is asked, and the bar. */
const KEPT_CLEAR = '[data-asked], [data-region="bar"]'

/** Puts a fixed panel beside what it speaks of. Its style sheet draws the pointer by `data-side` and `--pointer`. */
export function placePanel(panel: HTMLElement, target: Element): void {
  // A dialog lies over everything that must be seen.
  const clear = target.closest('dialog') === null ? [...document.querySelectorAll(KEPT_CLEAR)] : []
  const placed = placeBeside(
    target.getBoundingClientRect(),
    panel.getBoundingClientRect(),
    windowSize(),
    clear.map((element) => element.getBoundingClientRect()),
  )
  panel.style.left = `${placed.left}px`
  panel.style.top = `${placed.top}px`
  panel.dataset.side = placed.pointer?.side ?? 'far'
  panel.style.setProperty('--pointer', `${placed.pointer?.at ?? 0}px`)
}
