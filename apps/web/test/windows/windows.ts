// The windows in which every screen must work, and what is asked of each.

export interface Window {
  /** As it is asked for: `390x664`, or `1440x900@200` with text at twice its size. */
  readonly name: string
  readonly width: number
  readonly height: number
  /** The size of text, in percent. */
  readonly text: number
}

const SIZES = [
  ...['1920x1080', '1440x900', '1280x720', '1024x768', '820x1180'],
  ...['390x844', '390x664', '412x732', '360x640', '360x560', '844x390', '740x360'],
  '1440x900@200',
]

export function windowOf(name: string): Window {
  const [, width, height, text = '100'] = /^(\d+)x(\d+)(?:@(\d+))?$/.exec(name) ?? []
  if (width === undefined) throw new Error(`"${name}" is no size; 390x664 is one, and 1440x900@200 has larger text`)
  return { name, width: Number(width), height: Number(height), text: Number(text) }
}

export const WINDOWS: readonly Window[] = SIZES.map(windowOf)

/** Fingers use it: phones and tablets. */
export const isTouched = ({ width, height }: Window): boolean => width < 1200 || height < 501

/** As the page sees it: where text is larger there is room for less. */
export const isPhone = ({ width, height, text }: Window): boolean =>
  width * 100 < 720 * text || height * 100 < 501 * text

/** Lower than that a hand may be scrolled. */
const LOW = 600

export function limitsOf(window: Window, isTable: boolean) {
  return {
    text: (isPhone(window) ? 11 : 12) * (window.text / 100),
    target: isTouched(window) ? 44 : 24,
    denseTarget: 24,
    inSight: isTable,
    handScrolls: isPhone(window) && window.width < window.height && window.height < LOW,
  }
}
