import { type AnyBoard, Drawing, type House, houseColor, Piece, type SeatInfo } from '@south-street/ui'
import { type ReactNode, useMemo } from 'react'
import { usePageWords } from '../language/language.ts'
import type { ReplayedGame } from './replayed-game.ts'
import { deliveries, startOfRound } from './round-steps.ts'
import styles from './rounds.module.css'
import { chancesIn, type TimelineReview } from './timeline-chances.ts'

interface RoundsProps {
  readonly replayed: ReplayedGame
  readonly board: AnyBoard
  readonly seats: readonly SeatInfo[]
  readonly step: number
  readonly go: (step: number) => void
  /** What was read of the game, and for whom. */
  readonly review: TimelineReview | null
  readonly eyes: number
}

/** All rounds, with the house of whoever delivered; above them the moves of the round that is shown. */
export function Rounds({ replayed, board, seats, step, go, review, eyes }: RoundsProps): ReactNode {
  const { say } = usePageWords()
  const { rounds, moves } = replayed
  const round = rounds[step]!
  const delivered = useMemo(() => deliveries(replayed, board), [replayed, board])
  const start = startOfRound(replayed, round)
  const turning = review?.turning[eyes] ?? []
  const nameOf = (one: number) => {
    const name = say('replay.round', { round: one + 1 })
    return turning.includes(one) ? `${name}, ${say('replay.turning')}` : name
  }
  const inRound = moves.slice(start, startOfRound(replayed, round + 1))
  return (
    <div className={styles.course}>
      <ol className={styles.steps} aria-label={say('replay.moves')}>
        {inRound.map(({ seat, revision }, index) => (
          <li key={revision}>
            <button
              type="button"
              aria-label={say('replay.step', { move: revision, moves: moves.length })}
              aria-current={start + index + 1 === step ? 'step' : undefined}
              onClick={() => go(start + index + 1)}
            >
              <Piece house={seats[seat]!.house} />
            </button>
          </li>
        ))}
      </ol>
      <ol className={styles.rounds} aria-label={say('replay.rounds')}>
        {[...new Set(rounds)].map((one) => (
          <li key={one} className={one < round ? styles.past : undefined}>
            <button
              type="button"
              aria-current={one === round ? 'step' : undefined}
              aria-label={nameOf(one)}
              onClick={() => go(startOfRound(replayed, one))}
            >
              {review !== null && <Curve chances={chancesIn(review, eyes, one)} house={seats[eyes]!.house} />}
              <span className={styles.marks}>
                {turning.includes(one) && <i className={styles.turning}>{turning.indexOf(one) + 1}</i>}
                {delivered.get(one)?.map((seat, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a house may deliver twice in a round.
                  <span key={index} style={houseColor(seats[seat]!.house)}>
                    <Drawing of={`device-${seats[seat]!.house}`} />
                  </span>
                ))}
              </span>
              {one + 1}
            </button>
          </li>
        ))}
      </ol>
    </div>
  )
}

/** The chance to win of whose eyes are used, within one round; the rounds beside each other make the curve. */
function Curve({
  chances,
  house,
}: {
  readonly chances: readonly [number, number] | null
  readonly house: House
}): ReactNode {
  if (chances === null) return null
  const [start, end] = chances.map((chance) => 100 - 100 * chance)
  return (
    <svg viewBox="0 0 100 100" preserveAspectRatio="none" className={styles.curve} aria-hidden="true" focusable="false">
      <path d={`M0 ${start}L100 ${end}V100H0Z`} className={styles.under} style={houseColor(house)} />
      <path d={`M0 ${start}L100 ${end}`} style={houseColor(house)} />
    </svg>
  )
}
