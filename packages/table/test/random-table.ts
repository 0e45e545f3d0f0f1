import { createHash } from 'node:crypto'
import { type AnyGame, type Random, seededRandom, type Viewer } from '@south-street/engine'
import {
  type Asker,
  type Command,
  type Context,
  cloneTable,
  deadline,
  decide,
  type Entry,
  eventFor,
  evolve,
  exportTable,
  foldTable,
  legalTexts,
  openTable,
  type Pace,
  type PersonCommand,
  type PersonId,
  type Settings,
  seatOf,
  type Table,
  type TableEvent,
  type ToldEntry,
  tableView,
  withTold,
} from '@south-street/table'
import { expect } from 'vitest'

export const PEOPLE: readonly Asker[] = ['Anna', 'Ben', 'Cedric', 'Dora', 'Emil', 'Fay'].map((name) => ({
  person: name.toLowerCase(),
  name,
}))

export function contextFor(random: Random, now = 1_000_000): Context {
  return {
    now,
    random,
    salt: () => Buffer.alloc(32, 1 + random.below(255)).toString('base64url'),
    hash: (salt, text) =>
      createHash('sha256').update(Buffer.from(salt, 'base64url')).update(text, 'utf8').digest('hex'),
    levels: ['random', 'captain'],
  }
}

export function createdBy(game: AnyGame, players: number, settings: Partial<Settings> = {}): Entry {
  return {
    revision: 1,
    at: 1_000_000,
    by: PEOPLE[0]!.person,
    kind: 'created',
    table: 'table-1',
    game: game.id,
    rules: game.rules,
    settings: {
      options: { players },
      visibility: 'listed',
      pace: { kind: 'live', seconds: 30 },
      spectators: true,
      help: true,
      standIns: 'vote',
      standInLevel: 'random',
      ...settings,
    },
    host: PEOPLE[0]!.person,
    seats: Array.from({ length: players }, () => ({ kind: 'open' as const })),
  }
}

/** A table with its whole log, which says at every step whether both still fit. */
export class Walk {
  readonly game: AnyGame
  readonly log: ToldEntry[]
  readonly told = new Map<PersonId | null, TableEvent[]>()
  table: Table
  now = 1_000_000

  constructor(game: AnyGame, created: Entry) {
    this.game = game
    this.log = [created]
    this.table = openTable(created)
    for (const viewer of viewers(this.table)) this.told.set(viewer, [eventFor(this.table, created, viewer)!])
  }

  /** The refusal's code, or null when the command was carried out. */
  run(command: Command, random: Random): string | null {
    const before = JSON.stringify(this.table)
    const decided = decide(this.game, this.table, command, contextFor(random, this.now))
    expect(JSON.stringify(this.table)).toBe(before)
    if (decided.entries === null) return decided.refusal.code
    const next = cloneTable(this.game, this.table)
    for (const entry of decided.entries) {
      const kept = JSON.parse(JSON.stringify(entry)) as Entry
      const told = withTold(kept, evolve(this.game, next, kept))
      this.log.push(told)
      for (const viewer of viewers(next)) this.hear(next, told, viewer)
    }
    expect(JSON.stringify(this.table)).toBe(before)
    this.table = next
    return null
  }

  private hear(table: Table, entry: ToldEntry, viewer: PersonId | null): void {
    this.told.get(viewer)!.push(eventFor(table, entry, viewer)!)
  }
}

function viewers(_table: Table): (PersonId | null)[] {
  return [...PEOPLE.map(({ person }) => person), null]
}

