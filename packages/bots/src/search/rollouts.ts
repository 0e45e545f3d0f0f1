import type { Random, Seat } from '@south-street/engine'
import { type Facts, WatchedWorlds, type Witness } from '../facts.ts'
import type { Guest, Mind } from '../mind.ts'
import { logistic, type Value } from '../value.ts'
import { ForeseenWorlds, type Foresight, type ForesightSettings, type Outlook } from './foresight.ts'
import { OnePly } from './one-ply.ts'

export interface RolloutSettings {
  /**
   * How many decisions are played in all, over all worlds. A fixed number, so that a move is the same on every machine, and
   * of decisions rather than worlds, so that every move takes about as long: a time that depended on the hand would betray it.
   */
  readonly decisions: number
  /** How many rounds are played beyond the present one before the position is valued. */
  readonly rounds: number
  /** At most this many options are looked into, the best at first sight. */
  readonly breadth: number
  /**
   * Whether an option is judged by first sight and by the end of every round, all alike, and not by the last one alone: the
   * value errs at each of them, but not always on the same side.
   */
  readonly everyRound?: boolean
  /**
   * What the rewards of so many seats add up to, which is nearly the same in every game. With it the values of all seats are
   * asked for, and put right together: what is too much for one is often too much for all.
   */
  readonly shared?: { readonly seats: number; readonly total: number }
}

export interface OptionStatistics {
  readonly option: number
  readonly worlds: number
  /** The mean reward, from 0 to 1. */
  readonly mean: number
  readonly facts?: Facts
}

/** An option of the mind, or anything else that the rules allow, played in place. Of the latter there are no facts. */
export type Attempt<State> = number | ((state: State) => void)

/** An attempt, and what the seat means to do after it, as soon as it can: an option, or null while it cannot. */
export interface Plan<State> {
  readonly attempt: Attempt<State>
  readonly then?: Intention<State> | undefined
}

type Intention<State> = (state: State, seat: Seat) => number | null

/** What was foreseen of an attempt, world by world. */
export interface TriedWorlds {
  readonly sums: ForeseenWorlds
  readonly facts: Facts | undefined
}

/** What is to be expected of an option, with what happened in its worlds if that was asked for. */
export interface Foreseen extends Outlook {
  readonly facts?: Facts
}

/**
 * Tries the options out in sampled worlds: the seat plays on as the value function would have it and each rival as it seems
 * to play, to the end of a round, and there the position is valued. All options are tried in the same worlds, and the worse half is dropped again and again
 * (sequential halving), so that most of the work goes into the close calls.
 */
export class Rollouts<State> {
  private readonly mind: Mind<State>
  private readonly value: Value
  private readonly settings: RolloutSettings
  private readonly policy: OnePly<State>
  private readonly world: State
  private readonly line: State
  /** By seat, in the world that is being tried: how it plays, or null for as the bot would. */
  private readonly ways: (Guest<State> | null)[] = []
  private readonly rewards = new Float64Array(8)
  /** Decisions played so far, over all worlds. */
  private played = 0
  /** How far, in logits, everybody's judgement wavers in the worlds. */
  private waver = 0
  /** Who watches the worlds; null while nobody has asked for facts. */
  private witness: Witness<State> | null = null

  constructor(mind: Mind<State>, value: Value, settings: RolloutSettings, like: State, maxOptions: number) {
    this.mind = mind
    this.value = value
    this.settings = settings
    this.policy = new OnePly(mind, value, maxOptions)
    this.world = mind.clone(like)
    this.line = mind.clone(like)
  }

  /**
   * The options with what they are worth, the best one first. `state` is a sample; only what the seat knows of it counts.
   * With facts it takes longer, and nothing else is different.
   */
  rank(state: State, seat: Seat, random: Random, withFacts = false): OptionStatistics[] {
    this.value.startAfresh()
    this.waver = 0
    this.witness = (withFacts && this.mind.witness) || null
    let open = this.firstSight(state, seat, random)
    if (open.length === 1) return [{ option: open[0]!.option, worlds: 0, mean: 0.5 }]
    this.mind.watching?.watch(state, seat)
    const phases = 32 - Math.clz32(open.length - 1)
    const done: Candidate[] = []
    for (let phase = 0; phase < phases && open.length > 1; phase++) {
      let left = this.settings.decisions / phases
      while (left > 0 && open.length > 1) {
        left -= this.tryWorld(state, seat, open, random)
        if (open[0]!.worlds.length % WORLDS_A_CHECK === 0) open = keepClose(open, done)
      }
      open.sort(byMean)
      done.unshift(...open.splice(Math.ceil(open.length / 2)))
    }
    return [...open, ...done].map((candidate) => ({
      option: candidate.option,
      worlds: candidate.worlds.length,
      mean: meanOf(candidate),
      ...(candidate.watched && { facts: candidate.watched.facts() }),
    }))
  }

