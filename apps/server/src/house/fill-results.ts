import { setTimeout as pause } from 'node:timers/promises'
import { type GameShelf, gameResult, readEntry, tableFrom } from '@south-street/house'
import type { Logger } from 'pino'
import type { Store } from '../store/store.ts'

/** So many at a time, with a pause between, so that nobody who plays waits. */
const AT_ONCE = 20
const PAUSE_MS = 50
const AGAIN_AFTER_FAULT_MS = 60_000

interface FillParts {
  readonly store: Pick<Store, 'tables' | 'results'>
  readonly shelf: GameShelf
  readonly log: Logger
}

/**
 * Writes down how games came out that ended before results were kept. It may be ended and begun again at any time, by
 * several processes at once, and goes on where it was. Returns how many were written down.
 */
export async function fillResults({ store, shelf, log }: FillParts, isOver: () => boolean = () => false) {
  let filled = 0
  for (;;) {
    const tables = await store.results.lacking(AT_ONCE)
    const last = tables.at(-1)
    if (last === undefined) break
    for (const { id, hasResult } of tables) {
      if (isOver()) return filled
      if (!hasResult && (await fill({ store, shelf, log }, id))) filled++
    }
    await store.results.looked(last.id)
    await pause(PAUSE_MS)
  }
  if (filled > 0) log.info({ games: filled }, 'results of older games were written down')
  return filled
}

async function fill({ store, shelf, log }: FillParts, id: string): Promise<boolean> {
  const opened = await store.tables.open(id)
  const game = opened === null ? undefined : shelf.find(opened.row.game, opened.row.rules)
  if (opened === null || game === undefined) return false
  try {
    // A snapshot from before somebody left the log still names them.
    const isTorn = opened.entries.map(readEntry).some(({ kind }) => kind === 'forgotten')
    const log = isTorn ? { snapshot: null, entries: await store.tables.entriesSince(id, 0) } : opened
    const result = gameResult(game, tableFrom(game, log))
    if (result !== null) await store.results.keep(result)
    return result !== null
  } catch (error) {
    // One log that cannot be read keeps nobody from the others.
    log.error({ err: error, table: id }, 'how a game came out could not be written down')
    return false
  }
}

/** Does so in the background. Returns what ends it, when nothing of it uses the store any more. */
export function startFilling(parts: FillParts): () => Promise<void> {
  let isOver = false
  let timer: NodeJS.Timeout | undefined
  const begin = () =>
    fillResults(parts, () => isOver).then(
      () => {},
      (error) => {
        parts.log.error({ err: error }, 'results of older games could not be written down')
        timer = setTimeout(() => {
          running = begin()
        }, AGAIN_AFTER_FAULT_MS).unref()
      },
    )
  let running = begin()
  return async () => {
    isOver = true
    await running
    clearTimeout(timer)
  }
}