function randomCommand(game: AnyGame, table: Table, random: Random): Command {
  const owns = (person: PersonId) =>
    table.seats.some((holder) => holder.kind === 'person' && holder.owner?.person === person)
  const seated = PEOPLE.filter(({ person }) => seatOf(table, person) !== null || owns(person))
  const asking = table.status === 'running' && seated.length > 0 && random.below(4) > 0 ? seated : PEOPLE
  const by = asking[random.below(asking.length)]!
  const seat = random.below(table.seats.length + 1)
  const own = seatOf(table, by.person)
  const house = random.below(6) === 0
  if (house) {
    if (random.below(20) === 0) return { by: null, command: { kind: 'forget', person: by.person } }
    const decision = (table.play?.decision ?? 0) - (random.below(4) === 0 ? 1 : 0)
    if (random.below(2) === 0) return { by: null, command: { kind: 'clock', decision } }
    const actor = table.play === null ? null : game.actor(table.play.state)
    const texts = actor === null ? [] : legalTexts(game, table, actor)
    const action = texts[random.below(Math.max(1, texts.length))] ?? 'nonsense'
    const moves = table.play?.moves.length ?? 0
    return { by: null, command: { kind: 'bot-act', seat: actor ?? 0, decision, moves, action } }
  }
  return { by, command: randomWish(game, table, random, seat, own) }
}

function randomWish(game: AnyGame, table: Table, random: Random, seat: number, own: number | null): PersonCommand {
  if (table.status === 'open' && random.below(3) > 0) {
    const wishes: PersonCommand[] = [
      { kind: 'take-seat', seat: null },
      { kind: 'take-seat', seat: null },
      { kind: 'seat-bot', seat, level: 'random' },
      { kind: 'start' },
      { kind: 'choose-house', house: random.below(6) },
      { kind: 'change-terms', terms: { options: { players: 2 + random.below(2) }, help: random.below(2) === 0 } },
      ...(random.below(20) === 0 ? [{ kind: 'close' } as const] : []),
    ]
    return wishes[random.below(wishes.length)]!
  }
  if (own !== null && table.takeBack !== null && random.below(3) === 0)
    return { kind: 'answer-take-back', agree: random.below(3) > 0 }
  if (own !== null && random.below(3) > 0) {
    const texts = legalTexts(game, table, own)
    const action = texts[random.below(Math.max(1, texts.length))] ?? 'nonsense'
    return { kind: 'act', decision: table.play?.decision ?? null, action }
  }
  const claim = ['aa', 'bb'][random.below(2)]!
  if (own === null && table.status === 'running' && random.below(2) === 0)
    return random.below(2) === 0 ? { kind: 'claim-seat', claim: 'aa' } : { kind: 'reclaim-seat' }
  const missed = table.seats.findIndex((holder) => holder.kind === 'person' && holder.away !== null)
  if (missed >= 0 && random.below(3) === 0) return wishFor(missed, 'aa', random)
  const wishes: PersonCommand[] = [
    { kind: 'take-seat', seat },
    { kind: 'leave-seat' },
    { kind: 'seat-bot', seat, level: ['random', 'nobody'][random.below(2)]! },
    { kind: 'empty-seat', seat },
    { kind: 'rename' },
    { kind: 'act', decision: 0, action: 'nonsense' },
    { kind: 'take-back' },
    { kind: 'take-back' },
    { kind: 'answer-take-back', agree: random.below(3) > 0 },
    { kind: 'chat', text: 'Ahoy' },
    { kind: 'go-away' },
    { kind: 'come-back' },
    { kind: 'vote-stand-in', seat },
    { kind: 'start-holiday', days: random.below(3) },
    { kind: 'end-holiday' },
    { kind: 'end-holiday' },
    { kind: 'agree-handover' },
    { kind: 'vote-handover', seat },
    { kind: 'vote-handover', seat },
    { kind: 'offer-seat', seat, claim },
    { kind: 'claim-seat', claim },
    { kind: 'claim-seat', claim },
    { kind: 'reclaim-seat' },
    ...(random.below(2) === 0 ? [{ kind: 'agree-abandon' } as const] : []),
    ...(random.below(table.status === 'open' ? 4 : 3) === 0 ? [{ kind: 'close' } as const] : []),
    { kind: 'rematch', table: 'table-2' },
  ]
  return wishes[random.below(wishes.length)]!
}

/** What the others may want while somebody is away, and what that somebody may. */
function wishFor(seat: number, claim: string, random: Random): PersonCommand {
  const wishes: PersonCommand[] = [
    { kind: 'vote-handover', seat },
    { kind: 'vote-handover', seat },
    { kind: 'offer-seat', seat, claim },
    { kind: 'claim-seat', claim },
    { kind: 'reclaim-seat' },
    { kind: 'agree-abandon' },
  ]
  return wishes[random.below(wishes.length)]!
}

