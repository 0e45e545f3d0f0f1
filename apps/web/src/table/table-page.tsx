import type { AnyGame, GameEvent } from '@south-street/engine'
import { type AnyBoard, Button, type SeatInfo, type Words, WordsProvider } from '@south-street/ui'
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react'
import { CoachMarks } from '../coach/coach-marks.tsx'
import { OneMoment } from '../frame/one-moment.tsx'
import { PageMessage } from '../frame/page-message.tsx'
import { Tool, TopBar } from '../frame/top-bar.tsx'
import { useGameWords, usePageWords } from '../language/language.ts'
import { changePreferences, usePreferences } from '../preferences.ts'
import { navigate } from '../router.ts'
import { SettingsDialog } from '../settings/settings-dialog.tsx'
import { useSounds } from '../sound/use-sounds.ts'
import { useAttention } from './attention.ts'
import { Digest } from './digest.tsx'
import { EndOffers } from './end-offers.tsx'
import { KeysDialog } from './keys-dialog.tsx'
import { LogDrawer } from './log-drawer.tsx'
import { useLookAgain } from './look-again.ts'
import { finishMotion } from './motion.ts'
import { RecordPanel } from './record-panel.tsx'
import { RefusalNotice } from './refusal-notice.tsx'
import { seatInfos } from './seat-names.ts'
import { useTableKeys } from './table-keys.ts'
import type { TableLink } from './table-link.ts'
import styles from './table-page.module.css'
import { TextTable } from './text-table.tsx'
import { TurnClock } from './turn-clock.tsx'
import { useHint } from './use-hint.ts'
import { type ShownTable, type TableHandle, useTable } from './use-table.ts'

interface TablePageProps {
  readonly link: TableLink
  readonly game: AnyGame
  readonly board: AnyBoard
  readonly where: string
  /** People at this table may talk to each other. */
  readonly chats: boolean
  /** Stands before the table: a curtain, or the seats of a table that has not begun. */
  readonly before?: (handle: TableHandle) => ReactNode
  readonly playAgain: () => void
  /** Further tools for the top bar. */
  readonly tools?: ReactNode
  /** What stands around the board: at a server's table, the other people. */
  readonly around?: (table: PlayedTable) => ReactNode
}

