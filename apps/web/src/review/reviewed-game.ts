import type { Message } from '@south-street/engine'
import { INTERVAL } from '@south-street/engine/review'
import type { AnyBoard, SeatInfo, Words } from '@south-street/ui'
import type { ReplayedGame } from '../replay/replayed-game.ts'
import { startOfRound } from '../replay/round-steps.ts'
import { logLines } from '../table/log-lines.ts'
import type { ChanceChart } from './chart-plan.ts'
import { bendsOf, turningPoints } from './findings.ts'
import type { Reviewed, ReviewedDecision } from './reviewed.ts'

/** A finished game with everybody who played it, and the words to speak of it. */
export interface ReviewedGame {
  readonly replayed: ReplayedGame
  readonly board: AnyBoard
  readonly seats: readonly SeatInfo[]
  readonly words: Words
}

/** A sentence begins with a capital letter; what a game calls its moves does not. */
export function capital(text: string): string {
  const [first = '', ...rest] = [...text]
  return first.toLocaleUpperCase() + rest.join('')
}

/** A move as the game names it, at the position before it. */
export function sayMove({ replayed, words }: ReviewedGame, decision: ReviewedDecision, action: string): string {
  const { game } = replayed
  const { key, params } = game.messages.action(game.parse(action), replayed.viewAt(decision.move, decision.seat))
  return capital(words.say(key, params))
}

export function sayBecause({ words }: Pick<ReviewedGame, 'words'>, because: readonly Message[]): string {
  return because.map(({ key, params }) => words.say(key, params)).join(' ')
}

/** What the log says of a move; nothing where it is silent. */
export function sayLogged({ replayed, words, seats }: ReviewedGame, move: number): string {
  return logLines(replayed.game, words, replayed.moves.slice(move, move + 1), seats)[0]?.text ?? ''
}

/** How far into the game a position lies, in rounds. */
export function roundsAt(replayed: Pick<ReplayedGame, 'rounds' | 'moves'>, step: number): number {
  const { rounds, moves } = replayed
  if (step >= moves.length) return rounds.at(-1)! + 1
  const round = rounds[step]!
  const [start, end] = [startOfRound(replayed, round), startOfRound(replayed, round + 1)]
  return round + (step - start) / Math.max(1, end - start)
}

/** In the first fifth of a game nobody can tell anything. */
const EARLY = 1 / 5

/** So many rounds at the start tell nothing. */
export function earlyRounds(replayed: Pick<ReplayedGame, 'rounds' | 'moves'>): number {
  return Math.ceil(roundsAt(replayed, replayed.moves.length) * EARLY)
}

/** What the chart shows of a review. */
export function chartOf(game: ReviewedGame, reviewed: Reviewed): ChanceChart {
  const { replayed, seats } = game
  const { curve, seat } = reviewed
  const rounds = roundsAt(replayed, replayed.moves.length)
  return {
    at: curve.map(({ action }) => roundsAt(replayed, action)),
    rounds,
    lines: seats.map(({ house, name }, line) => ({
      house,
      name,
      isReader: line === seat,
      chances: curve.map(({ chance }) => chance[line]!),
    })),
    errors: curve.map(({ error }) => INTERVAL * error[seat]!),
    early: earlyRounds(replayed),
    ...(curve.length === 0 && { read: 0 }),
    marks: turningPoints(reviewed).map(({ move }, i) => ({ number: i + 1, at: roundsAt(replayed, move) })),
    bends: bendsOf(reviewed, replayed.moves).map((bend) => ({
      at: roundsAt(replayed, bend.move + 1),
      line: bend.seat,
      text: sayLogged(game, bend.move),
    })),
  }
}
