import { type AnyBot, type Clarity, type PuzzleAnswer, type PuzzleBench, race, type Verdict } from '@south-street/bots'
import { type AnyGame, type GameTypes, seededRandom } from '@south-street/engine'
import type { Puzzle, PuzzleFile, PuzzleOption } from '@south-street/engine/puzzle'
import { botNames, loadBot } from '@south-street/registry'
import { loadPuzzleBench } from '@south-street/registry/workshop'
import { answerOf, usualAnswer } from './levels.ts'

/** Who plays the games that are looked through: the second one wherever the lower bots do not agree. */
const FAST = 'mate'
export const STRONG = 'captain'
/** Who has to find the answer: a puzzle that is too hard for it may as well be a mistake of the measurement. */
const SOLVER = 'commodore'
/** One of these has to go wrong, or it is no puzzle. The first takes what helps most now: the obvious. */
export const LOWER = ['greedy', 'clerk', 'mate']

/** Whether it is worth going on. */
const SCREENED: Clarity = { gap: 0.08, errors: 1.5, least: 32, most: 96 }
/** By everybody playing as a mate. */
const CLEAR: Clarity = { gap: 0.08, errors: 3, least: 160, most: 400 }
/** With other rivals and with other judgement. */
const CLEAR_ELSEWHERE: Clarity = { gap: 0.06, errors: 2.5, least: 128, most: 400 }

/** How far apart the captain has to see the best two, for a decision to be looked into. */
const SCREEN = 0.1
/** What the mate sees at first sight is looked into from such a lead on, and else one time in so many. */
const NEAR = 0.04
const SELDOM = 4
const MOST_TRIED = 10
const MOST_OF_A_GAME = 4
/** From so many puzzles on it is looked to that they differ. */
const FIRST_FEW = 8
const MOST_OF_A_THEME = 0.3
/** Not more than this share of the puzzles may be solved by this level. */
const EASY = 'clerk'
const MOST_EASY = 0.3
const MOST_ANSWERS = 24
const HOPES = { least: 0.1, most: 0.85 }

interface Candidate {
  readonly step: number
  readonly view: GameTypes['View']
  readonly answers: readonly PuzzleAnswer[]
  /** As the captain sees it. */
  readonly gap: number
  /** What the captain would do. */
  readonly best: string
  /** What it is about, first of all. */
  readonly theme: string
  /** What the lower bots would do, in their order. */
  readonly said: readonly string[]
}

/** What it takes to mine, with one number of players. */
export interface Workshop {
  readonly game: AnyGame
  readonly players: number
  readonly bench: PuzzleBench<GameTypes>
  readonly bots: ReadonlyMap<string, AnyBot>
}

export async function openWorkshop(game: AnyGame, players: number): Promise<Workshop> {
  const bench = await loadPuzzleBench(game.id, players)
  if (bench === null) throw new Error(`nobody makes puzzles of ${game.id}`)
  const names = [...LOWER, STRONG, SOLVER].filter((name) => botNames(game.id).includes(name))
  const bots = new Map<string, AnyBot>()
  for (const name of names) bots.set(name, await loadBot(game.id, game.rules, name, players))
  return { game, players, bench, bots }
}

/** The one for as many players as a puzzle has. */
export function shopFor(shops: readonly Workshop[], { view }: Puzzle): Workshop {
  return shops.find(({ players }) => players === (view as { readonly players: number }).players)!
}

/** Why candidates were given up, for whoever wants to know where the time goes. */
export type Fates = Map<string, number>

/**
 * Plays one game and looks for the decisions in it that make good puzzles, no two of them about the same. What there is plenty of
 * among those that were found before is not looked for.
 */
