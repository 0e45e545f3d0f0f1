/** Whoever plays alone. */
export const SOLO_PERSON = 'you'

/** Their seat, under their own flag if they have chosen one. */
export function soloSeat(name: string, house: number | null) {
  return { person: SOLO_PERSON, name, ...(house !== null && { house }) }
}
