import { Icon, type IconName } from '@south-street/ui'
import type { ReactNode } from 'react'
import { usePageWords } from '../language/language.ts'
import type { ReplayedGame } from './replayed-game.ts'
import { roundBack, roundOn } from './round-steps.ts'
import styles from './timeline.module.css'
import type { ReplayState } from './use-replay.ts'

interface ControlsProps extends Pick<ReplayState, 'step' | 'go' | 'playing' | 'play'> {
  readonly replayed: ReplayedGame
}

/** Step by step and round by round. */
export function Controls({ replayed, step, go, playing, play }: ControlsProps): ReactNode {
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