  /**
   * What every seat may expect after each of these options, in worlds that no option was chosen by. Here the rivals play as
   * the bot would: taken for what they seem to be, they are mostly taken for too weak.
   */
  foresee(
    state: State,
    seat: Seat,
    options: readonly number[],
    random: Random,
    foresight: Foresight<State>,
    settings: ForesightSettings,
    withFacts = false,
  ): Foreseen[] {
    const plans = options.map((attempt) => ({ attempt }))
    const tried = this.tryWorlds(state, seat, plans, random, foresight, settings, withFacts)
    const best = tried.reduce((one, other) => (other.sums.chances[seat]! > one.sums.chances[seat]! ? other : one)).sums
    return tried.map(({ sums, facts }) => ({
      ...foresight.conclude(sums, seat, best, settings.doubt),
      ...(facts && { facts }),
    }))
  }

  /** The same, world by world. */
  tryWorlds(
    state: State,
    seat: Seat,
    plans: readonly Plan<State>[],
    random: Random,
    foresight: Foresight<State>,
    { decisions, rounds, waver = 0 }: ForesightSettings,
    withFacts = false,
  ): TriedWorlds[] {
    this.value.startAfresh()
    this.waver = waver
    this.witness = (withFacts && this.mind.witness) || null
    this.mind.watching?.watch(state, seat)
    this.ways.fill(null)
    const tried = plans.map(({ attempt }) => ({
      sums: new ForeseenWorlds(foresight.players),
      watched: typeof attempt === 'number' ? this.newWatch(rounds) : null,
    }))
    const last = this.mind.round(state) + rounds
    for (const before = this.played; this.played - before < decisions; ) {
      this.imagineWorld(state, seat, random)
      for (const [i, { attempt, then }] of plans.entries()) {
        this.mind.copyInto(this.line, this.world)
        this.witness?.begin(this.line, seat)
        this.attempt(seat, attempt)
        if (then !== undefined) this.fulfil(seat, then, last, random)
        this.playTo(last, random)
        foresight.look(this.line, seat, tried[i]!.sums)
        this.report(tried[i]!.watched, state)
      }
    }
    return tried.map(({ sums, watched }) => ({ sums, facts: watched?.facts() }))
  }

  private firstSight(state: State, seat: Seat, random: Random): Candidate[] {
    const count = this.policy.appraise(state, seat, random)
    const all = Array.from({ length: count }, (_, i) => ({
      option: this.policy.options[i]!,
      logit: this.policy.logits[i]!,
      worlds: [],
      sum: 0,
      watched: this.newWatch(this.settings.rounds),
    }))
    all.sort((a, b) => b.logit - a.logit || a.option - b.option)
    return all.slice(0, this.settings.breadth)
  }

  /** Plays every open option out in one world; returns how many decisions that took. */
  private tryWorld(state: State, seat: Seat, open: readonly Candidate[], random: Random): number {
    const { mind, world, line } = this
    this.imagineWorld(state, seat, random)
    const last = mind.round(state) + this.settings.rounds
    for (let other = 0; other < SEATS; other++) {
      this.ways[other] = other === seat ? null : (mind.watching?.guess(other, random) ?? null)
    }
    const before = this.played
    for (const candidate of open) {
      mind.copyInto(line, world)
      const worth = this.tryOption(candidate, seat, last, random)
      this.report(candidate.watched, state)
      candidate.sum += worth
      candidate.worlds.push(worth)
    }
    return this.played - before
  }

  private imagineWorld(state: State, seat: Seat, random: Random): void {
    const { mind, world } = this
    mind.copyInto(world, state)
    mind.resample(world, seat, random)
    mind.watching?.deal?.(world, random)
  }

