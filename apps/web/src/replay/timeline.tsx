import { type AnyBoard, Button, Icon, type IconName, Piece, type SeatInfo, type Words } from '@south-street/ui'
import { type ReactNode, useLayoutEffect, useState } from 'react'
import { usePageWords } from '../language/language.ts'
import { logLines } from '../table/log-lines.ts'
import type { ReplayedGame } from './replayed-game.ts'
import { roundBack, roundOn } from './round-steps.ts'
import { Rounds } from './rounds.tsx'
import styles from './timeline.module.css'

interface TimelineProps {
  readonly replayed: ReplayedGame
  readonly board: AnyBoard
  readonly words: Words
  readonly seats: readonly SeatInfo[]
  readonly step: number
  readonly go: (step: number) => void
  readonly playing: boolean
  readonly play: (playing: boolean) => void
  readonly eyes: number
  readonly look: (seat: number) => void
  readonly open: boolean
  readonly openAll: (open: boolean) => void
  readonly share: () => Promise<void>
  readonly playOn: (() => void) | null
}

/** Where the bar of a running game is: what has just happened, whose eyes see it, and the way through the game. */
export function Timeline(props: TimelineProps): ReactNode {
  const { replayed, board, words, seats, step, go, playOn } = props
  const { say } = usePageWords()
  const { moves } = replayed
  const lines = step === 0 ? [] : logLines(replayed.game, words, moves.slice(step - 1, step), seats)
  useTimelineKeys(props)
  return (
    <section className={styles.timeline} aria-label={say('replay.title')} data-region="timeline">
      <div className={styles.top}>
        {step > 0 && <Piece house={seats[moves[step - 1]!.seat]!.house} className={styles.piece} />}
        <div className={styles.said} aria-live="polite">
          <h2>{lines[0]?.text ?? say('replay.start')}</h2>
          <p>{say('replay.step', { move: step, moves: moves.length })}</p>
        </div>
        <Eyes {...props} />
        <ShareButton share={props.share} />
        <Button
          small
          look="primary"
          data-offer="play-on"
          aria-label={say('replay.play-on')}
          disabled={playOn === null}
          onClick={() => playOn?.()}
        >
          <Icon name="play" />
          <span>{say('replay.play-on')}</span>
        </Button>
      </div>
      <div className={styles.bottom}>
        <Controls {...props} />
        <input
          type="range"
          className={styles.slider}
          aria-label={say('replay.moves')}
          min={0}
          max={moves.length}
          value={step}
          onChange={(event) => go(Number(event.target.value))}
        />
        <Rounds replayed={replayed} seats={seats} board={board} step={step} go={go} />
      </div>
    </section>
  )
}

function useTimelineKeys({ replayed, seats, step, go, playing, play, eyes, look }: TimelineProps): void {
  useLayoutEffect(() => {
    const keys: Readonly<Record<string, () => void>> = {
      ArrowLeft: () => go(step - 1),
      ArrowRight: () => go(step + 1),
      ' ': () => play(!playing),
      e: () => look((eyes + 1) % seats.length),
    }
    const withShift: typeof keys = {
      ArrowLeft: () => go(roundBack(replayed, step)),
      ArrowRight: () => go(roundOn(replayed, step)),
    }
    const onKey = (event: KeyboardEvent) => {
      if (event.key === ' ' && (event.target as Element).closest('button')) return
      const command = (event.shiftKey ? withShift[event.key] : undefined) ?? keys[event.key]
      if (command === undefined) return
      event.preventDefault()
      event.stopImmediatePropagation()
      command()
    }
    window.addEventListener('keydown', onKey, { capture: true })
    return () => window.removeEventListener('keydown', onKey, { capture: true })
  })
}

/** Whose eyes see the table: one seat's, or all hands open. */
function Eyes({ seats, eyes, look, open, openAll }: TimelineProps): ReactNode {
  const { say } = usePageWords()
  return (
    <fieldset className={styles.eyes} aria-label={say('replay.eyes')}>
      {seats.map(({ name, house }, seat) => (
        <button
          key={house}
          type="button"
          aria-pressed={!open && seat === eyes}
          aria-label={name}
          title={name}
          data-eyes={house}
          onClick={() => {
            openAll(false)
            look(seat)
          }}
        >
          <Piece house={house} />
        </button>
      ))}
      <button
        type="button"
        className={styles.all}
        aria-pressed={open}
        aria-label={say('replay.all-open')}
        onClick={() => openAll(!open)}
      >
        <Icon name="eye" />
        <span>{say('replay.all-open')}</span>
      </button>
    </fieldset>
  )
}

function ShareButton({ share }: { readonly share: () => Promise<void> }): ReactNode {
  const { say } = usePageWords()
  const [shared, setShared] = useState(false)
  return (
    <Button
      small
      className={styles.share}
      aria-label={say(shared ? 'replay.shared' : 'replay.share')}
      onClick={async () => {
        await share()
        setShared(true)
      }}
    >
      <Icon name="link" />
      <span>{say(shared ? 'replay.shared' : 'replay.share')}</span>
    </Button>
  )
}

/** Step by step and round by round. */
function Controls({ replayed, step, go, playing, play }: TimelineProps): ReactNode {
  const { say } = usePageWords()
  return (
    <div className={styles.controls}>
      <Control icon="prev" label={say('replay.round-back')} press={() => go(roundBack(replayed, step))} />
      <Control icon="left" label={say('replay.step-back')} press={() => go(step - 1)} />
      <Control
        icon={playing ? 'minus' : 'play'}
        label={say(playing ? 'replay.pause' : 'replay.play')}
        press={() => play(!playing)}
      />
      <Control icon="right" label={say('replay.step-on')} press={() => go(step + 1)} />
      <Control icon="next" label={say('replay.round-on')} press={() => go(roundOn(replayed, step))} />
    </div>
  )
}

function Control({
  icon,
  label,
  press,
}: {
  readonly icon: IconName
  readonly label: string
  readonly press: () => void
}): ReactNode {
  return (
    <button type="button" aria-label={label} title={label} onClick={press}>
      <Icon name={icon} />
    </button>
  )
}
