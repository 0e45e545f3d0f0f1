import type { AnyGame } from '@south-street/engine'
import type { SeatInfo, Words } from '@south-street/ui'
import type { ToldMove } from './use-table.ts'

export interface LogLine {
  readonly id: string
  /** The move that it belongs to, by its place among those given. */
  readonly move: number
  readonly seat: number | null
  readonly text: string
}

/** The moves in sentences. What oneself does has words of its own: “You pass”, not “Marta passes”. */
export function logLines(
  game: AnyGame,
  words: Words,
  moves: readonly ToldMove[],
  seats: readonly SeatInfo[],
): LogLine[] {
  return moves.flatMap(({ told, revision }, move) =>
    told.flatMap((event, part) => {
      const message = game.messages.event(event)
      if (message === null) return []
      const seat = 'seat' in event && typeof event.seat === 'number' ? event.seat : null
      const isOwn = seat !== null && seats[seat]!.isYou
      const key = isOwn ? message.key.replace(/^log\./, 'log-you.') : message.key
      return [{ id: `${revision}-${part}`, move, seat, text: words.say(key, message.params) }]
    }),
  )
}
