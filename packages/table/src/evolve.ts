import type { AnyGame, GameEvent, Seat } from '@south-street/engine'
import { awaySince, lastThere } from './absence.ts'
import type { Entry } from './entry.ts'
import { housesOf, withHouses } from './houses.ts'
import { replay } from './replay.ts'
import {
  actorOf,
  CHAT_LINES_KEPT,
  type Handover,
  type Holder,
  mayTakeBackFreely,
  type PersonHolder,
  type PersonId,
  type Play,
  personHolder,
  seated,
  seatOf,
  type Table,
} from './table.ts'
import { applyTerms } from './terms.ts'
import { chargeAnswer, emptyBank, endHoliday, newBanks, refundAnswers, resumeClock, startHoliday } from './time.ts'

/** The table that its first entry makes. */
export function openTable(entry: Entry): Table {
  if (entry.kind !== 'created') throw new Error(`a table begins with created, not ${entry.kind}`)
  return {
    id: entry.table,
    game: entry.game,
    rules: entry.rules,
    settings: entry.settings,
    createdAt: entry.at,
    host: entry.host,
    status: 'open',
    revision: entry.revision,
    changedAt: entry.at,
    seats: withHouses(entry.seats),
    holders: entry.seats.flatMap((holder, seat) =>
      holder.kind === 'person' ? [{ seat, person: holder.person, from: entry.revision }] : [],
    ),
    known: [...new Set([entry.host, ...entry.seats.flatMap(peopleOf)])],
    play: null,
    takeBack: null,
    abandon: [],
    votes: [],
    chat: [],
    next: null,
  }
}

/** Whose seat it is, or is to be. */
function peopleOf(holder: Holder): PersonId[] {
  if (holder.kind === 'person') return [holder.person]
  return holder.kind === 'open' && holder.keptFor !== undefined ? [holder.keptFor.person] : []
}

/** A table as it was kept. One that was kept before holders were written down knows them from now on. */
export function readSnapshot(snapshot: Omit<Table, 'holders'> & Partial<Table>): Table {
  const from = snapshot.revision + 1
  const holders = snapshot.seats.flatMap((one, seat) =>
    one.kind === 'person' ? [{ seat, person: one.person, from }] : [],
  )
  return { holders, ...snapshot }
}

/** A whole log, from its first entry. */
export function foldTable(game: AnyGame, entries: readonly Entry[]): Table {
  const table = openTable(entries[0]!)
  for (const entry of entries.slice(1)) evolve(game, table, entry)
  return table
}

/** Folds one entry into the table, in place. Returns what the game told of it, to whomever it may tell it. */
export function evolve(game: AnyGame, table: Table, entry: Entry): GameEvent[] {
  if (entry.revision !== table.revision + 1) {
    throw new Error(`entry ${entry.revision} does not follow revision ${table.revision} of table ${table.id}`)
  }
  table.revision = entry.revision
  table.changedAt = entry.at
  if (entry.kind === 'action') return apply(game, table, entry)
  foldSeating(game, table, entry)
  return []
}

/** What changes who sits where, and who is there. The rest is about the game, and what people agree on. */
function foldSeating(game: AnyGame, table: Table, entry: Exclude<Entry, { kind: 'action' }>): void {
  switch (entry.kind) {
    case 'created':
      throw new Error('a table is created once')
    case 'terms-changed':
      applyTerms(table, entry)
      break
    case 'seated':
      sitDown(table, entry)
      break
    case 'seat-claimed':
    case 'seat-reclaimed':
      changeHands(game, table, entry)
      break
    case 'house-chosen':
      change(table, entry.seat, { house: entry.house })
      break
    case 'bot-seated':
      hold(table, entry.seat, { kind: 'bot', level: entry.level })
      break
    case 'unseated':
      standUp(table, entry)
      break
    case 'renamed':
      rename(table, entry.person, entry.name)
      break
    case 'away':
      // Whoever had left was away before their clock ran out.
      change(table, entry.seat, ({ away }) => ({
        away: { why: entry.why, level: null, since: away === null ? entry.at : awaySince(table, away) },
      }))
      if (entry.why === 'clock') emptyBank(table, entry.seat)
      break
    case 'stood-in':
      change(table, entry.seat, ({ away }) => ({
        away: { ...away!, level: entry.level, playedSince: entry.at },
      }))
      table.votes = table.votes.filter((one) => one.seat !== entry.seat)
      table.play!.movedAt = entry.at
      break
    case 'back':
      resumeClock(table, entry.seat, { at: entry.at, isAsked: actorOf(game, table) === entry.seat })
      change(table, entry.seat, { away: null, handover: false, claim: null })
      dropVotes(table, entry.seat)
      break
    case 'holiday-started':
      startHoliday(table, entry.seat, { ...entry, isAsked: actorOf(game, table) === entry.seat })
      break
    case 'holiday-ended':
      endHoliday(table, entry.seat, entry.at)
      break
    case 'handover-agreed':
      change(table, entry.seat, { handover: true })
      break
    case 'seat-offered':
      change(table, entry.seat, { claim: entry.claim })
      break
    case 'forgotten':
      forget(table, entry.person)
      break
    default:
      foldGame(game, table, entry)
  }
}

