import { classNames, Icon, VisuallyHidden } from '@south-street/ui'
import type { CSSProperties, ReactNode } from 'react'
import styles from './difference-panel.module.css'
import { useReviewWords } from './review-words.ts'
import type { Part, Reviewed } from './reviewed.ts'
import type { ReviewedGame } from './reviewed-game.ts'
import { signed, type WalkStep, walkOf } from './walk.ts'

interface DifferencePanelProps {
  readonly game: ReviewedGame
  readonly reviewed: Reviewed
}

/** From an even start to the result: own play, rivals' play, what the cards brought. */
export function DifferencePanel({ game, reviewed }: DifferencePanelProps): ReactNode {
  const { say } = useReviewWords()
  const nameOf = usePartName(game)
  const { difference } = reviewed
  return (
    <section className={styles.panel} aria-labelledby="difference">
      <h2 id="difference">{say('difference.title')}</h2>
      {difference === null ? (
        <p className={styles.later}>
          <Icon name="hour" />
          {say('difference.later')}
        </p>
      ) : (
        <>
          <p className={styles.line}>{say('difference.line')}</p>
          <ol className={styles.walk}>
            <li className={styles.axis} aria-hidden="true">
              <span />
              <span className={styles.track}>
                <em>0</em>
                <em>50</em>
                <em>100</em>
              </span>
            </li>
            <Fixed name={say('difference.start')} value={difference.start}>
              {say('difference.each', { count: reviewed.players })}
            </Fixed>
            {walkOf(difference).map((step) => (
              <Step key={`${step.kind} ${step.seat}`} name={nameOf(step)} step={step} />
            ))}
            <Fixed name={say('difference.result')} value={difference.end}>
              {say('difference.the-result')}
            </Fixed>
          </ol>
          {difference.isMostlyUntold && <p className={styles.claim}>{say('difference.untold')}</p>}
          <p className={styles.claim}>{say('difference.claim')}</p>
        </>
      )}
    </section>
  )
}

/** What a part is called. */
export function usePartName({ seats }: ReviewedGame): (part: Part) => string {
  const { say } = useReviewWords()
  return ({ kind, seat }) => {
    if (kind !== 'play') return say(`difference.${kind}`)
    const { isYou, name } = seats[seat!]!
    return isYou ? say('difference.own-you') : say('difference.play', { name })
  }
}

const percent = (value: number): string => `${value}%`

function Step({ name, step }: { readonly name: string; readonly step: WalkStep }): ReactNode {
  const { say } = useReviewWords()
  const { from, to, least, most, value, low, high, tells } = step
  const bar: CSSProperties = { left: percent(Math.min(from, to)), width: percent(Math.abs(to - from)) }
  const interval = say('difference.interval', { low: signed(low), high: signed(high) })
  const ends: CSSProperties = { left: percent(least), width: percent(most - least) }
  return (
    <li data-part={step.kind}>
      <span className={styles.name} data-shortens>
        {name}
      </span>
      <span className={styles.track} aria-hidden="true">
        <i className={classNames(styles.bar, !tells && styles.unsure)} style={bar} />
        <i className={styles.sure} style={ends} />
      </span>
      {tells ? (
        <>
          <b className={value > 0 ? styles.up : styles.down}>{signed(value)}</b>
          <small>{interval}</small>
        </>
      ) : (
        <small className={styles.told}>
          {say('difference.unsure')} <VisuallyHidden>{interval}</VisuallyHidden>
        </small>
      )}
    </li>
  )
}

interface FixedProps {
  readonly name: string
  readonly value: number
  readonly children: ReactNode
}

function Fixed({ name, value, children }: FixedProps): ReactNode {
  return (
    <li>
      <span className={styles.name}>{name}</span>
      <span className={styles.track} aria-hidden="true">
        <i className={styles.mark} style={{ left: percent(value) }} />
      </span>
      <b>{Math.round(value)}</b>
      <small>{children}</small>
    </li>
  )
}
