import { type Estimate, estimate } from '../arena/statistics.ts'
import type { LabelledOption, SuitePosition } from './labels.ts'

/** What a bot said of one answer. */
export interface Said {
  readonly action: string
  readonly chance: number
}

export interface SuiteResult {
  readonly positions: number
  /** How much of the win the chosen answers cost, compared with the best ones. */
  readonly regret: Estimate
  /** How far the chance said of the chosen answer was above what came of it. */
  readonly hope: Estimate
  /** How far the answers are apart, said of how many; what chance adds to the labels is taken off. */
  readonly error: number
  /** The same of the two answers that the bot likes best: how far apart they are, how wrong the bot is about it, and how alike. */
  readonly gap: { readonly size: number; readonly error: number; readonly correlation: number }
}

interface Label {
  /** World by world, the share of the win. */
  readonly shares: readonly number[]
  readonly mean: number
}

interface Judged {
  readonly regret: number
  readonly hope: number | null
  /** Sums of squares over the answers that it spoke of, without what chance adds, and their number. */
  readonly errorSquares: number
  readonly degrees: number
  /** Of the two that it likes best: what it said of their difference, the label, and the label's variance. */
  readonly gap: { readonly said: number; readonly label: number; readonly chance: number } | null
}

const mean = (list: readonly number[]): number => list.reduce((sum, one) => sum + one, 0) / list.length

function varianceOfMean(list: readonly number[]): number {
  const middle = mean(list)
  return list.reduce((sum, one) => sum + (one - middle) ** 2, 0) / (list.length - 1) / list.length
}

/** Several ways to go on may begin with the same action: whoever begins so may still take the best of them. */
function labelsByAction(options: readonly LabelledOption[]): Map<string, Label> {
  const labels = new Map<string, Label>()
  for (const { action, wins } of options) {
    const shares = Array.from(wins, (digit) => (digit === '0' ? 0 : 1 / Number(digit)))
    const label = { shares, mean: mean(shares) }
    if (label.mean > (labels.get(action)?.mean ?? -1)) labels.set(action, label)
  }
  return labels
}

/** What came of an answer that a bot would give: the share of the win, in the mean over all worlds. */
export function worthOf({ options }: SuitePosition<unknown>, action: string): number {
  const label = labelsByAction(options).get(action)
  if (label === undefined) throw new Error(`nothing is known of ${action}`)
  return label.mean
}

/**
 * The best answer is looked for in all worlds but one and compared with the chosen one in that one, for each world in turn: the best
 * of several chance results would look better than it is.
 */
function regretOf(labels: ReadonlyMap<string, Label>, chosen: Label): number {
  const worlds = chosen.shares.length
  const costs = chosen.shares.map((share, world) => {
    const elsewhere = (label: Label): number => label.mean * worlds - label.shares[world]!
    // The chosen one first: it is the best one unless another is better.
    const best = [...labels.values()].reduce((a, b) => (elsewhere(b) > elsewhere(a) ? b : a), chosen)
    return best.shares[world]! - share
  })
  return mean(costs)
}

function gapOf([first, second]: readonly { label: Label; chance: number }[]): Judged['gap'] {
  if (first === undefined || second === undefined) return null
  const differences = first.label.shares.map((share, world) => share - second.label.shares[world]!)
  return { said: first.chance - second.chance, label: mean(differences), chance: varianceOfMean(differences) }
}

/** `said` holds the best one first; with a chance of null the bot only said what it would do. */
function judge(options: readonly LabelledOption[], said: readonly { action: string; chance: number | null }[]): Judged {
  const labels = labelsByAction(options)
  const chosen = labels.get(said[0]!.action)
  if (chosen === undefined) throw new Error(`nothing is known of ${said[0]!.action}`)
  const spoken = [...new Set(said.map(({ action }) => action))].flatMap((action) => {
    const { chance } = said.find((one) => one.action === action)!
    const label = labels.get(action)
    return chance === null || label === undefined ? [] : [{ label, chance }]
  })
  const middle = { said: mean(spoken.map(({ chance }) => chance)), label: mean(spoken.map(({ label }) => label.mean)) }
  let errorSquares = 0
  for (const { label, chance } of spoken) {
    const others = label.shares.map((share, world) => share - mean(spoken.map((one) => one.label.shares[world]!)))
    errorSquares += (chance - middle.said - (label.mean - middle.label)) ** 2 - varianceOfMean(others)
  }
  const [first] = spoken
  return {
    regret: regretOf(labels, chosen),
    hope: first === undefined ? null : first.chance - chosen.mean,
    errorSquares: spoken.length > 1 ? errorSquares : 0,
    degrees: Math.max(0, spoken.length - 1),
    gap: gapOf(spoken),
  }
}

const root = (square: number): number => Math.sqrt(Math.max(0, square))

/** Adds up how a bot judges the positions of a suite. */
export class SuiteTally {
  private readonly judged: Judged[] = []

  /** What the bot said of the answers, the best one first; or only what it would do. */
  add({ options }: SuitePosition<unknown>, said: readonly Said[] | string): void {
    const list = typeof said === 'string' ? [{ action: said, chance: null }] : said
    this.judged.push(judge(options, list))
  }

  result(): SuiteResult {
    const { judged } = this
    const gaps = judged.flatMap(({ gap }) => (gap === null ? [] : [gap]))
    const sum = (of: (gap: NonNullable<Judged['gap']>) => number): number => gaps.reduce((all, gap) => all + of(gap), 0)
    const size = sum(({ label, chance }) => label * label - chance)
    const both = sum(({ said, label }) => said * label)
    const degrees = judged.reduce((all, one) => all + one.degrees, 0)
    return {
      positions: judged.length,
      regret: estimate(judged.map(({ regret }) => regret)),
      hope: estimate(judged.flatMap(({ hope }) => (hope === null ? [] : [hope]))),
      error: root(judged.reduce((all, one) => all + one.errorSquares, 0) / degrees),
      gap: {
        size: root(size / gaps.length),
        error: root(sum(({ said, label, chance }) => (said - label) ** 2 - chance) / gaps.length),
        correlation:
          gaps.length === 0 ? Number.NaN : both / Math.sqrt(Math.max(1e-9, size * sum(({ said }) => said * said))),
      },
    }
  }
}
