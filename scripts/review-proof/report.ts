import { CalibrationTally, estimate } from '@south-street/bots'
import { isCostly, type ReviewWord } from '@south-street/engine/review'
import type { Line } from './trial.ts'

const STEPS = ['best', 'good', 'inaccuracy', 'mistake', 'blunder']
const points = (share: number): string => (100 * share).toFixed(1)
const mean = (values: readonly number[]): string => {
  const { mean, error } = estimate(values)
  return `${points(mean)} ± ${points(error)}`
}

/** What all games together say. */
export function report(what: string, lines: readonly Line[]): string {
  const text = [REPORTS[what]!(lines), sums(lines)].filter((part) => part !== '').join('\n')
  return `${lines[0]?.game}, ${lines[0]?.players} seats, ${lines.length} games\n${text}\n`
}

/** Of whole reviews: do the parts add up to the result? */
function sums(lines: readonly Line[]): string {
  const apart = lines.flatMap((line) => (typeof line.apart === 'number' ? [line.apart] : []))
  return apart.length === 0 ? '' : `the parts miss the result by ${Math.max(...apart).toExponential(1)} at most`
}

const REPORTS: Readonly<Record<string, (lines: readonly Line[]) => string>> = {
  games: (lines) => `played: ${lines.map(({ seed, moves }) => `${seed}, ${moves} moves`).join('; ')}`,
  blunders: (lines) => {
    const planted = lines.filter(({ at }) => at !== null)
    const named = planted.filter((line) => line.named)
    const missed = planted
      .filter((line) => !line.named)
      .map(({ seed, at, gaps, word, loss }) => `${seed} at ${at}, ${(gaps as number[]).map(points)}: ${word} ${loss}`)
    const costly = planted.filter(({ word }) => isCostly({ word: word as ReviewWord }))
    const others = planted.map((line) => (line.others as unknown[]).length)
    return [
      `${planted.length} planted, ${costly.length} called an inaccuracy or worse, ${named.length} named among the turning points`,
      `other mistakes and blunders of the same seat, a game: ${estimateOf(others)}`,
      ...missed,
    ].join('\n')
  },
  planted: (lines) => {
    const planted = lines.filter(({ at }) => at !== null)
    const costly = planted.filter(({ word }) => isCostly({ word: word as ReviewWord }))
    const missed = planted
      .filter((line) => !costly.includes(line))
      .map(
        ({ seed, at, gaps, word, loss, error }) =>
          `${seed} at ${at}, ${(gaps as number[]).map(points)}: ${word} ${loss} ± ${error}`,
      )
    return `${planted.length} planted, ${costly.length} called an inaccuracy or worse\n${missed.join('\n')}`
  },
  alarms: (lines) =>
    `mistakes and blunders a seat and game: ${estimateOf(lines.map(({ alarms }) => alarms as number))}`,
  retest: (lines) => {
    const pairs = lines.flatMap((line) => line.pairs as [string, string, number, number][])
    const near = pairs.filter(([a, b]) => Math.abs(stepOf(a) - stepOf(b)) <= 1)
    return [
      `${pairs.length} decisions; words within one step: ${points(near.length / pairs.length)} in 100`,
      `losses correlate at ${correlate(
        pairs.map(([, , a]) => a),
        pairs.map(([, , , b]) => b),
      ).toFixed(3)}`,
    ].join('\n')
  },
  cards: (lines) => {
    const cards = lines.map((line) => line.cards as number[])
    const tally = new CalibrationTally(lines[0]!.players)
    for (const line of lines) {
      const won = line.result as number[]
      const fair = 1 / lines[0]!.players
      tally.addGame(
        (line.curve as number[][]).flatMap((chance) =>
          chance.map((said, seat) => ({ said, sight: fair, won: won[seat]! })),
        ),
      )
    }
    const { rows, meanError, byChance, brier } = tally.result()
    return [
      ...cards[0]!.map((_, seat) => `cards of seat ${seat}: ${mean(cards.map((one) => one[seat]!))} in 100`),
      `the curve is off by ${points(meanError)} in the mean; true chances would be by ${points(byChance.mean)}, in one run of twenty by ${points(byChance.most)}`,
      `Brier score ${brier.said.mean.toFixed(4)} ± ${brier.said.error.toFixed(4)}, always fair ${brier.fair.mean.toFixed(4)}`,
      ...rows.map((row) => `said ${points(row.said)}, won ${points(row.won)}, positions ${row.positions}`),
    ].join('\n')
  },
  levels: (lines) => {
    const own = new Map<string, number[]>()
    for (const line of lines) {
      for (const [seat, name] of (line.seated as string[]).entries()) {
        own.set(name, [...(own.get(name) ?? []), (line.own as number[])[seat]!])
      }
    }
    return [...own]
      .map(([name, values]) => `${name}: own play ${mean(values)} in 100, ${values.length} seats`)
      .join('\n')
  },
}

function estimateOf(values: readonly number[]): string {
  const { mean, error } = estimate(values)
  return `${mean.toFixed(2)} ± ${error.toFixed(2)}`
}

/** Too close to call stands beside good: neither blames anybody. */
function stepOf(word: string): number {
  return STEPS.indexOf(word === 'close' ? 'good' : word)
}

function correlate(a: readonly number[], b: readonly number[]): number {
  const average = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  const [ma, mb] = [average(a), average(b)]
  let [ab, aa, bb] = [0, 0, 0]
  for (const [i, value] of a.entries()) {
    ab += (value - ma) * (b[i]! - mb)
    aa += (value - ma) ** 2
    bb += (b[i]! - mb) ** 2
  }
  return ab / Math.sqrt(aa * bb)
}
