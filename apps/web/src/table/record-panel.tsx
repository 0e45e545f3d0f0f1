import type { AnyGame } from '@south-street/engine'
import type { SealView } from '@south-street/table'
import { classNames, Piece, type SeatInfo, type Words } from '@south-street/ui'
import { memo, type ReactNode, useCallback, useDeferredValue, useState } from 'react'
import { usePageWords } from '../language/language.ts'
import { ChatBox } from './chat-box.tsx'
import { logLines } from './log-lines.ts'
import styles from './record-panel.module.css'
import { SealDialog } from './seal-dialog.tsx'
import type { ShownTable } from './shown-table.ts'

/** Enough to compare by eye. */
const SHOWN_OF_SEAL = 12

interface RecordPanelProps {
  readonly game: AnyGame
  readonly gameWords: Words
  readonly shown: Omit<ShownTable, 'view'>
  readonly seats: readonly SeatInfo[]
  readonly say: ((text: string) => void) | null
  /** The move that a replay stands at. */
  readonly current?: number
  /** What the deal was sealed with. */
  readonly seal?: SealView
  readonly first?: 'log' | 'chat'
  /** Called when the chat is seen. */
  readonly markRead?: () => void
}

/** What has happened, newest first, and what people have said to each other. */
export function RecordPanel({
  game,
  gameWords,
  shown,
  seats,
  say,
  current,
  seal,
  first = 'log',
  markRead,
}: RecordPanelProps): ReactNode {
  const words = usePageWords()
  const [tab, setTab] = useState<'log' | 'chat'>(first)
  const [showsSeal, setShowsSeal] = useState(false)
  const openSeal = useCallback(() => setShowsSeal(true), [])
  const hasChat = say !== null
  return (
    <section className={styles.panel} aria-label={words.say('table.log')} data-region="log">
      {hasChat && (
        <div className={styles.tabs} role="tablist">
          {(['log', 'chat'] as const).map((name) => (
            <button key={name} type="button" role="tab" aria-selected={tab === name} onClick={() => setTab(name)}>
              {words.say(`table.${name}`)}
              {name === 'chat' && shown.chat.length > 0 && ` · ${shown.chat.length}`}
            </button>
          ))}
        </div>
      )}
      {tab === 'log' || !hasChat ? (
        <LogList
          game={game}
          gameWords={gameWords}
          moves={shown.moves}
          seats={seats}
          current={current}
          seal={seal?.sha256}
          openSeal={openSeal}
        />
      ) : (
        <ChatBox lines={shown.chat} send={say} markRead={markRead} isAskedFor={first === 'chat'} />
      )}
      {showsSeal && <SealDialog seal={seal!} close={() => setShowsSeal(false)} />}
    </section>
  )
}

interface LogListProps {
  readonly game: AnyGame
  readonly gameWords: Words
  readonly moves: ShownTable['moves']
  readonly seats: readonly SeatInfo[]
  readonly current?: number | undefined
  readonly seal?: string | undefined
  readonly openSeal: () => void
}

const NO_MOVES: ShownTable['moves'] = []

/** Hundreds of lines, which have no part in most changes of a table; the board is shown first. */
const LogList = memo(({ game, gameWords, moves, seats, current, seal, openSeal }: LogListProps): ReactNode => {
  const { say } = usePageWords()
  const lines = logLines(game, gameWords, useDeferredValue(moves, NO_MOVES), seats)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keyboard.
    <ol className={styles.log} tabIndex={0}>
      {lines.reverse().map(({ id, move, seat, text }) => (
        <li
          key={id}
          className={classNames(seat === null && styles.separator, move === current && styles.current)}
          aria-current={move === current ? 'step' : undefined}
        >
          {seat !== null && <Piece house={seats[seat]!.house} className={styles.piece} />}
          {text}
        </li>
      ))}
      {seal !== undefined && (
        <li className={styles.separator}>
          <button type="button" className={styles.seal} onClick={openSeal}>
            {say('seal.line', { seal: seal.slice(0, SHOWN_OF_SEAL) })}
          </button>
        </li>
      )}
    </ol>
  )
})
