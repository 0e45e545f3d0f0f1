import type { AnyGame } from '@south-street/engine'
import type { TableView } from '@south-street/table'
import {
  type AnyBoard,
  aloud,
  type LessonFrame,
  LiveRegions,
  speech,
  TableHead,
  useIsPhone,
  usePageKeys,
  WordsProvider,
} from '@south-street/ui'
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useCoach } from '../coach/use-coach.tsx'
import { OneMoment } from '../frame/one-moment.tsx'
import { PageMessage } from '../frame/page-message.tsx'
import { TopBar } from '../frame/top-bar.tsx'
import { useGameWords, usePageWords } from '../language/language.ts'
import { useRuleSheet } from '../learn/use-rule-sheet.tsx'
import { changePreferences, readPreferences, usePreferences } from '../preferences.ts'
import { useSounds } from '../sound/use-sounds.ts'
import { useAnnouncements } from './announcements.ts'
import { useAttention } from './attention.ts'
import { Digest } from './digest.tsx'
import { useLookAgain } from './look-again.ts'
import type { PlayedTable } from './played-table.ts'
import { RecordPanel } from './record-panel.tsx'
import { RefusalNotice, refusalInPlay } from './refusal-notice.tsx'
import type { ShownTable } from './shown-table.ts'
import { TableDialogs } from './table-dialogs.tsx'
import type { TableLink } from './table-link.ts'
import styles from './table-page.module.css'
import { TableScene } from './table-scene.tsx'
import { type FurtherTool, type OpenDialog, TableTools } from './table-tools.tsx'
import { TurnClock } from './turn-clock.tsx'
import { useHeardChat, useUnread } from './unread.ts'
import { useHurry } from './use-hurry.ts'
import { useSeats } from './use-seats.ts'
import { type TableHandle, useTable } from './use-table.ts'

/** What a lesson adds to a table. */
export interface LessonAtTable {
  readonly frame: LessonFrame
  /** The teacher's row above the board; null where the words stand above the bar. */
  readonly row: ReactNode
  /** Stands in the top bar of a phone, in the place of where the game stands. */
  readonly head: ReactNode
  /** Stands in the place of the log. */
  readonly record?: ReactNode
}

interface TablePageProps {
  readonly link: TableLink
  readonly game: AnyGame
  readonly board: AnyBoard
  readonly where: string
  /** People at this table may talk to each other. */
  readonly chats: boolean
  /** Stands before the table: a curtain, or the seats of a table that has not begun. */
  readonly before?: (handle: TableHandle) => ReactNode
  /** Null for whoever only looks on. */
  readonly playAgain: (view: TableView) => (() => Promise<void>) | null
  readonly further?: FurtherTool
  /** Somebody teaches here. */
  readonly lesson?: LessonAtTable
  /** What stands around the board: at a server's table, the other people. */
  readonly around?: (table: PlayedTable) => ReactNode
}

/** A table to play at, wherever it runs. */
export function TablePage(props: TablePageProps): ReactNode {
  const { say } = usePageWords()
  const handle = useTable(props.link, props.game)
  if (handle.connection === 'missing') return <PageMessage text={say('table.missing')} />
  if (handle.connection === 'elsewhere')
    return <PageMessage text={say('table.elsewhere')} reload={say('table.play-here')} />
  const before = props.before?.(handle)
  if (before) return before
  if (handle.shown?.view.play === undefined)
    return handle.connection === 'lost' ? <PageMessage text={say('table.reconnecting')} /> : <OneMoment />
  return <TableInPlay {...props} handle={handle} shown={handle.shown} />
}

