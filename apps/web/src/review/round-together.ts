/** Rounds numbers so that they add up to the sum: those go the other way that lie nearest to the middle. */
export function roundTogether(values: readonly number[], sum: number): readonly number[] {
  const rounded = values.map(Math.round)
  for (;;) {
    const over = rounded.reduce((total, value) => total + value, 0) - sum
    if (over === 0) return rounded
    const step = Math.sign(over)
    const gain = (i: number) => step * (rounded[i]! - values[i]!)
    const next = [...values.keys()].reduce((best, i) => (gain(i) > gain(best) ? i : best), 0)
    rounded[next] = rounded[next]! - step
  }
}
