import { seededRandom, winners } from '@south-street/engine'
import { describe, expect, test } from 'vitest'
import { CARDS, KINDS, readCard } from '../src/cards.ts'
import { game } from '../src/index.ts'
import { REFUSALS } from '../src/rules.ts'
import type { Event, State } from '../src/state.ts'
import words from '../words/en.json' with { type: 'json' }

const crates = (...ids: string[]) => ids.map(readCard)

function begin(players: number): State {
  return game.setup({ players }, game.deal({ players }, seededRandom('rules', players)))
}

/** Whoever is asked takes the first crate, until the game is over or so many have been taken. */
function takeFirst(state: State, turns = Number.POSITIVE_INFINITY): Event[] {
  const told: Event[] = []
  for (let turn = 0; turn < turns && state.actor !== null; turn++) {
    game.apply(state, state.actor, { type: 'take', card: state.quay[0]! }, (event) => told.push(event))
  }
  return told
}

describe('crates', () => {
  test('TG-1.1: four kinds, each worth 1 to 6', () => {
    expect(CARDS).toHaveLength(24)
    for (const [kind] of KINDS.entries()) {
      expect(CARDS.filter((card) => card.kind === kind).map(({ worth }) => worth)).toEqual([1, 2, 3, 4, 5, 6])
    }
  })

  test('TG-1.2: four lie open, and another deal lays out others', () => {
    expect(begin(2).quay).toHaveLength(4)
    expect(begin(2).pile).toHaveLength(20)
    expect(begin(2).quay).not.toEqual(begin(3).quay)
  })
})

describe('a turn', () => {
  test('TG-2.1: an open crate is taken, by whoever is asked', () => {
    const state = begin(2)
    const [card] = state.quay
    expect(game.refuse(state, 1, { type: 'take', card: card! })).toMatchObject({ code: 'not-your-turn' })
    expect(game.refuse(state, 0, { type: 'take', card: state.pile[0]! })).toMatchObject({ code: 'not-on-quay' })
    takeFirst(state, 1)
    expect(state.taken).toEqual([[card], []])
    expect(game.actor(state)).toBe(1)
  })

  test('TG-2.2: the next crate takes its place, as long as there is one', () => {
    const state = begin(4)
    const next = state.pile.at(-1)!
    expect(takeFirst(state, 1)).toContainEqual({ type: 'landed', card: next, reveals: true })
    expect(state.quay).toContain(next)
    takeFirst(state)
    expect(state.pile).toEqual([])
  })
})

test('TG-3.1: the game ends when everybody has five crates', () => {
  for (const players of [2, 3, 4]) {
    const state = begin(players)
    expect(takeFirst(state).at(-1)).toEqual({ type: 'ended' })
    expect(state.taken.map(({ length }) => length)).toEqual(Array(players).fill(5))
    expect(game.refuse(state, 0, { type: 'take', card: state.quay[0] ?? 0 })).toMatchObject({ code: 'game-over' })
  }
})

describe('points', () => {
  const scoresOf = (...taken: number[][]) => game.score({ ...begin(2), taken })

  test('TG-4.1: a crate is worth what it says', () => {
    expect(scoresOf(crates('tea-3', 'rum-6'), [])[0]).toMatchObject({ total: 9 })
  })

  test('TG-4.2: a kind of which there are several is worth 3 more', () => {
    const [score] = scoresOf(crates('silk-5', 'silk-2', 'silk-1', 'rum-1', 'rum-2', 'tea-1'), [])
    expect(score!.items.map(({ points }) => points)).toEqual([12, 6])
  })

  test('TG-4.3: the most points win, and the same number shares the victory', () => {
    expect(winners(scoresOf(crates('tea-3'), crates('rum-2')))).toEqual([0])
    expect(winners(scoresOf(crates('tea-3'), crates('rum-3')))).toEqual([0, 1])
  })
})

test('there is a sentence for every refusal, and a refusal for every sentence', () => {
  expect(Object.keys(words.refusals).sort()).toEqual(Object.keys(REFUSALS).sort())
})
