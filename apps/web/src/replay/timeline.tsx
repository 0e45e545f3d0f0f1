import { type AnyBoard, aloud, Button, Icon, Piece, type SeatInfo, Spoken, type Words } from '@south-street/ui'
import type { ReactNode } from 'react'
import { usePageWords } from '../language/language.ts'
import { logLines } from '../table/log-lines.ts'
import { Controls } from './controls.tsx'
import { Eyes } from './eyes.tsx'
import type { ReplayedGame } from './replayed-game.ts'
import { Rounds } from './rounds.tsx'
import { ShareButton } from './share-button.tsx'
import styles from './timeline.module.css'
import type { TimelineReview } from './timeline-chances.ts'
import { useTimelineKeys } from './timeline-keys.ts'
import type { ReplayState } from './use-replay.ts'

interface TimelineProps extends ReplayState {
  readonly replayed: ReplayedGame
  readonly board: AnyBoard
  readonly words: Words
  readonly seats: readonly SeatInfo[]
  readonly share: () => Promise<boolean>
  readonly playOn: (() => void) | null
  readonly review: TimelineReview | null
}

/** Where the bar of a running game is: what has just happened, whose eyes see it, and the way through the game. */
export function Timeline(props: TimelineProps): ReactNode {
  const { replayed, board, words, seats, step, go, playOn } = props
  const { say } = usePageWords()
  const { moves } = replayed
  const sayMove = (inWords: Words) =>
    step === 0 ? undefined : logLines(replayed.game, inWords, moves.slice(step - 1, step), seats)[0]?.text
  const [seen, heard] = [sayMove(words) ?? say('replay.start'), sayMove(aloud(words)) ?? say('replay.start')]
  useTimelineKeys(props)
  return (
    <section className={styles.timeline} aria-label={say('replay.title')} data-region="timeline">
      <div className={styles.top}>
        {step > 0 && <Piece house={seats[moves[step - 1]!.seat]!.house} className={styles.piece} />}
        <div className={styles.said} aria-live="polite">
          <h2>{seen === heard ? seen : <Spoken as={heard}>{seen}</Spoken>}</h2>
          <p>{say('replay.step', { move: step, moves: moves.length })}</p>
        </div>
        <Eyes {...props} />
        <ShareButton share={props.share} />
        <Button
          small
          look="primary"
          data-offer="play-on"
          aria-label={say('replay.play-on')}
          title={say('replay.play-on')}
          disabled={playOn === null}
          onClick={() => playOn?.()}
        >
          <Icon name="bot" />
          <span>{say('replay.play-on')}</span>
        </Button>
      </div>
      <div className={styles.bottom}>
        <input
          type="range"
          className={styles.slider}
          aria-label={say('replay.moves')}
          aria-valuetext={say('replay.step', { move: step, moves: moves.length })}
          min={0}
          max={moves.length}
          value={step}
          onChange={(event) => go(Number(event.target.value))}
        />
        <Controls {...props} />
        <Rounds {...{ replayed, seats, board, step, go }} review={props.review} eyes={props.eyes} />
      </div>
    </section>
  )
}
