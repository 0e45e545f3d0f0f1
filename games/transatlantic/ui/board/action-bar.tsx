import {
  aloud,
  Button,
  Icon,
  QuestionBar,
  SideAnswer,
  useIsPhone,
  useLesson,
  useWindow,
  useWords,
  type Words,
} from '@south-street/ui'
import type { ReactNode } from 'react'
import { NONE } from '../../src/catalogue.ts'
import { refusalMessage } from '../../src/messages.ts'
import { PhonePurse, useCoachHasPurseRow } from '../phone/phone-company.tsx'
import { useBoard } from './board-context.ts'
import { sayConsequence } from './consequence.ts'
import { Hints } from './hints.tsx'
import { usePennantPlace } from './market.tsx'
import { isPicking } from './picks.ts'
import type { Prospect } from './prospect.ts'
import { isNothing, sayDo, sayQuestion, sayWaiting } from './question.ts'
import { sayBest } from './say-prospect.ts'

/** The bar that leads through a card step by step: what is asked, what follows, and the answer. */
export function ActionBar(): ReactNode {
  const words = useWords()
  const { view, seats, isMine, picks, openings, mayAct } = useBoard()
  const head = isMine ? sayQuestion(words, view, picks, openings) : sayWaiting(words, view, seats)
  const line = useLine(words)
  const heard = useLine(aloud(words))
  const [isPhone, isLying] = [useIsPhone(), useWindow('lying')]
  const isWithPurse = [useCoachHasPurseRow(), isMine, mayAct, view.decision === 'turn'].every(Boolean)
  const hasPennant = usePennantPlace() !== null
  // Where ships are chosen, a phone that stands has no row for the company.
  const hasNoRow = isPhone && !isLying && isMine && mayAct && isPicking(view)
  return (
    <QuestionBar
      house={view.actor === NONE ? null : seats[view.actor]!.house}
      isMine={isMine}
      question={head}
      line={line}
      spoken={{ question: head, line: heard, speaks: mayAct }}
      keepsLine
      hasPennant={hasPennant}
      beside={(hasNoRow || isWithPurse) && <PhonePurse />}
      answers={<Answers />}
    >
      {isPhone && <Hints />}
    </QuestionBar>
  )
}

/** The second line: what the choice would lead to, why it is refused, or what there is to choose. */
function useLine(words: Words): string {
  const { view, seats, isMine, mayAct, outcome, refusal, candidate, picks } = useBoard()
  const prospect = useChosenProspect()
  const lesson = useLesson()
  const isTaught = lesson?.kind === 'lesson' && lesson.isFree !== true
  if (!isMine) return ''
  if (prospect !== null) return sayBest(words, prospect)
  if (outcome !== null) return sayConsequence(words, view, seats, outcome)
  if (!mayAct) return ''
  if (refusal !== null && view.decision !== 'buy') {
    const { key, params } = refusalMessage(refusal)
    return words.say(key, params)
  }
  if (view.decision === 'invest' && candidate === null) return words.say('ask.invest-more')
  if (view.decision === 'deploy' && picks.ships.length === 0) return words.say('ask.which-ship-line')
  // A teacher hears of every step at once.
  return view.decision === 'turn' && !isTaught ? words.say('ask.turn-line') : ''
}

/** The best that the card of the display would do, if it only begins by being taken. */
function useChosenProspect(): Prospect | null {
  const { outcome, prospect } = useBoard()
  return outcome?.goesOn && outcome.action.type === 'take' ? prospect(outcome.action) : null
}

function Answers(): ReactNode {
  const words = useWords()
  const { view, isMine, mayAct, outcome, confirm, back, takeBack, hint, askHint } = useBoard()
  const undo = takeBack !== null && back === null && (
    <SideAnswer does="undo" label={words.say('board.take-back')} onClick={takeBack} />
  )
  const answer = isMine && outcome !== null && (
    <Button
      // What shines asks to be pressed: nothing does not.
      look={isNothing(outcome) ? 'line' : 'primary'}
      data-answer={confirm === null ? undefined : ''}
      disabled={confirm === null}
      onClick={confirm ?? undefined}
    >
      {sayDo(words, view, outcome)}
    </Button>
  )
  // What was confirmed stands there until it has happened.
  if (!isMine || !mayAct) return answer || undo
  return (
    <>
      {undo}
      {askHint !== null && (
        <SideAnswer does="hint" label={words.say('board.hint')} aria-expanded={hint !== null} onClick={askHint} />
      )}
      {back !== null && (
        <Button onClick={back}>
          <Icon name="undo" />
          <span>{words.say('board.back')}</span>
        </Button>
      )}
      {answer}
    </>
  )
}
