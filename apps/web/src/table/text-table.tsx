import { type AnyGame, seededRandom } from '@south-street/engine'
import {
  type AnyBoard,
  aloud,
  type BoardAnchors,
  Button,
  compareHints,
  type HintedMove,
  heardOf,
  LANDING,
  type LessonFrame,
  type Phrase,
  saidBeside,
  speech,
  splitAnchor,
  useBoardKeys,
  useLesson,
  useSpokenQuestion,
  type Words,
} from '@south-street/ui'
import { type ReactNode, useId, useMemo, useRef } from 'react'
import { useGameWords, usePageWords } from '../language/language.ts'
import styles from './text-table.module.css'

interface TextTableProps {
  readonly game: AnyGame
  readonly help: AnyBoard['help']
  readonly anchors: BoardAnchors
  readonly words: Words
  readonly view: unknown
  readonly you: number | null
  /** Whoever is asked, by name; null when nobody is. */
  readonly asked: string | null
  readonly isMyMove: boolean
  /** An answer is on its way. */
  readonly isBusy: boolean
  readonly record: ReactNode
  /** Stands where the question is: the timeline of a replay. */
  readonly bar?: ReactNode
  readonly act: (action: unknown) => void
  readonly takeBack: (() => void) | null
  readonly hint: readonly HintedMove<unknown>[] | 'thinking' | null
  /** Null on a bare board. */
  readonly askHint: (() => void) | null
}

/** The whole table in words: what lies where, what is asked, and everything that may be done, as a list of buttons. */
export function TextTable(props: TextTableProps): ReactNode {
  const { game, help, anchors, view, asked, isMyMove, isBusy, record, bar, act, takeBack, hint } = props
  // It is there to be listened to, so it says “6 dollars”, too.
  const words = aloud(props.words)
  const { say } = usePageWords()
  const root = useRef<HTMLDivElement>(null)
  const lies = useId()
  const askHint = isMyMove ? props.askHint : null
  const lesson = useLesson()
  const possible = useActions(props)
  const actions = lesson?.mayAct === false ? [] : possible
  const question = lesson?.said?.question ?? sayQuestion()
  const spoken = lesson?.said ? heardOf(lesson.said) : { question, line: '' }
  useSpokenQuestion({ ...spoken, isMine: isMyMove, speaks: !isBusy })
  useBoardKeys(root, (key) => {
    const answer = root.current?.querySelectorAll<HTMLElement>('[data-card]')[Number(key) - 1]
    if (answer !== undefined) return () => answer.focus()
    if (key === 'h') return askHint && (() => askHint())
    return key === 'z' && takeBack
  })

  function sayQuestion(): string {
    if (asked === null) return say('table.game-over')
    if (!isMyMove) return say('table.others-move', { name: asked })
    const { key, params } = game.messages.question(view)
    return words.say(key, params)
  }
  function sayAction(action: unknown): string {
    const { key, params } = game.messages.action(action, view)
    return words.say(key, params)
  }
  return (
    <div className={styles.text} ref={root}>
      <div className={styles.words}>
        {bar ?? (
          <section aria-label={say('table.you-may')} data-region="bar" data-asks={isMyMove ? 'you' : 'others'}>
            <h2 {...LANDING} onFocus={() => speech.heard(question)}>
              {question}
            </h2>
            {lesson?.said && lesson.said.line !== '' && <p>{lesson.said.line}</p>}
            {actions.length > 0 && (
              <ul className={styles.actions}>
                {actions.map((action) => (
                  <li key={game.format(action)}>
                    <Button
                      data-card={game.format(action)}
                      data-help={help.cardOf(action) ?? undefined}
                      {...(isMarkedAnswer(lesson, anchors, game, action) && MARKED)}
                      onClick={() => act(action)}
                    >
                      {sayAction(action)}
                    </Button>
                  </li>
                ))}
              </ul>
            )}
            <div className={styles.offers}>
              {lesson?.answers}
              {takeBack !== null && <Button onClick={takeBack}>{say('table.take-back')}</Button>}
              {askHint !== null && (
                <Button disabled={hint === 'thinking'} onClick={() => askHint()}>
                  {say('table.hint')}
                </Button>
              )}
            </div>
            {Array.isArray(hint) && <Hints game={game} words={words} hint={hint} sayAction={sayAction} />}
          </section>
        )}
        <section aria-labelledby={lies}>
          <h2 id={lies} tabIndex={-1}>
            {say('table.what-lies-where')}
          </h2>
          {game.messages.view(view).map((message) => {
            const line = words.say(message.key, message.params)
            const isMarked = lesson?.at.some((anchor) => anchors.isIn(message, ...splitAnchor(anchor), props.you))
            return isMarked ? <MarkedLine key={line} line={line} /> : <p key={line}>{line}</p>
          })}
          <CardList cards={help.listCards(view)} words={words} />
        </section>
      </div>
      {record}
    </div>
  )
}

/** What a teacher speaks of, or shows. */
const MARKED = { className: styles.shown, 'data-marks': '' }

/** A line that the teacher speaks of. */
function MarkedLine({ line }: { readonly line: string }): ReactNode {
  const { say } = useGameWords('learn')
  return (
    <p className={styles.marked} data-marks="">
      {line} <small>({say('marked')})</small>
    </p>
  )
}

/** Whether it is the move that a teacher shows, or made where something is marked. */
function isMarkedAnswer(lesson: LessonFrame | null, anchors: BoardAnchors, game: AnyGame, action: unknown): boolean {
  if (lesson === null) return false
  if (lesson.shown !== null) return game.format(action) === lesson.shown
  const made = anchors.ofAction(action)
  return made.length > 0 && made.every((anchor) => lesson.at.includes(anchor))
}

/** Everything that the viewer may do. */
function useActions({ game, view, you }: TextTableProps): readonly unknown[] {
  return useMemo(() => {
    // What may be done follows from the view, so a state that fits the view tells it as well as the real one.
    return you === null ? [] : game.legal(game.sample(view, seededRandom('text-table')), you)
  }, [game, view, you])
}

interface CardListProps {
  readonly cards: readonly { readonly card: string; readonly name: Phrase }[]
  readonly words: Words
}

/** Everything on the table that can be asked about. */
function CardList({ cards, words }: CardListProps): ReactNode {
  const { say } = usePageWords()
  if (cards.length === 0) return null
  return (
    <details className={styles.cards}>
      <summary>{say('table.what-cards-mean')}</summary>
      <ul className={styles.actions}>
        {cards.map(({ card, name }) => (
          <li key={card}>
            <Button small data-help={card} data-asks="">
              {words.say(name.key, name.params)}
            </Button>
          </li>
        ))}
      </ul>
    </details>
  )
}

interface HintsProps extends Pick<TextTableProps, 'game' | 'words'> {
  readonly hint: readonly HintedMove<unknown>[]
  readonly sayAction: (action: unknown) => string
}

/** What a bot would do, the best first, with the reason; of every other move, why not. */
function Hints({ game, words, hint, sayAction }: HintsProps): ReactNode {
  return (
    <ol aria-live="polite" data-region="hint">
      {compareHints(hint).map((move, place) => {
        const { action, distance } = move
        const because = saidBeside(move)
        return (
          <li key={game.format(action)}>
            {sayAction(action)}
            {distance !== null && `, ${words.say(`hint.${place === 0 ? 'ahead' : 'behind'}-${distance}`)}`}
            {because.length > 0 && `. ${place > 0 ? `${words.say('hint.why-not')} ` : ''}`}
            {because.map(({ key, params }) => words.say(key, params)).join(' ')}
          </li>
        )
      })}
    </ol>
  )
}
