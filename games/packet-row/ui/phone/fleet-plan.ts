/** Flag and code of every ship, codes alone, or flags alone. */
export type FleetLook = 'named' | 'codes' | 'flags'

export interface FleetPlan {
  readonly look: FleetLook
  /** How many ships are shown; the others are counted. */
  readonly shown: number
}

// In pixels at the usual size of text.
const WIDTHS: Readonly<Record<FleetLook, number>> = { named: 47, codes: 21, flags: 17 }
const MORE = 16
const CONTRACT = 56

/** The roomiest look in which the whole fleet fits; where none does, as many ships as fit in the last. */
export function planFleet(ships: number, width: number, looks: readonly FleetLook[]): FleetPlan {
  const whole = looks.find((look) => ships * WIDTHS[look] <= width)
  if (whole !== undefined) return { look: whole, shown: ships }
  const look = looks.at(-1)!
  return { look, shown: Math.max(0, Math.floor((width - MORE) / WIDTHS[look])) }
}

/** How many of a rival's known contracts fit beside their fleet, as goods and flag. All of them, or as many as fit. */
export function planWants(contracts: number, width: number, { look, shown }: FleetPlan, ships: number): number {
  const taken = shown * WIDTHS[look] + (shown < ships ? MORE : 0)
  return Math.max(0, Math.min(contracts, Math.floor((width - taken) / CONTRACT)))
}
