import type { AnyGame } from '@south-street/engine'
import { LESSON_START, type LessonRun, type LessonStep, type OpenLesson } from '@south-street/engine/lesson'
import {
  Button,
  focusLanding,
  HOUSES,
  Icon,
  type LessonFrame,
  speech,
  TableHead,
  useIsPhone,
  useWindow,
  type Words,
} from '@south-street/ui'
import { type ReactNode, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { useGameWords, usePageWords } from '../language/language.ts'
import { readPreferences, usePreferences } from '../preferences.ts'
import { navigate } from '../router.ts'
import { logLines } from '../table/log-lines.ts'
import { TablePage } from '../table/table-page.tsx'
import { ChalkLayer } from './chalk-layer.tsx'
import { LEARN_WORDS, type LessonTable, lessonWordsOf } from './course.ts'
import { beginGuidedGame } from './guided-game.ts'
import { type LessonDesk, openDesk } from './lesson-desk.ts'
import styles from './lesson-head.module.css'
import { useLessonKeys } from './lesson-keys.ts'
import { keepDone, keepStep, readProgress } from './progress.ts'
import { type Speech, TeacherRow, TeacherStrip } from './teacher.tsx'

/** After so many other moves the one that is wanted is marked without asking. */
const SHOWN_AFTER = 2

/** A lesson at a real table. Leaving keeps the step; nothing is asked. */
export function LessonPage({ table }: { readonly table: LessonTable }): ReactNode {
  const { game, board, open, number, next } = table
  const { lesson } = open
  const learn = useGameWords(LEARN_WORDS)
  const teacher = useGameWords(lessonWordsOf(lesson.game))
  const gameWords = useGameWords(lesson.game)
  const isPhone = useIsPhone()
  const { textTable } = usePreferences()
  const [desk] = useState(() => {
    const { name, fast } = readPreferences()
    return openDesk({ game, open, name, first: firstRun(open), isFast: fast })
  })
  const { run, isWaiting } = useSyncExternalStore(desk.subscribe, desk.now)
  const [asksToSee, setAsksToSee] = useState<LessonRun | null>(null)
  const step = open.stepOf(run)
  const detour = open.detourOf(run)
  const isRead = step?.wanted === null
  const shows = step !== null && !isWaiting && (asksToSee === run || (run.slips >= SHOWN_AFTER && run.astray === null))
  const spoken = useHeld(detour?.say ?? step?.say ?? 'end', isWaiting)
  const text = step === null && !isWaiting ? learn.say('done') : teacher.say(`${lesson.id}.says.${spoken}`)
  const clause = (detour ?? step)?.clause ?? null
  const at = useMarks(table, run, { isWaiting, shows })
  const chalked = isWaiting || shows ? null : (detour ?? step)?.note
  const note = chalked ? { at: chalked.at, text: teacher.say(`${lesson.id}.says.${chalked.say}`) } : null
  const leave = () => navigate(`/learn/${lesson.game}`)
  useKeptProgress(open, run)
  useTeacher(text)
  const back = run.answers.length > 0 || run.astray !== null ? desk.back : null
  const showMe = () => setAsksToSee(run)
  const goOn = nextThing({
    desk,
    run,
    isRead,
    isWaiting,
    isOver: step === null,
    next: () => (next === null ? beginGuidedGame(lesson.game).catch(leave) : navigate(`/learn/${lesson.game}/${next}`)),
  })
  useLessonKeys({ goOn, back, showMe, leave })
  const said: Speech = {
    text,
    rule: clause === null ? null : { clause, to: `/rules/${lesson.game}#${clause}` },
    step: run.answers.length + 1,
    steps: lesson.steps.length,
  }
  const frame: LessonFrame = {
    kind: 'lesson',
    at,
    shown: shows ? open.shownMove(run) : null,
    mayAct: step !== null && !isRead && run.astray === null && !isWaiting,
    said: useSaid({ table, run, isRead, isWaiting, isOver: step === null }),
    speech: <TeacherStrip speech={said} />,
    answers: (
      <LessonAnswers
        learn={learn}
        back={isPhone && !textTable ? back : null}
        showMe={isRead || step === null || isWaiting || run.astray !== null ? null : showMe}
        goOn={goOn}
        goOnWord={step === null ? (next === null ? 'guided' : 'next') : run.astray === null ? 'go-on' : 'take-back'}
        leave={step === null ? leave : null}
      />
    ),
  }
  const where = learn.say('where', { game: gameWords.say('name'), number })
  return (
    <>
      <TablePage
        link={desk}
        game={game}
        board={board}
        where={where}
        chats={false}
        playAgain={() => null}
        lesson={{
          frame,
          row: isPhone && !textTable ? null : <TeacherRow speech={said} back={back} skip={leave} beside={!textTable} />,
          head: <PhoneHead number={number} speech={said} skip={leave} />,
        }}
      />
      {!textTable && <ChalkLayer anchors={board.anchors} at={at} label={learn.say('marked')} note={note} />}
    </>
  )
}

function firstRun(open: OpenLesson): LessonRun {
  const { lesson } = open
  const answers = readProgress(lesson.game).begun[lesson.id]
  if (answers === undefined) return LESSON_START
  const run = { ...LESSON_START, answers }
  try {
    // A lesson may have changed since.
    open.movesOf(run)
    return open.stepOf(run) === null ? LESSON_START : run
  } catch {
    return LESSON_START
  }
}

/** While rivals answer, the teacher lets them. */
function useHeld(now: string, isHeld: boolean): string {
  const [held, setHeld] = useState(now)
  useEffect(() => {
    if (!isHeld) setHeld(now)
  }, [now, isHeld])
  return isHeld ? held : now
}

function useKeptProgress({ lesson, stepOf }: OpenLesson, run: LessonRun): void {
  const isOver = stepOf(run) === null
  useEffect(() => {
    if (isOver) keepDone(lesson.game, lesson.id)
    else if (run.answers.length > 0) keepStep(lesson.game, lesson.id, run.answers)
  }, [lesson, run.answers, isOver])
}

/** The teacher is heard before what is asked. */
function useTeacher(text: string): void {
  useEffect(() => speech.add(text), [text])
}

interface MarksNow {
  readonly isWaiting: boolean
  readonly shows: boolean
}

/** What is marked now: what the teacher speaks of, or the move that is shown. */
function useMarks(
  { open, game, board }: LessonTable,
  run: LessonRun,
  { isWaiting, shows }: MarksNow,
): readonly string[] {
  return useMemo(() => {
    if (isWaiting) return []
    const { at } = open.detourOf(run) ?? open.stepOf(run) ?? { at: [] }
    const move = shows ? open.shownMove(run) : null
    const shown = move === null ? [] : board.anchors.ofAction(game.parse(move))
    return shown.length === 0 ? at : shown
  }, [open, game, board, run, isWaiting, shows])
}

interface SaidAt {
  readonly table: LessonTable
  readonly run: LessonRun
  readonly isRead: boolean
  readonly isWaiting: boolean
  readonly isOver: boolean
}

/** What the bar says where the game does not ask: what has happened, or that there is something to read. */
function useSaid({ table: { game, open, next }, run, isRead, isWaiting, isOver }: SaidAt): LessonFrame['said'] {
  const learn = useGameWords(LEARN_WORDS)
  const lessons = useGameWords(lessonWordsOf(open.lesson.game))
  const { say } = usePageWords()
  const nameOf = useMemo(
    () => (seat: number) => (seat === open.lesson.seat ? say('table.you') : open.lesson.names[seat]!),
    [open, say],
  )
  const words = useGameWords(open.lesson.game, nameOf)
  if (isWaiting) return null
  const house = HOUSES[open.lesson.seat]!
  if (isOver) {
    const line =
      next === null ? learn.say('over-last') : learn.say('over-line', { lesson: lessons.say(`${next}.name`) })
    return { question: learn.say('over'), line, house }
  }
  const judged = judgement(open.lesson.steps, run)
  const told = judged && learn.say('yours' in judged ? 'judged' : 'judged-best', judged)
  if (run.astray !== null) {
    const line = learn.say('nothing-lost')
    return told === null
      ? { question: lastSentence(game, words, open, run), line, house, isTold: true }
      : { question: told, line, house }
  }
  return isRead ? { question: told ?? learn.say('read'), line: '', house } : null
}

/** What a strong player makes of the answer that was just given, where somebody has judged them. */
function judgement(steps: readonly LessonStep[], { answers, astray }: LessonRun) {
  const chances = steps[astray === null ? answers.length - 1 : answers.length]?.chances ?? null
  if (chances === null) return null
  const [best = 0, next = 0] = Object.values(chances).sort((a, b) => b - a)
  if (astray === null) return { best, next }
  const yours = chances[astray]
  return yours === undefined ? null : { yours, best }
}

function lastSentence(game: AnyGame, words: Words, open: OpenLesson, run: LessonRun): string {
  const { seat } = open.lesson
  const seats = open.lesson.names.map((name, index) => ({ name, house: HOUSES[index]!, isYou: index === seat }))
  // Not every move is worth a sentence that somebody does something: then it is the one before.
  for (const move of open.movesOf(run).toReversed()) {
    const line = logLines(game, words, [{ ...move, revision: 1, at: 0 }], seats).find((one) => one.seat !== null)
    if (line !== undefined) return line.text
  }
  return ''
}

interface NextThing {
  readonly desk: LessonDesk
  readonly run: LessonRun
  readonly isRead: boolean
  readonly isWaiting: boolean
  readonly isOver: boolean
  readonly next: () => void
}

/** What the bright button does, where there is one. */
function nextThing({ desk, run, isRead, isWaiting, isOver, next }: NextThing): (() => void) | null {
  if (isWaiting) return null
  const thenLand = (act: () => void) => () => {
    act()
    requestAnimationFrame(() => requestAnimationFrame(focusLanding))
  }
  if (isOver) return next
  if (run.astray !== null) return thenLand(desk.back)
  return isRead ? thenLand(desk.goOn) : null
}

interface LessonAnswersProps {
  readonly learn: Words
  readonly back: (() => void) | null
  readonly showMe: (() => void) | null
  readonly goOn: (() => void) | null
  readonly goOnWord: string
  readonly leave: (() => void) | null
}

function LessonAnswers({ learn, back, showMe, goOn, goOnWord, leave }: LessonAnswersProps): ReactNode {
  return (
    <>
      {back !== null && goOnWord !== 'take-back' && (
        <Button aria-label={learn.say('back')} onClick={back} data-answer="back">
          <Icon name="undo" />
        </Button>
      )}
      {leave !== null && <Button onClick={leave}>{learn.say('to-list')}</Button>}
      {showMe !== null && (
        <Button look="quiet" onClick={showMe} data-answer="show-me">
          <Icon name="eye" />
          {learn.say('show-me')}
        </Button>
      )}
      {goOn !== null && (
        <Button look="primary" onClick={goOn} data-answer="go-on">
          {goOnWord === 'take-back' && <Icon name="undo" />}
          {learn.say(goOnWord)}
        </Button>
      )}
    </>
  )
}

interface PhoneHeadProps {
  readonly number: number
  readonly speech: Speech
  readonly skip: () => void
}

/** In the top bar of a phone: which lesson, which step, and the way out. */
function PhoneHead({ number, speech: { step, steps }, skip }: PhoneHeadProps): ReactNode {
  const learn = useGameWords(LEARN_WORDS)
  return (
    <div className={styles.head}>
      <b>{learn.say('lesson', { number })}</b>
      <span>{learn.say('step', { step: Math.min(step, steps), steps })}</span>
      {useWindow('lying') && <TableHead>{null}</TableHead>}
      <button type="button" onClick={skip}>
        {learn.say('skip-short')}
      </button>
    </div>
  )
}
