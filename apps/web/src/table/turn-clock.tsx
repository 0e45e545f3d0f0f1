import { classNames, Icon } from '@south-street/ui'
import { type ReactNode, useEffect, useState } from 'react'
import { usePageWords } from '../language/language.ts'
import styles from './turn-clock.module.css'

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const HURRY_BELOW = 15 * SECOND

export function shownTime(left: number, language: string): string {
  if (left >= HOUR) {
    const hours = new Intl.NumberFormat(language, { style: 'unit', unit: 'hour', unitDisplay: 'short' })
    return hours.format(Math.floor(left / HOUR))
  }
  const seconds = Math.floor((left % MINUTE) / SECOND)
  return `${Math.floor(left / MINUTE)}:${String(seconds).padStart(2, '0')}`
}

function useTimeLeft(deadline: number): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), SECOND)
    return () => clearInterval(timer)
  }, [])
  return Math.max(0, deadline - now)
}

/** The bare figures of a clock that runs. */
export function Countdown({ deadline }: { readonly deadline: number }): ReactNode {
  const { language } = usePageWords()
  return shownTime(useTimeLeft(deadline), language)
}

/** How long whoever is asked may still think. */
export function TurnClock({ deadline }: { readonly deadline: number }): ReactNode {
  const { say, language } = usePageWords()
  const left = useTimeLeft(deadline)
  return (
    <span
      className={classNames(styles.clock, left < HURRY_BELOW && styles.hurry)}
      role="timer"
      aria-label={say('table.clock')}
    >
      <Icon name="hour" />
      {shownTime(left, language)}
    </span>
  )
}
