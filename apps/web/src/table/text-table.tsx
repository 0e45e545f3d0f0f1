import { type AnyGame, seededRandom } from '@south-street/engine'
import { Button, compareHints, type HintedMove, LANDING, speech, useSpokenQuestion, type Words } from '@south-street/ui'
import { type ReactNode, useMemo } from 'react'
import { usePageWords } from '../language/language.ts'
import styles from './text-table.module.css'

const SHOWN_HINTS = 3

interface TextTableProps {
  readonly game: AnyGame
  readonly words: Words
  readonly view: unknown
  readonly you: number | null
  readonly isMyMove: boolean
  /** An answer is on its way. */
  readonly isBusy: boolean
  readonly record: ReactNode
  readonly act: (action: unknown) => void
  readonly takeBack: (() => void) | null
  readonly hint: readonly HintedMove<unknown>[] | 'thinking' | null
  /** Null on a bare board. */
  readonly askHint: (() => void) | null
}

/** The whole table in words: what lies where, what is asked, and everything that may be done, as a list of buttons. */
export function TextTable(props: TextTableProps): ReactNode {
  const { game, words, view, you, isMyMove, isBusy, record, act, takeBack, hint, askHint } = props
  const { say } = usePageWords()
  const sayAction = (action: unknown) => {
    const { key, params } = game.messages.action(action, view)
    return words.say(key, params)
  }
  const actions = useMemo(() => {
    // What may be done follows from the view, so a state that fits the view tells it as well as the real one.
    return you === null ? [] : game.legal(game.sample(view, seededRandom('text-table')), you)
  }, [game, view, you])
  const question = game.messages.question(view)
  const asked = isMyMove ? words.say(question.key, question.params) : say('table.others-move')
  useSpokenQuestion({ question: asked, line: '', isMine: isMyMove, speaks: !isBusy })
  return (
    <div className={styles.text}>
      <div className={styles.words}>
        <h2 {...LANDING} onFocus={() => speech.heard(asked)}>
          {asked}
        </h2>
        {actions.length > 0 && (
          <ul className={styles.actions} aria-label={say('table.you-may')}>
            {actions.map((action) => (
              <li key={game.format(action)}>
                <Button onClick={() => act(action)}>{sayAction(action)}</Button>
              </li>
            ))}
          </ul>
        )}
        <div className={styles.offers}>
          {takeBack !== null && <Button onClick={takeBack}>{say('table.take-back')}</Button>}
          {isMyMove && askHint !== null && (
            <Button disabled={hint === 'thinking'} onClick={() => askHint()}>
              {say('table.hint')}
            </Button>
          )}
        </div>
        {Array.isArray(hint) && (
          <ol aria-live="polite">
            {compareHints(hint)
              .slice(0, SHOWN_HINTS)
              .map(({ action, distance }, place) => (
                <li key={game.format(action)}>
                  {sayAction(action)}
                  {distance !== null && ` · ${words.say(`hint.${place === 0 ? 'ahead' : 'behind'}-${distance}`)}`}
                </li>
              ))}
          </ol>
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
