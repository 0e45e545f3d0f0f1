import type { Deal, Options } from './deal.ts'

/** What each seat has won of 10,000 games between mates, the first harbour master's first, then to the left (docs/balance.md). */
const MEASURED: Readonly<Record<number, readonly number[]>> = {
  2: [0.534, 0.466],
  3: [0.344, 0.336, 0.32],
  4: [0.255, 0.265, 0.251, 0.229],
  5: [0.232, 0.206, 0.201, 0.187, 0.174],
}

export function seatShares({ players }: Options, { harbourMaster }: Deal): readonly number[] {
  const measured = MEASURED[players]!
  return measured.map((_, seat) => measured[(seat - harbourMaster + players) % players]!)
}
