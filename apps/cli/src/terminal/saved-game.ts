import { mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { dirname, join } from 'node:path'
import type { GameRecord } from '@south-street/engine'
import { cannotWrite } from '../output.ts'

/** A game at the terminal: its record, and who sits where. Unknown members of a record are ignored, so it is one too. */
export interface SavedGame extends GameRecord {
  readonly terminal: {
    readonly seat: number
    readonly bots: readonly string[]
    readonly seed: string
    /** Missing in games that were kept before it was. */
    readonly lang?: string
  }
}

export function defaultFile(game: string): string {
  const state = process.env.XDG_STATE_HOME || join(homedir(), '.local', 'state')
  return join(state, 'south-street', `${game}.json`)
}

/** Written beside the old one and then put in its place, so that a crash leaves one or the other. */
export function saveGame(file: string, saved: SavedGame): void {
  const unfinished = `${file}.new`
  try {
    demandNoFolder(file)
    // A path that was typed is not made: it may be mistyped.
    if (file === defaultFile(saved.game)) mkdirSync(dirname(file), { recursive: true })
    writeFileSync(unfinished, `${JSON.stringify(saved)}\n`)
    renameSync(unfinished, file)
  } catch (error) {
    rmSync(unfinished, { force: true })
    throw cannotWrite('the game', file, error)
  }
}

function demandNoFolder(file: string): void {
  if (statSync(file, { throwIfNoEntry: false })?.isDirectory() !== true) return
  throw Object.assign(new Error('it is a folder'), { code: 'EISDIR' })
}

/** A game that is not over makes room for another. */
export function putAside(file: string): void {
  try {
    renameSync(file, `${file}.old`)
  } catch (error) {
    throw cannotWrite('the game', `${file}.old`, error)
  }
}

/** Of the games that were kept in the usual place and are not over, the one that was played last. */
export function lastStopped(games: readonly string[]): string | null {
  const files = games.map(defaultFile).filter((file) => loadGame(file)?.result === null)
  const playedAt = (file: string) => statSync(file).mtimeMs
  return files.sort((one, other) => playedAt(other) - playedAt(one))[0] ?? null
}

/** Null if there is none, or none that can be read. */
export function loadGame(file: string): SavedGame | null {
  try {
    const saved = JSON.parse(readFileSync(file, 'utf8')) as SavedGame
    const { seat, bots, seed } = saved.terminal
    return Number.isInteger(seat) && Array.isArray(bots) && typeof seed === 'string' ? saved : null
  } catch {
    return null
  }
}
