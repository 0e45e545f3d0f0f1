import type { GameTypes, ReadRecord, Seat } from '@south-street/engine'
import {
  isCostly,
  REVIEW_FORMAT,
  type Review,
  type ReviewedDecision,
  type ReviewPass,
  wordBounds,
} from '@south-street/engine/review'
import { keepBooks } from './books.ts'
import { type Course, follow } from './course.ts'
import type { GameReader, ReviewRequest } from './game-reader.ts'
import { judge } from './judge.ts'
import { listMoves } from './moves.ts'
import { addWorld, planStory, type StoryPlan, tellStory } from './story.ts'
import { type ReaderTools, type ReviewEffort, roundForPeople, setUpTools, type Toolbox } from './tools.ts'

/** Of the way games are read. Whoever changes what a review says changes this. */
const VERSION = 4
/** After so many worlds there is a first curve. */
const FIRST_WORLDS = 4

export function createReader<T extends GameTypes>(tools: ReaderTools<T>): GameReader<T> {
  const toolbox = setUpTools(tools)
  return {
    players: tools.players,
    begin: (record, request) => beginReview(toolbox, record, request),
    readOn: (record, review, first = 0) => readOn(toolbox, record, review, first),
  }
}

function beginReview<T extends GameTypes>(
  reader: Toolbox<T>,
  record: ReadRecord<T>,
  { hash, quick = false, seed = hash }: ReviewRequest,
): Review {
  const course = follow(record)
  const { game, level, weights, players } = reader
  const review: Review = {
    format: REVIEW_FORMAT,
    game: game.id,
    rules: game.rules,
    players,
    record: hash,
    by: { version: VERSION, level, weights, seed, quick },
    decisions: listDecisions(reader, course),
    curve: [],
    reveals: [],
    books: [],
    unfinished: { done: 0, total: 0, worlds: 0, sums: [] },
  }
  return withProgress(review, effortOf(reader, review))
}

function effortOf<T extends GameTypes>(reader: Toolbox<T>, { by }: Review): ReviewEffort {
  return by.quick ? reader.quick : reader.thorough
}

/** Every real decision: at least two moves worth thinking about. What was done instead of any of them is one, too. */
function listDecisions<T extends GameTypes>(reader: Toolbox<T>, course: Course<T>): ReviewedDecision[] {
  const { game, mind } = reader
  return course.steps.flatMap(({ seat, action, before }, index) => {
    if (game.actor(before) !== seat) return []
    const moves = listMoves(reader, before, seat)
    const played = game.format(action)
    const others = moves.filter(({ text }) => text !== played)
    if (others.length === 0) return []
    return [{ action: index, seat, round: roundForPeople(reader, mind.round(before)), played, ...UNREAD }]
  })
}

const UNREAD: Omit<ReviewedDecision, 'action' | 'seat' | 'round' | 'played'> = {
  pass: 'unread',
  options: [],
  word: null,
  praise: null,
  loss: 0,
  lossError: 0,
  effect: [],
  effectError: [],
  worlds: 0,
}

function* readOn<T extends GameTypes>(
  reader: Toolbox<T>,
  record: ReadRecord<T>,
  begun: Review,
  first: Seat,
): Generator<Review> {
  const course = follow(record)
  const plan = planStory(reader, course)
  const effort = effortOf(reader, begun)
  let review = begun
  while (review.unfinished !== null) {
    review = readStep(reader, course, plan, effort, review, first)
    yield review
  }
}

function readStep<T extends GameTypes>(
  reader: Toolbox<T>,
  course: Course<T>,
  plan: StoryPlan,
  effort: ReviewEffort,
  review: Review,
  first: Seat,
): Review {
  const next = nextStep(review, effort, first)
  if (next === null) return finish(review)
  const { worlds, sums } = review.unfinished!
  if (next.kind === 'world') {
    const more = addWorld(reader, course, plan, [review.by.seed, 'world', worlds], effort.story, sums)
    return sumUp(course, plan, effort, {
      ...review,
      unfinished: { ...review.unfinished!, worlds: worlds + 1, sums: more },
    })
  }
  const { index, pass } = next
  const decision = review.decisions[index]!
  const { before: position, seat, action } = course.steps[decision.action]!
  const seed = [review.by.seed, 'decision', decision.action, pass]
  const view = reader.game.view(position, seat)
  const before = pass === 'confirmed' ? { ...decision, next: nextOwn(review, index)?.options[0]?.action } : null
  const judgement = judge(reader, view, action, seed, effort[pass]!, before)
  const decisions = review.decisions.with(index, { ...decision, ...judgement, pass })
  return sumUp(course, plan, effort, { ...review, decisions })
}