export function mineGame(shop: Workshop, file: PuzzleFile, number: number, fates: Fates): Puzzle[] {
  const { seed } = file.mined
  const before = file.puzzles.filter(({ task }) => task === undefined)
  const candidates = playGame(shop, seed, number)
    .filter((candidate) => isWanted(candidate, before))
    .sort((a, b) => b.gap - a.gap)
  const kept: Puzzle[] = []
  for (const candidate of candidates.slice(0, MOST_TRIED)) {
    const id = `${shop.players}-${seed}-${number}-${candidate.step}`
    if (kept.some(({ themes }) => themes[0] === candidate.theme)) continue
    const found = tryCandidate(shop, candidate, id)
    const fate = typeof found === 'string' ? found : 'kept'
    fates.set(fate, (fates.get(fate) ?? 0) + 1)
    if (typeof found !== 'string') kept.push(found)
    if (kept.length === MOST_OF_A_GAME) break
  }
  return kept
}

/** Of every theme a third at most, and not too many that a clerk would solve: most decisions are too easy, or about waiting. */
function isWanted({ theme, best, answers, said }: Candidate, before: readonly Puzzle[]): boolean {
  if (before.length < FIRST_FEW) return true
  const share = (of: (puzzle: Puzzle) => boolean): number => before.filter(of).length / before.length
  if (share(({ themes }) => themes[0] === theme) > MOST_OF_A_THEME) return false
  const right = answers.find((answer) => has(answer, best))
  const isEasy = has(right, said[LOWER.indexOf(EASY)]!)
  return !isEasy || share(({ missedBy }) => !missedBy.includes(EASY)) < MOST_EASY
}

/**
 * A strong game. Where all the lower bots would do the same, that is done; elsewhere the captain thinks, and where it sees that the
 * best answer is far ahead, the decision may make a puzzle. The lower bots are asked once, and again only about those.
 */
function playGame(shop: Workshop, seed: string, number: number): Candidate[] {
  const { game, players, bench, bots } = shop
  const random = seededRandom('puzzle game', seed, players, number)
  const state = bench.newGame(random)
  const found: Candidate[] = []
  for (let step = 0, seat = game.actor(state); seat !== null; step++, seat = game.actor(state)) {
    const view = game.view(state, seat)
    const answers = step > 2 * players ? bench.listAnswers(view) : null
    const fits = answers !== null && answers.length >= 3 && answers.length <= MOST_ANSWERS
    const asking = `${seed} ${number} ${step}`
    const [near, next] = (fits && bots.get(FAST)!.appraise?.(view, random)) || []
    let action = near?.action ?? bots.get(FAST)!.decide(view, game.legal(state, seat), random)
    // What leads at first sight leads in the end far more often than the rest, which takes the captain's time all the same.
    const mayLead = near !== undefined && (near.value - (next?.value ?? 0) >= NEAR || random.below(SELDOM) === 0)
    if (fits && mayLead && mayDiffer(shop, view, action, asking)) {
      const [first, second] = bots.get(STRONG)!.appraise!(view, random)
      action = first!.action
      const gap = second === undefined ? 0 : first!.value - second.value
      const isOpenGame = first!.value > HOPES.least && first!.value < HOPES.most + 0.05
      if (gap >= SCREEN && isOpenGame && !game.free?.(action)) {
        const candidate = writeCandidate(shop, { step, view, answers, gap, best: game.format(action) }, asking)
        if (candidate !== null) found.push(candidate)
      }
    }
    game.apply(state, seat, action)
  }
  return found
}

/** Whether one of the lower bots would do something else than the mate. */
function mayDiffer(
  { game, bots }: Workshop,
  view: GameTypes['View'],
  action: GameTypes['Action'],
  seed: string,
): boolean {
  return LOWER.some((name) => name !== FAST && answerOf(game, bots.get(name)!, view, seed) !== game.format(action))
}

/** Null where none of the lower bots would do anything else. */
function writeCandidate(
  { game, bench, bots }: Workshop,
  found: Omit<Candidate, 'said' | 'theme'>,
  seed: string,
): Candidate | null {
  const { view, answers, best } = found
  const said = LOWER.map((name) => usualAnswer(game, bots.get(name)!, view, seed))
  const right = answers.find((answer) => has(answer, best))
  if (said.every((one) => has(right, one))) return null
  return { ...found, said, theme: bench.themes(view, best)[0]! }
}

function has(answer: PuzzleAnswer | undefined, action: string): boolean {
  return answer?.actions.includes(action) === true
}

