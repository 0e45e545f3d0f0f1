import { readFileSync, statSync } from 'node:fs'
import {
  type AnyBot,
  type Audit,
  type BotFamily,
  type Facts,
  type SuitePosition,
  simulate,
  type WrittenHint,
} from '@south-street/bots'
import { type AnyGame, type GameOptions, seededRandom } from '@south-street/engine'
import { describe, expect, test } from 'vitest'

/** A game with its bots. */
interface Family {
  readonly game: AnyGame
  readonly bots: BotFamily
  optionsFor(players: number): GameOptions
}

interface KnownMoves {
  readonly name: string
  readonly players: number
  /** As text: a guest's first moves in a game against greedy players. */
  readonly moves: readonly string[]
}

async function movesOf({ game, bots, optionsFor }: Family, name: string, players: number, most: number) {
  const guest = await bots.load(name, players)
  const rival = await bots.load('greedy', players)
  const moves: string[] = []
  const pinned: AnyBot = {
    name,
    decide: (...asked) => {
      if (moves.length === most) return rival.decide(...asked)
      const action = guest.decide(...asked)
      moves.push(game.format(action))
      return action
    },
  }
  const seated = Array.from({ length: players }, (_, seat) => (seat === 0 ? pinned : rival))
  const { faults } = simulate(game, optionsFor(players), 'frozen', seated)
  expect(faults).toEqual([])
  return moves
}

/**
 * What guests do is pinned: a change of the search, the features or the values that reaches a frozen guest shows here, and
 * the guest has to be given its old parts back.
 */
export function tryGuests(family: Family, known: readonly KnownMoves[]): void {
  const { bots } = family
  describe('frozen guests', () => {
    test.each(known)('$name plays as it always did with $players seats', async ({ name, players, moves }) => {
      expect(await movesOf(family, name, players, moves.length)).toEqual(moves)
    })

    test('are not among the levels that players are offered', () => {
      expect(bots.guests).toEqual(['captain-1', 'commodore-1'])
      for (const guest of bots.guests) expect(bots.levels).not.toContain(guest)
    })
  })
}

/** Looks at the file of a game's suite; it is to have so many positions, with every number of seats. */
export function trySuiteFile(game: AnyGame, file: URL, atLeast: number): void {
  test('the position suite is there, sound and small', () => {
    expect(statSync(file).size).toBeLessThan(2_000_000)
    const positions = readFileSync(file, 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as SuitePosition<unknown>)
    expect(positions.length).toBeGreaterThanOrEqual(atLeast)
    expect(new Set(positions.map(({ id }) => id)).size).toBe(positions.length)
    const { min, max } = game.seats
    const seats = Array.from({ length: max - min + 1 }, (_, i) => min + i)
    expect(new Set(positions.map(({ players }) => players))).toEqual(new Set(seats))
    for (const { id, state, options } of positions) {
      expect(game.check(state), id).toEqual([])
      expect(options.length).toBeGreaterThan(1)
      const worlds = options[0]!.wins.length
      expect(worlds).toBeGreaterThan(1)
      for (const { action, wins } of options) {
        expect(wins, id).toMatch(/^[0-5]+$/)
        expect(wins.length, id).toBe(worlds)
        expect(game.refuse(state, game.actor(state)!, game.parse(action)), id).toBeNull()
      }
    }
  })
}

/** Asks the captain about positions, and about others that look the same to the seat: it may not tell them apart. */
export async function tryToldChances(game: AnyGame, bots: BotFamily, players: number, states: readonly unknown[]) {
  const random = seededRandom('told', players)
  const captain = await bots.load('captain', players)
  for (const state of states) {
    const seat = game.actor(state)!
    const view = game.view(state, seat)
    const other = game.view(game.sample(view, random), seat)
    const told = captain.rank!(view, seededRandom('told'))
    expect(captain.rank!(other, seededRandom('told'))).toEqual(told)
    for (const { chance, error, points, seats } of told) {
      expect(seats.reduce((sum, one) => sum + one.chance, 0)).toBeCloseTo(1, 9)
      expect(seats[seat]).toEqual({ chance, points })
      for (const one of seats) expect(one.chance).toBeGreaterThanOrEqual(0)
      expect(error).toBeGreaterThanOrEqual(0)
      expect(error).toBeLessThan(0.3)
    }
  }
}

/** What a captain says of an answer, with the facts behind it. */
interface Told extends Facts {
  readonly action: string
}

/** What a captain tells of every answer to the decision that is owed, as one line of JSON each. */
export async function tellFacts(
  game: AnyGame,
  bots: BotFamily,
  players: number,
  state: unknown,
  ask: 'rank' | 'appraise' = 'rank',
): Promise<string[]> {
  const captain = await bots.load('captain', players)
  const said = captain[ask]!(game.view(state, game.actor(state)!), seededRandom('facts'), { facts: true })
  return said.map(({ action, facts }) => JSON.stringify({ action: game.format(action), ...facts }))
}

/** What one of those lines says. */
export function findTold<Seen>(lines: readonly string[], action: string): Told & { readonly seen: Seen } {
  const told = lines.map((line) => JSON.parse(line) as Told & { readonly seen: Seen })
  const found = told.find((one) => one.action === action)
  expect(found, told.map((one) => one.action).join('; ')).toBeDefined()
  return found!
}

/** Hints about some positions of the suite, with all that they were made from. */
async function writeHints(game: AnyGame, bots: BotFamily, suite: URL, count: number): Promise<WrittenHint[]> {
  const lines = readFileSync(suite, 'utf8').split('\n')
  const positions = lines.filter((line) => line !== '').map((line) => JSON.parse(line) as SuitePosition<unknown>)
  const every = Math.floor(positions.length / count)
  const hints: WrittenHint[] = []
  for (const { id, players, state } of positions.filter((_, i) => i % every === 0).slice(0, count)) {
    const captain = await bots.load('captain', players)
    const seat = game.actor(state)!
    const view = game.view(state, seat)
    const ask = (seen: unknown) => {
      const ranked = captain.rank!(seen, seededRandom('hint', id), { facts: true, hint: true })
      const reasons = captain.explain!(seen, ranked)
      const told = ranked.map((one, i) => ({ ...one, action: game.format(one.action), because: reasons[i]! }))
      return told.sort((a, b) => b.chance - a.chance)
    }
    const answers = ask(view)
    // Whatever the seat cannot see may be different, and not a word changes.
    if (hints.length === 0) {
      const other = game.view(game.sample(view, seededRandom('other', id)), seat)
      expect(ask(other), id).toEqual(answers)
    }
    hints.push({ game: game.id, rules: game.rules, players, seed: id, decision: 0, view, answers, words: {} })
  }
  return hints
}

/** The short form of `npm run hints -- --check`: what the captain says is so, and what is not so is found. */
export function tryHints(game: AnyGame, bots: BotFamily, audit: Audit, suite: URL, count: number): void {
  test('what hints state is so, and depends on nothing that the seat cannot see', async () => {
    const hints = await writeHints(game, bots, suite, count)
    expect(hints.flatMap(audit)).toEqual([])
    expect(hints.every(({ answers }) => answers.length < 2 || answers.every(({ because }) => because.length > 0))).toBe(
      true,
    )
  }, 60_000)
}
