import { type AnyBot, randomBot } from '@south-street/bots'
import { type AnyGame, rank } from '@south-street/engine'
import { highCard } from '@south-street/engine/test/high-card.ts'
import { type Asker, cloneTable, type PersonCommand } from '@south-street/table'
import { At, anna, ben, cedric, DAY, dora, game, running } from '@south-street/table/test/at.ts'
import { createdBy } from '@south-street/table/test/random-table.ts'
import { describe, expect, test } from 'vitest'
import { dueWorkOf, questionTo } from '../src/due-work.ts'
import { changesListing, listingOf } from '../src/listing.ts'
import { LiveTable } from '../src/live-table.ts'
import { gameResult, WHOLE_WIN } from '../src/result.ts'
import { TableCache } from '../src/table-cache.ts'
import { rank as rankAnswers, think } from '../src/think.ts'
import { nextTurn } from './test-house.ts'

const NO_ORDERS = new Map()

/** A table as it is held in memory, under a name of its own. */
function liveFrom(at: At, id = at.table.id, salt = at.table.play!.salt): LiveTable {
  const state = { ...structuredClone(at.table), id, play: { ...structuredClone(at.table.play!), salt } }
  const snapshot = { revision: at.table.revision, state }
  return new LiveTable(game, { snapshot, entries: [] }, NO_ORDERS)
}

test('bots’ guesses hang on what nobody knows: the salt of the table', () => {
  const at = running(2)
  const [one, other] = [liveFrom(at), liveFrom(at, at.table.id, 'another salt')]
  const turn = { seat: 0, level: 'captain', decision: 1, moves: 0 }
  expect(questionTo(turn, one).seed).toContain(one.table.play!.salt)
  expect(questionTo(turn, one).seed).not.toBe(questionTo(turn, other).seed)
})

test('another seed is another guess at what is hidden, and another bot’s luck', () => {
  const toy: AnyGame = highCard()
  const view = toy.view(running(2).table.play!.state, 0)
  const seen: string[] = []
  const listening: AnyBot = {
    ...randomBot,
    decide: (state, seat, random) => {
      seen.push(`${JSON.stringify(state)} ${random.below(1_000_000)}`)
      return randomBot.decide(state, seat, random)
    },
  }
  const ask = (seed: string) =>
    think(toy, { game: toy.id, rules: toy.rules, players: 2, level: 'random', seat: 0, view, seed }, listening)
  for (const seed of ['a', 'b', 'c', 'd']) ask(seed)
  ask('a')
  expect(new Set(seen.slice(0, 4)).size).toBe(4)
  expect(seen[4]).toBe(seen[0])
})

describe('a hint', () => {
  const toy: AnyGame = highCard()
  const { state } = running(2).table.play!
  const [first, second] = toy.legal(state, 0)
  const question = { game: toy.id, rules: toy.rules, players: 2, level: 'captain', view: toy.view(state, 0), seed: 'a' }
  const reason = (kind: string) => ({ kind, about: {}, said: { key: `reasons.${kind}`, params: {} } })

  test('of a bot that tells no chances is its values, without reasons', () => {
    const valuing: AnyBot = { ...randomBot, appraise: () => [{ action: first, value: 0.5 }] }
    expect(rankAnswers(toy, question, valuing)).toEqual([
      { action: toy.format(first), chance: 0.5, behind: 'close', because: [] },
    ])
  })

  test('has the best answer first, why it and why not the others, and the facts if it was asked for them', () => {
    const facts = { worlds: 3, rounds: 1, ended: [0, 1], seen: { richest: [1, 0] } }
    const asked: unknown[] = []
    const ranked = (action: unknown, chance: number) => ({
      ...{ action, value: 0, chance, error: 0, gapError: 0.01, doubt: 0, points: 0, seats: [], facts },
    })
    const telling: AnyBot = {
      ...randomBot,
      rank: (_view, _random, asking) => {
        asked.push(asking)
        return [ranked(first, 0.2), ranked(second, 0.4)]
      },
      explain: (_view, moves) => moves.map(({ chance }) => [reason(chance === 0.4 ? 'why' : 'why-not')]),
    }
    const advice = [
      { action: toy.format(second), chance: 0.4, behind: 'close', because: [reason('why')] },
      { action: toy.format(first), chance: 0.2, behind: 'clear', because: [reason('why-not')] },
    ]
    expect(rankAnswers(toy, question, telling)).toEqual(advice)
    const also = [toy.format(first)]
    expect(rankAnswers(toy, { ...question, facts: true, also }, telling)).toEqual(
      advice.map((one) => ({ ...one, facts })),
    )
    expect(asked[1]).toEqual({ facts: true, hint: true, also: [first] })
  })

  test('may end with a remark on what answers no decision, one of a kind', () => {
    const remarking: AnyBot = {
      ...randomBot,
      rank: () => [{ action: first, value: 0, chance: 0.5, error: 0, gapError: 0, doubt: 0, points: 0, seats: [] }],
      explain: () => [[]],
      remark: () => [reason('early')],
    }
    const told = rankAnswers(toy, question, remarking)
    expect(toy.legal(state, 0).length).toBeGreaterThan(2)
    expect(told.slice(1)).toEqual([
      { action: toy.format(second), chance: null, behind: null, because: [reason('early')] },
    ])
  })
})

test('a standing order answers when a bot would', () => {
  const at = running(2)
  const live = liveFrom(at)
  // Its stretch is over: the order has to be taken away.
  const order = { until: 'game', stretch: 'an earlier one' }
  const { movedAt } = at.table.play!
  live.orders = new Map([[0, { order, at: movedAt - 5 }]])
  const work = dueWorkOf(live, 900, movedAt)
  expect(work).toEqual({ kind: 'order', at: movedAt + 900 })
})

