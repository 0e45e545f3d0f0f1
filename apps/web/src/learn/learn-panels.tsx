import { Button, Drawing, Icon } from '@south-street/ui'
import { type ReactNode, useState } from 'react'
import { useGameWords } from '../language/language.ts'
import { navigate } from '../router.ts'
import { LEARN_WORDS } from './course.ts'
import { beginGuidedGame } from './guided-game.ts'
import styles from './learn-page.module.css'

/** After the lessons: a whole game, with somebody beside. */
export function GuidedPanel({ game }: { readonly game: string }): ReactNode {
  const { say } = useGameWords(LEARN_WORDS)
  const [state, setState] = useState<'ready' | 'starting' | 'failed'>('ready')
  const start = () => {
    setState('starting')
    beginGuidedGame(game).catch(() => setState('failed'))
  }
  return (
    <section className={styles.panel} aria-labelledby="guided">
      <div className={styles.scene} aria-hidden="true">
        <Drawing of="packet-ship" />
      </div>
      <h2 id="guided">{say('guided')}</h2>
      <p>{say('guided-line')}</p>
      {state === 'failed' && <p role="alert">{say('guided-failed')}</p>}
      <div className={styles.start}>
        <Button disabled={state === 'starting'} onClick={start}>
          <Icon name="play" />
          {say('guided-start')}
        </Button>
        <small>
          {say('guided-minutes')}
          <br />
          {say('guided-after')}
        </small>
      </div>
    </section>
  )
}

/** One decision at a time. */
export function PuzzlePanel({ game }: { readonly game: string }): ReactNode {
  const { say } = useGameWords(LEARN_WORDS)
  return (
    <section className={styles.panel} aria-labelledby="puzzles">
      <h2 id="puzzles">{say('puzzles')}</h2>
      <p>{say('puzzles-line')}</p>
      <div className={styles.start}>
        <Button onClick={() => navigate(`/puzzles/${game}`)}>
          {say('puzzles-go')}
          <Icon name="right" />
        </Button>
      </div>
    </section>
  )
}