/** A table where a game is being played, or was. */
export interface PlayedTable {
  readonly link: TableLink
  readonly handle: TableHandle
  readonly shown: ShownTable
  readonly seats: readonly SeatInfo[]
  readonly board: AnyBoard
  readonly gameWords: Words
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
  const { link, game, board, where, chats, handle, shown, playAgain, tools, around } = props
  const { say, ...pageWords } = usePageWords()
  const { fast, confirmsAtOnce, textTable } = usePreferences()
  const [dialog, setDialog] = useState<'settings' | 'log' | 'chat' | 'keys' | null>(null)
  const [looksBack, setLooksBack] = useState(false)
  const { view } = shown
  const play = view.play!
  const isOver = view.status === 'over'
  // Whoever plays alone has nobody to ask.
  const isAlone = view.seats.filter(({ kind }) => kind === 'person').length === 1
  const undoesAlone = isAlone && !isOver && shown.moves.some(({ seat }) => seat === view.you)
  const isMyMove = view.you !== null && play.actor === view.you
  // Every picture brings its own list of seats; as long as it says the same, all words made of the names stay good.
  const holders = JSON.stringify(view.seats)
  // biome-ignore lint/correctness/useExhaustiveDependencies: words change with the language, seats with what they say.
  const seats = useMemo(() => seatInfos(view.seats, view.you, { say, ...pageWords }), [holders, view.you, say])
  const nameOf = useCallback((seat: number) => seats[seat]!.name, [seats])
  const gameWords = useGameWords(game.id, nameOf)
  const again = useLookAgain(game, view.you)
  // What is looked at again stands where the present does, and nobody can act in it.
  const { picture } = again
  const seen = picture?.view ?? play.view
  const made = picture?.made
  const history = useMemo(
    () => shown.moves.slice(0, made).flatMap(({ told }): readonly GameEvent[] => told),
    [shown.moves, made],
  )
  const { hint, wasHinted, askHint } = useHint(game, seats.length, play)
  const takeBack =
    picture === null && (play.mayTakeBack || undoesAlone) ? () => handle.send({ kind: 'take-back' }) : null
  useHurry(link)
  const moving = picture === null ? handle.moving : again.moving
  useSounds(board, moving, isMyMove)
  useAttention(isMyMove, say('table.your-move'))
  const act = (...actions: unknown[]) =>
    handle.send(
      ...actions.map((action) => ({
        kind: 'act' as const,
        decision: null,
        action: game.format(action),
        // A record says which moves were made with help.
        ...(wasHinted && { hint: true as const }),
      })),
    )
  useTableKeys({
    l: () => setDialog('log'),
    c: chats ? () => setDialog('chat') : null,
    '?': () => setDialog('keys'),
  })
  const recordFrom = (first: 'log' | 'chat') => (
    <RecordPanel
      game={game}
      gameWords={gameWords}
      shown={shown}
      seats={seats}
      seal={play.seal}
      first={first}
      say={chats ? (text) => handle.send({ kind: 'chat', text }) : null}
    />
  )
  const record = recordFrom('log')
  return (
    <div className={styles.page}>
      <TopBar
        where={where}
        tools={
          <>
            {tools}
            <Tool icon="chat" label={say('table.log')} className={styles.narrow} onClick={() => setDialog('log')} />
            <Tool
              icon="book"
              label={say('top.rules')}
              className={styles.roomy}
              onClick={() => navigate(`/rules/${game.id}`)}
            />
            <Tool
              icon="info"
              label={say('table.in-words')}
              className={styles.roomy}
              pressed={textTable}
              onClick={() => changePreferences({ textTable: !textTable })}
            />
            <Tool
              icon="next"
              label={say('top.fast')}
              className={styles.roomy}
              pressed={fast}
              onClick={() => changePreferences({ fast: !fast })}
            />
            <Tool icon="gear" label={say('settings.title')} onClick={() => setDialog('settings')} />
          </>
        }
      >
        <WordsProvider value={gameWords}>
          <board.Headline view={seen} />
        </WordsProvider>
        {play.deadline !== undefined && <TurnClock deadline={play.deadline} />}
      </TopBar>
      {handle.connection === 'lost' && (
        <p className={styles.lost} role="status">
          {say('table.reconnecting')}
        </p>
      )}
      {around?.({ link, handle, shown, seats, board, gameWords })}
      <main className={styles.main} data-region={isOver && !looksBack ? 'result' : 'table'}>
        <WordsProvider value={gameWords}>
          {isOver && !looksBack ? (
            <board.Result
              view={play.view}
              seats={seats}
              history={history}
              offers={
                <EndOffers link={link} seal={play.seal} playAgain={playAgain} lookBack={() => setLooksBack(true)} />
              }
            />
          ) : textTable ? (
            <TextTable
              game={game}
              words={gameWords}
              view={play.view}
              you={view.you}
              record={record}
              act={act}
              takeBack={takeBack}
              askHint={view.settings.help ? askHint : null}
              hint={hint}
              isMyMove={isMyMove}
            />
          ) : (
            <board.Board
              view={seen}
              seats={seats}
              history={history}
              moving={moving}
              mayAct={view.you !== null && view.status === 'running' && !handle.busy && picture === null}
              act={act}
              takeBack={takeBack}
              hint={picture === null ? hint : null}
              askHint={view.settings.help && picture === null ? askHint : null}
              help={view.settings.help}
              confirmsAtOnce={confirmsAtOnce}
              record={record}
              showRule={(clause) => navigate(`/rules/${game.id}#${clause}`)}
            />
          )}
        </WordsProvider>
        {looksBack && (
          <Button look="primary" className={styles.result} onClick={() => setLooksBack(false)}>
            {say('table.see-result')}
          </Button>
        )}
      </main>
      <RefusalNotice refusal={handle.refusal} game={game} words={gameWords} />
      {!isOver && <Digest game={game} words={gameWords} shown={shown} seats={seats} again={textTable ? null : again} />}
      {!isOver && (
        <CoachMarks
          game={game.id}
          marks={board.coach}
          gameWords={gameWords}
          isMyMove={isMyMove}
          moves={shown.moves.length}
        />
      )}
      {dialog === 'settings' && <SettingsDialog close={() => setDialog(null)} />}
      {(dialog === 'log' || dialog === 'chat') && (
        <LogDrawer close={() => setDialog(null)}>{recordFrom(dialog)}</LogDrawer>
      )}
      {dialog === 'keys' && (
        <KeysDialog board={board} gameWords={gameWords} chats={chats} close={() => setDialog(null)} />
      )}
    </div>
  )
}

/** Any key and any click finishes what is waited for only to be looked at. */
function useHurry(link: TableLink): void {
  useEffect(() => {
    const hurry = (event: Event) => {
      if ((event.target as Element).closest('input, textarea, select, dialog')) return
      finishMotion()
      link.hurry()
    }
    window.addEventListener('click', hurry)
    window.addEventListener('keydown', hurry)
    return () => {
      window.removeEventListener('click', hurry)
      window.removeEventListener('keydown', hurry)
    }
  }, [link])
}
