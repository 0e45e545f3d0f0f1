import { readFileSync } from 'node:fs'
import { readRecord } from '@south-street/engine'
import { playOut, sumTallies } from '@south-street/engine/habits'
import { expect, test } from 'vitest'
import { transatlanticHabits } from '../habits/index.ts'
import { transatlantic } from '../src/index.ts'
import en from '../words/en.json' with { type: 'json' }

function golden(seats: number): string[] {
  const file = new URL(`golden/${seats}-seats.ndjson`, import.meta.url)
  return readFileSync(file, 'utf8').trim().split('\n')
}

const games = [2, 3, 4].flatMap(golden).map((line) => playOut(readRecord(JSON.parse(line), [transatlantic]))!)
const own = sumTallies(games.map((game) => transatlanticHabits.count(game, 0)))
const others = sumTallies(
  games.flatMap((game) =>
    Array.from({ length: game.options.players - 1 }, (_, seat) => transatlanticHabits.count(game, seat + 1)),
  ),
)

test('what is counted of a game is what has happened in it', () => {
  const happened = games.flatMap(({ events }) => events)
  const both = sumTallies([own, others])
  const count = (type: string) => happened.filter((one) => one.type === type).length
  expect(both.houses ?? 0).toBe(count('built'))
  expect(both.scrapped ?? 0).toBe(count('scrapped'))
  const cards = Object.entries(both).flatMap(([name, some]) => (name.startsWith('card:') ? [some] : []))
  expect(cards.reduce((all, one) => all + one, 0)).toBe(count('played'))
})

test('what follows from it has words, and nothing follows from nothing', () => {
  const facts = transatlanticHabits.facts(own, others)
  expect(facts.length).toBeGreaterThan(3)
  for (const { key, params } of facts) {
    const [group, name] = key.split('.') as ['habits', keyof typeof en.habits]
    const gaps = [...en[group][name].matchAll(/{{(.*?)}}/g)].map((gap) => gap[1]!)
    expect(Object.keys(params).sort()).toEqual(gaps.sort())
  }
  expect(transatlanticHabits.facts({}, {})).toEqual([])
  const items = transatlantic.score(games[0]!.state)[0]!.items
  expect(transatlanticHabits.sources.map((source) => source.name)).toEqual(items.map((item) => item.name))
})
