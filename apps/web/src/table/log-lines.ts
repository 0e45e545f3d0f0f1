import type { AnyGame, GameEvent, Message } from '@south-street/engine'
import type { SeatInfo, Words } from '@south-street/ui'
import type { ToldMove } from './shown-table.ts'

export interface LogLine {
  readonly id: string
  /** The move that it belongs to, by its place among those given. */
  readonly move: number
  readonly seat: number | null
  readonly text: string
}

type Line = Omit<LogLine, 'move'>

/** A log grows long, and what has been put into words once stays as it is. */
const said = new WeakMap<Words, WeakMap<ToldMove, readonly Line[]>>()

/** The moves in sentences. One's own moves have their own words: “You pass”, not “Marta passes”. */
export function logLines(
  game: AnyGame,
  words: Words,
  moves: readonly ToldMove[],
  seats: readonly SeatInfo[],
): LogLine[] {
  const known = said.get(words) ?? new WeakMap<ToldMove, readonly Line[]>()
  said.set(words, known)
  return moves.flatMap((told, move) => {
    const lines = known.get(told) ?? linesOf(game, words, told, seats)
    known.set(told, lines)
    return lines.map((line) => ({ ...line, move }))
  })
}

function linesOf(game: AnyGame, words: Words, { told, revision }: ToldMove, seats: readonly SeatInfo[]): Line[] {
  return told.flatMap((event, part) => {
    const message = game.messages.event(event)
    if (message === null) return []
    const seat = seatOf(event)
    const key = message.key.replace(/^log\./, `${chapterOf(message, seat, seats)}.`)
    return [{ id: `${revision}-${part}`, seat, text: words.say(key, message.params) }]
  })
}

/** Whoever an event is about. */
export function seatOf(event: GameEvent): number | null {
  return 'seat' in event && typeof event.seat === 'number' ? event.seat : null
}

/** Where the sentence stands: what oneself does, what another does with something of one's own, or what goes on among others. */
function chapterOf({ params }: Message, seat: number | null, seats: readonly SeatInfo[]): string {
  if (seat !== null && seats[seat]!.isYou) return 'log-you'
  const { from } = params
  const isMine = typeof from === 'object' && 'seat' in from && seats[from.seat]!.isYou
  return isMine ? 'log-from-you' : 'log'
}
