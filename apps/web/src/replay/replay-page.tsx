import { type AnyBoard, TableHead, VisuallyHidden, WordsProvider } from '@south-street/ui'
import { CardHelpLayer } from '@south-street/ui/help'
import { type ReactNode, use, useCallback, useMemo, useState } from 'react'
import { base } from '../base.ts'
import { copyText } from '../copy-text.ts'
import { PageMessage } from '../frame/page-message.tsx'
import { Tool, TopBar } from '../frame/top-bar.tsx'
import { useGameWords, usePageWords } from '../language/language.ts'
import { useRuleSheet } from '../learn/use-rule-sheet.tsx'
import { beginLocalTable } from '../local/begin-table.ts'
import { SOLO_PERSON } from '../local/solo-person.ts'
import { readPreferences } from '../preferences.ts'
import { navigate } from '../router.ts'
import { LogDrawer } from '../table/log-drawer.tsx'
import { RecordPanel } from '../table/record-panel.tsx'
import { seatInfos } from '../table/seat-names.ts'
import styles from '../table/table-page.module.css'
import { useKeptReading } from './kept-reading.ts'
import { keepRecord, keptRecord, recordOrigin } from './kept-record.ts'
import { type Loaded, loadRecord } from './loaded-record.ts'
import { RecordFaultMessage } from './record-fault-message.tsx'
import type { ReplayedGame } from './replayed-game.ts'
import { positionHash } from './shared-position.ts'
import { NOBODY_ACTS, STILL } from './still-board.ts'
import { Timeline } from './timeline.tsx'
import { useReplay } from './use-replay.ts'

let loading: { readonly key: string; readonly promise: Promise<Loaded> } | undefined

/** A finished game, move by move. */
export function ReplayPage({ hash }: { readonly hash: string }): ReactNode {
  const { say } = usePageWords()
  const key = hash === '' ? (keptRecord() ?? '') : hash
  if (loading?.key !== key) loading = { key, promise: loadRecord(hash) }
  const loaded = use(loading.promise)
  if (loaded === null) return <PageMessage text={say('replay.none')} />
  if ('fault' in loaded) return <RecordFaultMessage fault={loaded.fault} />
  return <Replay {...loaded} />
}

interface ReplayProps {
  readonly replayed: ReplayedGame
  readonly board: AnyBoard
  readonly json: unknown
  readonly step: number
}

function Replay({ replayed, board, json, step: first }: ReplayProps): ReactNode {
  const pageWords = usePageWords()
  const { game, moves } = replayed
  const replay = useReplay(first, moves.length)
  const { step, eyes, open } = replay
  const [showsLog, setShowsLog] = useState(false)
  const seats = useMemo(() => seatInfos(replayed.seats, null, pageWords), [replayed, pageWords])
  const nameOf = useCallback((seat: number) => seats[seat]!.name, [seats])
  const words = useGameWords(game.id, nameOf)
  const view = useMemo(
    () => (open ? replayed.openViewAt(step, eyes) : replayed.viewAt(step, eyes)),
    [replayed, step, eyes, open],
  )
  const history = useMemo(() => replayed.eventsUntil(step), [replayed, step])
  const shown = useMemo(() => ({ moves: moves.slice(0, step), chat: [] }), [moves, step])
  const record = <RecordPanel game={game} gameWords={words} shown={shown} seats={seats} say={null} current={step - 1} />
  const { showRule, sheet } = useRuleSheet(game.id)
  const review = useKeptReading(replayed)
  const timeline = (
    <Timeline
      {...replay}
      replayed={replayed}
      board={board}
      words={words}
      seats={seats}
      share={() => sharePosition(json, step)}
      review={review}
      playOn={step < moves.length ? () => playOn(replayed, step, eyes) : null}
    />
  )
  return (
    <div className={styles.page}>
      <ReplayBar openLog={() => setShowsLog(true)} openReview={replayed.isOver ? () => openReview(json, eyes) : null}>
        <WordsProvider value={words}>
          <board.Headline view={view} />
        </WordsProvider>
      </ReplayBar>
      <main className={styles.main}>
        <VisuallyHidden as="h1">
          {pageWords.say('table.heading', { game: words.say('name'), round: board.roundOf(view) + 1 })}
        </VisuallyHidden>
        <WordsProvider value={words}>
          <board.Board
            {...STILL}
            {...NOBODY_ACTS}
            view={view}
            seats={seats}
            history={history}
            record={record}
            showRule={showRule}
            bar={timeline}
          />
          <CardHelpLayer help={board.help} view={view} {...NOBODY_ACTS} showRule={showRule} />
        </WordsProvider>
      </main>
      {sheet}
      {showsLog && <LogDrawer close={() => setShowsLog(false)}>{record}</LogDrawer>}
    </div>
  )
}

interface ReplayBarProps {
  readonly openLog: () => void
  /** Null while the game is not over. */
  readonly openReview: (() => void) | null
  readonly children: ReactNode
}

function ReplayBar({ openLog, openReview, children }: ReplayBarProps): ReactNode {
  const { say } = usePageWords()
  return (
    <TopBar
      where={say('replay.title')}
      tools={
        <>
          {openReview && <Tool icon="chart" label={say('replay.review')} onClick={openReview} />}
          <Tool icon="chat" label={say('table.log')} className={styles.narrow} onClick={openLog} />
        </>
      }
    >
      <TableHead>{children}</TableHead>
    </TopBar>
  )
}

/** The review of the game that is shown, for the seat whose eyes are used. It may have come by a link. */
function openReview(json: unknown, eyes: number): void {
  const text = JSON.stringify(json)
  if (recordOrigin() === null || keptRecord() !== text) keepRecord(text)
  navigate(`/review/${eyes}`)
}

/** A new table in this browser that goes on from here: the viewer in the seat whose eyes were used, bots in the others. */
async function playOn({ game, seats, beginningAt }: ReplayedGame, step: number, eyes: number): Promise<void> {
  const { level, name } = readPreferences()
  const players = seats.map((_, seat) => (seat === eyes ? { person: SOLO_PERSON, name } : { level }))
  const wish = { game: game.id, version: game.rules, seats: players, beginning: beginningAt(step) }
  await beginLocalTable(wish)
}

/** Puts the position into the address, and the address into the clipboard; the page stays where it is. */
async function sharePosition(json: unknown, step: number): Promise<boolean> {
  window.history.replaceState(null, '', `${base()}/replay${await positionHash(json, step)}`)
  return copyText(location.href)
}
