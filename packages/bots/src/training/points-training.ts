import { type Random, seededRandom } from '@south-street/engine'
import { LinearValue } from '../linear-value.ts'
import type { Guest, Mind } from '../mind.ts'
import { packWeights, type TrainedWeights, unpackWeights } from '../packed-weights.ts'
import { OnePly } from '../search/one-ply.ts'
import type { Value } from '../value.ts'
import type { Lessons } from './course.ts'

/** What a game brings to lessons that watch games which bots have learned to play already. */
export interface WatchingLesson<State> {
  readonly players: number
  readonly features: number
  /** Who plays, by this mind and value. */
  readonly mind: Mind<State>
  readonly value: Value
  readonly maxOptions: number
  readonly styles: readonly Guest<State>[]
  newGame(number: number, random: Random): State
}

/** In one game of so many styles sit down too: not everybody plays as the net does. */
const MIXED_IN = 4

/** By seat, who plays a style; null where the net plays. */
export function seatGuests<State>({ players, styles }: WatchingLesson<State>, random: Random): (Guest<State> | null)[] {
  const mixed = random.below(MIXED_IN) === 0
  return Array.from({ length: players }, () => (mixed ? (styles[random.below(styles.length + 1)] ?? null) : null))
}

/** Teaches how many points a seat will have at the end: a sum over what it sees, moved towards what came of it. */
export class PointsTraining<State> implements Lessons {
  games: number
  private readonly lesson: WatchingLesson<State>
  private readonly random: Random
  private readonly points: LinearValue
  private readonly policy: OnePly<State>

  constructor(lesson: WatchingLesson<State>, seed: string, kept?: TrainedWeights) {
    this.lesson = lesson
    this.games = kept?.games ?? 0
    this.random = seededRandom('points', seed, lesson.players, this.games)
    this.points = new LinearValue(lesson.features)
    if (kept !== undefined) this.points.setWeights(unpackWeights(kept, lesson.features + 1))
    this.policy = new OnePly(lesson.mind, lesson.value, lesson.maxOptions)
  }

  step(left: number): void {
    const { lesson, random } = this
    const { mind, players } = lesson
    const state = lesson.newGame(this.games, random)
    const guests = seatGuests(lesson, random)
    const seen: { seat: number; features: Float64Array }[] = []
    lesson.value.startAfresh()
    for (let round = -1, actor = mind.actor(state); actor >= 0; actor = mind.actor(state)) {
      if (mind.round(state) !== round) {
        round = mind.round(state)
        for (let seat = 0; seat < players; seat++) seen.push({ seat, features: mind.readFeatures(state, seat).slice() })
      }
      mind.play(state, actor, guests[actor]?.(state, actor) ?? this.policy.choose(state, actor, random))
    }
    const scores = mind.score(state)
    for (const { seat, features } of seen) this.points.approach(features, scores[seat]!.total, 0.002 + 0.03 * left)
    this.games++
  }

  trained(): TrainedWeights {
    return { games: this.games, ...packWeights(this.points.weights()) }
  }
}
