export { type Attempt, type OpenPuzzle, openPuzzle } from './attempt.ts'
export { dayOf, nextAlike, puzzleOfTheDay } from './pick.ts'
export {
  difficultyOf,
  PUZZLE_FORMAT,
  type Puzzle,
  type PuzzleFile,
  type PuzzleOption,
  type PuzzleShelf,
  type PuzzleTask,
} from './puzzle.ts'
