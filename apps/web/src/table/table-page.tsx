import type { AnyGame, GameEvent } from '@south-street/engine'
import { type AnyBoard, type HintedMove, WordsProvider } from '@south-street/ui'
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react'
import { Tool, TopBar } from '../frame/top-bar.tsx'
import { useGameWords, usePageWords } from '../language/language.ts'
import { changePreferences, usePreferences } from '../preferences.ts'
import { navigate } from '../router.ts'
import { RecordPanel } from './record-panel.tsx'
import { seatInfos } from './seat-names.ts'
import type { TableLink } from './table-link.ts'
import styles from './table-page.module.css'
import { type ShownTable, type TableHandle, useTable } from './use-table.ts'

interface TablePageProps {
  readonly link: TableLink
  readonly game: AnyGame
  readonly board: AnyBoard
  readonly where: string
  /** People at this table may talk to each other. */
  readonly chats: boolean
}

/** A table to play at, wherever it runs. */
export function TablePage(props: TablePageProps): ReactNode {
  const words = usePageWords()
  const handle = useTable(props.link, props.game)
  if (handle.connection === 'missing') return <p role="alert">{words.say('table.missing')}</p>
  if (handle.connection === 'elsewhere') return <p role="alert">{words.say('table.elsewhere')}</p>
  if (handle.shown?.view.play === undefined) return <p role="status">{words.say('loading')}</p>
  return <PlayedTable {...props} handle={handle} shown={handle.shown} />
}

function PlayedTable(props: TablePageProps & { readonly handle: TableHandle; readonly shown: ShownTable }): ReactNode {
  const { link, game, board, where, chats, handle, shown } = props
  const words = usePageWords()
  const { fast, confirmsAtOnce } = usePreferences()
  const { view } = shown
  const seats = useMemo(() => seatInfos(view.seats, view.you, words), [view.seats, view.you, words])
  const nameOf = useCallback((seat: number) => seats[seat]!.name, [seats])
  const gameWords = useGameWords(game.id, nameOf)
  const history = useMemo(() => shown.moves.flatMap(({ told }): readonly GameEvent[] => told), [shown.moves])
  const play = view.play!
  const [hint, askHint] = useHint(link, game, play.decision)
  useHurry(link)
  const record = (
    <RecordPanel
      game={game}
      gameWords={gameWords}
      shown={shown}
      seats={seats}
      say={chats ? (text) => handle.send({ kind: 'chat', text }) : null}
    />
  )
  return (
    <div className={styles.page}>
      <TopBar
        where={where}
        tools={
          <>
            <Tool icon="book" label={words.say('top.rules')} onClick={() => navigate(`/rules/${game.id}`)} />
            <Tool
              icon="next"
              label={words.say('top.fast')}
              pressed={fast}
              onClick={() => changePreferences({ fast: !fast })}
            />
          </>
        }
      >
        <WordsProvider value={gameWords}>
          <board.Headline view={play.view} />
        </WordsProvider>
      </TopBar>
      <main className={styles.main}>
        <WordsProvider value={gameWords}>
          <board.Board
            view={play.view}
            seats={seats}
            history={history}
            moving={handle.moving}
            mayAct={view.you !== null && view.status === 'running' && !handle.busy}
            act={(...actions) =>
              handle.send(
                ...actions.map((action) => ({ kind: 'act' as const, decision: null, action: game.format(action) })),
              )
            }
            takeBack={play.mayTakeBack ? () => handle.send({ kind: 'take-back' }) : null}
            hint={hint}
            askHint={view.settings.help ? askHint : null}
            help={view.settings.help}
            confirmsAtOnce={confirmsAtOnce}
            record={record}
            showRule={(clause) => navigate(`/rules/${game.id}#${clause}`)}
          />
        </WordsProvider>
      </main>
    </div>
  )
}

/** A hint belongs to the decision that it was asked for. */
function useHint(
  link: TableLink,
  game: AnyGame,
  decision: number,
): [readonly HintedMove<unknown>[] | 'thinking' | null, () => void] {
  const [hint, setHint] = useState<{ decision: number; moves: readonly HintedMove<unknown>[] | 'thinking' } | null>(
    null,
  )
  const ask = async () => {
    if (hint?.decision === decision) {
      setHint(null)
      return
    }
    setHint({ decision, moves: 'thinking' })
    const advice = (await link.advise()) ?? []
    setHint({ decision, moves: advice.map(({ action, chance }) => ({ action: game.parse(action), chance })) })
  }
  return [hint?.decision === decision ? hint.moves : null, ask]
}

/** Any key or click finishes what is waited for only to be looked at. */
function useHurry(link: TableLink): void {
  useEffect(() => {
    const hurry = () => link.hurry()
    window.addEventListener('pointerdown', hurry)
    return () => window.removeEventListener('pointerdown', hurry)
  }, [link])
}
