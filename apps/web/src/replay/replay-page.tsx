import { demandGame, readObject, readString } from '@south-street/engine'
import { loadTable, SHOWN_VERSIONS } from '@south-street/registry/boards'
import { type AnyBoard, CardHelpLayer, TableHead, WordsProvider } from '@south-street/ui'
import { type ReactNode, use, useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react'
import { copyText } from '../copy-text.ts'
import { PageMessage } from '../frame/page-message.tsx'
import { Tool, TopBar } from '../frame/top-bar.tsx'
import { useGameWords, usePageWords, wantEngineWords, wantGameWords } from '../language/language.ts'
import { callHouse } from '../local/local-house.ts'
import { SOLO_PERSON } from '../local/solo-person.ts'
import { readPreferences } from '../preferences.ts'
import { navigate } from '../router.ts'
import { LogDrawer } from '../table/log-drawer.tsx'
import { RecordPanel } from '../table/record-panel.tsx'
import { seatInfos } from '../table/seat-names.ts'
import styles from '../table/table-page.module.css'
import { keptRecord } from './kept-record.ts'
import { type Fault, faultOf, RecordFaultMessage } from './record-fault-message.tsx'
import { parseRecord, type ReplayedGame, replayGame } from './replayed-game.ts'
import { positionHash, readPosition } from './shared-position.ts'
import { Timeline } from './timeline.tsx'

type Loaded =
  | { readonly replayed: ReplayedGame; readonly board: AnyBoard; readonly json: unknown; readonly step: number }
  | { readonly fault: Fault }
  | null

async function load(hash: string): Promise<Loaded> {
  const shared = await readPosition(hash).catch(() => null)
  const text = shared?.text ?? keptRecord()
  if (text === null) return null
  try {
    const json = parseRecord(text)
    const { game: id, rules } = readHead(json)
    demandGame(SHOWN_VERSIONS, id, rules)
    const [table] = await Promise.all([loadTable(id, rules), wantGameWords(id)])
    const { game, board } = table!
    return { replayed: replayGame(json, [game], board), board, json, step: shared?.step ?? 0 }
  } catch (error) {
    await wantEngineWords()
    return { fault: faultOf(error) }
  }
}

/** Which game it is, by which rules. Whatever else is wrong with it is found when it is read. */
function readHead(json: unknown): { readonly game: string; readonly rules?: string } {
  const { game, rules } = readObject(json)
  return { game: readString(game), ...(typeof rules === 'string' && { rules }) }
}

let loading: { readonly key: string; readonly promise: Promise<Loaded> } | undefined

/** A finished game, move by move. */
export function ReplayPage({ hash }: { readonly hash: string }): ReactNode {
  const { say } = usePageWords()
  const key = hash === '' ? (keptRecord() ?? '') : hash
  if (loading?.key !== key) loading = { key, promise: load(hash) }
  const loaded = use(loading.promise)
  if (loaded === null) return <PageMessage text={say('replay.none')} />
  if ('fault' in loaded) return <RecordFaultMessage fault={loaded.fault} />
  return <Replay {...loaded} />
}

const PLAY_PAUSE = 900
const NOBODY_ACTS = { mayAct: false, tellsNow: false, act: () => undefined }

/** Steps on, again and again. */
function usePlaying(playing: boolean, stepOn: () => void): void {
  const next = useEffectEvent(stepOn)
  useEffect(() => {
    if (!playing) return
    const timer = setInterval(() => next(), PLAY_PAUSE)
    return () => clearInterval(timer)
  }, [playing])
}

interface ReplayHeadProps {
  readonly openLog: () => void
  readonly children: ReactNode
}

function ReplayHead({ openLog, children }: ReplayHeadProps): ReactNode {
  const { say } = usePageWords()
  return (
    <TopBar
      where={say('replay.title')}
      tools={<Tool icon="chat" label={say('table.log')} className={styles.narrow} onClick={openLog} />}
    >
      <TableHead>{children}</TableHead>
    </TopBar>
  )
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
  const [step, setStep] = useState(Math.min(first, moves.length))
  const [eyes, setEyes] = useState(0)
  const [open, setOpen] = useState(false)
  const [playing, setPlaying] = useState(false)
  const [showsLog, setShowsLog] = useState(false)
  const seats = useMemo(() => seatInfos(replayed.seats, null, pageWords), [replayed, pageWords])
  const nameOf = useCallback((seat: number) => seats[seat]!.name, [seats])
  const words = useGameWords(game.id, nameOf)
  const view = useMemo(
    () => (open ? replayed.openViewAt(step, eyes) : replayed.viewAt(step, eyes)),
    [replayed, step, eyes, open],
  )
  const history = useMemo(() => replayed.eventsUntil(step), [replayed, step])
  usePlaying(playing, () => setStep((now) => Math.min(now + 1, moves.length)))
  const shown = useMemo(() => ({ moves: moves.slice(0, step), chat: [] }), [moves, step])
  const record = <RecordPanel game={game} gameWords={words} shown={shown} seats={seats} say={null} current={step - 1} />
  const playOn = async () => {
    const { level, name } = readPreferences()
    const players = seats.map((_, seat) => (seat === eyes ? { person: SOLO_PERSON, name } : { level }))
    const beginning = replayed.beginningAt(step)
    navigate(`/table/${await callHouse('create', { game: game.id, version: game.rules, seats: players, beginning })}`)
  }
  const share = async () => {
    const hash = await positionHash(json, step)
    showAddress(hash)
    await copyText(location.href)
  }
  const showRule = (clause: string) => navigate(`/rules/${game.id}#${clause}`)
  return (
    <div className={styles.page}>
      <ReplayHead openLog={() => setShowsLog(true)}>
        <WordsProvider value={words}>
          <board.Headline view={view} />
        </WordsProvider>
      </ReplayHead>
      <main className={styles.main}>
        <WordsProvider value={words}>
          <board.Board
            view={view}
            seats={seats}
            history={history}
            moving={[]}
            {...NOBODY_ACTS}
            takeBack={null}
            hint={null}
            askHint={null}
            help
            confirmsAtOnce={false}
            record={record}
            showRule={showRule}
            bar={
              <Timeline
                replayed={replayed}
                board={board}
                words={words}
                seats={seats}
                step={step}
                go={(next) => setStep(Math.max(0, Math.min(next, moves.length)))}
                playing={playing && step < moves.length}
                play={setPlaying}
                eyes={eyes}
                look={setEyes}
                open={open}
                openAll={setOpen}
                share={share}
                playOn={step < moves.length ? playOn : null}
              />
            }
          />
          <CardHelpLayer help={board.help} view={view} {...NOBODY_ACTS} showRule={showRule} />
        </WordsProvider>
      </main>
      {showsLog && <LogDrawer close={() => setShowsLog(false)}>{record}</LogDrawer>}
    </div>
  )
}

/** The address changes, but the page stays where it is. */
function showAddress(hash: string): void {
  window.history.replaceState(null, '', `/replay${hash}`)
}
