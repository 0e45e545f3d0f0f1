import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { dirname, join } from 'node:path'
import type { GameRecord } from '@south-street/engine'

/** A game at the terminal: its record, and who sits where. Unknown members of a record are ignored, so it is one too. */
export interface SavedGame extends GameRecord {
  readonly terminal: { readonly seat: number; readonly bots: readonly string[]; readonly seed: string }
}

export function defaultFile(game: string): string {
  const state = process.env.XDG_STATE_HOME || join(homedir(), '.local', 'state')
  return join(state, 'south-street', `${game}.json`)
}

/** Written beside the old one and then put in its place, so that a crash leaves one or the other. */
export function saveGame(file: string, saved: SavedGame): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(`${file}.new`, `${JSON.stringify(saved)}\n`)
  renameSync(`${file}.new`, file)
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
