import { at, describe, Malformed, quote } from '../malformed.ts'
import type { Message } from '../message.ts'
import { type Members, readInteger, readList, readMembers, readObject, readOneOf, readString } from '../read.ts'
import type { Seat } from '../seat.ts'
import {
  type BookPart,
  type CurvePoint,
  REVIEW_FORMAT,
  type Review,
  type ReviewBy,
  type ReviewedDecision,
  type ReviewedOption,
  type ReviewedReveal,
  type ReviewPass,
  type ReviewPraise,
  type ReviewReason,
  type ReviewWord,
  type SeatBooks,
  type UnfinishedReview,
} from './review.ts'

const WORDS: readonly ReviewWord[] = ['best', 'good', 'close', 'inaccuracy', 'mistake', 'blunder']
const PRAISES: readonly ReviewPraise[] = ['only-move', 'used-chance']
const PASSES: readonly ReviewPass[] = ['unread', 'draft', 'read', 'confirmed']
const MOST = Number.MAX_SAFE_INTEGER
const MOST_SEATS = 8

/** A review as it came from a file. Throws `Malformed` with the place of whatever does not fit. */
export function readReview(json: unknown): Review {
  const names = 'format game rules players record by decisions curve reveals books unfinished'.split(' ')
  const review = readMembers(json, names)
  at('format', () => {
    const found = readString(review.format)
    if (found !== REVIEW_FORMAT)
      throw new Malformed('format-unknown', { found: quote(found), wanted: quote(REVIEW_FORMAT) })
  })
  const players = member(review, 'players', (value) => readInteger(value, 1, MOST_SEATS))
  const readSeat = (value: unknown): Seat => readInteger(value, 0, players - 1)
  const readShares = (value: unknown): number[] => readFixed(value, players)
  return {
    format: REVIEW_FORMAT,
    game: member(review, 'game', readString),
    rules: member(review, 'rules', readString),
    players,
    record: member(review, 'record', readString),
    by: member(review, 'by', readBy),
    decisions: member(review, 'decisions', (value) => readList(value, (item) => readDecision(item, readSeat))),
    curve: member(review, 'curve', (value) => readList(value, (item) => readPoint(item, readShares))),
    reveals: member(review, 'reveals', (value) => readList(value, (item) => readReveal(item, readShares))),
    books: member(review, 'books', (value) => readList(value, (item) => readBooks(item, readSeat))),
    unfinished: member(review, 'unfinished', (value) => (value === null ? null : readUnfinished(value))),
  }
}

function member<T>(members: Members, name: string, read: (value: unknown) => T): T {
  return at(name, () => read(members[name]))
}

function readNumber(value: unknown): number {
  if (typeof value !== 'number' || !Number.isFinite(value)) {
    throw new Malformed('not-a-number', { found: describe(value) })
  }
  return value
}

function readFixed(value: unknown, length: number): number[] {
  const numbers = readList(value, readNumber)
  if (numbers.length !== length) throw new Malformed('wrong-length', { found: numbers.length, wanted: length })
  return numbers
}

function readCount(value: unknown): number {
  return readInteger(value, 0, MOST)
}

function readFlag(value: unknown): boolean {
  return readOneOf(String(value), ['true', 'false']) === 'true'
}

function readBy(value: unknown): ReviewBy {
  const by = readMembers(value, ['version', 'level', 'weights', 'seed', 'quick'])
  return {
    version: member(by, 'version', readCount),
    level: member(by, 'level', readString),
    weights: member(by, 'weights', readString),
    seed: member(by, 'seed', readString),
    quick: member(by, 'quick', readFlag),
  }
}

function readDecision(value: unknown, readSeat: (value: unknown) => Seat): ReviewedDecision {
  const names = 'action seat round played pass options word praise loss lossError effect effectError worlds'.split(' ')
  const decision = readMembers(value, names)
  return {
    action: member(decision, 'action', readCount),
    seat: member(decision, 'seat', readSeat),
    round: member(decision, 'round', readCount),
    played: member(decision, 'played', readString),
    pass: member(decision, 'pass', (pass) => readOneOf(pass, PASSES)),
    options: member(decision, 'options', (options) => readList(options, readOption)),
    word: member(decision, 'word', (word) => (word === null ? null : readOneOf(word, WORDS))),
    praise: member(decision, 'praise', (praise) => (praise === null ? null : readOneOf(praise, PRAISES))),
    loss: member(decision, 'loss', readNumber),
    lossError: member(decision, 'lossError', readNumber),
    effect: member(decision, 'effect', (effect) => readList(effect, readNumber)),
    effectError: member(decision, 'effectError', (error) => readList(error, readNumber)),
    worlds: member(decision, 'worlds', readCount),
  }
}