/** What follows from what has been read so far. */
function sumUp<T extends GameTypes>(course: Course<T>, plan: StoryPlan, effort: ReviewEffort, review: Review): Review {
  const { worlds, sums } = review.unfinished!
  const told = tellStory(plan, review.players, sums, worlds)
  const books = keepBooks(review.decisions, course.result, told)
  return withProgress({ ...review, curve: told.curve, reveals: told.reveals, books }, effort)
}

type NextStep = { readonly kind: 'world' } | { readonly kind: 'decision'; readonly index: number; readonly pass: Pass }
type Pass = Exclude<ReviewPass, 'unread'>

function nextStep(review: Review, effort: ReviewEffort, first: Seat): NextStep | null {
  const { decisions, unfinished } = review
  const wanting = (pass: ReviewPass, isWanted: (one: ReviewedDecision) => boolean = () => true): number[] =>
    decisions.flatMap((one, i) => (one.pass === pass && isWanted(one) ? [i] : []))
  const isFirst = ({ seat }: ReviewedDecision): boolean => seat === first
  const worldsWanted = (count: number): boolean => unfinished!.worlds < Math.min(count, effort.story.worlds)
  const mostImportant = (indices: readonly number[]): number =>
    indices.reduce((a, b) => (decisions[b]!.loss > decisions[a]!.loss ? b : a))
  for (const isWanted of [isFirst, () => true]) {
    const unread = wanting('unread', isWanted)
    if (unread.length > 0) return { kind: 'decision', index: unread[0]!, pass: 'draft' }
    if (worldsWanted(FIRST_WORLDS)) return { kind: 'world' }
    const doubtful = wanting('read', (decision) => isWanted(decision) && wantsMore(decision, effort))
    if (doubtful.length > 0) return afterTheNext(review, effort, mostImportant(doubtful))
    const drafts = wanting('draft', isWanted)
    if (drafts.length > 0) return { kind: 'decision', index: mostImportant(drafts), pass: 'read' }
  }
  return worldsWanted(Number.POSITIVE_INFINITY) ? { kind: 'world' } : null
}

/** The seat's next decision after this one. */
function nextOwn({ decisions }: Review, index: number): ReviewedDecision | undefined {
  return decisions.find(({ seat }, i) => i > index && seat === decisions[index]!.seat)
}

/** What was best at the seat's next decision is asked for when this one is confirmed, so that one has to be done before. */
function afterTheNext(review: Review, effort: ReviewEffort, index: number): NextStep {
  const next = nextOwn(review, index)
  const place = next === undefined ? -1 : review.decisions.indexOf(next)
  if (next?.pass === 'draft') return { kind: 'decision', index: place, pass: 'read' }
  if (next?.pass === 'read' && wantsMore(next, effort)) return afterTheNext(review, effort, place)
  return { kind: 'decision', index, pass: 'confirmed' }
}

/**
 * What may be costly, and what deserves praise is looked at once more in other worlds: whatever looked so by chance then
 * goes. A few worlds may hardly see a blunder, so whatever did not come out as good as the best may be one.
 */
function wantsMore(decision: ReviewedDecision, { confirmed }: ReviewEffort): boolean {
  return confirmed !== null && (decision.loss > 0 || decision.praise !== null)
}

function withProgress(review: Review, effort: ReviewEffort): Review {
  const { decisions, unfinished } = review
  const again = decisions.filter((one) => one.pass === 'confirmed' || (one.pass === 'read' && wantsMore(one, effort)))
  const steps = { unread: 0, draft: 1, read: 2, confirmed: 3 }
  const done = decisions.reduce((sum, { pass }) => sum + steps[pass], unfinished!.worlds)
  const total = 2 * decisions.length + again.length + effort.story.worlds
  return { ...review, unfinished: { ...unfinished!, done, total } }
}

/** Praise for what was taken of a rival's mistake can be given only now that all is known. */
function finish(review: Review): Review {
  const bound = wordBounds(review.players).inaccuracy
  const decisions = review.decisions.map((decision, i): ReviewedDecision => {
    const { seat, action, word, praise, options } = decision
    if (word !== 'best' || praise !== null) return decision
    const [best, next] = options
    if (best!.chance - next!.chance < bound) return decision
    const since = review.decisions.slice(0, i).findLast((one) => one.seat === seat)?.action ?? 0
    const isGiven = review.decisions.some(
      (one) => one.action > since && one.action < action && isCostly(one) && one.effect[seat]! >= bound,
    )
    return isGiven ? { ...decision, praise: 'used-chance' } : decision
  })
  return { ...review, decisions, unfinished: null }
}
