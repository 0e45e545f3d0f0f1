// What so many live tables need, worked out from what was measured. docs/scale.md tells where each figure comes from.

/** What was measured, and on which machine: docs/scale.md. */
export interface Figures {
  /** Of a server process, for an action and everything that follows from it, with four streams a table. */
  readonly cpuMsPerAction: number
  /** So many live tables one process carries and still answers 99 of 100 within 50 ms. */
  readonly tablesPerProcess: number
  readonly heapKbPerTable: number
  readonly heapKbPerStream: number
  readonly processMb: number
  readonly connectionsPerProcess: number
  /** What PostgreSQL lets in unless it is told otherwise. */
  readonly connectionsPerDatabase: number
  readonly appendsPerDatabase: number
  readonly walBytesPerAppend: number
  /** Of a process that hears of an append elsewhere. */
  readonly newsCpuMs: number
  /** Of a decision, by level. */
  readonly botCpuMs: Readonly<Record<string, number>>
}

export const MEASURED: Figures = {
  cpuMsPerAction: 0.58,
  tablesPerProcess: 2_000,
  heapKbPerTable: 15.8,
  heapKbPerStream: 7.87,
  processMb: 300,
  connectionsPerProcess: 11,
  connectionsPerDatabase: 100,
  appendsPerDatabase: 2_500,
  walBytesPerAppend: 950,
  newsCpuMs: 0.008,
  botCpuMs: { deckhand: 0.4, clerk: 0.2, mate: 1, captain: 90, commodore: 180 },
}

export interface Demand {
  readonly tables: number
  readonly streamsPerTable: number
  readonly secondsPerAction: number
  /** How many of the decisions bots of this level make. */
  readonly botShare: number
  readonly botLevel: string
}

/** A table of four people who are all there, as the bench has it, and no bots. */
export const BUSY: Omit<Demand, 'tables'> = { streamsPerTable: 4, secondsPerAction: 5, botShare: 0, botLevel: 'mate' }

export type Limit = 'appends' | 'connections' | 'news'

export interface Needs {
  readonly actionsPerSecond: number
  readonly processes: number
  /** Of all processes, without bots. */
  readonly cores: number
  readonly botCores: number
  readonly memoryGb: number
  readonly connections: number
  readonly streams: number
  readonly walMbPerSecond: number
  /** How often each limit of one PostgreSQL, or of one process, is used up: 1 is all of it. */
  readonly load: Readonly<Record<Limit, number>>
  /** The limit that is passed first as tables are added; null while all hold. */
  readonly breaks: Limit | null
}

/** More than this of a core for hearing what others append is no longer a trifle. */
const NEWS_SHARE = 0.25

export function needsOf(demand: Demand, figures: Figures = MEASURED): Needs {
  const { tables, streamsPerTable, secondsPerAction, botShare, botLevel } = demand
  const botMs = figures.botCpuMs[botLevel]
  if (botMs === undefined) throw new Error(`there is no level ${botLevel}`)
  const actionsPerSecond = tables / secondsPerAction
  const processes = Math.max(1, Math.ceil(tables / figures.tablesPerProcess))
  const streams = tables * streamsPerTable
  // Every process hears of every append of the others, whether it has the table or not.
  const heardPerSecond = (actionsPerSecond * (processes - 1)) / processes
  const newsCores = (heardPerSecond * figures.newsCpuMs) / 1000
  const connections = processes * figures.connectionsPerProcess
  const load = {
    appends: actionsPerSecond / figures.appendsPerDatabase,
    connections: connections / figures.connectionsPerDatabase,
    news: newsCores / NEWS_SHARE,
  }
  const [worst] = (Object.keys(load) as Limit[]).sort((a, b) => load[b] - load[a])
  const heapKb = tables * figures.heapKbPerTable + streams * figures.heapKbPerStream
  return {
    actionsPerSecond,
    processes,
    cores: (actionsPerSecond * figures.cpuMsPerAction) / 1000 + newsCores * processes,
    botCores: (actionsPerSecond * botShare * botMs) / 1000,
    memoryGb: (heapKb / 1024 + processes * figures.processMb) / 1024,
    connections,
    streams,
    walMbPerSecond: (actionsPerSecond * figures.walBytesPerAppend) / 1_000_000,
    load,
    breaks: load[worst!] > 1 ? worst! : null,
  }
}

/** How many tables it takes until a limit is passed. */
export function tablesUntil(limit: Limit, demand: Omit<Demand, 'tables'> = BUSY, figures: Figures = MEASURED): number {
  let [holds, breaks] = [0, 1_000_000_000]
  while (breaks - holds > 1) {
    const middle = Math.floor((holds + breaks) / 2)
    if (needsOf({ ...demand, tables: middle }, figures).load[limit] > 1) breaks = middle
    else holds = middle
  }
  return holds
}
