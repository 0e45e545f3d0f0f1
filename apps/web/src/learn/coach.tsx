import { type DueTip, type GameCoach, nextTip } from '@south-street/engine/coach'
import { aboutGame } from '@south-street/registry/boards'
import { aloud, Button, classNames, Icon, isForPage, speech, useIsPhone, useWindow } from '@south-street/ui'
import { type ComponentType, type MouseEvent, type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import type { CoachProps } from '../coach/coach-at-table.ts'
import { keepSaid, silenceCoach } from '../coach/coach-memory.ts'
import { Link } from '../frame/link.tsx'
import { useGameWords } from '../language/language.ts'
import { usePreferences } from '../preferences.ts'
import { ChalkLayer } from './chalk-layer.tsx'
import styles from './coach.module.css'
import { LEARN_WORDS, wantCoachWords } from './course.ts'
import teacher from './teacher.module.css'
import { Portrait } from './teacher.tsx'

const coaches = new Map<string, ComponentType<CoachProps>>()

/** The coach of a game with all his words; always the same component for the same game, as React wants it. */
export async function openCoach(game: string): Promise<ComponentType<CoachProps>> {
  const known = coaches.get(game)
  if (known !== undefined) return known
  const [coach] = await Promise.all([aboutGame(game).coach!.load(), wantCoachWords(game)])
  const component = (props: CoachProps) => <Coach {...props} coach={coach} />
  coaches.set(game, component)
  return component
}

/** A tip, and after how many moves of one's own it was given: one's next move takes it away. */
interface Given {
  readonly tip: DueTip
  readonly ownMoves: number
}

/** Speaks at first times, when one is asked, one thing at a time; and never says anything twice. */
function Coach({ game, table, said, speak, coach, showRule }: CoachProps & { readonly coach: GameCoach }): ReactNode {
  const { shown, board } = table
  const { id, you, play } = shown.view
  const { textTable } = usePreferences()
  const learn = useGameWords(LEARN_WORDS)
  const words = useGameWords(`${game.id}/coach`)
  const isPhone = useIsPhone()
  // Beside an upright board there is no room that is free.
  const hasRoomBeside = !useWindow('upright')
  const ownMoves = shown.moves.filter(({ seat }) => seat === you).length
  // Undefined before the first question.
  const [given, setGiven] = useState<Given | null | undefined>(undefined)
  const asked = useRef(-1)
  const isMyMove = play!.actor === you
  useEffect(() => {
    if (!isMyMove || asked.current === ownMoves) return
    asked.current = ownMoves
    const last = shown.moves.findLastIndex(({ seat }) => seat === you)
    const told = (from: number) => shown.moves.slice(from).flatMap((move) => move.told)
    const sight = { seat: you!, view: play!.position, history: told(0), news: told(last + 1) }
    const tip = nextTip(coach.tips, said, sight)
    setGiven(tip === null ? null : { tip, ownMoves })
    if (tip === null) return
    keepSaid(id, game.id, tip.id)
    speech.add(aloud(words).say(tip.id))
  }, [isMyMove, ownMoves, shown, said, coach, id, game, you, play, words])
  const tip = given?.ownMoves === ownMoves ? given.tip : null
  const close = useMemo(() => () => setGiven(null), [])
  useEscape(tip === null ? null : close)
  const spoken = tip === null ? null : words.say(tip.id)
  useEffect(() => {
    if (given === undefined) return
    if (tip === null || spoken === null) {
      speak(null)
      return
    }
    const lines = {
      text: spoken,
      clause: tip.clause,
      game: game.id,
      showRule: () => showRule(tip.clause),
      close,
      silence: () => silenceCoach(id),
    }
    speak({
      frame: {
        kind: 'lesson',
        at: tip.at,
        mayAct: true,
        said: null,
        answers: null,
        speech: <CoachStrip {...lines} />,
        isFree: true,
      },
      row: isPhone && !textTable ? null : <CoachRow {...lines} beside={!textTable && hasRoomBeside} />,
      marks: textTable ? null : <ChalkLayer anchors={board.anchors} at={tip.at} label={learn.say('marked')} />,
    })
  }, [given, tip, spoken, isPhone, hasRoomBeside, textTable, speak, showRule, close, id, game.id, board.anchors, learn])
  useEffect(() => () => speak(null), [speak])
  return null
}

/** Beside what else Escape does at a board: nothing has to be put away first. */
function useEscape(close: (() => void) | null): void {
  useEffect(() => {
    if (close === null) return
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && isForPage(event) && close()
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [close])
}

interface Lines {
  readonly text: string
  readonly clause: string
  /** The game's id. */
  readonly game: string
  readonly showRule: () => void
  readonly close: () => void
  readonly silence: () => void
}

/** His row above a board. It has its place, so it covers nothing. */
function CoachRow({ beside, ...lines }: Lines & { readonly beside: boolean }): ReactNode {
  const { say } = useGameWords(LEARN_WORDS)
  const [isLow, isSmall] = [useWindow('h<881'), useWindow('h<1001')]
  return (
    <section
      className={classNames(teacher.row, beside ? teacher.beside : styles.above, beside && styles.beside)}
      aria-label={say('teacher')}
      data-region="teacher"
    >
      {!(beside && isLow) && <Portrait small={isSmall} />}
      <div className={teacher.bubble}>
        <Said {...lines} />
        <span className={styles.answers}>
          <Button look="quiet" onClick={lines.silence}>
            {say(isLow ? 'silence-short' : 'silence')}
          </Button>
          <Button onClick={lines.close}>
            <Icon name="check" />
            {say('understood')}
          </Button>
        </span>
      </div>
    </section>
  )
}

/** The same on a phone, above the bar. */
function CoachStrip(lines: Lines): ReactNode {
  const { say } = useGameWords(LEARN_WORDS)
  const isLow = useWindow('h<740')
  return (
    <section className={classNames(teacher.strip, styles.strip)} aria-label={say('teacher')} data-region="teacher">
      {!isLow && <Portrait small />}
      <Said {...lines} />
      <span className={isLow ? styles.signs : styles.stacked}>
        <Button small title={say('understood')} aria-label={say('understood')} onClick={lines.close}>
          {isLow ? <Icon name="check" /> : say('understood')}
        </Button>
        <Button small look="quiet" title={say('silence')} aria-label={say('silence')} onClick={lines.silence}>
          {isLow ? <Icon name="mute" /> : say('silence-short')}
        </Button>
      </span>
    </section>
  )
}

function Said({ text, clause, game, showRule }: Lines): ReactNode {
  // Over the table, unless a tab of its own is wanted.
  const show = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    showRule()
  }
  return (
    <p>
      {text}{' '}
      <Link to={`/rules/${game}#${clause}`} onClick={show}>
        {clause}
      </Link>
    </p>
  )
}
