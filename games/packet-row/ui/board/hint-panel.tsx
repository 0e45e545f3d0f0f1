import { type HintedMove, Icon, useWords } from '@south-street/ui'
import type { ReactNode } from 'react'
import type { Action } from '../../src/actions/action.ts'
import { NONE } from '../../src/cards.ts'
import { actionMessage } from '../../src/messages.ts'
import { useBoard } from './board-context.ts'
import { sayConsequence, sayWhatFollows } from './consequence.ts'
import styles from './hint-panel.module.css'

/** What a strong bot would do with what the viewer may know, and the main reason. */
export function HintPanel({ moves }: { readonly moves: readonly HintedMove<Action>[] }): ReactNode {
  const words = useWords()
  const best = moves[0]
  if (best === undefined) return null
  return (
    <section className={styles.panel} aria-live="polite">
      <h3>
        <Icon name="lamp" />
        {words.say('board.hint')}
        <small>{words.say('board.hint-source')}</small>
      </h3>
      <ul>
        {moves.slice(0, 3).map(({ action, chance }) => {
          const { key, params } = actionMessage(action)
          return (
            <li key={JSON.stringify(action)}>
              <span>{words.say(key, params)}</span>
              <meter min={0} max={1} value={chance} />
              <b>{new Intl.NumberFormat(words.language, { style: 'percent' }).format(chance)}</b>
            </li>
          )
        })}
      </ul>
      <Reason action={best.action} />
    </section>
  )
}

function Reason({ action }: { readonly action: Action }): ReactNode {
  const words = useWords()
  const { view, round, seats, appraisal } = useBoard()
  const space = action.type === 'take' ? view.spaces.indexOf(action.card) : NONE
  const name = (seat: number) => (seats[seat]!.isYou ? words.say('board.you-inline') : seats[seat]!.name)
  const text =
    space >= 0
      ? sayConsequence(words, view, space, appraisal.standings[space]!)
      : action.type === 'pass'
        ? words.say('board.hint-pass')
        : sayWhatFollows(words, view, round, name)
  return <p>{text}</p>
}
