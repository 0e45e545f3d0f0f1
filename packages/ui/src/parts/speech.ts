import { createContext, useContext, useEffect, useRef, useSyncExternalStore } from 'react'

/** What waits to be said: what has happened, then what is asked, then what follows from it. */
export interface Waiting {
  readonly events: readonly string[]
  /** What follows from it for the whole game. */
  readonly news?: readonly string[]
  readonly question: string
  readonly line: string
}

const NOTHING: Waiting = { events: [], question: '', line: '' }
/** What happens within a second is said as one. */
const JOINS_MS = 1000

/**
 * One message, in the order in which it is understood. What the question begins with is not said just before it:
 * “You are harbour master. You are harbour master: choose an area.”
 */
export function joinWaiting({ events, news = [], question, line }: Waiting): string {
  const last = events.at(-1)?.replace(/\.$/, '')
  const isSaidAgain = last !== undefined && question.startsWith(`${last}:`)
  const told = isSaidAgain ? events.slice(0, -1) : events
  return [...told, ...news, question, line].filter((sentence) => sentence !== '').join(' ')
}

/** What the two live regions hold; the number tells the same sentence apart when it is said again. */
interface Said {
  readonly polite: string
  readonly assertive: string
  readonly count: number
}

let said: Said = { polite: '', assertive: '', count: 0 }
let waiting = NOTHING
let isWaiting = false
const regions = new Set<() => void>()
const tellers = new Set<() => void>()

function show(next: Partial<Said>): void {
  said = { ...said, ...next, count: said.count + 1 }
  for (const region of regions) region()
}

function wait(more: Partial<Waiting>): void {
  waiting = { ...waiting, ...more }
  if (isWaiting) return
  isWaiting = true
  setTimeout(() => {
    const text = joinWaiting(waiting)
    waiting = NOTHING
    isWaiting = false
    for (const teller of tellers) teller()
    if (text !== '') show({ polite: text })
  }, JOINS_MS)
}

/** What is said to those who listen. Everything goes through here, so that nothing is said twice or out of order. */
export const speech = {
  /** All that has happened since the last message; it takes the place of what was told for the same message before. */
  tell: (events: readonly string[]): void => wait({ events }),
  /** After what has happened, and never in its place. */
  add: (sentence: string): void => wait({ news: [...(waiting.news ?? []), sentence] }),
  /** A question takes the place of one that nobody has heard yet. */
  ask: (question: string, line: string): void => wait({ question, line }),
  /** The same for a question that has changed before anybody has heard it; else nothing is said. */
  askInstead: (question: string, line: string): void => {
    if (waiting.question !== '') wait({ question, line })
  },
  /** It was read out already, because it got the focus. */
  heard: (question: string): void => {
    if (waiting.question === question) waiting = { ...waiting, question: '' }
  },
  /** At once, before anything else: why something is refused, or that the line is broken. */
  warn: (text: string): void => show({ assertive: text }),
  /** Calls back whenever a message has been given. */
  onSaid: (teller: () => void): (() => void) => {
    tellers.add(teller)
    return () => tellers.delete(teller)
  },
}

/** What the live regions hold now. */
export function currentlySaid(): Said {
  return said
}

export function useSaid(): Said {
  return useSyncExternalStore((listener) => {
    regions.add(listener)
    return () => regions.delete(listener)
  }, currentlySaid)
}

/** True where questions are only looked at, and nobody is asked. */
export const Unspoken = createContext(false)

interface SpokenQuestion {
  readonly question: string
  readonly line: string
  readonly isMine: boolean
  /** False while an answer is on its way, and where the past is shown. */
  readonly speaks: boolean
}

/** Says what is asked of the viewer and what a choice would lead to; of others only that it is their turn now. */
export function useSpokenQuestion({ question, line, isMine, speaks }: SpokenQuestion): void {
  const isUnspoken = useContext(Unspoken)
  const last = useRef({ question: '', line: '', isMine: false })
  useEffect(() => {
    if (!speaks || isUnspoken) return
    const before = last.current
    last.current = { question, line, isMine }
    const isNew = question !== before.question || isMine !== before.isMine
    if (isNew && (isMine || before.isMine)) speech.ask(question, line)
    else if (isNew) speech.askInstead(question, line)
    else if (isMine && line !== before.line && line !== '') speech.ask('', line)
  }, [question, line, isMine, speaks, isUnspoken])
}
