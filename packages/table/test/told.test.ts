import { type AnyGame, type GameEvent, seededRandom } from '@south-street/engine'
import { highCard } from '@south-street/engine/test/high-card.ts'
import { eventFor, evolve, foldTable, isTold, readSnapshot, type Table } from '@south-street/table'
import { expect, test } from 'vitest'
import { createdBy, PEOPLE, Walk } from './random-table.ts'

const [anna, ben, cedric] = PEOPLE as [(typeof PEOPLE)[0], (typeof PEOPLE)[0], (typeof PEOPLE)[0]]
const random = seededRandom('told')

/** The toy, which tells each seat something that is for it alone, and counts its moves. */
function whispering(): { game: AnyGame; count: { applied: number } } {
  const toy = highCard() as unknown as AnyGame
  const count = { applied: 0 }
  const apply: AnyGame['apply'] = (state, seat, action, emit) => {
    count.applied++
    toy.apply(state, seat, action, emit)
    emit?.({ type: 'whispered', only: seat } as GameEvent)
  }
  return { game: { ...toy, apply }, count }
}

function running(game: AnyGame): Walk {
  const walk = new Walk(game, createdBy(game, 2, { pace: { kind: 'none' } }))
  walk.run({ by: anna, command: { kind: 'take-seat', seat: 0 } }, random)
  walk.run({ by: ben, command: { kind: 'take-seat', seat: 1 } }, random)
  walk.run({ by: anna, command: { kind: 'start' } }, random)
  return walk
}

function play(walk: Walk): void {
  const { state, decision } = walk.table.play!
  const seat = walk.game.actor(state)!
  const holder = walk.table.seats[seat]!
  const by = PEOPLE.find(({ person }) => holder.kind === 'person' && holder.person === person)!
  const action = walk.game.format(walk.game.legal(state, seat)[0])
  expect(walk.run({ by, command: { kind: 'act', decision, action } }, random)).toBeNull()
}

const whispers = (walk: Walk, viewer: string | null, table: Table = walk.table) =>
  walk.log.flatMap((entry) => eventFor(table, entry, viewer)?.told ?? []).filter(({ type }) => type === 'whispered')
    .length

test('what was told to a seat is for whoever held it then, and for nobody after', () => {
  const walk = running(whispering().game)
  for (let i = 0; i < 4; i++) play(walk)
  expect([anna, ben, cedric].map(({ person }) => whispers(walk, person))).toEqual([2, 2, 0])
  expect(whispers(walk, null)).toBe(0)
  walk.run({ by: ben, command: { kind: 'agree-handover' } }, random)
  walk.run({ by: anna, command: { kind: 'offer-seat', seat: 1, claim: 'aa' } }, random)
  walk.run({ by: cedric, command: { kind: 'claim-seat', claim: 'aa' } }, random)
  for (let i = 0; i < 4; i++) play(walk)
  expect([anna, ben, cedric].map(({ person }) => whispers(walk, person))).toEqual([4, 2, 2])
})

test('an entry says what it told; one kept before does not', () => {
  const walk = running(whispering().game)
  play(walk)
  expect(walk.log.every(isTold)).toBe(true)
  const { told, ...before } = walk.log.at(-1)!
  expect(told).toBeDefined()
  expect(isTold(before as never)).toBe(false)
})

test('a snapshot from before holders were kept knows them from then on', () => {
  const walk = running(whispering().game)
  play(walk)
  const { holders, ...old } = JSON.parse(JSON.stringify(walk.table)) as Table
  expect(holders).toHaveLength(2)
  const table = readSnapshot(old)
  for (let i = 0; i < 2; i++) play(walk)
  for (const entry of walk.log.slice(table.revision)) evolve(walk.game, table, entry)
  expect(whispers(walk, 'anna', table) + whispers(walk, 'ben', table)).toBe(2)
  expect(readSnapshot(walk.table)).toEqual(walk.table)
})

test('sitting down and getting up again and again before the start leaves nothing behind', () => {
  const walk = new Walk(whispering().game, createdBy(highCard() as unknown as AnyGame, 2, { pace: { kind: 'none' } }))
  walk.run({ by: anna, command: { kind: 'take-seat', seat: 0 } }, random)
  for (const by of [ben, cedric, ben, cedric, ben]) {
    if (walk.table.seats[1]!.kind === 'person')
      walk.run({ by: by === ben ? cedric : ben, command: { kind: 'leave-seat' } }, random)
    walk.run({ by, command: { kind: 'take-seat', seat: 1 } }, random)
  }
  expect(walk.table.holders).toHaveLength(2)
  walk.run({ by: anna, command: { kind: 'start' } }, random)
  for (let i = 0; i < 4; i++) play(walk)
  expect([anna, ben, cedric].map(({ person }) => whispers(walk, person))).toEqual([2, 2, 0])
})

test('taking back again and again does not play the game through each time', () => {
  const { game, count } = whispering()
  const walk = running(game)
  const repeats = 60
  while (walk.table.play!.moves.length < 10) play(walk)
  for (let i = 0; i < repeats; i++) {
    play(walk)
    const last = walk.table.play!.moves.at(-1)!
    const by = [anna, ben][last.seat]!
    const other = [anna, ben][1 - last.seat]!
    walk.run({ by, command: { kind: 'take-back' } }, random)
    if (walk.table.takeBack !== null)
      walk.run({ by: other, command: { kind: 'answer-take-back', agree: true } }, random)
    expect(walk.table.play!.moves).toHaveLength(10)
  }
  count.applied = 0
  const folded = foldTable(game, walk.log)
  // From the deal it would be ten moves for each take-back.
  expect(count.applied).toBeLessThan(20 + 4 * repeats)
  expect(JSON.stringify(folded)).toBe(JSON.stringify(walk.table))
})

test('the start tells the seal of the deal, and nothing of the deal', () => {
  const walk = running(highCard())
  const started = walk.log.find(({ kind }) => kind === 'started')!
  for (const viewer of [anna.person, ben.person, null]) {
    const { what } = eventFor(walk.table, started, viewer)!
    expect(Object.keys(what).sort()).toEqual(['kind', 'sha256'])
  }
})
