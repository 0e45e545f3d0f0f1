import { nextAlike, openPuzzle } from '@south-street/engine/puzzle'
import {
  Button,
  Dialog,
  HOUSES,
  Icon,
  type LessonFrame,
  sayMoney,
  speech,
  useIsPhone,
  usePageKeys,
  useWindow,
} from '@south-street/ui'
import { type ReactNode, useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { useGameWords, usePageWords } from '../language/language.ts'
import { ChalkLayer } from '../learn/chalk-layer.tsx'
import { readPreferences, usePreferences } from '../preferences.ts'
import { navigate } from '../router.ts'
import { TablePage } from '../table/table-page.tsx'
import { openPuzzleDesk, type PuzzleDesk, type PuzzleNow } from './puzzle-desk.ts'
import styles from './puzzle-page.module.css'
import { inHundred, PuzzlePanel } from './puzzle-panel.tsx'
import { PUZZLE_WORDS, type PuzzleTable, puzzleWordsOf } from './shelf.ts'
import { keepAttempt, readTally } from './tally.ts'

/** Who sits around a puzzle; their names say nothing. */
const NAMES = ['Anna', 'Ben', 'Cleo', 'Dora']

/** One decision at a real table, where nobody waits. */
export function PuzzlePage({ table, day }: { readonly table: PuzzleTable; readonly day: string }): ReactNode {
  const { game, board, puzzle, isToday } = table
  const { say } = useGameWords(PUZZLE_WORDS)
  const { textTable } = usePreferences()
  const [desk] = useState(() => openDesk(table))
  const now = useSyncExternalStore(desk.subscribe, desk.now)
  const words = useNamedWords(table)
  const isWide = !useWindow('w<1200')
  const [isOpen, setOpen] = useState(false)
  const { attempt, looksAgain } = now
  const title = say(isToday ? 'today' : 'practice')
  const said = useSaid(table, now, words)
  const another = useAnother(table)
  const showsPanel = isWide || textTable
  useEffect(() => {
    if (attempt !== null) keepAttempt(game.id, puzzle.id, attempt)
  }, [attempt, game, puzzle])
  usePageKeys({ r: attempt === null ? null : () => desk.lookAgain(!looksAgain) })
  const panel = <PuzzlePanel {...{ game, puzzle, title, day: isToday ? day : '', words, attempt, show: desk.show }} />
  const best = board.anchors.ofAction(game.parse(puzzle.options[0]!.action))
  const frame: LessonFrame = {
    kind: 'puzzle',
    // What is best is marked where somebody thought otherwise; in words the bar names it.
    at: attempt !== null && !attempt.isRight && !textTable ? best : [],
    mayAct: attempt === null,
    said,
    speech: null,
    isBare: puzzle.task !== undefined,
    answers: (
      <Answers
        {...{ desk, now, another }}
        openPanel={showsPanel ? null : () => setOpen(true)}
        show={showsPanel ? null : desk.show}
      />
    ),
  }
  return (
    <>
      <TablePage
        link={desk}
        game={game}
        board={board}
        where={isToday ? say('today-on', { day }) : title}
        chats={false}
        playAgain={() => null}
        lesson={{
          frame,
          row: null,
          head: <b className={styles.head}>{title}</b>,
          ...(showsPanel && { record: panel }),
        }}
      />
      {isOpen && !showsPanel && (
        <Dialog title={title} closeLabel={say('close')} close={() => setOpen(false)}>
          {panel}
        </Dialog>
      )}
      {!textTable && <ChalkLayer anchors={board.anchors} at={frame.at} label={say('best')} />}
    </>
  )
}

function openDesk({ game, puzzle, tasks, rules }: PuzzleTable): PuzzleDesk {
  const open = openPuzzle(game, puzzle, tasks)
  const kept = readTally(game.id)[puzzle.id]
  // What was answered before is shown again, unless it cannot be any more.
  const again = kept === undefined ? null : kept.action === null ? SHOWN : tryAgain(open, kept.action)
  return openPuzzleDesk({ game, open, rules, name: readPreferences().name, names: NAMES, first: again })
}

const SHOWN = { action: null, place: null, isRight: false }

function tryAgain(open: ReturnType<typeof openPuzzle>, action: string) {
  try {
    return open.judge([], action) ?? SHOWN
  } catch {
    return SHOWN
  }
}

/** The game's words with the names around this table. */
function useNamedWords({ game, puzzle }: PuzzleTable) {
  const { say } = usePageWords()
  const seat = (puzzle.view as { readonly viewer: number }).viewer
  const nameOf = useCallback(
    (other: number) => (other === seat ? say('table.you') : NAMES[other < seat ? other : other - 1]!),
    [seat, say],
  )
  return useGameWords(game.id, nameOf)
}

/** What the bar says: of a task what is asked, and after the answer how good it was, and why. */
function useSaid(table: PuzzleTable, now: PuzzleNow, words: ReturnType<typeof useNamedWords>): LessonFrame['said'] {
  const { game, puzzle } = table
  const { say } = useGameWords(PUZZLE_WORDS)
  const own = useGameWords(puzzleWordsOf(game.id))
  const { attempt, isAstray } = now
  const house = HOUSES[(puzzle.view as { readonly viewer: number }).viewer]!
  const { options, task, reason } = puzzle
  const text = useMemo(() => {
    if (attempt === null) return null
    const { key, params } = game.messages.action(game.parse(options[0]!.action), puzzle.view)
    const result = attempt.isRight ? 'right' : attempt.action === null ? 'shown' : 'wrong'
    // How a task is done takes many words; the panel has them.
    return say(result, { answer: task === undefined ? words.say(key, params) : sayMoney(words, options[0]!.value) })
  }, [attempt, game, options, puzzle, task, say, words])
  const shown = (value: number) => (task === undefined ? inHundred(value) : sayMoney(words, value))
  const line =
    reason === undefined
      ? say(task === undefined ? 'ahead' : 'ahead-exact', {
          best: shown(options[0]!.value),
          next: shown(options[1]!.value),
        })
      : words.say(reason.key, reason.params)
  useEffect(() => {
    if (text !== null) speech.add(`${text} ${line}`)
  }, [text, line])
  if (text !== null) return { question: text, line, house }
  if (task === undefined) return null
  return {
    question: own.say(`tasks.${task}.question`),
    line: isAstray ? say('not-this') : own.say(`tasks.${task}.line`),
    house,
    asks: true,
  }
}

function useAnother({ game, puzzle, puzzles }: PuzzleTable): (() => void) | null {
  const next = useMemo(() => {
    const tally = readTally(game.id)
    return nextAlike(puzzles, puzzle, (id) => tally[id] !== undefined)
  }, [game, puzzle, puzzles])
  return next && (() => navigate(`/puzzles/${game.id}/${next.id}`))
}

interface AnswersProps {
  readonly desk: PuzzleDesk
  readonly now: PuzzleNow
  readonly another: (() => void) | null
  /** Null where the panel is in sight. */
  readonly openPanel: (() => void) | null
  readonly show: (() => void) | null
}

function Answers({ desk, now: { attempt, looksAgain }, another, openPanel, show }: AnswersProps): ReactNode {
  const { say } = useGameWords(PUZZLE_WORDS)
  const isPhone = useIsPhone()
  if (attempt === null) {
    return (
      show !== null && (
        <Button look="quiet" onClick={show} data-answer="show" aria-label={say('show')} title={say('show')}>
          <Icon name="eye" />
          {!isPhone && say('show')}
        </Button>
      )
    )
  }
  return (
    <>
      {openPanel === null && (
        <Button look="quiet" aria-pressed={looksAgain} onClick={() => desk.lookAgain(!looksAgain)} data-answer="again">
          <Icon name="undo" />
          {say(looksAgain ? 'after' : 'look-again')}
        </Button>
      )}
      {openPanel !== null && (
        <Button onClick={openPanel} data-answer="all">
          {say('all')}
        </Button>
      )}
      {another !== null && (
        <Button look="primary" onClick={another} data-answer="another">
          {say('another')}
          {!isPhone && <Icon name="right" />}
        </Button>
      )}
    </>
  )
}
