import type { Bell, LiveTable } from '@south-street/house'
import type { StreamSight } from '@south-street/protocol'
import { seatOf } from '@south-street/table'
import type { Config } from '../config.ts'
import type { Store } from '../store/store.ts'

interface SightParts {
  readonly store: Pick<Store, 'notices'>
  readonly bell: Pick<Bell, 'isHeard'>
  readonly config: Pick<Config, 'heartbeatMs'>
  readonly now: () => number
}

/** A stream of somebody at a table. */
interface Watching {
  readonly live: Pick<LiveTable, 'id' | 'table'>
  readonly person: string | null
  isVisible: boolean
}

/** Before the game the others want to know whether somebody is there or has gone to make tea. */
function isExpected({ table }: Watching['live'], person: string): boolean {
  return table.status === 'open' && seatOf(table, person) !== null
}

/** Null if it is something else, such as a command. */
export function readSight(text: string): boolean | null {
  if (!text.startsWith('{"visible"')) return null
  try {
    const { visible } = JSON.parse(text) as StreamSight
    return typeof visible === 'boolean' ? visible : null
  } catch {
    return null
  }
}

/**
 * Which tables are on whose screens: written down for people who want notices and for those who have taken a seat at a
 * game that has not begun, so that every process knows, and only while their stream lives. Whoever was cut off is not
 * taken for somebody who has seen what happened.
 */
export class Sights {
  readonly #parts: SightParts
  /** How many visible streams a person has here at a table. */
  readonly #counts = new Map<string, number>()

  constructor(parts: SightParts) {
    this.#parts = parts
  }

  turn(stream: Watching, isVisible: boolean): void {
    if (stream.isVisible === isVisible || stream.person === null) return
    stream.isVisible = isVisible
    const left = this.#count(stream, isVisible ? 1 : -1)
    if (isVisible) this.keep(stream)
    else if (left === 0) this.#lookAway(stream, true)
  }

  /** The stream lives: it holds for a while longer. */
  keep({ person, live, isVisible }: Watching): void {
    const { store, bell, config, now } = this.#parts
    if (!isVisible || person === null || !(bell.isHeard(person) || isExpected(live, person))) return
    store.notices.see(person, live.id, now() + 2 * config.heartbeatMs + 2_000).catch(() => {})
  }

  end(stream: Watching, isClean: boolean): void {
    if (!stream.isVisible) return
    stream.isVisible = false
    if (this.#count(stream, -1) === 0) this.#lookAway(stream, isClean)
  }

  #lookAway({ person, live }: Watching, hasSeen: boolean): void {
    const { store, bell, now } = this.#parts
    if (person === null) return
    if (isExpected(live, person)) store.notices.lookAway(person, live.id, hasSeen, now()).catch(() => {})
    else if (bell.isHeard(person)) store.notices.lookAway(person, live.id, hasSeen).catch(() => {})
  }

  #count({ person, live }: Watching, change: 1 | -1): number {
    const name = `${person} ${live.id}`
    const count = (this.#counts.get(name) ?? 0) + change
    if (count === 0) this.#counts.delete(name)
    else this.#counts.set(name, count)
    return count
  }
}
