import { type Review, summarise } from '@south-street/engine/review'
import type { ReplayedGame } from '../replay/replayed-game.ts'
import type { TimelineReview } from '../replay/timeline-chances.ts'
import { chanceAt } from './chart-plan.ts'
import { roundsAt } from './reviewed-game.ts'

/** The curve at the start of every round and at the end, and where the turning points lie. */
export function timelineReview(
  { curve, decisions, players }: Pick<Review, 'curve' | 'decisions' | 'players'>,
  replayed: Pick<ReplayedGame, 'rounds' | 'moves'>,
): TimelineReview {
  const at = curve.map(({ action }) => roundsAt(replayed, action))
  const rounds = roundsAt(replayed, replayed.moves.length)
  const seats = Array.from({ length: players }, (_, seat) => seat)
  return {
    chances: seats.map((seat) =>
      Array.from({ length: rounds + 1 }, (_, round) =>
        chanceAt(
          at,
          curve.map(({ chance }) => chance[seat]!),
          round,
        ),
      ),
    ),
    turning: seats.map((seat) =>
      summarise({ decisions }, seat).turningPoints.map(({ action }) => replayed.rounds[action]!),
    ),
  }
}
