import { useSyncExternalStore } from 'react'
import { forget, keep, keptKeys, readKept } from '../kept.ts'
import { changePreferences, readPreferences } from '../preferences.ts'

// What the coach has said. At a guided table it is kept with the table, so that another guided game begins anew. At all
// other tables it is kept with the game: a newcomer who begins three games is told everything once.

const PREFIX = 'south-street/coach/'
/** Guided tables of which it is kept. Nobody goes on with more. */
const MOST = 12
/** Nobody wants to hear the rest. */
const SILENT = 'all'

const listeners = new Set<() => void>()
let version = 0

function changed(): void {
  version++
  for (const listener of listeners) listener()
}

/** Renders again whenever something was said or silenced. */
export function useCoachMemory(): void {
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => version,
  )
}

function saidAt(table: string): readonly string[] | null {
  try {
    const kept: unknown = JSON.parse(readKept(PREFIX + table) ?? 'null')
    return Array.isArray(kept) ? kept : null
  } catch {
    // A damaged entry is as good as none.
    return null
  }
}

function keepAt(table: string, said: readonly string[]): void {
  forget(PREFIX + table)
  // Browsers have no order among them; this one stays in any case.
  const others = keptKeys().filter((key) => key.startsWith(PREFIX))
  for (const key of others.slice(0, Math.max(0, others.length + 1 - MOST))) forget(key)
  keep(PREFIX + table, JSON.stringify(said))
  changed()
}

/** What the coach has said already; null where he is not wanted. */
export function coachSaid(table: string, game: string): readonly string[] | null {
  const guided = saidAt(table)
  if (guided !== null) return guided.includes(SILENT) ? null : guided
  const { coached, finished } = readPreferences()
  if (coached.includes(SILENT) || finished.includes(game)) return null
  return coached.flatMap((name) => (name.startsWith(`${game} `) ? [name.slice(game.length + 1)] : []))
}

export function keepSaid(table: string, game: string, tip: string): void {
  const guided = saidAt(table)
  if (guided !== null) keepAt(table, [...guided, tip])
  else {
    changePreferences({ coached: [...readPreferences().coached, `${game} ${tip}`] })
    changed()
  }
}

/** He comes to this table, whatever was said elsewhere; what was said here is not said again. */
export function callCoach(table: string): void {
  keepAt(
    table,
    (saidAt(table) ?? []).filter((tip) => tip !== SILENT),
  )
}

/** Not a word more, here or at any other table to which he was not called. */
export function silenceCoach(table: string): void {
  const guided = saidAt(table)
  if (guided !== null) keepAt(table, [...guided, SILENT])
  const { coached } = readPreferences()
  if (!coached.includes(SILENT)) changePreferences({ coached: [...coached, SILENT] })
  changed()
}

/** The game is over. */
export function forgetCoach(table: string): void {
  forget(PREFIX + table)
}