function readOption(value: unknown): ReviewedOption {
  const option = readMembers(value, ['action', 'chance', 'error', 'gapError', 'points', 'because'])
  return {
    action: member(option, 'action', readString),
    chance: member(option, 'chance', readNumber),
    error: member(option, 'error', readNumber),
    gapError: member(option, 'gapError', readNumber),
    points: member(option, 'points', readNumber),
    because: member(option, 'because', (because) => readList(because, readReason)),
  }
}

function readReason(value: unknown): ReviewReason {
  const reason = readMembers(value, ['kind', 'about', 'said'])
  return {
    kind: member(reason, 'kind', readString),
    about: member(reason, 'about', (about) => readObject(about) as ReviewReason['about']),
    said: member(reason, 'said', (said) => readMessage(said, 0)),
  }
}

/** No sentence of ours holds others that deep. */
const DEEPEST = 8

function readMessage(value: unknown, depth: number): Message {
  if (depth > DEEPEST) throw new Malformed('not-an-object', { found: describe(value) })
  const said = readMembers(value, ['key', 'params'])
  const params = member(said, 'params', readObject)
  return {
    key: member(said, 'key', readString),
    params: Object.fromEntries(
      Object.entries(params).map(([name, param]) => [name, at(name, () => readParam(param, depth))]),
    ),
  }
}

function readParam(value: unknown, depth: number): Message['params'][string] {
  if (typeof value === 'string') return value
  if (typeof value === 'number') return readNumber(value)
  if (Array.isArray(value)) return readList(value, (item) => readMessage(item, depth + 1))
  if (Object.hasOwn(readObject(value), 'seat')) {
    return { seat: readInteger(readMembers(value, ['seat']).seat, 0, MOST_SEATS - 1) }
  }
  return readMessage(value, depth + 1)
}

function readPoint(value: unknown, readShares: (value: unknown) => number[]): CurvePoint {
  const point = readMembers(value, ['action', 'round', 'chance', 'error'])
  return {
    action: member(point, 'action', readCount),
    round: member(point, 'round', readCount),
    chance: member(point, 'chance', readShares),
    error: member(point, 'error', readShares),
  }
}

function readReveal(value: unknown, readShares: (value: unknown) => number[]): ReviewedReveal {
  const reveal = readMembers(value, ['action', 'change', 'error'])
  return {
    action: member(reveal, 'action', readCount),
    change: member(reveal, 'change', readShares),
    error: member(reveal, 'error', readShares),
  }
}

function readPart(part: Members): BookPart {
  return {
    value: member(part, 'value', readNumber),
    error: member(part, 'error', readNumber),
    tells: member(part, 'tells', readFlag),
  }
}

const PART = ['value', 'error', 'tells']

function readBooks(value: unknown, readSeat: (value: unknown) => Seat): SeatBooks {
  const names = 'seat start result own rivals cards deal reveals rest'.split(' ')
  const books = readMembers(value, names)
  const part = (name: string): BookPart => member(books, name, (one) => readPart(readMembers(one, PART)))
  return {
    seat: member(books, 'seat', readSeat),
    start: member(books, 'start', readNumber),
    result: member(books, 'result', readNumber),
    own: part('own'),
    rivals: member(books, 'rivals', (rivals) =>
      readList(rivals, (item) => {
        const rival = readMembers(item, ['seat', ...PART])
        return { seat: member(rival, 'seat', readSeat), ...readPart(rival) }
      }),
    ),
    cards: part('cards'),
    deal: part('deal'),
    reveals: part('reveals'),
    rest: part('rest'),
  }
}

function readUnfinished(value: unknown): UnfinishedReview {
  const unfinished = readMembers(value, ['done', 'total', 'worlds', 'sums'])
  return {
    done: member(unfinished, 'done', readCount),
    total: member(unfinished, 'total', readCount),
    worlds: member(unfinished, 'worlds', readCount),
    sums: member(unfinished, 'sums', (sums) => readList(sums, readNumber)),
  }
}