/** The puzzle, or what speaks against it. */
function tryCandidate(shop: Workshop, { view, answers, said }: Candidate, id: string): Puzzle | string {
  const { game, bench, bots } = shop
  const solver = answerOf(game, bots.get(SOLVER)!, view, id)
  const best = answers.find((answer) => has(answer, solver))
  if (best === undefined) return 'an answer that nobody thinks of'
  // Asked anew: some waver, and what they find every other time is no puzzle for them.
  const missedBy = LOWER.filter(
    (name, i) => !has(best, said[i]!) && !has(best, usualAnswer(game, bots.get(name)!, view, `${id} again`)),
  )
  if (missedBy.length === 0) return 'everybody finds it'
  // First against what the others would have done: most candidates fail there already.
  const rivals = answers.filter((answer) => answer !== best && said.some((one) => has(answer, one)))
  const first = [best, ...rivals].map(({ option }) => option)
  const [setting] = bench.settings
  const screened = race(first, SCREENED, bench.openWorlds(view, setting!, `${id} screen`), best.option)
  if (screened === null) return 'not ahead'
  // Few worlds only: what is nearly decided by them is decided by more.
  if (Math.abs(screened.racers[0]!.value - 0.5) > 0.45) return 'won or lost already'
  const verdicts = new Map<string, Verdict>()
  let options = answers.map(({ option }) => option)
  for (const setting of bench.settings) {
    const clarity = verdicts.size === 0 ? CLEAR : CLEAR_ELSEWHERE
    const verdict = race(options, clarity, bench.openWorlds(view, setting, id), best.option)
    if (verdict === null) return `not clear: ${setting}`
    const hope = verdict.racers[0]!.value
    if (verdicts.size === 0 && (hope > HOPES.most || hope < HOPES.least)) return 'won or lost already'
    verdicts.set(setting, verdict)
    // The answers that were far behind need not be tried again with everybody.
    options = verdict.racers.slice(0, Math.max(4, Math.ceil(options.length / 3))).map(({ option }) => option)
  }
  const [main] = verdicts.values()
  if (!has(best, answerOf(game, bots.get(STRONG)!, view, id))) missedBy.push(STRONG)
  return {
    id,
    view,
    options: main!.racers.map((racer) => writeOption(answers, racer)),
    themes: bench.themes(view, best.actions[0]!),
    missedBy,
    gaps: Object.fromEntries(
      [...verdicts].map(([setting, { gap, error }]) => [setting, [round(gap), round(error)] as const]),
    ),
  }
}

const round = (share: number): number => Math.round(1000 * share) / 1000

function writeOption(
  answers: readonly PuzzleAnswer[],
  { option, value, worlds }: Verdict['racers'][number],
): PuzzleOption {
  const [action, ...alike] = answers.find((answer) => answer.option === option)!.actions
  return {
    action: action!,
    ...(alike.length > 0 && { alike }),
    value: round(value),
    error: round(Math.sqrt(Math.max(0.25 / worlds, value * (1 - value)) / worlds)),
    worlds,
  }
}

/** Plays one quick game and takes what can be asked in it with an answer that is proved: at most one position, a late one. */
export async function mineTask(shop: Workshop, seed: string, number: number): Promise<Puzzle | null> {
  const { game, players, bench } = shop
  if (bench.tasks === null) return null
  const bot = await loadBot(game.id, game.rules, bench.tasks.bot, players)
  const random = seededRandom('puzzle task', seed, players, number)
  const state = bench.newGame(random)
  let found: Puzzle | null = null
  for (let step = 0, seat = game.actor(state); seat !== null; step++, seat = game.actor(state)) {
    const view = game.view(state, seat)
    const task = bench.tasks.find(view)
    const isHarder = found === null || (task?.options.length ?? 0) >= found.options.length
    if (task !== null && isHarder) found = { id: `${players}-${seed}-${number}-${step}-task`, view, ...task, gaps: {} }
    game.apply(state, seat, bot.decide(view, game.legal(state, seat), random))
  }
  return found
}
