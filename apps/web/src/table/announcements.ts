import type { AnyGame, GameEvent, Message } from '@south-street/engine'
import { type AnyBoard, joinList, type SeatInfo, speech, type Words } from '@south-street/ui'
import { useEffect, useRef } from 'react'
import { usePageWords } from '../language/language.ts'
import { logLines, seatOf } from './log-lines.ts'
import type { ToldMove } from './shown-table.ts'

/** What a game wants to be said otherwise than its log does. */
export type Hearing = Pick<AnyBoard, 'unspoken' | 'together'>

interface Telling {
  readonly game: AnyGame
  readonly hearing: Hearing
  /** Those for the ear. */
  readonly words: Words
  readonly seats: readonly SeatInfo[]
}

/**
 * What has been told, for the ear: the sentences of the log, one an event. If several others do the same one after
 * another, one sentence says it of all of them. Refilling the table is not said; it can be read in the log.
 */
export function announcements(telling: Telling, moves: readonly ToldMove[]): readonly string[] {
  const events = moves
    .flatMap((move) => move.told.map((event) => ({ move, event })))
    .filter(({ event }) => telling.hearing.unspoken?.includes(event.type) !== true)
  const sentences: string[] = []
  for (let from = 0; from < events.length; ) {
    const run = runFrom(telling, events.map(({ event }) => event).slice(from))
    if (run.length > 1) sentences.push(sayTogether(telling, run))
    else {
      const { move, event } = events[from]!
      sentences.push(
        ...logLines(telling.game, telling.words, [{ ...move, told: [event] }], telling.seats).map(({ text }) => text),
      )
    }
    from += run.length
  }
  return sentences
}

/** As many events from the first one on as can be told together: the same by others, one after another. */
function runFrom({ game, hearing, seats }: Telling, events: readonly GameEvent[]): readonly GameEvent[] {
  const first = events[0]!
  if (hearing.together?.includes(first.type) !== true) return [first]
  const alike = (event: GameEvent) => {
    const seat = seatOf(event)
    const { key, params } = game.messages.event(event) ?? { key: '', params: {} }
    return seat === null || seats[seat]!.isYou ? null : JSON.stringify([key, { ...params, seat: null }])
  }
  const wanted = alike(first)
  const end = wanted === null ? 1 : events.findIndex((event) => alike(event) !== wanted)
  return events.slice(0, end < 0 ? events.length : end)
}

function sayTogether({ game, words, seats }: Telling, run: readonly GameEvent[]): string {
  const { key, params } = game.messages.event(run[0]!) as Message
  const names = run.map((event) => seats[seatOf(event)!]!.name)
  return words.say(key.replace(/^log\./, 'log-many.'), {
    ...params,
    seats: joinList(words.language, names, 'conjunction'),
  })
}

/** Those that came after the ones that are known; a table that is told anew tells nothing twice. */
export function newMoves(known: readonly ToldMove[], moves: readonly ToldMove[]): readonly ToldMove[] {
  const last = known.at(-1)?.revision ?? 0
  return moves.filter(({ revision }) => revision > last)
}

/** Says what happens at the table, whoever does it. What has happened before one came is in the log. */
export function useAnnouncements(telling: Telling, moves: readonly ToldMove[]): void {
  const { say } = usePageWords()
  const known = useRef(moves)
  const untold = useRef<readonly ToldMove[]>([])
  /** What goes before them in the same message. */
  const before = useRef<readonly string[]>([])
  const latest = useRef(telling)
  latest.current = telling
  useEffect(
    () =>
      speech.onSaid(() => {
        untold.current = []
        before.current = []
      }),
    [],
  )
  useEffect(() => {
    const { current: old } = known
    known.current = moves
    const news = newMoves(old, moves)
    if (moves.length < old.length) {
      before.current = [...before.current, ...announcements(latest.current, untold.current), say('table.taken-back')]
      untold.current = []
    } else if (news.length === 0) return
    else untold.current = [...untold.current, ...news]
    speech.tell([...before.current, ...announcements(latest.current, untold.current)])
  }, [moves, say])
}
