import type { OrderWish } from '@south-street/table'
import { Button, type Phrase, type Words } from '@south-street/ui'
import { type ReactNode, useId, useState } from 'react'
import { usePageWords } from '../language/language.ts'
import styles from './company.module.css'

interface PassUntilProps {
  /** The stretches of the game to whose end one may pass. */
  readonly stretches: readonly string[]
  /** Cards that one can see coming. */
  readonly awaited: readonly { readonly card: string; readonly name: Phrase }[]
  readonly gameWords: Words
  readonly give: (wish: OrderWish) => void
}

/** Lets the table pass for somebody until something happens that may interest them. */
export function PassUntil({ stretches, awaited, gameWords, give }: PassUntilProps): ReactNode {
  const { say } = usePageWords()
  const [chosen, setChosen] = useState('')
  const label = useId()
  const card = awaited.some((one) => one.card === chosen) ? chosen : awaited[0]?.card
  return (
    <section className={styles.part} aria-label={say('company.orders')}>
      <h3>{say('company.orders')}</h3>
      <p>{say('company.orders-line')}</p>
      <div className={styles.buttons}>
        {stretches.map((until) => (
          <Button key={until} small onClick={() => give({ until })}>
            {gameWords.say(`stretches.${until}.pass`)}
          </Button>
        ))}
      </div>
      {card !== undefined && (
        <div className={styles.buttons}>
          <label htmlFor={label}>{say('company.pass-card')}</label>
          <select id={label} value={card} onChange={(event) => setChosen(event.target.value)}>
            {awaited.map((one) => (
              <option key={one.card} value={one.card}>
                {gameWords.say(one.name.key, one.name.params)}
              </option>
            ))}
          </select>
          <Button small onClick={() => give({ until: 'card', card })}>
            {say('company.pass-this')}
          </Button>
        </div>
      )}
    </section>
  )
}
