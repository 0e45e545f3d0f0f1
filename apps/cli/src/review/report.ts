import { printable, type ReadRecord, winners } from '@south-street/engine'
import {
  type BookPart,
  costOf,
  INTERVAL,
  isCostly,
  isMostlyUntold,
  type Review,
  type ReviewedDecision,
  type ReviewedOption,
  summarise,
} from '@south-street/engine/review'
import type { Words } from '../words.ts'

/** With fewer real decisions there is little to tell. */
const FEW = 5

/** A review in sentences, for these seats; with every real decision if that is wanted. */
export function tellReview(
  review: Review,
  record: ReadRecord,
  seats: readonly number[],
  words: Words,
  withAll = false,
): string {
  const { game } = record
  const names = record.seats.map(({ name }, seat) => printable(name) || `${seat + 1}`)
  const say = (key: string, params: Record<string, string | number> = {}): string =>
    words.terminal(`review.${key}`, params)
  const state = lastState(record)
  const won = winners(game.score(state)).map((seat) => names[seat]!)
  const lines = [say('won', { names: won.join(', ') }), say('by')]
  for (const seat of seats) {
    lines.push('', names[seat]!, ...headline(review, seat, say).map(indent))
    for (const decision of summarise(review, seat).turningPoints) {
      lines.push(...turningPoint(decision, record, names, words, say).map(indent))
    }
    lines.push(...difference(review, seat, names, say).map(indent))
    if (withAll) lines.push(...allDecisions(review, seat, record, names, words, say).map(indent))
  }
  lines.push('', say('chances'), ...chances(review, names))
  return `${lines.join('\n')}\n`
}

type Say = (key: string, params?: Record<string, string | number>) => string

const indent = (line: string): string => `  ${line}`
const inHundred = (share: number): string => String(Math.round(100 * share))

function lastState({ game, options, deal, moves }: ReadRecord): unknown {
  const state = game.setup(options, deal)
  for (const { seat, action } of moves) game.apply(state, seat, action)
  return state
}

function headline(review: Review, seat: number, say: Say): string[] {
  const { decisions, given, isGivenTwice, costliest } = summarise(review, seat)
  if (decisions < FEW) return [say('short', { decisions })]
  if (costliest === null) return [say('nothing', { decisions })]
  const most = costOf(costliest)
  const kind = isGivenTwice ? 'given-twice' : most === given ? 'given-at-once' : 'given'
  return [say(kind, { given, decisions, most, round: costliest.round, action: costliest.action })]
}

function turningPoint(
  decision: ReviewedDecision,
  record: ReadRecord,
  names: readonly string[],
  words: Words,
  say: Say,
): string[] {
  const { action, round, word, praise, options, played } = decision
  const [best, next] = options
  const own = options.find((option) => option.action === played)!
  const where = { round, action, word: say(`words.${praise ?? word!}`) }
  const move = (key: string, option: ReviewedOption): string =>
    say(key, { move: nameMove(record, decision, option.action, names, words), chance: inHundred(option.chance) })
  const said = (option: ReviewedOption): string =>
    option.because.map((reason) => words.say(record.game.id, reason.said, names)).join(' ')
  if (!isCostly(decision))
    return [say('praised', where), indent(move('played', own)), indent(move('next', next!)), indent(said(best!))]
  return [
    say('cost', { ...where, loss: costOf(decision) }),
    indent(move('played', own)),
    indent(move('better', best!)),
    indent(said(best!)),
  ]
}

function allDecisions(
  { decisions }: Review,
  seat: number,
  record: ReadRecord,
  names: readonly string[],
  words: Words,
  say: Say,
): string[] {
  const own = decisions.filter((one) => one.seat === seat)
  const lines = own.map((decision) => {
    const { action, round, word, praise, options, played } = decision
    const move = (text: string): string => nameMove(record, decision, text, names, words)
    const listed = { round, action, move: move(played), word: say(`words.${praise ?? word!}`) }
    return isCostly(decision)
      ? say('listed-cost', { ...listed, loss: costOf(decision), better: move(options[0]!.action) })
      : say('listed', listed)
  })
  return [say('all'), ...lines.map(indent)]
}

/** A move in the words of the question that the seat was asked. */
function nameMove(
  { game, options, deal, moves }: ReadRecord,
  { action, seat }: ReviewedDecision,
  text: string,
  names: readonly string[],
  words: Words,
): string {
  const state = game.setup(options, deal)
  for (const move of moves.slice(0, action)) game.apply(state, move.seat, move.action)
  return words.say(game.id, game.messages.action(game.parse(text), game.view(state, seat)), names)
}

function difference(review: Review, seat: number, names: readonly string[], say: Say): string[] {
  const own = review.books.find((one) => one.seat === seat)
  if (own === undefined) return []
  const { given } = summarise(review, seat)
  const row = (name: string, part: BookPart): string => `${indent(name)}: ${tellPart(part, intervalOf(part), say)}`
  const play = (name: string, part: BookPart, shown = part.value): string =>
    `${indent(name)}: ${tellPart({ ...part, value: shown }, intervalOf(part).map(withinAWin), say)}`
  return [
    say('difference'),
    `${indent(say('start'))}: ${inHundred(own.start)}`,
    // The same number as in the first sentence.
    play(say('own'), own.own, -given / 100),
    ...own.rivals.map((rival) => play(say('rival', { name: names[rival.seat]! }), rival)),
    row(say('deal'), own.deal),
    row(say('reveals'), own.reveals),
    `${indent(say('rest'))}: ${signed(own.rest.value)}`,
    `${indent(say('result'))}: ${inHundred(own.result)}`,
    ...(isMostlyUntold(own) ? [indent(say('untold-most'))] : []),
  ]
}

/** Nothing has no sign. */
function signed(share: number): string {
  const size = inHundred(Math.abs(share))
  return size === '0' ? size : `${share < 0 ? '−' : '+'}${size}`
}

function intervalOf({ value, error }: BookPart): number[] {
  return [value - INTERVAL * error, value + INTERVAL * error]
}

/** Nobody's play can cost more than a win. */
function withinAWin(share: number): number {
  return Math.max(-1, Math.min(1, share))
}

/** A number that the interval does not hold up is not said alone, and one that is sure needs no interval. */
function tellPart({ value, error, tells }: BookPart, interval: readonly number[], say: Say): string {
  if (value === 0 && error === 0) return say('none')
  const [low, high] = interval.map(signed) as [string, string]
  const number = signed(value)
  if (!tells) return say('untold', { low, high })
  return low === high || number === '0' ? number : say('told', { low, high, value: number })
}

function chances({ curve }: Review, names: readonly string[]): string[] {
  const width = Math.max(...names.map((name) => name.length))
  return names.map((name, seat) => {
    const row = curve.map(({ chance }) => inHundred(chance[seat]!).padStart(3))
    return `  ${name.padEnd(width)} ${row.join(' ')}`
  })
}
