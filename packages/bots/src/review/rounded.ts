/** More digits than any number of worlds is good for; they keep files small. */
export function round4(value: number): number {
  return Math.round(value * 10_000) / 10_000 || 0
}

/** For what has to add up. */
export function round6(value: number): number {
  return Math.round(value * 1_000_000) / 1_000_000 || 0
}
