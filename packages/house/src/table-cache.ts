import type { LiveTable } from './live-table.ts'

/**
 * Tables in memory, the longest unused first. Those that are watched or worked on stay; of the others only a limited
 * number does, however many the database holds.
 */
export class TableCache {
  private readonly tables = new Map<string, LiveTable>()
  private readonly opening = new Map<string, Promise<LiveTable | null>>()
  private readonly capacity: number
  private readonly load: (id: string) => Promise<LiveTable | null>
  private readonly count: (tables: number) => void

  constructor(capacity: number, load: (id: string) => Promise<LiveTable | null>, count: (tables: number) => void) {
    this.capacity = capacity
    this.load = load
    this.count = count
  }

  open(id: string): Promise<LiveTable | null> {
    const held = this.tables.get(id)
    if (held !== undefined) {
      // A watched table stays anyway, wherever it stands.
      if (held.listeners.size === 0) {
        this.tables.delete(id)
        this.tables.set(id, held)
      }
      return Promise.resolve(held)
    }
    const under = this.opening.get(id)
    if (under !== undefined) return under
    const opening = this.load(id)
      .then((live) => {
        // News that came while it was being read may be missing from it.
        if (this.opening.get(id) !== opening) return this.open(id)
        if (live !== null) this.keep(live)
        return live
      })
      .finally(() => {
        if (this.opening.get(id) === opening) this.opening.delete(id)
      })
    this.opening.set(id, opening)
    return opening
  }

  get(id: string): LiveTable | undefined {
    // A table that is being read is read again: it may already be too old.
    if (this.opening.has(id)) this.opening.delete(id)
    return this.tables.get(id)
  }

  held(): LiveTable[] {
    return [...this.tables.values()]
  }

  drop(id: string): void {
    const live = this.get(id)
    this.tables.delete(id)
    this.count(this.tables.size)
    live?.drop()
  }

  dropAll(): void {
    for (const id of [...this.tables.keys()]) this.drop(id)
  }

  private keep(live: LiveTable): void {
    this.tables.set(live.id, live)
    if (this.tables.size > this.capacity) {
      const idle = this.held().filter((one) => one !== live && one.isIdle)
      for (const one of idle.slice(0, Math.max(0, idle.length + 1 - this.capacity))) {
        this.tables.delete(one.id)
        one.drop()
      }
    }
    this.count(this.tables.size)
  }
}
