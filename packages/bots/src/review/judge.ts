import { type GameTypes, type Seat, seededRandom } from '@south-street/engine'
import {
  chooseWord,
  INTERVAL,
  type ReviewedOption,
  type ReviewPraise,
  type ReviewWord,
  wordBounds,
} from '@south-street/engine/review'
import type { RankedAction } from '../bot.ts'
import type { ForeseenWorlds, ForesightSettings } from '../search/foresight.ts'
import type { Plan } from '../search/rollouts.ts'
import { effectOf } from './effect.ts'
import { type Change, expectedLoss } from './expected-loss.ts'
import { chooseMoves, type ListedMove, planBoth } from './moves.ts'
import { round4 } from './rounded.ts'
import type { JudgeEffort, Toolbox } from './tools.ts'
import {
  believe,
  compare,
  isUnsettled,
  type NamedMove,
  NOTHING,
  NOTHING_LOST,
  type Reading,
  settle,
  together,
} from './weigh.ts'

/** What was found out about a decision. */
export interface Judgement {
  readonly options: readonly ReviewedOption[]
  readonly word: ReviewWord
  readonly praise: ReviewPraise | null
  readonly loss: number
  readonly lossError: number
  readonly effect: readonly number[]
  readonly effectError: readonly number[]
  readonly worlds: number
}

/** What was found out before, in other worlds. */
export interface Before extends Pick<Judgement, 'options' | 'loss'> {
  /** What was best at the seat's next decision; undefined if it had none. */
  readonly next: string | undefined
}

interface PlannedMove<T extends GameTypes> extends ListedMove<T> {
  /** How it is tried, plan by plan. */
  readonly ways: readonly Plan<T['State']>[]
}

interface RankedMove<T extends GameTypes> extends PlannedMove<T>, NamedMove {
  readonly facts: RankedAction<T['Action']>['facts']
}

/**
 * Judges what a seat did, by what it could see then: the view is all that is looked at. The same view, action, seed and
 * effort give the same judgement.
 */
export function judge<T extends GameTypes>(
  reader: Toolbox<T>,
  view: T['View'],
  played: T['Action'],
  seed: readonly (string | number)[],
  effort: JudgeEffort,
  before: Before | null = null,
): Judgement {
  const { game, players } = reader
  const rollouts = before === null ? reader.rollouts : reader.far.rollouts
  const judging = before === null ? reader.judging : reader.judgingFar
  const random = seededRandom(...seed)
  reader.value.startAfresh()
  const state = game.sample(view, random)
  const seat = reader.mind.actor(state)
  const text = game.format(played)
  const tryOut = (planned: readonly PlannedMove<T>[], settings: ForesightSettings, withFacts: boolean) => {
    const plans = planned.flatMap(({ ways }) => ways)
    return rankMoves(planned, rollouts.tryWorlds(state, seat, plans, random, judging, settings, withFacts), seat)
  }
  const moves = chooseMoves(reader, state, seat, played, effort.breadth, random)
  const ranked = tryOut(planMoves(reader, moves, text, before), effort, true)
  const own = ranked.find((move) => move.text === text)!
  const isFirst = own === ranked[0]
  let weighed = isFirst ? NOTHING_LOST : believe(judging, compare(judging, ranked, text, seat), seat, effort)
  if (effort.settling !== undefined && isUnsettled(weighed.lost, own.sums, before?.loss ?? 0, players)) {
    const readings = tryAgain(ranked, own, seat, effort.settling, (planned, stage) => {
      const tried = tryOut(planned, stage, false)
      return { tried, reading: compare(judging, tried, text, seat) }
    })
    weighed = settle(judging, readings, seat)
  }
  const { lost, changes, worlds } = weighed
  const best = weighed.best ?? effectOf(judging, ranked, own, seat).best
  // What came first and has cost something all the same, in games to the end, stands behind the next best.
  const [first, second, ...others] = ranked
  const order = isFirst && lost.value > 0 ? [second!, first!, ...others] : ranked
  const options = order.map((move): RankedAction<T['Action']> => {
    const { sums, facts, action } = move
    const outlook = judging.conclude(sums, seat, order[0]!.sums, effort.doubt)
    return { action, value: 0, ...outlook, ...(facts && { facts }) }
  })
  const place = order.indexOf(own)
  const gaps = options.map((option, i) => {
    if (i === place) return lost
    const gap = { value: options[0]!.chance - option.chance, error: together(option.gapError, option.doubt) }
    return gap.value <= 0 ? NOTHING : expectedLoss(gap, effort.suspicion, players)
  })
  // Where nothing is clearly worse there is nothing to be found.
  const isBest =
    place === 0 && options.some(({ chance, gapError }) => options[0]!.chance - chance > INTERVAL * gapError)
  return {
    options: describeOptions(reader, view, options, { best, own: place, gaps, withAllReasons: before !== null }),
    word: chooseWord(lost.value, lost.error, isBest, players),
    praise: isBest && isOnly(gaps.slice(1), players) ? 'only-move' : null,
    loss: round4(lost.value),
    lossError: round4(lost.error),
    effect: Array.from({ length: players }, (_, other) => round4(changes[other]?.value ?? 0)),
    effectError: Array.from({ length: players }, (_, other) => round4(changes[other]?.error ?? 0)),
    worlds: worlds ?? own.sums.worlds,
  }
}