type AboutTheGame = Extract<
  Entry,
  {
    kind:
      | 'started'
      | 'chat'
      | 'rematch'
      | 'closed'
      | 'abandoned'
      | 'abandon-agreed'
      | 'stand-in-vote'
      | 'handover-vote'
      | 'handover-due'
      | 'taken-back'
      | `take-back-${string}`
  }
>

function foldGame(game: AnyGame, table: Table, entry: AboutTheGame): void {
  switch (entry.kind) {
    case 'started':
      table.status = 'running'
      table.play = deal(game, table, entry)
      break
    case 'take-back-asked':
      table.takeBack = { seat: entry.seat, keep: entry.keep, agreed: [entry.by!] }
      break
    case 'take-back-agreed':
      table.takeBack = { ...table.takeBack!, agreed: [...table.takeBack!.agreed, entry.by!] }
      break
    case 'take-back-refused':
      table.takeBack = null
      break
    case 'taken-back':
      takeBack(game, table, entry)
      break
    case 'chat':
      table.chatLines = (table.chatLines ?? 0) + 1
      table.chat.push({ revision: entry.revision, at: entry.at, person: entry.by!, name: entry.name, text: entry.text })
      if (table.chat.length > CHAT_LINES_KEPT) table.chat.shift()
      break
    case 'stand-in-vote':
      vote(table, entry.seat, entry.by!)
      break
    case 'handover-vote':
      changeHandover(table, entry.seat, ({ by, from }) => ({ by: [...by, entry.by!], from }))
      break
    case 'handover-due':
      changeHandover(table, entry.seat, ({ by }) => ({ by, from: entry.from }))
      break
    case 'abandon-agreed':
      table.abandon = [...table.abandon, entry.by!]
      break
    case 'abandoned':
    case 'closed':
      end(table, entry.kind)
      break
    case 'rematch':
      table.next = entry.table
      break
  }
}

function end(table: Table, status: 'over' | 'abandoned' | 'closed'): void {
  table.status = status
  table.takeBack = null
  table.votes = []
  table.handovers = []
  table.abandon = []
}

function hold(table: Table, seat: Seat, holder: Holder): void {
  const since = table.status === 'open' ? null : lastThere(table, personHolder(table, seat))
  table.seats[seat] = holder
  const person = holder.kind === 'person' ? holder.person : null
  // Before the start nothing is told to a single seat, so only the last time that people sat down counts.
  const before = table.holders.filter((tenure) => table.status !== 'open' || tenure.seat !== seat)
  table.holders = [...before, { seat, person, from: table.revision, ...(since !== null && { since }) }]
}

/** Whoever sat elsewhere takes the house along. */
function sitDown(table: Table, { seat: at, person, name }: Extract<Entry, { kind: 'seated' }>): void {
  noLongerKeptFor(table, person)
  const own = seatOf(table, person) ?? -1
  const house = personHolder(table, own)?.house
  if (own >= 0) hold(table, own, { kind: 'open' })
  seat(table, at, seated(person, name))
  change(table, at, { house: house ?? housesOf(table.seats)[at]! })
}

/** A host who stands up hands the table to whoever has been here longest of those who sit. */
function standUp(table: Table, { seat: at, why }: Extract<Entry, { kind: 'unseated' }>): void {
  const isHost = why === 'left' && personHolder(table, at)?.person === table.host
  hold(table, at, { kind: 'open' })
  if (isHost) table.host = table.known.find((person) => seatOf(table, person) !== null) ?? table.host
}

/** Whoever sits down, or is forgotten, needs no seat kept. */
function noLongerKeptFor(table: Table, person: PersonId): void {
  table.seats = table.seats.map((holder) =>
    holder.kind === 'open' && holder.keptFor?.person === person ? { kind: 'open' } : holder,
  )
}

function seat(table: Table, at: Seat, holder: PersonHolder): void {
  dropVotes(table, at)
  hold(table, at, holder)
  if (!table.known.includes(holder.person)) table.known = [...table.known, holder.person]
}

type Passed = Extract<Entry, { kind: 'seat-claimed' | 'seat-reclaimed' }>

/** Somebody else plays the seat now. Unless its owner let it go, it stays theirs and they may take it back. */
function changeHands(game: AnyGame, table: Table, { kind, seat: at, person, name, at: now }: Passed): void {
  const holder = personHolder(table, at)!
  const { person: before, name: called, handover, owner, house } = holder
  const keeps = owner ?? (handover ? undefined : { person: before, name: called })
  const isAsked = actorOf(game, table) === at
  resumeClock(table, at, { at: now, isAsked })
  // A decision that waits is put anew to whoever takes over.
  if (isAsked) table.play!.askedAt = now
  seat(table, at, {
    ...seated(person, name),
    ...(house !== undefined && { house }),
    ...(kind === 'seat-claimed' && keeps !== undefined && { owner: keeps }),
  })
}

type Change = Partial<Pick<PersonHolder, 'away' | 'handover' | 'claim' | 'house'>>

