import { type Deal, type Options, startSeatOf } from './deal.ts'

/**
 * What each seat has won of 400, 1,000 and 300 games between mates, the start player's first, then in turn order
 * (docs/balance.md).
 */
const MEASURED: Readonly<Record<number, readonly number[]>> = {
  2: [0.398, 0.602],
  3: [0.189, 0.309, 0.502],
  4: [0.2, 0.307, 0.297, 0.196],
}

/** The seat compensation evens them out (TA-3.11); what it was worth before it was mended, nobody has measured well enough. */
export function seatShares({ players, compensation }: Options, dealt: Deal): readonly number[] | null {
  if (compensation) return null
  const measured = MEASURED[players]!
  const startSeat = startSeatOf(dealt)
  return measured.map((_, seat) => measured[(seat - startSeat + players) % players]!)
}
