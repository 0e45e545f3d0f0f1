import type { AnyGame } from '@south-street/engine'
import { Button, Icon, Piece, type SeatInfo, type Words } from '@south-street/ui'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { usePageWords } from '../language/language.ts'
import styles from './digest.module.css'
import { keepLook, type LastLook, lastLook } from './last-look.ts'
import { type LogLine, logLines } from './log-lines.ts'
import type { LookAgain } from './look-again.ts'
import type { ShownTable } from './shown-table.ts'

interface DigestProps {
  readonly game: AnyGame
  readonly words: Words
  readonly shown: ShownTable
  readonly seats: readonly SeatInfo[]
  /** Null where there is no board to show it on. */
  readonly again: LookAgain | null
}

const LONGEST = 8
const A_WHILE = 60_000

/** Which moves are news, and the table before them, if this browser has seen it. */
interface Since {
  readonly from: number
  readonly to: number
  readonly look: LastLook | null
}

/** On coming back: what has happened since one last looked, in words and on the board. */
export function Digest({ game, words, shown, seats, again }: DigestProps): ReactNode {
  const { say } = usePageWords()
  const { since, forget } = useSince(shown)
  const tell = (from: number, to: number) => logLines(game, words, shown.moves.slice(from, to), seats)
  if (again?.picture) {
    const { made, first } = again.picture
    return <NowShown line={made > first ? tell(made - 1, made)[0] : undefined} seats={seats} stop={again.stop} />
  }
  if (since === null) return null
  const { from, to, look } = since
  const lines = tell(from, to)
  const goesOn = shown.moves.slice(to).some(({ seat }) => seat === shown.view.you)
  if (lines.length < 2 || goesOn) return null
  const showAgain = (last: LastLook) => {
    forget()
    again?.play(last, shown.moves.slice(from, to))
  }
  return (
    <aside className={styles.digest} aria-label={say('table.since')}>
      <h2>{say('table.since')}</h2>
      <ul>
        {lines.slice(-LONGEST).map(({ id, text }) => (
          <li key={id}>{text}</li>
        ))}
      </ul>
      <div className={styles.offers}>
        {look !== null && again !== null && (
          <Button small onClick={() => showAgain(look)}>
            <Icon name="play" />
            {say('table.show-again')}
          </Button>
        )}
        <Button small look="primary" onClick={forget}>
          {say('table.go-on')}
        </Button>
      </div>
    </aside>
  )
}

interface NowShownProps {
  readonly line: LogLine | undefined
  readonly seats: readonly SeatInfo[]
  readonly stop: () => void
}

/** While the board shows it: only the move that is made just now, out of the board's way. */
function NowShown({ line, seats, stop }: NowShownProps): ReactNode {
  const { say } = usePageWords()
  const house = line?.seat == null ? null : seats[line.seat]!.house
  return (
    <aside className={styles.now} aria-label={say('table.since')}>
      {house !== null && <Piece house={house} className={styles.piece} />}
      <p aria-live="polite">{line?.text ?? say('table.since')}</p>
      <Button small look="primary" onClick={stop}>
        {say('table.skip')}
      </Button>
    </aside>
  )
}

/** Keeps what was seen whenever one looks away, and says what is new when one looks again. */
function useSince(shown: ShownTable): { readonly since: Since | null; readonly forget: () => void } {
  const [since, setSince] = useState<Since | null>(() => sinceLook(shown) ?? sinceOwnMove(shown))
  const latest = useRef(shown)
  latest.current = shown
  useEffect(() => {
    const onChange = () => {
      if (document.hidden) keepLook(latest.current)
      else setSince(sinceLook(latest.current))
    }
    document.addEventListener('visibilitychange', onChange)
    return () => {
      document.removeEventListener('visibilitychange', onChange)
      if (!document.hidden) keepLook(latest.current)
    }
  }, [])
  return { since, forget: () => setSince(null) }
}

function sinceLook(shown: ShownTable): Since | null {
  const look = lastLook(shown)
  return look && { from: look.moves, to: shown.moves.length, look }
}

/** On another device: where one left off, if the game has gone on for a while. */
function sinceOwnMove({ moves, view }: ShownTable): Since | null {
  const last = moves.findLastIndex(({ seat }) => seat === view.you)
  const isOld = Date.now() - (moves.at(-1)?.at ?? 0) > A_WHILE
  return last >= 0 && isOld ? { from: last + 1, to: moves.length, look: null } : null
}
