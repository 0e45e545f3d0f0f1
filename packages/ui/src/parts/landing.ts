/** Marks where focus goes when what had it is gone, or when an answer has been given: the sentence of the bar, a title. */
export const LANDING = { tabIndex: -1, 'data-landing': '' } as const

/** Where focus lands now: in the dialog that lies on top, else on the page. Null while there is no such place. */
function findLanding(): HTMLElement | null {
  const within = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document
  return within.querySelector<HTMLElement>('[data-landing]') ?? within.querySelector<HTMLElement>('h1')
}

/** Puts focus there. Whoever plays by keyboard must see where it is; nobody else wants the page to scroll for it. */
export function focusLanding(): void {
  const landing = findLanding()
  if (landing === null) return
  const isMarked = 'landing' in landing.dataset
  if (!isMarked) landing.tabIndex = -1
  landing.focus({ preventScroll: true })
  if (isMarked && landing.matches(':focus-visible')) landing.scrollIntoView({ block: 'nearest' })
}