function TableInPlay(props: TablePageProps & { readonly handle: TableHandle; readonly shown: ShownTable }): ReactNode {
  const { link, game, board, where, chats, handle, shown, playAgain, further, around, lesson } = props
  const { say } = usePageWords()
  const { textTable } = usePreferences()
  const [dialog, setDialog] = useState<OpenDialog | null>(null)
  const { view } = shown
  const play = view.play!
  const isOver = view.status === 'over'
  const isPhone = useIsPhone()
  const isMyMove = view.you !== null && play.actor === view.you
  const seats = useSeats(view)
  const nameOf = useCallback((seat: number) => seats[seat]!.name, [seats])
  const gameWords = useGameWords(game.id, nameOf)
  const again = useLookAgain(game, view.you)
  const seen = useMemo(() => shown.moves.slice(0, again.picture?.made), [shown.moves, again.picture?.made])
  const { unread, markRead } = useUnread(shown)
  const rules = useRuleSheet(game.id)
  useHurry(link)
  useAnnouncements({ game, hearing: board, words: aloud(gameWords), seats }, shown.moves)
  useHeardChat(shown)
  useSpokenConnection(handle.connection === 'lost')
  useSounds(board, seen, isMyMove)
  useFinished(game.id, isOver && view.you !== null)
  useAttention(isMyMove, say('table.your-move'))
  usePageKeys({
    l: () => setDialog('log'),
    c: chats ? () => setDialog('chat') : null,
    '?': lesson ? null : () => setDialog('keys'),
  })
  const table = { link, handle, shown, seats, board, gameWords }
  const coach = useCoach({ game, table, isTaught: lesson !== undefined, showRule: rules.showRule })
  const record = (first: 'log' | 'chat') => (
    <TableRecord game={game} table={table} chats={chats} first={first} markRead={markRead} />
  )
  const round = say('replay.round', { round: board.roundOf(play.position) + 1 })
  return (
    <div className={styles.page}>
      <TopBar
        where={where}
        openMenu={() => setDialog('menu')}
        tools={<TableTools game={game.id} open={setDialog} further={further} unread={unread} />}
      >
        <WordsProvider value={gameWords}>
          {lesson !== undefined && isPhone ? (
            lesson.head
          ) : (
            <TableHead>
              <board.Headline view={again.picture?.view ?? play.position} />
            </TableHead>
          )}
        </WordsProvider>
        {play.deadline !== undefined && <TurnClock deadline={play.deadline} />}
      </TopBar>
      {handle.connection === 'lost' && <p className={styles.lost}>{say('table.reconnecting')}</p>}
      <LiveRegions />
      {around?.(table)}
      {lesson?.row ?? coach.words?.row}
      <TableScene
        game={game}
        table={table}
        again={again}
        record={lesson?.record ?? record('log')}
        playAgain={playAgain(view)}
        lesson={lesson?.frame ?? coach.words?.frame ?? null}
        showRule={rules.showRule}
      />
      <RefusalNotice refusal={refusalInPlay(handle.refusal)} game={game} words={gameWords} showRule={rules.showRule} />
      {rules.sheet}
      {!isOver && !lesson && (
        <Digest game={game} words={gameWords} shown={shown} seats={seats} again={textTable ? null : again} />
      )}
      {coach.listens}
      {coach.words?.marks}
      <TableDialogs
        dialog={dialog}
        open={setDialog}
        menu={{ game: game.id, table, round, chats, unread, further, coach }}
        record={record}
      />
    </div>
  )
}

interface TableRecordProps {
  readonly game: AnyGame
  readonly table: PlayedTable
  readonly chats: boolean
  readonly first: 'log' | 'chat'
  readonly markRead: () => void
}

function TableRecord({ game, table, chats, first, markRead }: TableRecordProps): ReactNode {
  const { handle, shown, seats, gameWords } = table
  const { textTable } = usePreferences()
  const { seal } = shown.view.play!
  return (
    <RecordPanel
      game={game}
      // What is there to be listened to says “6 dollars”.
      gameWords={textTable ? aloud(gameWords) : gameWords}
      shown={shown}
      seats={seats}
      {...(seal.sha256 !== '' && { seal })}
      first={first}
      markRead={markRead}
      say={chats ? (text) => handle.send({ kind: 'chat', text }) : null}
    />
  )
}

/** Whoever has played a game to its end is no newcomer any more. */
function useFinished(game: string, isFinished: boolean): void {
  useEffect(() => {
    const { finished } = readPreferences()
    if (isFinished && !finished.includes(game)) changePreferences({ finished: [...finished, game] })
  }, [game, isFinished])
}

/** Says at once that the connection is lost, and in its turn that it is back. */
function useSpokenConnection(isLost: boolean): void {
  const { say } = usePageWords()
  const wasLost = useRef(false)
  useEffect(() => {
    if (isLost === wasLost.current) return
    wasLost.current = isLost
    speech.warn(isLost ? say('table.reconnecting') : '')
    if (!isLost) speech.add(say('table.connected'))
  }, [isLost, say])
}
