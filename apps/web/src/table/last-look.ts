import { forget, keep, keptKeys, readKept } from '../kept.ts'
import type { ShownTable } from './shown-table.ts'

/** What a seat saw when it last looked at a table. */
export interface LastLook {
  readonly revision: number
  readonly moves: number
  readonly at: number
  readonly view: unknown
}

const PREFIX = 'south-street/last-look/'
const MOST = 24

// By the seat, too: where a device is passed on, nobody gets to see what another saw.
const keyOf = ({ view }: ShownTable) => `${PREFIX}${view.id}/${view.you}`

function read(key: string): LastLook | null {
  try {
    return JSON.parse(readKept(key) ?? 'null')
  } catch {
    // A damaged entry is as good as none.
    return null
  }
}

export function keepLook(shown: ShownTable): void {
  const { view, moves } = shown
  const key = keyOf(shown)
  if (view.status !== 'running' || view.you === null) {
    forget(key)
    return
  }
  const look: LastLook = { revision: view.revision, moves: moves.length, at: Date.now(), view: view.play!.position }
  keep(key, JSON.stringify(look))
  forgetOldest()
}

function forgetOldest(): void {
  const kept = keptKeys().filter((key) => key.startsWith(PREFIX))
  if (kept.length <= MOST) return
  const oldest = kept.map((key) => ({ key, at: read(key)?.at ?? 0 })).sort((a, b) => a.at - b.at)
  for (const { key } of oldest.slice(0, kept.length - MOST)) forget(key)
}

/** Null if there is none, or if what was seen then has been taken back since. */
export function lastLook(shown: ShownTable): LastLook | null {
  const look = shown.view.you === null ? null : read(keyOf(shown))
  if (look === null) return null
  const stillStand = shown.moves.filter(({ revision }) => revision <= look.revision).length
  return stillStand === look.moves ? look : null
}
