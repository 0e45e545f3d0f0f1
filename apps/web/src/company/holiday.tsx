import { Button } from '@south-street/ui'
import { type ReactNode, useId, useState } from 'react'
import { usePageWords } from '../language/language.ts'
import { sayDays } from '../server/pace.ts'
import styles from './company.module.css'

const DAY = 24 * 3_600_000

interface HolidayProps {
  /** Milliseconds that one's holidays may still take. */
  readonly left: number
  readonly start: (days: number) => void
}

/** Days on which one's clock stands still, out of those that the table agreed on. */
export function Holiday({ left, start }: HolidayProps): ReactNode {
  const { say, language } = usePageWords()
  const [wished, setWished] = useState(1)
  const field = useId()
  const most = Math.floor(left / DAY)
  if (most < 1) return null
  const days = Math.min(wished, most)
  return (
    <div className={styles.buttons}>
      <label htmlFor={field}>{say('company.holiday')}</label>
      <select id={field} value={days} onChange={({ target }) => setWished(Number(target.value))}>
        {Array.from({ length: most }, (_, i) => i + 1).map((count) => (
          <option key={count} value={count}>
            {sayDays(language, count)}
          </option>
        ))}
      </select>
      <Button small onClick={() => start(days)}>
        {say('company.start-holiday')}
      </Button>
    </div>
  )
}