/** What must be so at every moment. */
function checkTable(walk: Walk): void {
  const { game, table, log } = walk
  expect(table.revision).toBe(log.length)
  const people = table.seats.flatMap((holder) => (holder.kind === 'person' ? [holder.person] : []))
  expect(new Set(people).size).toBe(people.length)
  expect(table.seats.length).toBe(table.settings.options.players)
  if (table.status === 'running') expect(game.actor(table.play!.state)).not.toBeNull()
  if (table.status === 'over') expect(game.actor(table.play!.state)).toBeNull()
  checkHouses(walk)
  checkClock(walk)
  if (table.play === null) return
  expect(game.check(table.play.state)).toEqual([])
  const options = table.settings.options
  const state = game.setup(options, game.codec.readDeal(table.play.deal, options))
  for (const { seat, text } of table.play.moves) game.apply(state, seat, game.parse(text))
  expect(JSON.stringify(state)).toBe(JSON.stringify(table.play.state))
}

function checkHouses({ game, table }: Walk): void {
  const houses = tableView(game, table, null).seats.map(({ house }) => house)
  expect(new Set(houses).size).toBe(houses.length)
}

/** Time only goes away where somebody owes a decision, and nobody has less than nothing or more holiday than agreed. */
function checkClock({ game, table }: Walk): void {
  for (const bank of table.play?.banks ?? []) expect(bank).toBeGreaterThanOrEqual(0)
  for (const seat of tableView(game, table, null).seats) {
    if (seat.kind === 'person' && seat.holiday) expect(seat.holiday.left).toBeGreaterThanOrEqual(0)
  }
}

/** A snapshot of now and what came after it make the same table as the whole log. */
function checkFold(walk: Walk, snapshot: string): void {
  const table = JSON.parse(snapshot) as Table
  for (const entry of walk.log.slice(table.revision)) evolve(walk.game, table, entry)
  expect(JSON.stringify(table)).toBe(JSON.stringify(walk.table))
  expect(JSON.stringify(foldTable(walk.game, walk.log))).toBe(JSON.stringify(walk.table))
}

/** Whoever was away hears afterwards what they would have heard at once. */
function checkDigest(walk: Walk, since: number): void {
  const forgotten = walk.log.some(({ kind }) => kind === 'forgotten')
  if (forgotten) return
  for (const [viewer, events] of walk.told) {
    const missed = events.filter(({ revision }) => revision > since)
    const read = walk.log.slice(since).map((entry) => eventFor(walk.table, entry, viewer))
    expect(JSON.stringify(read)).toBe(JSON.stringify(missed))
  }
}

type Permute = (state: never, viewer: Viewer, random: Random) => unknown

/** With other secrets behind it, the table looks, refuses and tells the same to whoever may not know them. */
function checkSecrecy(walk: Walk, permute: Permute, random: Random, seed: string): void {
  const { game, table } = walk
  if (table.status !== 'running' || table.play === null) return
  for (const viewer of viewers(table)) {
    const twin = JSON.parse(JSON.stringify(table)) as Table
    twin.play!.state = permute(twin.play!.state as never, seatOf(table, viewer), random)
    const shown = (one: Table): string => {
      const seat = seatOf(one, viewer)
      const legal = seat === null ? [] : legalTexts(game, one, seat)
      return JSON.stringify([tableView(game, one, viewer), legal, exportTable(game, one, viewer, String)])
    }
    expect(shown(twin)).toBe(shown(table))
    checkAnswers(game, table, twin, viewer, `${seed}/${viewer}`)
    checkNews(game, table, twin, viewer, random)
  }
}

