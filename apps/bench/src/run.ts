import { execFile } from 'node:child_process'
import { cpus } from 'node:os'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { Deliveries } from './deliveries.ts'
import type { Operations } from './operations.ts'
import type { PartName } from './part.ts'
import type { Speed } from './playouts.ts'
import type { Thinking } from './thinking.ts'

export interface BenchReport {
  readonly node: string
  readonly cpu: string
  /** By number of seats. */
  readonly playouts: Readonly<Record<string, Speed>>
  /** Transatlantic's, by number of seats. */
  readonly transatlantic: Readonly<Record<string, Speed>>
  readonly boardgameIo: Speed
  /** How many times boardgame.io's decisions per CPU second, four seats. */
  readonly ratio: number
  readonly operations: Operations
  readonly gameHands: Deliveries
  readonly fullHands: Deliveries
  readonly thinking: Thinking
  /** Whole games with all four seats deciding as the level does, per CPU second. */
  readonly policies: { readonly clerk: number; readonly mate: number }
  /** boardgame.io's MCTS bot on the same rules: iterations per CPU second. */
  readonly boardgameIoBot: number
}

/** Taken in turns, several times, so that whatever else the machine does hits all alike; the median counts. */
const TURNS = 5

export async function runBench(): Promise<BenchReport> {
  // Fails here rather than in a process of its own, where the reason would get lost.
  for (const tool of ['rolldown', 'boardgame.io/internal']) import.meta.resolve(tool)
  const own: Record<string, Speed>[] = []
  const transatlantic: Record<string, Speed>[] = []
  const other: Speed[] = []
  const clerk: number[] = []
  const mate: number[] = []
  for (let turn = 0; turn < TURNS; turn++) {
    own.push(await runPart('own'))
    transatlantic.push(await runPart('transatlantic'))
    other.push(await runPart('boardgameIo'))
    clerk.push(await runPart('clerk'))
    mate.push(await runPart('mate'))
  }
  const playouts = mediansOf(own)
  const boardgameIo = median(other)
  return {
    node: process.version,
    cpu: cpus()[0]?.model ?? 'unknown',
    playouts,
    transatlantic: mediansOf(transatlantic),
    boardgameIo,
    ratio: playouts['4']!.decisionsPerCpuSecond / boardgameIo.decisionsPerCpuSecond,
    operations: await runPart('operations'),
    gameHands: await runPart('gameHands'),
    fullHands: await runPart('fullHands'),
    thinking: await runPart('thinking'),
    policies: { clerk: middle(clerk), mate: middle(mate) },
    boardgameIoBot: await runPart('boardgameIoBot'),
  }
}

async function runPart<T>(name: PartName): Promise<T> {
  const part = fileURLToPath(new URL('./part.ts', import.meta.url))
  const { stdout } = await promisify(execFile)(process.execPath, [part, name])
  return JSON.parse(stdout) as T
}

function mediansOf(turns: readonly Record<string, Speed>[]): Record<string, Speed> {
  return Object.fromEntries(
    Object.keys(turns[0]!).map((players) => [players, median(turns.map((speeds) => speeds[players]!))]),
  )
}

function middle(figures: readonly number[]): number {
  return figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)]!
}

function median(speeds: readonly Speed[]): Speed {
  const sorted = [...speeds].sort((a, b) => a.decisionsPerCpuSecond - b.decisionsPerCpuSecond)
  return sorted[Math.floor(sorted.length / 2)]!
}
