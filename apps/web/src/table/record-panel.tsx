import type { AnyGame } from '@south-street/engine'
import { classNames, Piece, type SeatInfo, type Words } from '@south-street/ui'
import { type ReactNode, useState } from 'react'
import { usePageWords } from '../language/language.ts'
import { ChatBox } from './chat-box.tsx'
import styles from './record-panel.module.css'
import type { ShownTable } from './use-table.ts'

interface RecordPanelProps {
  readonly game: AnyGame
  readonly gameWords: Words
  readonly shown: ShownTable
  readonly seats: readonly SeatInfo[]
  readonly say: ((text: string) => void) | null
  /** The move that a replay stands at. */
  readonly current?: number
}

/** What has happened, newest first, and what people have said to each other. */
export function RecordPanel({ game, gameWords, shown, seats, say, current }: RecordPanelProps): ReactNode {
  const words = usePageWords()
  const [tab, setTab] = useState<'log' | 'chat'>('log')
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
        <LogList game={game} gameWords={gameWords} shown={shown} seats={seats} current={current} />
      ) : (
        <ChatBox lines={shown.chat} send={say} />
      )}
    </section>
  )
}

interface LogListProps {
  readonly game: AnyGame
  readonly gameWords: Words
  readonly shown: ShownTable
  readonly seats: readonly SeatInfo[]
  readonly current?: number | undefined
}

/** Sentences about one's own doings have words of their own: “You pass”, not “Marta passes”. */
function LogList({ game, gameWords, shown, seats, current }: LogListProps): ReactNode {
  const lines = shown.moves.flatMap((move, index) =>
    move.told.flatMap((event, part) => {
      const message = game.messages.event(event)
      if (message === null) return []
      const seat = 'seat' in event && typeof event.seat === 'number' ? event.seat : null
      const isOwn = seat !== null && seats[seat]!.isYou
      const key = isOwn ? message.key.replace(/^log\./, 'log-you.') : message.key
      return [{ id: `${move.revision}-${part}`, index, seat, text: gameWords.say(key, message.params) }]
    }),
  )
  return (
    <ol className={styles.log} aria-live="off">
      {lines.reverse().map(({ id, index, seat, text }) => (
        <li
          key={id}
          className={classNames(seat === null && styles.separator, index === current && styles.current)}
          aria-current={index === current ? 'step' : undefined}
        >
          {seat !== null && <Piece house={seats[seat]!.house} className={styles.piece} />}
          {text}
        </li>
      ))}
    </ol>
  )
}
