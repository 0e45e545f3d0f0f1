import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { AnyGame } from '@south-street/engine'
import { PUZZLE_FORMAT, type Puzzle, type PuzzleFile } from '@south-street/engine/puzzle'
import { ROOT } from '../set-up.mjs'

/** Where the puzzles of a game lie that are shipped with it. */
export function shippedFile(game: string): string {
  return join(ROOT, 'games', game, 'puzzles', 'puzzles.json')
}

export function readPuzzles(path: string, game: AnyGame, seed: string, bot: string): PuzzleFile {
  if (existsSync(path)) return JSON.parse(readFileSync(path, 'utf8')) as PuzzleFile
  return { format: PUZZLE_FORMAT, game: game.id, rules: game.rules, mined: { seed, bot, games: {} }, puzzles: [] }
}

/** One line a puzzle. Put in place in one step, so that a run that is broken off leaves a whole file. */
export function writePuzzles(path: string, { puzzles, ...head }: PuzzleFile): void {
  const lines = puzzles.map((puzzle: Puzzle) => JSON.stringify(puzzle))
  const text = `${JSON.stringify(head).slice(0, -1)},"puzzles":[\n${lines.join(',\n')}\n]}\n`
  writeFileSync(`${path}.new`, text)
  renameSync(`${path}.new`, path)
}
