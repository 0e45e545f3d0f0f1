import { useSyncExternalStore } from 'react'

/**
 * Windows by how much fits into them, not by their pixels: with text at twice its size a window counts as half as wide and
 * high. Media queries do not know the size of text, so the root element says it, and style sheets ask for
 * `:where([data-window~="w<720"])`.
 */
const WIDTHS = [388, 720, 900, 1024, 1101, 1200, 1280, 1361]
const HEIGHTS = [501, 561, 621, 641, 701, 740, 761, 791, 801, 821, 881, 1001, 1161]

interface Size {
  readonly width: number
  readonly height: number
}

/** All that holds of a window of this size, in pixels at the usual size of text. */
export function windowNames({ width, height }: Size): readonly string[] {
  return [
    // A phone, upright or on its side, or a window zoomed in so far.
    ...(width < 720 || height < 501 ? ['phone'] : []),
    // A phone on its side.
    ...(width >= 560 && height < 501 ? ['lying'] : []),
    ...(height > width ? ['upright'] : []),
    ...WIDTHS.filter((limit) => width < limit).map((limit) => `w<${limit}`),
    ...HEIGHTS.filter((limit) => height < limit).map((limit) => `h<${limit}`),
  ]
}

const USUAL_TEXT = 16
const listeners = new Set<() => void>()
let names: readonly string[] = []

/**
 * Not the inner size of the window: a phone that has just been turned still shows the whole old page, made smaller, and
 * so reports too many pixels.
 */
export function windowSize(): Size {
  const { clientWidth: width, clientHeight: height } = document.documentElement
  return { width, height }
}

function look(): void {
  const root = document.documentElement
  const scale = Number.parseFloat(getComputedStyle(root).fontSize) / USUAL_TEXT
  const { width, height } = windowSize()
  const now = windowNames({ width: width / scale, height: height / scale })
  if (now.join(' ') === root.dataset.window) return
  names = now
  root.dataset.window = now.join(' ')
  for (const listener of listeners) listener()
}

/** Keeps the root element's word about the window, as long as the page is open. */
export function watchWindow(): void {
  window.addEventListener('resize', look)
  // As wide as the text is large.
  const ruler = document.createElement('i')
  Object.assign(ruler.style, { position: 'fixed', width: '1rem', visibility: 'hidden' })
  ruler.ariaHidden = 'true'
  document.body.append(ruler)
  new ResizeObserver(look).observe(ruler)
  look()
}

/** Whether something holds of the window now: one of the names that style sheets ask for. */
export function useWindow(name: string): boolean {
  return useSyncExternalStore(
    (onChange) => {
      listeners.add(onChange)
      return () => listeners.delete(onChange)
    },
    () => names.includes(name),
  )
}

export function useIsPhone(): boolean {
  return useWindow('phone')
}

/** Whether the table has a log beside it, whose place a hint may take. */
export function useHintDock(): boolean {
  const [isPhone, isNarrow] = [useWindow('phone'), useWindow('w<1200')]
  return !isPhone && !isNarrow
}
