import type { Channel } from '../store/notice-store.ts'

const MOST = 64
const MOST_TO_ONE_HOST = 4
const MOST_OF_ONE_PERSON = 8
/** All receivers together that were too slow of late. */
const MOST_SLOW = 16
const SLOW_FOR_MS = 600_000
const MOST_REMEMBERED = 10_000
const LONGEST_PAUSE_MS = 60_000
/** So many get through in a second or two where a host answers at once. */
const SOON_DONE = 16

/**
 * How much is under way, and to whom. A receiver that hangs, or many of them, may delay its own notices and nobody
 * else's.
 */
export class Roads {
  readonly #hosts = new Map<string, number>()
  readonly #people = new Map<string, number>()
  readonly #slowUntil = new Map<string, number>()
  /** How many were turned away from a host and have not got through since. */
  readonly #turnedAway = new Map<string, number>()
  #all = 0
  #slow = 0

  get room(): number {
    return MOST - this.#all
  }

  /** Null if there is no room on this road now. Returns what is called at its end, with whether it took too long; null if nothing was sent. */
  enter(channel: Channel): ((wasSlow: boolean | null) => void) | null {
    const host = hostOf(channel)
    const isSlow = this.#isSlow(host)
    const [toHost, ofPerson] = [this.#hosts.get(host) ?? 0, this.#people.get(channel.person) ?? 0]
    if (toHost >= MOST_TO_ONE_HOST || ofPerson >= MOST_OF_ONE_PERSON || (isSlow && this.#slow >= MOST_SLOW)) {
      if (this.#turnedAway.size >= MOST_REMEMBERED) this.#turnedAway.clear()
      add(this.#turnedAway, host, 1)
      return null
    }
    if (this.#turnedAway.has(host)) add(this.#turnedAway, host, -1)
    this.#count(host, channel.person, isSlow, 1)
    return (wasSlow) => {
      this.#count(host, channel.person, isSlow, -1)
      if (wasSlow === true) this.#remember(host)
      else if (wasSlow === false) this.#slowUntil.delete(host)
    }
  }

  /** When to look again, a little different for each, and the later the more are waiting for the same host. */
  pause(channel: Channel): number {
    const host = hostOf(channel)
    const crowd = (this.#turnedAway.get(host) ?? 0) / (this.#isSlow(host) ? MOST_TO_ONE_HOST : SOON_DONE)
    return Math.min(LONGEST_PAUSE_MS, Math.round((500 + Math.random() * 1_500) * (1 + crowd)))
  }

  #isSlow(host: string): boolean {
    return (this.#slowUntil.get(host) ?? 0) > performance.now()
  }

  #count(host: string, person: string, isSlow: boolean, change: 1 | -1): void {
    this.#all += change
    if (isSlow) this.#slow += change
    add(this.#hosts, host, change)
    add(this.#people, person, change)
  }

  #remember(host: string): void {
    if (this.#slowUntil.size >= MOST_REMEMBERED) this.#slowUntil.clear()
    this.#slowUntil.set(host, performance.now() + SLOW_FOR_MS)
  }
}

/** Mail goes to the operator's own server, whoever it is for. */
function add(counts: Map<string, number>, name: string, change: 1 | -1): void {
  const count = (counts.get(name) ?? 0) + change
  if (count === 0) counts.delete(name)
  else counts.set(name, count)
}

function hostOf({ kind, place }: Channel): string {
  return kind === 'mail' ? 'mail' : (URL.parse(place)?.host ?? place)
}
