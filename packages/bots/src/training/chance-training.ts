import { type Random, type Seat, seededRandom, winShares } from '@south-street/engine'
import { LinearValue } from '../linear-value.ts'
import type { Guest } from '../mind.ts'
import { packWeights, type TrainedWeights } from '../packed-weights.ts'
import { CHANCE_STEPS, Foresight, type ForesightSettings } from '../search/foresight.ts'
import { OnePly } from '../search/one-ply.ts'
import type { Rollouts } from '../search/rollouts.ts'
import type { Lessons } from './course.ts'
import { seatGuests, type WatchingLesson } from './points-training.ts'

/** So many decisions of a game are asked about; a captains' game takes so long that it is asked about more of them. */
const QUESTIONS = { mates: 4, all: 8 } as const
/** The search has so many options to tell of, mostly; here it is asked about one of them. */
const OPTIONS_TOLD = 4
/** Beyond this a share of the win is as good as certain. */
const FARTHEST = 5

/**
 * Whose games teach it: mates' with some styles among them, or everybody's, captains first of all. In the latter it is asked about
 * what a captain would do, whatever is done then, as whoever asks for chances is told them.
 */
export type ChancePlayers = keyof typeof QUESTIONS

/** Teaches what the chances that a search foresees have come to, from games that it has never seen. Every run starts from nothing. */
export class ChanceTraining<State> implements Lessons {
  games = 0
  private readonly lesson: WatchingLesson<State>
  private readonly rollouts: Rollouts<State>
  private readonly settings: ForesightSettings
  private readonly foresight: Foresight<State>
  private readonly random: Random
  private readonly policy: OnePly<State>
  private readonly players: ChancePlayers
  /** What was foreseen, as a logit, and the share of the win that came of it. */
  private readonly foreseen: { logit: number; won: number }[] = []

  /** The search has a mind of its own. */
  constructor(
    lesson: WatchingLesson<State>,
    rollouts: Rollouts<State>,
    settings: ForesightSettings,
    seed: string,
    players: ChancePlayers = 'mates',
  ) {
    this.lesson = lesson
    this.rollouts = rollouts
    this.settings = { ...settings, decisions: settings.decisions / OPTIONS_TOLD }
    const even = Array.from({ length: CHANCE_STEPS + 1 }, (_, step) => step / CHANCE_STEPS)
    this.foresight = new Foresight(lesson.mind, lesson.value, new LinearValue(lesson.features), even, lesson.players)
    this.random = seededRandom('chances', seed, lesson.players)
    this.players = players
    this.policy = new OnePly(lesson.mind, lesson.value, lesson.maxOptions)
  }

  step(): void {
    const { lesson, random } = this
    const { mind } = lesson
    const state = lesson.newGame(this.games, random)
    const guests = this.players === 'mates' ? seatGuests(lesson, random) : this.seatEverybody()
    const options = new Uint16Array(lesson.maxOptions)
    const decisions: { state: State; option: number }[] = []
    lesson.value.startAfresh()
    for (let actor = mind.actor(state); actor >= 0; actor = mind.actor(state)) {
      const option = guests[actor]?.(state, actor) ?? this.policy.choose(state, actor, random)
      if (mind.options(state, actor, options) > 1) decisions.push({ state: mind.clone(state), option })
      mind.play(state, actor, option)
    }
    const shares = winShares(mind.score(state))
    for (let question = 0; question < QUESTIONS[this.players]; question++) {
      const asked = decisions[random.below(decisions.length)]!
      const seat = mind.actor(asked.state)
      const option = this.players === 'mates' ? asked.option : this.captainsChoice(asked.state, seat)
      const { foresight, settings } = this
      const [outlook] = this.rollouts.foresee(asked.state, seat, [option], random, foresight, settings)
      const { chance } = outlook!
      const logit = Math.log(Math.max(1e-6, chance) / Math.max(1e-6, 1 - chance))
      this.foreseen.push({ logit: Math.max(-FARTHEST, Math.min(FARTHEST, logit)), won: shares[seat]! })
    }
    this.games++
  }

  private captainsChoice(state: State, seat: Seat): number {
    return this.rollouts.rank(state, seat, this.random)[0]!.option
  }

  /** Captains alone in every other game; else captains, mates and styles by lot. Null where the net plays, as a mate does. */
  private seatEverybody(): (Guest<State> | null)[] {
    const { random, lesson } = this
    const captain: Guest<State> = (state, seat) => this.captainsChoice(state, seat)
    if (random.below(2) === 0) return Array<Guest<State>>(lesson.players).fill(captain)
    const kinds = [() => captain, () => null, () => lesson.styles[random.below(lesson.styles.length)] ?? null]
    return Array.from({ length: lesson.players }, () => kinds[random.below(kinds.length)]!())
  }

  /** The steps of the table: a straight line between logits, so that more foreseen is never less said. */
  trained(): TrainedWeights {
    const { slope, shift } = fitLine(this.foreseen)
    const table = Float32Array.from({ length: CHANCE_STEPS + 1 }, (_, step) => {
      if (step === 0 || step === CHANCE_STEPS) return step / CHANCE_STEPS
      return 1 / (1 + Math.exp(-(slope * Math.log(step / (CHANCE_STEPS - step)) + shift)))
    })
    return { games: this.games, ...packWeights(table) }
  }
}

/** How much the plain belief that chances come true as they are counts, in positions. */
const BELIEF = 20

/** The likeliest slope and shift, by Newton's steps. */
function fitLine(foreseen: readonly { logit: number; won: number }[]): { slope: number; shift: number } {
  let [slope, shift] = [1, 0]
  for (let step = 0; step < 20; step++) {
    let [a, b] = [BELIEF * (1 - slope) * 0.25, BELIEF * (0 - shift) * 0.25]
    let [aa, ab, bb] = [BELIEF * 0.25, 0, BELIEF * 0.25]
    for (const { logit, won } of foreseen) {
      const said = 1 / (1 + Math.exp(-(slope * logit + shift)))
      const weight = said * (1 - said)
      a += (won - said) * logit
      b += won - said
      aa += weight * logit * logit
      ab += weight * logit
      bb += weight
    }
    const determinant = aa * bb - ab * ab
    slope += (bb * a - ab * b) / determinant
    shift += (aa * b - ab * a) / determinant
  }
  return { slope: Math.max(0.1, slope), shift }
}
