import type { PuzzleFile, PuzzleShelf } from '@south-street/engine/puzzle'
import file from './puzzles.json' with { type: 'json' }
import { tasks } from './tasks.ts'

// The compiler takes the file's texts for any texts; a test opens every puzzle.
export const shelf: PuzzleShelf = { file: file as unknown as PuzzleFile, tasks }
