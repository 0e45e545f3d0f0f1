import {
  aloud,
  Button,
  Icon,
  QuestionBar,
  SideAnswer,
  sayMoney,
  useHasFrieze,
  useIsPhone,
  useLesson,
  useWords,
  type Words,
} from '@south-street/ui'
import type { ReactNode } from 'react'
import { AREAS, CARDS, NONE } from '../../src/cards.ts'
import styles from './action-bar.module.css'
import { deliveryReward } from './appraisal.ts'
import { useBoard } from './board-context.ts'
import { sayConsequence, sayWhatFollows } from './consequence.ts'
import { Hints } from './hints.tsx'
import { takeLabel, takenThing } from './speech.ts'

/** The bar that says in one sentence what is asked of whom, and what can be done about it. */
export function ActionBar({ hand = null }: { readonly hand?: ReactNode }): ReactNode {
  const words = useWords()
  const { view, seats, mayAct } = useBoard()
  const hasFrieze = useHasFrieze()
  const isPhone = useIsPhone()
  const isMine = view.actor === view.viewer && view.viewer !== null
  const { head, line } = useSentence(words)
  const heard = useSentence(aloud(words))
  return (
    <QuestionBar
      house={view.actor === NONE ? null : seats[view.actor]!.house}
      isMine={isMine}
      question={head}
      line={line}
      keepsLine={isPhone}
      spoken={{ question: heard.head, line: heard.line, speaks: mayAct }}
      answers={<Answers hand={hand} />}
      hasPennant={hasFrieze}
    >
      {isPhone && <Hints />}
    </QuestionBar>
  )
}

/** What the bar says: the question or who is waited for, and what follows from it. */
function useSentence(words: Words): { readonly head: string; readonly line: string } {
  const { view, seats, round, chosen, appraisal } = useBoard()
  const from = view.area === NONE ? '' : words.say(`from.${AREAS[view.area]}`)
  const name = (seat: number) => (seats[seat]!.isYou ? words.say('board.you-inline') : seats[seat]!.name)
  if (view.phase === 'over') return { head: words.say('question.over'), line: '' }
  if (view.actor !== view.viewer) {
    const asked = { seat: seats[view.actor]!.name, from }
    return { head: words.say(`waiting.${view.phase}`, asked), line: sayWhatFollows(words, view, round, name) }
  }
  if (chosen !== NONE) {
    const standing = appraisal.standings[chosen]!
    const { price } = CARDS[view.spaces[chosen]!]!
    const thing = takenThing(words, view.spaces[chosen]!)
    const line = sayConsequence(words, view, chosen, standing)
    if (standing.kind === 'short') {
      const sums = { price: sayMoney(words, price), money: sayMoney(words, view.money[view.viewer]!) }
      return { head: words.say('board.cannot-pay', { thing, ...sums }), line }
    }
    return { head: words.say(`question.${view.phase}`, { seat: seats[view.harbourMaster]!.name, from }), line }
  }
  return {
    head: words.say(`question.${view.phase}`, { seat: seats[view.harbourMaster]!.name, from }),
    line: sayWhatFollows(words, view, round, name),
  }
}

function Answers({ hand }: { readonly hand: ReactNode }): ReactNode {
  const words = useWords()
  const { view, chosen, appraisal, mayAct, act, takeBack, choose, hint, askHint, openPlanner } = useBoard()
  const isBare = useLesson()?.isBare === true
  const best = view.viewer === null || isBare ? 0 : deliveryReward(view)
  const deliver = mayAct && view.phase !== 'over' && (
    <Button
      className={styles.deliver}
      data-answer="deliver"
      aria-label={words.say('board.deliver')}
      onClick={openPlanner}
    >
      <Icon name="crate" />
      {best > 0 && sayMoney(words, best)}
    </Button>
  )
  const undo = takeBack !== null && <SideAnswer does="undo" label={words.say('board.take-back')} onClick={takeBack} />
  if (view.actor !== view.viewer || !mayAct) {
    return (
      <>
        {deliver}
        {undo}
        {hand}
      </>
    )
  }
  const standing = chosen === NONE ? null : appraisal.standings[chosen]!
  return (
    <>
      {undo}
      {deliver}
      {askHint !== null && (
        <SideAnswer
          does="hint"
          label={words.say('board.hint')}
          aria-expanded={hint !== null}
          onClick={() => askHint()}
        />
      )}
      {standing?.kind === 'short' ? (
        <>
          <Button onClick={() => choose(NONE)}>{words.say('board.choose-another')}</Button>
          {standing.raise.length > 0 && (
            <Button
              look="primary"
              onClick={() => act(...standing.raise.map((card) => ({ type: 'cash' as const, card })), standing.action)}
            >
              {words.say('board.cash-and-take')}
            </Button>
          )}
        </>
      ) : (
        <>
          {appraisal.canPass && (
            <Button data-answer="pass" onClick={() => act({ type: 'pass' })}>
              {words.say(view.phase === 'decide' ? 'board.decline' : 'board.pass')}
            </Button>
          )}
          {standing?.kind === 'open' && <TakeButton />}
          {hand}
        </>
      )}
    </>
  )
}

function TakeButton(): ReactNode {
  const words = useWords()
  const { view, chosen, appraisal, act } = useBoard()
  const standing = appraisal.standings[chosen]!
  if (standing.kind !== 'open') return null
  const { key, params } = takeLabel(view.spaces[chosen]!, standing.withAssistant)
  return (
    <Button look="primary" onClick={() => act(standing.action)}>
      {words.say(key, params)}
    </Button>
  )
}
