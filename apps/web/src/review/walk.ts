import type { Part, Reviewed } from './reviewed.ts'

/** A bar of the walk from the even start to the result, in chances of 100. */
export interface WalkStep extends Part {
  readonly from: number
  readonly to: number
  /** The ends of the thin line: how sure. */
  readonly least: number
  readonly most: number
}

const inChart = (value: number): number => Math.max(0, Math.min(100, value))

/** One bar after another, each beginning where the last one ended. */
export function walkOf({ start, parts }: NonNullable<Reviewed['difference']>): readonly WalkStep[] {
  let at = start
  return parts.map((part) => {
    const from = at
    at += part.value
    return {
      ...part,
      from: inChart(from),
      to: inChart(at),
      least: inChart(from + part.low),
      most: inChart(from + part.high),
    }
  })
}

/** With its sign, and a real minus; nothing has none. */
export function signed(value: number): string {
  const rounded = Math.round(value)
  if (rounded === 0) return '0'
  return `${rounded > 0 ? '+' : '−'}${Math.abs(rounded)}`
}
