import type { ReactNode } from 'react'
import type { HintedMove } from '../board.ts'
import { type Phrase, useWords } from '../words/words.ts'
import styles from './hint-panel.module.css'
import { Icon } from './icon.tsx'

interface HintPanelProps<Action> {
  /** The best one first. */
  readonly moves: readonly HintedMove<Action>[]
  readonly messageOf: (action: Action) => Phrase
  readonly reason: string
}

const SHOWN = 3

/** What a strong bot would do with what the viewer may know, and the main reason. */
export function HintPanel<Action>({ moves, messageOf, reason }: HintPanelProps<Action>): ReactNode {
  const words = useWords()
  const percent = new Intl.NumberFormat(words.language, { style: 'percent' })
  const shown = moves.slice(0, SHOWN).map(({ action, chance }) => {
    const { key, params } = messageOf(action)
    return { text: words.say(key, params), chance }
  })
  return (
    <section className={styles.panel} aria-live="polite">
      <h3>
        <Icon name="lamp" />
        {words.say('board.hint')}
        <small>{words.say('board.hint-source')}</small>
      </h3>
      <ul>
        {shown.map(({ text, chance }) => (
          <li key={text}>
            <span>{text}</span>
            <meter min={0} max={1} value={chance} />
            <b>{percent.format(chance)}</b>
          </li>
        ))}
      </ul>
      {reason !== '' && <p>{reason}</p>}
    </section>
  )
}