/** What the viewer asks for is decided in the same way. */
function checkAnswers(game: AnyGame, table: Table, twin: Table, viewer: PersonId | null, seed: string): void {
  const by = PEOPLE.find(({ person }) => person === viewer)
  if (by === undefined) return
  for (let i = 0; i < 5; i++) {
    const random = seededRandom(seed, i)
    const seat = random.below(table.seats.length)
    const command = randomWish(game, table, random, seat, seatOf(table, viewer))
    const answers = [table, twin].map((one) => decide(game, one, { by, command }, contextFor(seededRandom(seed))))
    expect(JSON.stringify(answers[1])).toBe(JSON.stringify(answers[0]))
  }
}

/** What somebody does is told in the same way, unless it shows what was hidden. */
function checkNews(game: AnyGame, table: Table, twin: Table, viewer: PersonId | null, random: Random): void {
  for (const [seat, holder] of table.seats.entries()) {
    const texts = legalTexts(game, table, seat)
    const action = texts[random.below(Math.max(1, texts.length))]
    if (action === undefined || holder.kind !== 'person') continue
    const command = { kind: 'act', decision: table.play!.decision, action } as const
    const by = { person: holder.person, name: holder.name }
    const heard = [table, twin].map((one) => {
      const next = cloneTable(game, one)
      const { entries } = decide(game, one, { by, command }, contextFor(random))
      const events = entries?.map((entry) => eventFor(next, withTold(entry, evolve(game, next, entry)), viewer))
      return { events, text: JSON.stringify([events, tableView(game, next, viewer)]) }
    })
    const reveals = heard.some(({ events }) => events?.some((event) => event?.told?.some((told) => told.reveals)))
    if (!reveals && heard[1]!.events !== undefined) expect(heard[1]!.text).toBe(heard[0]!.text)
  }
}

const PACES: readonly Pace[] = [
  { kind: 'live', seconds: 30 },
  { kind: 'bank', seconds: 60, increment: 5 },
  { kind: 'correspondence', hours: 12, holidayDays: 3 },
  { kind: 'none' },
]
const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

function beginWithPeople(walk: Walk, players: number, random: Random): void {
  for (const by of PEOPLE.slice(0, players)) walk.run({ by, command: { kind: 'take-seat', seat: null } }, random)
  walk.run({ by: PEOPLE[0]!, command: { kind: 'start' } }, random)
  if (random.below(3) === 0) handOn(walk, random)
}

/** Somebody is silent for so long that the seat is handed on; chance alone hardly gets there. */
function handOn(walk: Walk, random: Random): void {
  const { game, table } = walk
  const seat = game.actor(table.play!.state)!
  walk.now = deadline(game, table) ?? walk.now + 4 * DAY
  walk.run({ by: null, command: { kind: 'clock', decision: 0 } }, random)
  for (const by of PEOPLE) walk.run({ by, command: { kind: 'vote-handover', seat } }, random)
  walk.now += 8 * DAY
  for (const by of PEOPLE) walk.run({ by, command: { kind: 'offer-seat', seat, claim: 'aa' } }, random)
  walk.run({ by: PEOPLE[5]!, command: { kind: 'claim-seat', claim: 'aa' } }, random)
}

export function walkRandomly(game: AnyGame, players: number, seed: string, steps: number, permute: Permute): Walk {
  const random = seededRandom('walk', seed)
  const pace = PACES[random.below(PACES.length)]!
  const longest = pace.kind === 'none' || pace.kind === 'correspondence' ? 8 * DAY : 45 * MINUTE
  const walk = new Walk(game, createdBy(game, players, { pace }))
  if (random.below(2) === 0) beginWithPeople(walk, players, random)
  let snapshot = JSON.stringify(walk.table)
  for (let step = 0; step < steps; step++) {
    if (random.below(8) === 0) walk.now += 1000 * random.below(40)
    if (random.below(12) === 0) walk.now += random.below(longest)
    walk.run(randomCommand(game, walk.table, random), random)
    checkTable(walk)
    if (random.below(10) === 0) checkSecrecy(walk, permute, random, `${seed}/${step}`)
    if (random.below(10) === 0) checkFold(walk, snapshot)
    if (random.below(20) === 0) checkDigest(walk, random.below(walk.log.length))
    if (random.below(10) === 0) snapshot = JSON.stringify(walk.table)
  }
  checkFold(walk, snapshot)
  checkDigest(walk, 0)
  return walk
}
