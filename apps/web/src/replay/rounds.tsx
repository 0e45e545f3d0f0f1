import { type AnyBoard, Drawing, houseColor, Piece, type SeatInfo } from '@south-street/ui'
import { type ReactNode, useMemo } from 'react'
import { usePageWords } from '../language/language.ts'
import type { ReplayedGame } from './replayed-game.ts'
import { deliveries, startOfRound } from './round-steps.ts'
import styles from './rounds.module.css'

interface RoundsProps {
  readonly replayed: ReplayedGame
  readonly board: AnyBoard
  readonly seats: readonly SeatInfo[]
  readonly step: number
  readonly go: (step: number) => void
}

/** All rounds, with the house of whoever delivered; above them the moves of the round that is shown. */
export function Rounds({ replayed, board, seats, step, go }: RoundsProps): ReactNode {
  const { say } = usePageWords()
  const { rounds, moves } = replayed
  const round = rounds[step]!
  const delivered = useMemo(() => deliveries(replayed, board), [replayed, board])
  const start = startOfRound(replayed, round)
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
              aria-label={say('replay.round', { round: one + 1 })}
              onClick={() => go(startOfRound(replayed, one))}
            >
              <span className={styles.marks}>
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
