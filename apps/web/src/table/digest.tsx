import type { AnyGame } from '@south-street/engine'
import { Button, type SeatInfo, type Words } from '@south-street/ui'
import { type ReactNode, useEffect, useState } from 'react'
import { usePageWords } from '../language/language.ts'
import styles from './digest.module.css'
import { logLines } from './log-lines.ts'
import type { ShownTable } from './use-table.ts'

interface DigestProps {
  readonly game: AnyGame
  readonly words: Words
  readonly shown: ShownTable
  readonly seats: readonly SeatInfo[]
}

const LONGEST = 8
const A_WHILE = 60_000

/** On coming back: what has happened since the own last move. */
export function Digest({ game, words, shown, seats }: DigestProps): ReactNode {
  const { say } = usePageWords()
  const [since, setSince] = useState<number | null>(() => lastOwnMove(shown))
  useEffect(() => {
    const onChange = () => setSince(document.hidden ? shown.moves.length : null)
    // Only what happens while nobody looks is worth telling again.
    const onHide = () => document.hidden && onChange()
    document.addEventListener('visibilitychange', onHide)
    return () => document.removeEventListener('visibilitychange', onHide)
  }, [shown.moves.length])
  if (since === null || document.hidden) return null
  const lines = logLines(game, words, shown.moves.slice(since), seats)
  if (lines.length < 2) return null
  return (
    <aside className={styles.digest} aria-label={say('table.since')}>
      <h2>{say('table.since')}</h2>
      <ul>
        {lines.slice(-LONGEST).map(({ id, text }) => (
          <li key={id}>{text}</li>
        ))}
      </ul>
      <Button small look="primary" onClick={() => setSince(null)}>
        {say('table.go-on')}
      </Button>
    </aside>
  )
}

/** Where one left off, if this is a game that has gone on for a while. */
function lastOwnMove(shown: ShownTable): number | null {
  const last = shown.moves.findLastIndex(({ seat }) => seat === shown.view.you)
  const isOld = Date.now() - (shown.moves.at(-1)?.at ?? 0) > A_WHILE
  return last >= 0 && isOld ? last + 1 : null
}
