import type { AnyGame, GameEvent } from '@south-street/engine'
import type { TableView } from '@south-street/table'
import {
  Button,
  focusLanding,
  LastRoundProvider,
  type LessonFrame,
  LessonProvider,
  VisuallyHidden,
  WordsProvider,
} from '@south-street/ui'
import { CardHelpLayer } from '@south-street/ui/help'
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { PracticeOffer } from '../coach/practice-offer.tsx'
import { BUSY } from '../frame/kept-focus.ts'
import { KeepName } from '../keys/keep-name.tsx'
import { usePageWords } from '../language/language.ts'
import { usePreferences } from '../preferences.ts'
import { EndOffers } from './end-offers.tsx'
import { useLastRound } from './last-round.ts'
import type { LookAgain } from './look-again.ts'
import type { PlayedTable } from './played-table.ts'
import { RatingNote } from './rating-note.tsx'
import type { ShownTable } from './shown-table.ts'
import styles from './table-page.module.css'
import { TextTable } from './text-table.tsx'
import { useHint } from './use-hint.ts'
import type { TableHandle } from './use-table.ts'

interface TableSceneProps {
  readonly game: AnyGame
  readonly table: PlayedTable
  readonly again: LookAgain
  readonly record: ReactNode
  readonly playAgain: (() => Promise<void>) | null
  /** Null where nobody teaches. */
  readonly lesson: LessonFrame | null
  readonly showRule: (clause: string) => void
}

/** What the table shows: the board, the same in words, or how the game has ended. */
export function TableScene(props: TableSceneProps): ReactNode {
  const { game, table, again, record, playAgain, lesson, showRule } = props
  const { link, shown, seats, board, gameWords } = table
  const { say } = usePageWords()
  const [looksBack, setLooksBack] = useState(false)
  const { fast } = usePreferences()
  const counting = useCountingTime(shown.view.status)
  const play = shown.view.play!
  const history = useHistory(shown, again.picture?.made)
  const last = useLastRound({
    board,
    view: play.position,
    moves: shown.moves,
    you: shown.view.you,
    words: gameWords,
  })
  const isEnd = shown.view.status === 'over' && !looksBack
  const counts = isEnd && counting.isDue && board.Counting !== undefined
  const showsResult = isEnd && !counts
  return (
    <main
      className={styles.main}
      data-region={showsResult ? 'result' : 'table'}
      {...(table.handle.busy && { [BUSY]: '' })}
    >
      {!isEnd && (
        <VisuallyHidden as="h1">
          {say('table.heading', { game: gameWords.say('name'), round: board.roundOf(play.position) + 1 })}
        </VisuallyHidden>
      )}
      <WordsProvider value={gameWords}>
        {counts && board.Counting ? (
          <board.Counting view={play.position} seats={seats} history={history} isFast={fast} done={counting.end} />
        ) : showsResult ? (
          <board.Result
            view={play.position}
            seats={seats}
            history={history}
            offers={
              <EndOffers
                isDaily={shown.view.settings.daily !== undefined}
                link={link}
                seal={play.seal}
                you={shown.view.you}
                playAgain={playAgain}
                lookBack={() => setLooksBack(true)}
                practice={
                  <>
                    <PracticeOffer game={game.id} seat={shown.view.you} view={play.position} history={history} />
                    <KeepName view={shown.view} />
                    {shown.view.settings.rated && <RatingNote table={shown.view.id} you={shown.view.you} />}
                  </>
                }
              />
            }
          />
        ) : (
          <LastRoundProvider value={again.picture === null ? last : null}>
            <LessonProvider value={lesson}>
              <Playing {...{ game, table, again, record, history, lesson, showRule }} />
            </LessonProvider>
          </LastRoundProvider>
        )}
      </WordsProvider>
      {looksBack && (
        <Button look="primary" className={styles.result} onClick={() => setLooksBack(false)}>
          {say('table.see-result')}
        </Button>
      )}
    </main>
  )
}

/**
 * The points are counted up before the eyes of whoever has seen the game end. Whoever comes later, or looks elsewhere
 * meanwhile, finds the result.
 */