/** So many of the other moves are compared with what was played once more, until it is settled what that cost. */
const SETTLED = 3
/** So many plans with what was played are tried then; of every other move only the best. */
const SETTLED_WAYS = 2

/**
 * What came of the moves that matter, tried again and again in other worlds: at first a few of them, and then only the two
 * that came out best.
 */
function* tryAgain<T extends GameTypes>(
  ranked: readonly RankedMove<T>[],
  own: RankedMove<T>,
  seat: Seat,
  stages: readonly ForesightSettings[],
  tryOut: (
    moves: readonly PlannedMove<T>[],
    settings: ForesightSettings,
  ) => { readonly tried: readonly RankedMove<T>[]; readonly reading: Reading },
): Generator<Reading> {
  const [first, ...others] = stages
  let last = tryOut(mostPromising(ranked, own, seat, SETTLED, SETTLED_WAYS), first!)
  yield last.reading
  for (const stage of others) {
    const again = last.tried.find(({ text }) => text === own.text)!
    last = tryOut(mostPromising(last.tried, again, seat, 1, 1), stage)
    yield last.reading
  }
}

/**
 * How each move is tried. In the worlds everybody plays on at first sight. Who leaves a good move out at first sight may
 * leave it out for long, and who has a bad one in mind may spoil everything with it; but the seat itself could think
 * again. So what was played is also tried with the best move after it, and with what was best at the seat's next
 * decision, as soon as there is a chance: only what cannot be made up for is lost, and what is lost later is lost there.
 * The best move is tried with what was played after it; where what was played seemed to be best, every other move is. If
 * what was played is only the beginning of a move, it is tried with the rest of it.
 */
function planMoves<T extends GameTypes>(
  reader: Toolbox<T>,
  moves: readonly ListedMove<T>[],
  played: string,
  before: Before | null,
): readonly PlannedMove<T>[] {
  const own = moves.find(({ text }) => text === played)!
  const best = before === null ? undefined : moves.find(({ text }) => text === before.options[0]!.action)
  const ends = new Set([own.rest?.aim, best === own ? undefined : best?.aim, before?.next])
  return moves.map((move): PlannedMove<T> => {
    const simple = { attempt: move.attempt }
    if (move !== own) {
      const isRival = move === best || best === own
      return { ...move, ways: isRival ? [simple, planBoth(reader, move, own.aim)] : [simple] }
    }
    const others = [...ends].flatMap((end) => (end === undefined ? [] : [planBoth(reader, own, end)]))
    return { ...move, ways: [simple, ...others] }
  })
}

