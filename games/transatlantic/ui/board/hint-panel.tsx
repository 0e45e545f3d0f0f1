import { type HintedMove, Icon, useWords } from '@south-street/ui'
import type { ReactNode } from 'react'
import type { Action } from '../../src/actions/action.ts'
import { actionMessage } from '../../src/messages.ts'
import { useBoard } from './board-context.ts'
import { sayConsequence } from './consequence.ts'
import styles from './hint-panel.module.css'

const SHOWN = 3

/** What a strong bot would do with what the viewer may know, and what it would lead to. */
export function HintPanel({ moves }: { readonly moves: readonly HintedMove<Action>[] }): ReactNode {
  const words = useWords()
  const { view, seats, mayAct, foresee } = useBoard()
  const best = moves[0]
  if (best === undefined || !mayAct) return null
  const percent = new Intl.NumberFormat(words.language, { style: 'percent' })
  const reason = sayConsequence(words, view, seats, foresee(best.action))
  return (
    <section className={styles.panel} aria-live="polite">
      <h3>
        <Icon name="lamp" />
        {words.say('board.hint')}
        <small>{words.say('board.hint-source')}</small>
      </h3>
      <ul>
        {moves.slice(0, SHOWN).map(({ action, chance }) => {
          const { key, params } = actionMessage(action)
          return (
            <li key={JSON.stringify(action)}>
              <span>{words.say(key, params)}</span>
              <meter min={0} max={1} value={chance} />
              <b>{percent.format(chance)}</b>
            </li>
          )
        })}
      </ul>
      {reason !== '' && <p>{reason}</p>}
    </section>
  )
}