function change(table: Table, seat: Seat, by: Change | ((holder: PersonHolder) => Change)): void {
  const holder = table.seats[seat]
  if (holder?.kind !== 'person') throw new Error(`nobody sits at seat ${seat} of table ${table.id}`)
  table.seats[seat] = { ...holder, ...(typeof by === 'function' ? by(holder) : by) }
}

function rename(table: Table, person: PersonId, name: string): void {
  table.seats = table.seats.map((holder) =>
    holder.kind === 'person' && holder.person === person ? { ...holder, name } : holder,
  )
}

function vote(table: Table, seat: Seat, by: PersonId): void {
  const before = table.votes.find((one) => one.seat === seat)?.by ?? []
  table.votes = [...table.votes.filter((one) => one.seat !== seat), { seat, by: [...before, by] }]
}

/** What the others want of the seat without its owner. */
function dropVotes(table: Table, seat: Seat): void {
  table.votes = table.votes.filter((one) => one.seat !== seat)
  table.handovers = table.handovers?.filter((one) => one.seat !== seat) ?? []
}

function changeHandover(
  table: Table,
  seat: Seat,
  by: (before: Omit<Handover, 'seat'>) => Omit<Handover, 'seat'>,
): void {
  const all = table.handovers ?? []
  const before = all.find((one) => one.seat === seat) ?? { by: [], from: null }
  table.handovers = [...all.filter((one) => one.seat !== seat), { seat, ...by(before) }]
}

function deal(game: AnyGame, table: Table, entry: Extract<Entry, { kind: 'started' }>): Play {
  const { options } = table.settings
  return {
    state: game.setup(options, game.codec.readDeal(entry.deal, options)),
    deal: entry.deal,
    salt: entry.salt,
    sha256: entry.sha256,
    decision: 0,
    askedAt: entry.at,
    movedAt: entry.at,
    moves: [],
    ...newBanks(table),
  }
}

function apply(game: AnyGame, table: Table, entry: Extract<Entry, { kind: 'action' }>): GameEvent[] {
  const play = table.play!
  const told: GameEvent[] = []
  const standsIn = entry.standIn !== undefined
  const spent = entry.decision === null ? undefined : chargeAnswer(table, entry.seat, { at: entry.at, standsIn })
  game.apply(play.state, entry.seat, game.parse(entry.action), (event) => told.push(event))
  play.moves.push({
    seat: entry.seat,
    text: entry.action,
    at: entry.at,
    ...(told.some(({ reveals }) => reveals) && { reveals: true }),
    ...(entry.standIn !== undefined && { standIn: entry.standIn }),
    ...(entry.hint && { hint: true }),
    ...(spent !== undefined && { spent }),
  })
  // Whoever plays on wants to play on.
  if (entry.by !== null && entry.decision !== null) table.abandon = table.abandon.filter((one) => one !== entry.by)
  if (entry.decision !== null) {
    play.decision++
    play.askedAt = entry.at
  }
  play.movedAt = entry.at
  table.takeBack = null
  if (game.actor(play.state) === null) end(table, 'over')
  return told
}

function takeBack(game: AnyGame, table: Table, { seat: by, keep, at }: Extract<Entry, { kind: 'taken-back' }>): void {
  const play = table.play!
  const answers = play.moves.slice(keep).filter(({ text }) => !game.free?.(game.parse(text)))
  // A take-back without consent gives nobody more time to think; one that all have agreed to starts the clock anew.
  const spent = keep === play.moves.length - 1 && mayTakeBackFreely(play, by) ? (answers[0]?.spent ?? 0) : 0
  refundAnswers(table, keep)
  play.moves.length = keep
  play.state = replay(game, table.settings.options, play)
  play.decision++
  if (answers.length > 0) play.askedAt = at - spent
  play.movedAt = at
  table.takeBack = null
}

function forget(table: Table, person: PersonId): void {
  rename(table, person, '')
  noLongerKeptFor(table, person)
  const seat = seatOf(table, person)
  if (table.holidays !== undefined) table.holidays = table.holidays.filter((holiday) => holiday.seat !== seat)
  table.seats = table.seats.map((holder) => (isOwnedBy(holder, person) ? withoutOwner(holder) : holder))
  table.chat = table.chat.filter((line) => line.person !== person)
  table.known = table.known.filter((one) => one !== person)
  if (table.host !== person) return
  // Whoever was forgotten before has no name and hosts nothing.
  const heir = table.seats.find((holder) => holder.kind === 'person' && holder.person !== person && holder.name !== '')
  if (heir?.kind === 'person') table.host = heir.person
}

function isOwnedBy(holder: Holder, person: PersonId): holder is PersonHolder {
  return holder.kind === 'person' && holder.owner?.person === person
}

function withoutOwner({ owner: _, ...holder }: PersonHolder): PersonHolder {
  return holder
}

/** A copy to fold entries into while others still read the table. What `evolve` replaces whole is shared. */
export function cloneTable(game: AnyGame, table: Table): Table {
  const { play } = table
  return {
    ...table,
    seats: [...table.seats],
    chat: [...table.chat],
    play: play === null ? null : { ...play, state: game.clone(play.state), moves: [...play.moves] },
  }
}
