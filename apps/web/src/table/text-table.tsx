import { type AnyGame, seededRandom } from '@south-street/engine'
import { Button, type Words } from '@south-street/ui'
import { type ReactNode, useMemo } from 'react'
import { usePageWords } from '../language/language.ts'
import styles from './text-table.module.css'

interface TextTableProps {
  readonly game: AnyGame
  readonly words: Words
  readonly view: unknown
  readonly you: number | null
  readonly isMyMove: boolean
  readonly record: ReactNode
  readonly act: (action: unknown) => void
}

/** The whole table in words: what lies where, what is asked, and everything that may be done, as a list of buttons. */
export function TextTable({ game, words, view, you, isMyMove, record, act }: TextTableProps): ReactNode {
  const { say } = usePageWords()
  const actions = useMemo(() => {
    // What may be done follows from the view, so a state that fits the view tells it as well as the real one.
    return you === null ? [] : game.legal(game.sample(view, seededRandom('text-table')), you)
  }, [game, view, you])
  const question = game.messages.question(view)
  return (
    <div className={styles.text}>
      <div className={styles.words}>
        <h2 aria-live="polite">{isMyMove ? words.say(question.key, question.params) : say('table.others-move')}</h2>
        {actions.length > 0 && (
          <ul className={styles.actions} aria-label={say('table.you-may')}>
            {actions.map((action) => {
              const { key, params } = game.messages.action(action)
              return (
                <li key={game.format(action)}>
                  <Button onClick={() => act(action)}>{words.say(key, params)}</Button>
                </li>
              )
            })}
          </ul>
        )}
        <h2>{say('table.what-lies-where')}</h2>
        {game.messages.view(view).map(({ key, params }) => {
          const line = words.say(key, params)
          return <p key={line}>{line}</p>
        })}
      </div>
      {record}
    </div>
  )
}