function meanOf({ chances, worlds }: ForeseenWorlds, seat: Seat): number {
  return chances[seat]! / worlds
}

/** The moves with what came of them, the best one first. */
function rankMoves<T extends GameTypes>(
  moves: readonly PlannedMove<T>[],
  tried: readonly { readonly sums: ForeseenWorlds; readonly facts: RankedAction<T['Action']>['facts'] | undefined }[],
  seat: Seat,
): RankedMove<T>[] {
  let place = 0
  const ranked = moves.map((move): RankedMove<T> => {
    const own = tried.slice(place, place + move.ways.length)
    place += own.length
    const plans = own.map(({ sums }) => sums)
    const sums = plans.reduce((one, other) => (meanOf(other, seat) > meanOf(one, seat) ? other : one))
    return { ...move, plans, sums, facts: own[0]!.facts }
  })
  return ranked.sort((a, b) => meanOf(b.sums, seat) - meanOf(a.sums, seat))
}

/** What is worth trying once more: what was played and the best of the others, with the best of their plans. */
function mostPromising<T extends GameTypes>(
  ranked: readonly RankedMove<T>[],
  own: RankedMove<T>,
  seat: Seat,
  rivals: number,
  ownWays: number,
): readonly PlannedMove<T>[] {
  const withBest = (move: RankedMove<T>, count: number): PlannedMove<T> => {
    const order = move.ways
      .map((way, i) => ({ way, mean: meanOf(move.plans[i]!, seat) }))
      .sort((a, b) => b.mean - a.mean)
    return { ...move, ways: order.slice(0, count).map(({ way }) => way) }
  }
  const others = ranked.filter((move) => move !== own).slice(0, rivals)
  return [...others.map((move) => withBest(move, 1)), withBest(own, ownWays)]
}

/** Whether all other moves are mistakes or worse. Between two moves nobody has to search. */
export function isOnly(others: readonly Change[], players: number): boolean {
  const { mistake } = wordBounds(players)
  const isMistake = ({ value, error }: Change): boolean => value >= mistake && value - INTERVAL * error > mistake / 2
  return others.length > 1 && others.every(isMistake)
}

interface Told {
  /** The seat's chance after the best move. */
  readonly best: number
  /** The place of what was played. */
  readonly own: number
  /** How much worse than the best each is believed to be. */
  readonly gaps: readonly Change[]
  readonly withAllReasons: boolean
}

/**
 * With chances that differ by what is believed of the difference; with reasons for the best move and the one that was
 * played, and for the others too where they are wanted.
 */
function describeOptions<T extends GameTypes>(
  { game, explain }: Toolbox<T>,
  view: T['View'],
  options: readonly RankedAction<T['Action']>[],
  { best, own, gaps, withAllReasons }: Told,
): ReviewedOption[] {
  // Reasons have to agree with the word: what is believed is all that they get to see.
  const told = options.map((option, i) => {
    const { value, error } = gaps[i]!
    return { ...option, chance: best - value, gapError: error, doubt: 0 }
  })
  const all = withAllReasons || own === 0 ? explain(view, told) : []
  const pair = own === 0 ? [] : explain(view, [told[0]!, told[own]!])
  const reasonsOf = (i: number): ReviewedOption['because'] => {
    if (own !== 0 && (i === 0 || i === own)) return pair[i === 0 ? 0 : 1] ?? []
    return withAllReasons || i === 0 ? (all[i] ?? []) : []
  }
  return options
    .map(({ action, error, points }, i) => ({
      action: game.format(action),
      chance: round4(Math.max(0, best - gaps[i]!.value)),
      error: round4(error),
      gapError: round4(gaps[i]!.error),
      points: round4(points),
      because: reasonsOf(i),
    }))
    .sort((a, b) => b.chance - a.chance)
}
