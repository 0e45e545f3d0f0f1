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

/** A review in sentences, for these seats. */
export function tellReview(review: Review, record: ReadRecord, seats: readonly number[], words: Words): string {
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
  const { decisions, given, costliest } = summarise(review, seat)
  if (decisions < FEW) return [say('short', { decisions })]
  if (costliest === null) return [say('nothing', { decisions })]
  return [
    say('given', { given: inHundred(given), decisions }),
    say('costliest', { loss: costOf(costliest), action: costliest.action }),
  ]
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
    say(key, { move: nameMove(record, decision, option, names, words), chance: inHundred(option.chance) })
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

/** A move in the words of the question that the seat was asked. */
function nameMove(
  { game, options, deal, moves }: ReadRecord,
  { action, seat }: ReviewedDecision,
  option: ReviewedOption,
  names: readonly string[],
  words: Words,
): string {
  const state = game.setup(options, deal)
  for (const move of moves.slice(0, action)) game.apply(state, move.seat, move.action)
  return words.say(game.id, game.messages.action(game.parse(option.action), game.view(state, seat)), names)
}

function difference({ books }: Review, seat: number, names: readonly string[], say: Say): string[] {
  const own = books.find((one) => one.seat === seat)
  if (own === undefined) return []
  const row = (name: string, part: BookPart): string => `${indent(name)}: ${tellPart(part, say)}`
  return [
    say('difference'),
    `${indent(say('start'))}: ${inHundred(own.start)}`,
    row(say('own'), own.own),
    ...own.rivals.map((rival) => row(say('rival', { name: names[rival.seat]! }), rival)),
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

/** A number that the interval does not hold up is not said alone. */
function tellPart({ value, error, tells }: BookPart, say: Say): string {
  if (value === 0 && error === 0) return say('none')
  const params = { low: signed(value - INTERVAL * error), high: signed(value + INTERVAL * error), value: signed(value) }
  return say(tells ? 'told' : 'untold', params)
}

function chances({ curve }: Review, names: readonly string[]): string[] {
  const width = Math.max(...names.map((name) => name.length))
  return names.map((name, seat) => {
    const row = curve.map(({ chance }) => inHundred(chance[seat]!).padStart(3))
    return `  ${name.padEnd(width)} ${row.join(' ')}`
  })
}
