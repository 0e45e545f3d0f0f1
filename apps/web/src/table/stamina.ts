/** The longest movement takes 0.7 s. One that took this long was not seen moving, and the game has waited for it. */
const TOO_LONG_MS = 2500
/** Once, the machine may have been asleep. */
const OFTEN = 2

/**
 * Whether the machine can show movement at all. A browser that draws without a graphics card may need a second for every
 * picture; a game then waited five seconds for each card that flies. There nothing moves any more until the page is opened
 * again.
 */
export class Stamina {
  private slow = 0

  get isLeft(): boolean {
    return this.slow < OFTEN
  }

  /** A movement has ended after so many milliseconds. */
  took(ms: number): void {
    if (this.isLeft) this.slow = ms > TOO_LONG_MS ? this.slow + 1 : 0
  }
}
