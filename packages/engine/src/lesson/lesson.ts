import type { Json } from '../json.ts'
import { at, Malformed, quote } from '../malformed.ts'
import { readInteger, readList, readMembers, readObject, readString } from '../read.ts'
import type { Seat } from '../seat.ts'

export const LESSON_FORMAT = 'south-street/lesson@1'

/** What somebody does in a lesson, in the game's text form. */
export interface ScriptedMove {
  readonly seat: Seat
  readonly action: string
}

/** A rule of thumb that the game knows by name, such as “takes a ship to this country”. */
export interface NamedRule {
  readonly rule: string
  readonly params: { readonly [name: string]: Json }
}

/** The answers that a step waits for: these, and all that a named rule lets through. */
interface Wanted {
  readonly actions: readonly string[]
  readonly also: NamedRule | null
}

/** A few words in chalk, with an arrow to what they are about. */
export interface Note {
  readonly at: string
  readonly say: string
}

/** What is said, by its key in the lesson's words, and what is marked meanwhile, by names that a board can find. */
interface Speech {
  readonly say: string
  readonly at: readonly string[]
  readonly note: Note | null
  /** The rule that it is about. */
  readonly clause: string | null
}

/** What another legal move brings. It is played, and so is what rivals make of it, before it can be taken back. */
export interface Detour extends Speech {
  /** Null: all moves that no other detour names. */
  readonly on: Wanted | null
  readonly others: readonly ScriptedMove[]
}

/** Another table: what was dealt there, and what was played before the learner came. */
export interface Position {
  readonly deal: unknown
  readonly before: readonly ScriptedMove[]
}

export interface LessonStep extends Speech {
  /** Where the lesson goes to with this step; null where it stays. */
  readonly position: Position | null
  /** How many games in 100 a strong player would win with each answer, by the answers in the game's text form. */
  readonly chances: Readonly<Record<string, number>> | null
  /** Null: something to read. */
  readonly wanted: Wanted | null
  readonly detours: readonly Detour[]
  /** What rivals do after the answer. */
  readonly others: readonly ScriptedMove[]
}

/** A real game with a deal that was chosen, and a teacher beside it (docs/lessons.md). */
export interface Lesson extends Position {
  readonly id: string
  readonly game: string
  readonly rules: string
  readonly minutes: number
  readonly options: unknown
  readonly seat: Seat
  /** What the seats are called; the learner's is not used. */
  readonly names: readonly string[]
  /** Cards that stand for the lesson in a list, by their ids. */
  readonly cards: readonly string[]
  /** The rule that the lesson is about. */
  readonly clause: string
  readonly steps: readonly LessonStep[]
}

/** Reads the form of a lesson; whether it can be played, `checkLesson` says. Throws `Malformed`. */
export function readLesson(json: unknown): Lesson {
  const members = readMembers(
    json,
    ['format', 'id', 'game', 'rules', 'minutes', 'options', 'seat', 'names', 'cards', 'clause', 'deal', 'steps'],
    ['before'],
  )
  const text = (name: string) => at(name, () => readString(members[name]))
  const format = text('format')
  if (format !== LESSON_FORMAT)
    throw new Malformed('format-unknown', { found: quote(format), wanted: quote(LESSON_FORMAT) }, ['format'])
  const names = at('names', () => readList(members.names, readString))
  const moves = (name: string, from: unknown) => at(name, () => readMoves(from, names.length))
  return {
    id: text('id'),
    game: text('game'),
    rules: text('rules'),
    minutes: at('minutes', () => readInteger(members.minutes, 1, 10)),
    options: members.options,
    seat: at('seat', () => readInteger(members.seat, 0, names.length - 1)),
    names,
    cards: at('cards', () => readList(members.cards, readString)),
    clause: text('clause'),
    deal: members.deal,
    before: moves('before', members.before ?? []),
    steps: at('steps', () => readList(members.steps, (step) => readStep(step, names.length))),
  }
}

const SPEECH = ['at', 'note', 'clause']

function readStep(json: unknown, seats: number): LessonStep {
  const members = readMembers(json, ['say'], [...SPEECH, 'from', 'chances', 'do', 'also', 'else', 'others'])
  return {
    ...readSpeech(json),
    position: members.from === undefined ? null : at('from', () => readPosition(members.from, seats)),
    chances: members.chances === undefined ? null : at('chances', () => readChances(members.chances)),
    wanted: readWanted(members.do, members.also),
    detours: at('else', () => readList(members.else ?? [], (detour) => readDetour(detour, seats))),
    others: at('others', () => readMoves(members.others ?? [], seats)),
  }
}

function readDetour(json: unknown, seats: number): Detour {
  const members = readMembers(json, ['say'], [...SPEECH, 'on', 'also', 'others'])
  return {
    ...readSpeech(json),
    on: readWanted(members.on, members.also),
    others: at('others', () => readMoves(members.others ?? [], seats)),
  }
}

function readSpeech(json: unknown): Speech {
  const members = readObject(json)
  return {
    say: at('say', () => readString(members.say)),
    at: at('at', () => readList(members.at ?? [], readString)),
    note: members.note === undefined ? null : at('note', () => readNote(members.note)),
    clause: members.clause === undefined ? null : at('clause', () => readString(members.clause)),
  }
}

function readNote(json: unknown): Note {
  const members = readMembers(json, ['at', 'say'])
  return { at: at('at', () => readString(members.at)), say: at('say', () => readString(members.say)) }
}

function readPosition(json: unknown, seats: number): Position {
  const { deal, before } = readMembers(json, ['deal', 'before'])
  return { deal, before: at('before', () => readMoves(before, seats)) }
}

function readChances(json: unknown): Record<string, number> {
  const members = readObject(json)
  return Object.fromEntries(
    Object.keys(members).map((action) => [action, at(action, () => readInteger(members[action], 0, 100))]),
  )
}

function readWanted(actions: unknown, also: unknown): Wanted | null {
  if (actions === undefined && also === undefined) return null
  return {
    actions: at('do', () => readList(actions ?? [], readString)),
    also: also === undefined ? null : at('also', () => readRule(also)),
  }
}

function readRule(json: unknown): NamedRule {
  const { rule, params } = readMembers(json, ['rule'], ['params'])
  return { rule: at('rule', () => readString(rule)), params: (params ?? {}) as NamedRule['params'] }
}

/** Each a pair: the seat, and what it does. */
function readMoves(json: unknown, seats: number): ScriptedMove[] {
  return readList(json, (item) => {
    const [seat, action] = readList(item, (part) => part)
    return { seat: at(0, () => readInteger(seat, 0, seats - 1)), action: at(1, () => readString(action)) }
  })
}

/** What a game's named rules are asked: an action of the learner's, and what the learner sees. */
export type LessonRules = Readonly<Record<string, LessonRule['lets']>>

/** As a method, so that a game may write its own actions and views where nobody here knows them. */
interface LessonRule {
  lets(action: unknown, view: unknown, params: { readonly [name: string]: Json }): boolean
}

/** The lessons of one version of a game, in their order, and the rules that they name. */
export interface LessonShelf {
  readonly lessons: readonly unknown[]
  readonly rules: LessonRules
}
