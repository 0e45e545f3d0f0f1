import { type AnyBoard, aloud, type LastRoundNotice, speech, type Words } from '@south-street/ui'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { ring } from '../sound/sounds.ts'
import type { ToldMove } from './shown-table.ts'
import { isStillNews } from './still-news.ts'

interface LastRoundAt {
  readonly board: AnyBoard
  readonly view: unknown
  readonly moves: readonly ToldMove[]
  readonly you: number | null
  readonly words: Words
}

/** Announces the last round, once, when it is certain; a move that is taken back takes that back, too. */
export function useLastRound({ board, view, moves, you, words }: LastRoundAt): LastRoundNotice | null {
  const last = useMemo(() => board.lastRound?.(view) ?? null, [board, view])
  const isCertain = last !== null
  const [since, setSince] = useState(moves.length)
  const [isClosed, setClosed] = useState(false)
  const close = useCallback(() => setClosed(true), [])
  const latest = useRef({ last, words, count: moves.length })
  latest.current = { last, words, count: moves.length }
  const wasCertain = useRef(isCertain)
  useEffect(() => {
    const isNew = isCertain && !wasCertain.current
    wasCertain.current = isCertain
    if (!isNew) return
    setSince(latest.current.count)
    setClosed(false)
    ring('last-round')
    const { why, after } = latest.current.last!
    const heard = aloud(latest.current.words)
    speech.add(heard.say(why.key, why.params))
    speech.add(heard.say(after.key, after.params))
  }, [isCertain])
  useEffect(() => {
    if (!isCertain) return
    // Beside what else Escape does at a board: nothing has to be put away first.
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && close()
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [isCertain, close])
  const isOpen = last !== null && !isClosed && isStillNews(moves, since, you)
  return useMemo(() => (isOpen ? { ...last, close } : null), [isOpen, last, close])
}
