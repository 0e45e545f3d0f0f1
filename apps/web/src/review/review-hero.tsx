import { Button, Drawing, houseColor, Icon, LANDING, UseDrawing } from '@south-street/ui'
import { portraitOf } from '@south-street/ui/art/people'
import { type ReactNode, useMemo } from 'react'
import { headlineOf } from './findings.ts'
import { type Progress, progressOf } from './progress.ts'
import type { ReadingNow } from './reading.ts'
import styles from './review-hero.module.css'
import { useReviewWords } from './review-words.ts'
import type { Reviewed } from './reviewed.ts'
import type { ReviewedGame } from './reviewed-game.ts'
import { sayHeadline, sayRest } from './sentences.ts'

/** Longer headlines are set smaller. */
const LONG = 62

interface ReviewHeroProps {
  readonly game: ReviewedGame
  readonly seat: number
  readonly result: string
  readonly reviewed: Reviewed | null
  readonly now: ReadingNow
  readonly stop: () => void
  readonly goOn: () => void
  readonly choose: (seat: number) => void
  readonly children: ReactNode
}

/** The review in one sentence; while it is being read, how far that is. */
export function ReviewHero(props: ReviewHeroProps): ReactNode {
  const { game, seat, result, reviewed, now, choose, children } = props
  const words = useReviewWords()
  const { say } = words
  const progress = useMemo(() => progressOf(now, seat), [now, seat])
  const isTold = reviewed !== null && progress.isTold
  const text = isTold ? sayHeadline(words, game, reviewed) : sayProgress(say, now, progress)
  return (
    <header className={styles.hero}>
      <svg viewBox="0 0 1440 100" preserveAspectRatio="xMaxYMax slice" className={styles.backdrop} aria-hidden="true">
        <UseDrawing of="panorama" x={320} y={-136} width={1120} height={236} />
      </svg>
      <div className={styles.medal} style={houseColor(game.seats[seat]!.house)}>
        <Drawing of={portraitOf(seat)} />
      </div>
      <div className={styles.title}>
        <p className={styles.kick}>{result}</p>
        <h1 className={text.length > LONG ? styles.long : undefined} {...LANDING}>
          {text}
        </h1>
        {isTold && <p className={styles.rest}>{sayRest(words, headlineOf(reviewed))}</p>}
        {now.status !== 'done' && <ProgressLine {...props} progress={progress} />}
      </div>
      <div className={styles.offers}>
        <label className={styles.seat}>
          <span>{say('for')}</span>
          <select value={seat} onChange={({ target }) => choose(Number(target.value))}>
            {game.seats.map(({ name, house }, one) => (
              <option key={house} value={one}>
                {name}
              </option>
            ))}
          </select>
        </label>
        {children}
      </div>
    </header>
  )
}

function sayProgress(say: Say, { status }: ReadingNow, { drafted, read, all }: Progress): string {
  if (status === 'failed') return say('failed')
  if (all === 0) return say('headline.opening')
  if (status === 'stopped') return say('headline.stopped', { read, all })
  return drafted < all ? say('headline.draft', { read: drafted, all }) : say('headline.reading', { read, all })
}

type Say = ReturnType<typeof useReviewWords>['say']

function sayLeft(say: Say, seconds: number | null): string {
  if (seconds === null) return ''
  if (seconds > 90) return say('line.minutes', { count: Math.round(seconds / 60) })
  return say('line.seconds', { count: Math.max(1, Math.round(seconds)) })
}

function ProgressLine({ now, progress, stop, goOn }: ReviewHeroProps & { readonly progress: Progress }): ReactNode {
  const { say } = useReviewWords()
  const { status, secondsLeft, review } = now
  const isReading = status === 'reading'
  const { done = 0, total = 1 } = review?.unfinished ?? {}
  const said = progress.isTold ? say('headline.others', { read: done, all: total }) : say('line.reading')
  return (
    <div className={styles.progress}>
      {status !== 'failed' && <progress value={done} max={Math.max(1, total)} aria-label={say('title')} />}
      {status !== 'failed' && <p>{isReading ? `${sayLeft(say, secondsLeft)} ${said}` : say('line.stopped')}</p>}
      <Button small onClick={isReading ? stop : goOn} data-offer={isReading ? 'stop' : 'go-on'}>
        <Icon name={isReading ? 'minus' : 'play'} />
        {say(status === 'failed' ? 'again' : isReading ? 'stop' : 'go-on')}
      </Button>
    </div>
  )
}
