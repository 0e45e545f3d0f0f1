import type { AnyGame } from '@south-street/engine'
import { deadline, type Entry, isSameName, type PersonId, type Table, waitsFor } from '@south-street/table'
import type { Bell } from './parts.ts'
import type { Append, Call, CallKind } from './store.ts'

/** A quarter of a clock that is shorter than this is over before anybody has come. */
const SHORTEST_QUARTER_MS = 60_000

interface Change {
  readonly game: AnyGame
  readonly before: Table
  readonly after: Table
  readonly entries: readonly Entry[]
  /** The person who owes a decision now. */
  readonly waitingFor: PersonId | null
  /** Whose request has caused it: they are there. An order that is carried out comes without. */
  readonly request: { readonly person: PersonId } | undefined
}

/** Who is called because of a change, and who is there and need not be. At most tables nobody wants to be. */
export function callsOf(bell: Bell | undefined, change: Change): Pick<Append, 'calls' | 'heeds'> {
  if (bell === undefined) return {}
  const { after, request } = change
  const present = request?.person ?? null
  const heard = after.seats.flatMap((holder) =>
    holder.kind === 'person' && bell.isHeard(holder.person) ? [holder.person] : [],
  )
  if (heard.length === 0) return {}
  const from = change.entries.at(-1)!.at + bell.delay(after.settings.pace.kind)
  const calls = heard.filter((person) => person !== present).flatMap((person) => callsTo(person, change, from))
  return {
    ...(calls.length > 0 && { calls }),
    ...(present !== null && heard.includes(present) && { heeds: present }),
  }
}

function callsTo(person: PersonId, change: Change, from: number): Call[] {
  const { before, after, entries } = change
  const by = causerOf(change)
  const call = (kind: CallKind): Call => ({ person, kind, decision: null, by, from })
  const starts = entries.some(({ kind }) => kind === 'started')
  const calls: Call[] = []
  if (isAskedAnew(person, change)) calls.push(...turnCalls({ ...call('turn'), ...(starts && { starts }) }, change))
  else if (starts) calls.push(call('started'))
  if (before.status === 'running' && after.status !== 'running') calls.push(call('over'))
  if (entries.some((entry) => mentions(entry, after, person))) calls.push(call('mention'))
  return calls
}

function isAskedAnew(person: PersonId, { game, before, after, waitingFor }: Change): boolean {
  if (waitingFor !== person) return false
  return before.play?.decision !== after.play?.decision || waitsFor(game, before) !== person
}

/** It is somebody's turn; where a clock runs, they are called once more before it runs out. */
function turnCalls(turn: Omit<Call, 'decision'>, { game, after }: Change): Call[] {
  const { decision } = after.play!
  const at = clockCallAt(game, after)
  const { starts: _, ...rest } = turn
  return [
    { ...turn, decision },
    ...(at === null ? [] : [{ ...rest, kind: 'clock' as const, decision, from: Math.max(at, turn.from) }]),
  ]
}

/** When three quarters of the time are gone; null where no clock runs, or one that is too short to call anybody. */
export function clockCallAt(game: AnyGame, table: Table): number | null {
  const end = deadline(game, table)
  if (end === null) return null
  const quarter = (end - table.play!.askedAt) / 4
  return quarter < SHORTEST_QUARTER_MS ? null : Math.round(end - quarter)
}

/** Whoever has moved or written; a bot is nobody. */
function causerOf({ entries, after }: Change): PersonId | null {
  const last = entries.findLast(({ kind }) => kind === 'action' || kind === 'chat' || kind === 'started')
  if (last?.kind !== 'action') return last?.by ?? null
  const holder = after.seats[last.seat]
  return holder?.kind === 'person' && last.standIn === undefined ? holder.person : null
}

/** Whether a line of the chat says @ and the person's name at this table. */
function mentions(entry: Entry, { seats }: Table, person: PersonId): boolean {
  if (entry.kind !== 'chat' || entry.by === person || !entry.text.includes('@')) return false
  const name = seats.flatMap((holder) => (holder.kind === 'person' && holder.person === person ? [holder.name] : []))[0]
  if (name === undefined) return false
  return entry.text
    .split('@')
    .slice(1)
    .some(
      (rest) =>
        isSameName([...rest].slice(0, [...name].length).join(''), name) &&
        !/^[\p{L}\p{N}]/u.test([...rest].slice([...name].length).join('')),
    )
}