test('whose seat was handed on without their word still finds the table in their list', () => {
  const at = running(3, { pace: { kind: 'correspondence', hours: 24, holidayDays: 0 } })
  at.table.host = 'ben'
  at.timeOut()
  for (const by of [ben, cedric]) at.ask(by, { kind: 'vote-handover', seat: 0 })
  at.now += DAY
  at.ask(ben, { kind: 'offer-seat', seat: 0, claim: 'hash' })
  expect(at.ask(dora, { kind: 'claim-seat', claim: 'hash' })).toBeNull()
  const { people } = listingOf(game, at.table).summary as { people: string[] }
  expect(people.sort()).toEqual([anna, ben, cedric, dora].map(({ person }) => person))
})

test('a list is told whatever it keeps of a table, as soon as it changes', () => {
  const at = new At(game, createdBy(game, 2))
  const asks: readonly [Asker, PersonCommand][] = [
    [anna, { kind: 'take-seat', seat: 0 }],
    [ben, { kind: 'take-seat', seat: 1 }],
    [anna, { kind: 'change-terms', terms: { pace: { kind: 'live', seconds: 5 } } }],
    [ben, { kind: 'take-seat', seat: null }],
    [anna, { kind: 'change-terms', terms: { options: { players: 3 }, help: false } }],
    [cedric, { kind: 'take-seat', seat: 2 }],
    [ben, { kind: 'choose-house', house: 3 }],
    [cedric, { kind: 'leave-seat' }],
    [anna, { kind: 'seat-bot', seat: 2, level: 'random' }],
    [anna, { kind: 'change-terms', terms: { options: { players: 2 } } }],
    [anna, { kind: 'start' }],
    [ben, { kind: 'chat', text: 'Good luck' }],
    [ben, { kind: 'leave-seat' }],
  ]
  for (const [by, command] of asks) {
    const before = cloneTable(game, at.table)
    expect(at.ask(by, command)).toBeNull()
    if (changesListing(before, at.table, at.log.slice(before.revision))) continue
    expect(listingOf(game, at.table), command.kind).toEqual(listingOf(game, before))
  }
})

test('a list keeps how a game has ended, and nothing of it before', () => {
  const at = running(3)
  while (at.table.status === 'running') {
    expect(listingOf(game, at.table).summary).not.toHaveProperty('result')
    expect(at.play()).toBeNull()
  }
  const scores = game.score(at.table.play!.state)
  expect(listingOf(game, at.table).summary).toMatchObject({
    result: {
      points: scores.map(({ total }) => total),
      places: rank(scores),
      people: [anna, ben, cedric].map(({ person }) => person),
    },
  })
})

test('a shared win is a part of one for each, and beaten is only who came out behind', () => {
  const at = running(3)
  while (at.table.status === 'running') expect(at.play()).toBeNull()
  const score = (total: number) => ({ total, items: [{ name: 'cards', points: total, clause: 'X-1' }], tieBreaks: [] })
  const tied: AnyGame = { ...game, score: () => [5, 5, 3].map(score) }
  const { seats } = gameResult(tied, at.table)!
  expect(seats.map(({ place, share, met, beaten }) => ({ place, share, met, beaten }))).toEqual([
    { place: 1, share: WHOLE_WIN / 2, met: 2, beaten: 1 },
    { place: 1, share: WHOLE_WIN / 2, met: 2, beaten: 1 },
    { place: 3, share: 0, met: 2, beaten: 0 },
  ])
  expect(seats.map(({ person }) => person)).toEqual([anna, ben, cedric].map(({ person }) => person))
})

function cacheOf(capacity: number) {
  const counts: number[] = []
  const loads: string[] = []
  const ready = new Map<string, (live: LiveTable) => void>()
  const at = running(2)
  const cache = new TableCache(
    capacity,
    (id) => {
      loads.push(id)
      return new Promise((resolve) => ready.set(id, resolve))
    },
    (count) => counts.push(count),
  )
  const open = async (id: string) => {
    const opening = cache.open(id)
    ready.get(id)?.(liveFrom(at, id))
    return (await opening)!
  }
  return { cache, open, loads, counts, ready, at }
}

test('so many tables stay in memory; whoever watches keeps theirs', async () => {
  const { cache, open, counts } = cacheOf(3)
  const watched = await open('watched')
  const heard: unknown[] = []
  watched.listeners.add((news) => heard.push(news))
  for (const id of ['a', 'b', 'c', 'd', 'e', 'f']) await open(id)
  expect(cache.held().length).toBeLessThanOrEqual(4)
  expect(cache.held()).toContain(watched)
  expect(watched.isStale).toBe(false)
  expect(heard).toEqual([])
  expect(Math.max(...counts)).toBeLessThanOrEqual(4)
  watched.listeners.clear()
  for (const id of ['g', 'h', 'i']) await open(id)
  expect(cache.held()).not.toContain(watched)
})

test('a table of which news come while it is being read is read again', async () => {
  const { cache, loads, ready, at } = cacheOf(3)
  const opening = cache.open('a')
  expect(cache.get('a')).toBeUndefined()
  const old = liveFrom(at, 'a')
  ready.get('a')!(old)
  await nextTurn()
  expect(loads).toEqual(['a', 'a'])
  const fresh = liveFrom(at, 'a')
  ready.get('a')!(fresh)
  expect(await opening).toBe(fresh)
  expect(cache.held()).toEqual([fresh])
})
