import { readFileSync } from 'node:fs'
import { readRecord } from '@south-street/engine'
import { playOut, sumTallies } from '@south-street/engine/habits'
import { expect, test } from 'vitest'
import { packetRowHabits } from '../habits/index.ts'
import { packetRow } from '../src/index.ts'
import en from '../words/en.json' with { type: 'json' }

function golden(seats: number): string[] {
  const file = new URL(`golden/${seats}-seats.ndjson`, import.meta.url)
  return readFileSync(file, 'utf8').trim().split('\n')
}

const games = [2, 3, 4].flatMap(golden).map((line) => playOut(readRecord(JSON.parse(line), [packetRow]))!)
const own = sumTallies(games.map((game) => packetRowHabits.count(game, 0)))
const others = sumTallies(
  games.flatMap((game) =>
    Array.from({ length: game.options.players - 1 }, (_, seat) => packetRowHabits.count(game, seat + 1)),
  ),
)

test('what is counted of a game is what has happened in it', () => {
  const happened = games.flatMap(({ events }) => events)
  const deliveries = happened.filter((one) => one.type === 'delivered' || (one.type === 'settled' && one.delivery))
  const both = sumTallies([own, others])
  expect(both.deliveries).toBe(deliveries.length)
  const to = Object.entries(both).flatMap(([name, count]) => (name.startsWith('to:') ? [count] : []))
  expect(to.reduce((all, one) => all + one, 0)).toBe(both.contracts)
  const rounds = happened.filter(({ type }) => type === 'round-ended').length
  expect(both['master-rounds']).toBe(rounds)
  expect(both['master-takes']).toBeLessThanOrEqual(rounds)
})

test('what follows from it has words, and nothing follows from nothing', () => {
  const facts = packetRowHabits.facts(own, others)
  expect(facts.length).toBeGreaterThan(3)
  for (const { key, params } of facts) {
    const [group, name] = key.split('.') as ['habits', keyof typeof en.habits]
    const gaps = [...en[group][name].matchAll(/{{(.*?)}}/g)].map((gap) => gap[1]!)
    expect(Object.keys(params).sort()).toEqual(gaps.sort())
  }
  expect(packetRowHabits.facts({}, {})).toEqual([])
  const items = packetRow.score(games[0]!.state)[0]!.items
  expect(packetRowHabits.sources.map((source) => source.name)).toEqual(items.map((item) => item.name))
})