  private tryOption({ option, logit }: Candidate, seat: Seat, last: number, random: Random): number {
    const { rounds, everyRound } = this.settings
    this.witness?.begin(this.line, seat)
    this.play(seat, option)
    if (!everyRound) {
      this.playTo(last, random)
      return this.worth(seat)
    }
    let sum = logistic(logit)
    for (let round = last - rounds; round <= last; round++) {
      this.playTo(round, random)
      sum += this.worth(seat)
    }
    return sum / (rounds + 2)
  }

  private attempt(seat: Seat, option: Attempt<State>): void {
    if (typeof option === 'number') {
      this.play(seat, option)
    } else {
      option(this.line)
      this.played++
    }
  }

  private play(actor: Seat, option: number): void {
    if (this.witness === null) this.mind.play(this.line, actor, option)
    else this.witness.play(this.line, actor, option)
    this.played++
  }

  private newWatch(rounds: number): WatchedWorlds | null {
    return this.witness && new WatchedWorlds(rounds)
  }

  /** Takes down what was seen in the world that has been played from `state`. */
  private report(watched: WatchedWorlds | null, state: State): void {
    const { mind, line, witness } = this
    if (witness === null || watched === null) return
    watched.add(witness.end(line), mind.actor(line) < 0 ? mind.round(line) - mind.round(state) : null)
  }

  /** Plays on to the end of a round, or of the game. */
  private playTo(round: number, random: Random): void {
    const { mind, line } = this
    for (let actor = mind.actor(line); actor >= 0 && mind.round(line) <= round; actor = mind.actor(line)) {
      this.playOn(actor, random)
    }
  }

  private playOn(actor: Seat, random: Random): void {
    const way = this.ways[actor]
    this.play(actor, way ? way(this.line, actor) : this.policy.waver(this.line, actor, this.waver, random))
  }

  /** Plays on until the seat has done what it meant to do, or to the end of the round. */
  private fulfil(seat: Seat, then: Intention<State>, round: number, random: Random): void {
    const { mind, line } = this
    for (let actor = mind.actor(line); actor >= 0 && mind.round(line) <= round; actor = mind.actor(line)) {
      const option = actor === seat ? then(line, seat) : null
      if (option !== null) {
        this.play(actor, option)
        return
      }
      this.playOn(actor, random)
    }
  }

  private worth(seat: Seat): number {
    const { mind, line } = this
    if (mind.actor(line) >= 0) return this.settings.shared ? this.shareOf(seat) : this.valueOf(seat)
    mind.reward(line, this.rewards)
    return this.rewards[seat]!
  }

  private valueOf(seat: Seat): number {
    return logistic(this.value.evaluate(this.mind.readFeatures(this.line, seat), seat))
  }

  private shareOf(seat: Seat): number {
    const { seats, total } = this.settings.shared!
    let own = 0
    let sum = 0
    for (let other = 0; other < seats; other++) {
      const value = this.valueOf(other)
      sum += value
      if (other === seat) own = value
    }
    return (own * total) / sum
  }
}

interface Candidate {
  readonly option: number
  readonly logit: number
  /** What it was worth in each world, and their sum. */
  readonly worlds: number[]
  sum: number
  readonly watched: WatchedWorlds | null
}

/** More than any game has. */
const SEATS = 8
const WORLDS_A_CHECK = 8
/** How many standard errors an option must be behind the best one to be given up. */
const CLEAR = 3

function meanOf({ sum, worlds }: Candidate): number {
  return sum / worlds.length
}

function byMean(a: Candidate, b: Candidate): number {
  return meanOf(b) - meanOf(a) || a.option - b.option
}

/** Gives up the options that are clearly worse than the best one, world by world. */
function keepClose(open: readonly Candidate[], done: Candidate[]): Candidate[] {
  const [best, ...others] = [...open].sort(byMean)
  const close = [best!]
  for (const other of others) {
    if (isClearlyBetter(best!, other)) done.unshift(other)
    else close.push(other)
  }
  return close
}

function isClearlyBetter(best: Candidate, other: Candidate): boolean {
  const count = best.worlds.length
  const gap = meanOf(best) - meanOf(other)
  let squares = 0
  for (let i = 0; i < count; i++) squares += (best.worlds[i]! - other.worlds[i]! - gap) ** 2
  return gap * gap * count * (count - 1) > CLEAR * CLEAR * squares
}