function useCountingTime(status: TableView['status']): { readonly isDue: boolean; readonly end: () => void } {
  const [isDue, setDue] = useState(status !== 'over')
  const end = useCallback(() => {
    setDue(false)
    // The result is there by then.
    requestAnimationFrame(() => requestAnimationFrame(focusLanding))
  }, [])
  useEffect(() => {
    if (status !== 'over') setDue(true)
    else if (document.hidden) setDue(false)
  }, [status])
  return { isDue, end }
}

function useHistory({ moves }: ShownTable, made: number | undefined): readonly GameEvent[] {
  return useMemo(() => moves.slice(0, made).flatMap(({ told }): readonly GameEvent[] => told), [moves, made])
}

interface PlayingProps extends Omit<TableSceneProps, 'playAgain'> {
  readonly history: readonly GameEvent[]
}

function Playing({ game, table, again, record, history, lesson, showRule }: PlayingProps): ReactNode {
  const { handle, shown, seats, board, gameWords } = table
  const { confirmsAtOnce, textTable } = usePreferences()
  const { view } = shown
  const play = view.play!
  // What is looked at again stands where the present does, and nobody can act in it.
  const { picture } = again
  const { hint, wasHinted, askHint, askWhyNot } = useHint(game, seats.length, play)
  // A lesson has hints and ways back of its own.
  const isFree = lesson === null || lesson.isFree === true
  // Everybody plays the deal of a day once, and by themselves.
  const isDaily = view.settings.daily !== undefined
  const mayTakeBack = isFree && !isDaily && picture === null && (play.mayTakeBack || undoesAlone(shown))
  const send = useSendAndLand(handle)
  const takeBack = mayTakeBack ? () => send({ kind: 'take-back' }) : null
  const act = (...actions: unknown[]) =>
    send(
      ...actions.map((action) => ({
        kind: 'act' as const,
        decision: null,
        action: game.format(action),
        // A record says which moves were made with help.
        ...(wasHinted && { hint: true as const }),
      })),
    )
  const mayAct =
    view.you !== null && view.status === 'running' && !handle.busy && picture === null && lesson?.mayAct !== false
  const mayAsk = view.settings.help && view.settings.rated !== true && isFree && !isDaily && picture === null
  const tellsNow = view.you !== null && view.status === 'running' && view.settings.help && picture === null
  const position = picture?.view ?? play.position
  const shownTable = textTable ? (
    <TextTable
      game={game}
      help={board.help}
      anchors={board.anchors}
      words={gameWords}
      view={play.position}
      you={view.you}
      asked={play.actor === null ? null : seats[play.actor]!.name}
      record={record}
      act={act}
      takeBack={takeBack}
      askHint={mayAsk ? askHint : null}
      hint={hint}
      isMyMove={view.you !== null && play.actor === view.you}
      isBusy={handle.busy}
    />
  ) : (
    <board.Board
      view={position}
      seats={seats}
      history={history}
      moving={picture === null ? handle.moving : again.moving}
      mayAct={mayAct}
      act={act}
      takeBack={takeBack}
      hint={picture === null ? hint : null}
      askHint={mayAsk ? askHint : null}
      askWhyNot={mayAsk ? askWhyNot : null}
      help={view.settings.help}
      confirmsAtOnce={confirmsAtOnce}
      record={record}
      showRule={showRule}
    />
  )
  return (
    <>
      {shownTable}
      <CardHelpLayer help={board.help} view={position} {...{ tellsNow, mayAct, act, showRule }} />
    </>
  )
}

/** After an answer focus goes to what is asked next, unless whoever gave it has gone elsewhere meanwhile. */
function useSendAndLand({ send, busy, refusal }: TableHandle): TableHandle['send'] {
  const left = useRef<Element | null>(null)
  useEffect(() => {
    if (busy || left.current === null) return
    const stayed = document.activeElement === left.current || document.activeElement === document.body
    left.current = null
    if (stayed && refusal === null) focusLanding()
  }, [busy, refusal])
  return (...commands) => {
    left.current = document.activeElement
    return send(...commands)
  }
}

/** Whoever plays alone has nobody to ask. */
function undoesAlone({ view, moves }: ShownTable): boolean {
  const isAlone = view.seats.filter(({ kind }) => kind === 'person').length === 1
  return isAlone && view.status !== 'over' && moves.some(({ seat }) => seat === view.you)
}
