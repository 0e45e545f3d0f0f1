/** What explains itself: cards, and other things with an id that the game's help knows. */
const EXPLAINED = '[data-card], [data-help]'
/** What does nothing else when it is pressed. */
const ASKS_BY_PRESS = '[data-asks]'
/** The help that is open: whoever points at it has not left. */
export const HELP_PANEL = 'data-help-panel'

const HOVER_MS = 500
const PRESS_MS = 450
/** Long enough to come from the card to its help. */
const LEAVE_MS = 300
/** A finger never rests quite still. */
const WOBBLE_PX = 10
const TICK_MS = 10

/** How help was asked for: whoever has a keyboard is led into it, and whoever only points is not. */
export type AskedBy = 'pointer' | 'key'

interface Gestures {
  /** False if there is nothing to say about it. */
  ask(anchor: HTMLElement, by: AskedBy): boolean
  /** The pointer has gone to something else, or to nothing; or something is pressed. */
  leave(to: HTMLElement | null): void
  /** Something has scrolled, perhaps with the card in it. */
  scroll(within: Node): void
}

function explainedAt(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(EXPLAINED) : null
}

function isInHelp(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(`[${HELP_PANEL}]`) !== null
}

/** A timer that runs at most once. */
class Timer {
  private id: number | null = null

  start(after: number, then: () => void): void {
    this.stop()
    this.id = window.setTimeout(() => {
      this.id = null
      then()
    }, after)
  }

  stop(): void {
    if (this.id !== null) clearTimeout(this.id)
    this.id = null
  }

  get isRunning(): boolean {
    return this.id !== null
  }
}

/** The pointer rests on a card, and leaves it and its help. Nothing is measured before that. */
function watchHover({ ask, leave }: Gestures, signal: AbortSignal): void {
  let hovered: HTMLElement | null = null
  const [resting, leaving] = [new Timer(), new Timer()]
  const onMove = (event: PointerEvent) => {
    if (event.pointerType !== 'mouse' || event.buttons !== 0) return
    const isHelp = isInHelp(event.target)
    const card = isHelp ? null : explainedAt(event.target)
    if (card === hovered && card !== null) return
    resting.stop()
    hovered = card
    if (isHelp) leaving.stop()
    else if (!leaving.isRunning) leaving.start(LEAVE_MS, () => leave(hovered))
    if (card === null) return
    resting.start(HOVER_MS, () => {
      leaving.stop()
      ask(card, 'pointer')
    })
  }
  const stopResting = ({ type, target }: Event) => {
    // A log that scrolls by itself takes no card from under the pointer.
    if (type !== 'scroll' || (target instanceof Node && target.contains(hovered))) resting.stop()
  }
  document.addEventListener('pointermove', onMove, { signal, passive: true })
  for (const end of ['pointerdown', 'scroll', 'keydown'] as const) {
    document.addEventListener(end, stopResting, { signal, capture: true, passive: true })
  }
  signal.addEventListener('abort', () => {
    resting.stop()
    leaving.stop()
  })
}

/** A finger rests on a card. What follows is no tap, and calls no menu of the browser. */
function watchPress({ ask }: Gestures, signal: AbortSignal): { readonly isPressed: () => boolean } {
  let pressed: { readonly x: number; readonly y: number } | null = null
  let swallowsClick = false
  const timer = new Timer()
  const stop = () => {
    timer.stop()
    pressed = null
  }
  const onDown = (event: PointerEvent) => {
    swallowsClick = false
    stop()
    const card = explainedAt(event.target)
    if (event.pointerType === 'mouse' || !event.isPrimary || card === null || isInHelp(event.target)) return
    pressed = { x: event.clientX, y: event.clientY }
    timer.start(PRESS_MS, () => {
      stop()
      if (!ask(card, 'pointer')) return
      swallowsClick = true
      if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.(TICK_MS)
    })
  }
  const onMove = ({ clientX, clientY }: PointerEvent) => {
    if (pressed !== null && Math.hypot(clientX - pressed.x, clientY - pressed.y) > WOBBLE_PX) stop()
  }
  const onClick = (event: MouseEvent) => {
    if (!swallowsClick) return
    swallowsClick = false
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  const early = { signal, capture: true, passive: true }
  document.addEventListener('pointerdown', onDown, early)
  document.addEventListener('pointermove', onMove, early)
  // A finger that scrolls is cancelled by the browser.
  for (const end of ['pointerup', 'pointercancel'] as const) document.addEventListener(end, stop, early)
  document.addEventListener('click', onClick, { signal, capture: true })
  signal.addEventListener('abort', stop)
  return { isPressed: () => swallowsClick || pressed !== null }
}

/**
 * Watches the page for the ways to ask about a card: resting the pointer on it, pressing it long, the right button, and `i`.
 * All of them are watched at the document, so that a card needs nothing but its id, in dialogs, too.
 */
export function watchGestures(gestures: Gestures): () => void {
  const { ask, leave, scroll } = gestures
  const stop = new AbortController()
  const { signal } = stop
  watchHover(gestures, signal)
  const press = watchPress(gestures, signal)
  const leaveUnlessInside = ({ target }: Event) => !isInHelp(target) && leave(null)
  const onClick = (event: MouseEvent) => {
    const card = explainedAt(event.target)
    // A click without a pointer is a key.
    if (card?.closest(ASKS_BY_PRESS)) ask(card, event.detail === 0 ? 'key' : 'pointer')
  }
  const onContextMenu = (event: MouseEvent) => {
    const card = explainedAt(event.target)
    // With Shift everybody gets the browser's own menu.
    if (card === null || event.shiftKey) return
    // A finger asks by itself, a moment before the browser would.
    if (press.isPressed() || ask(card, event.button === 2 ? 'pointer' : 'key')) event.preventDefault()
  }
  const onKey = (event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 'i' || event.ctrlKey || event.metaKey || event.altKey) return
    if (event.target instanceof Element && event.target.matches('input, textarea, select')) return
    const card = explainedAt(event.target)
    if (card !== null && ask(card, 'key')) event.preventDefault()
  }
  const early = { signal, capture: true }
  document.addEventListener('pointerdown', leaveUnlessInside, { ...early, passive: true })
  document.addEventListener('scroll', ({ target }) => target instanceof Node && scroll(target), {
    ...early,
    passive: true,
  })
  document.addEventListener('click', onClick, early)
  document.addEventListener('contextmenu', onContextMenu, early)
  document.addEventListener('keydown', onKey, early)
  return () => stop.abort()
}
