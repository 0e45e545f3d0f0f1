import { randomBot, simulate } from '@south-street/bots'
import { tryToldChances } from '@south-street/bots/test/family-suite.ts'
import { type AnyGame, seededRandom, verifyRecord } from '@south-street/engine'
import { type Action, transatlantic, type View } from '@south-street/transatlantic'
import { createLevel, readWeights, transatlanticBots, type WeightsFile } from '@south-street/transatlantic/bots'
import { describe, expect, test } from 'vitest'
import { Features, featureCount } from '../bots/features.ts'
import { createMind } from '../bots/mind.ts'
import { listOptions } from '../bots/options.ts'
import { MAX_CODES } from '../src/actions/verb.ts'
import { search } from '../src/legal.ts'
import type { State } from '../src/state.ts'

const game: AnyGame = transatlantic
const PLAYERS = [2, 3, 4]
/** The two that look furthest take too long to be tried as often as the others. */
const QUICK = ['deckhand', 'clerk', 'mate', ...transatlanticBots.styles]
const CODES = new Uint16Array(MAX_CODES)

function optionsFor(players: number) {
  return { players, president: players === 3, compensation: false }
}

/** Positions from random games, each with a decision to make. */
function positions(players: number, count: number): State[] {
  const random = seededRandom('positions', players)
  const options = optionsFor(players)
  const found: State[] = []
  while (found.length < count) {
    const state = transatlantic.setup(options, transatlantic.deal(options, random))
    while (state.actor >= 0) {
      if (random.below(40) === 0) found.push(transatlantic.clone(state))
      const codes = listOptions(state, state.actor, CODES)
      search.applyCode(state, state.actor, CODES[random.below(codes)]!)
    }
  }
  return found.slice(0, count)
}

async function decide(name: string, view: View, players: number): Promise<Action> {
  const bot = await transatlanticBots.load(name, players)
  return bot.decide(view, [], seededRandom('decision')) as Action
}

describe.each(PLAYERS)('bots with %i seats', (players) => {
  test.each(QUICK)('%s plays a whole game by the rules, without a fault', async (name) => {
    const bots = await Promise.all(Array.from({ length: players }, () => transatlanticBots.load(name, players)))
    const { record, faults } = simulate(game, optionsFor(players), `game of ${name}`, bots)
    expect(faults).toEqual([])
    verifyRecord(JSON.parse(JSON.stringify(record)), [game], () => '')
  })

  test('do the same in every game that looks the same to them', async () => {
    const random = seededRandom('permuted', players)
    for (const [i, state] of positions(players, 12).entries()) {
      const view = transatlantic.view(state, state.actor)
      // Another game with the same view: all that lies face down is permuted.
      const other = transatlantic.view(transatlantic.sample(view, random), state.actor)
      for (const name of [...QUICK, ...(i < 3 ? ['captain'] : []), ...(i === 0 ? ['commodore'] : [])]) {
        const move = await decide(name, view, players)
        expect(await decide(name, other, players), name).toEqual(move)
        expect(transatlantic.refuse(state, state.actor, move), name).toBeNull()
      }
    }
  })

  test('tell the same chances in every game that looks the same to them, and they add up to 1', async () => {
    await tryToldChances(game, transatlanticBots, players, positions(players, 1))
  })

  test('see nothing in a position that the seat may not know, whatever they have read before', () => {
    const random = seededRandom('features', players)
    const seasoned = new Features(players)
    for (const state of positions(players, 100)) {
      for (let seat = 0; seat < players; seat++) {
        const row = seasoned.read(state, seat)
        expect(row.length).toBe(featureCount(players))
        expect(row.every(Number.isFinite)).toBe(true)
        expect(new Features(players).read(transatlantic.sample(transatlantic.view(state, seat), random), seat)).toEqual(
          row,
        )
      }
    }
  })

  test('look one step ahead without touching the position', () => {
    const random = seededRandom('ahead', players)
    const turn = createMind(players, 'turn').turn!
    let ended = 0
    for (const state of positions(players, 60)) {
      const before = JSON.stringify(state)
      const count = listOptions(state, state.actor, CODES)
      for (let i = 0; i < count; i++) {
        const after = turn.after(state, state.actor, CODES[i]!, random)
        expect(transatlantic.check(after)).toEqual([])
        expect(JSON.stringify(state)).toBe(before)
        const played = transatlantic.clone(state)
        search.applyCode(played, state.actor, CODES[i]!)
        expect([after.money, after.regions, after.coal]).toEqual([played.money, played.regions, played.coal])
        if (played.turn !== state.turn) ended++
      }
    }
    expect(ended).toBeGreaterThan(20)
  })

  test('resampling changes nothing that the seat can see, and keeps every card', () => {
    const mind = createMind(players)
    const random = seededRandom('resampled', players)
    let moved = 0
    for (const state of positions(players, 40)) {
      const stack = [...state.stack]
      const before = JSON.stringify(transatlantic.view(state, state.actor))
      mind.resample(state, state.actor, random)
      expect(JSON.stringify(transatlantic.view(state, state.actor))).toBe(before)
      expect(transatlantic.check(state)).toEqual([])
      if (stack.some((card, i) => card !== state.stack[i])) moved++
    }
    expect(moved).toBeGreaterThan(10)
  })

  test('the mate beats random players by far', async () => {
    const mate = await transatlanticBots.load('mate', players)
    let won = 0
    const games = 12
    for (let i = 0; i < games; i++) {
      const seat = i % players
      const bots = Array.from({ length: players }, (_, other) => (other === seat ? mate : randomBot))
      const { state } = simulate(game, optionsFor(players), `mate ${i}`, bots)
      const totals = game.score(state).map(({ total }) => total)
      if (totals[seat] === Math.max(...totals)) won++
    }
    expect(won).toBeGreaterThanOrEqual(games - 2)
  })
})

describe('weights', () => {
  const sound = async (): Promise<WeightsFile> =>
    (await import('../bots/weights/4-seats.json', { with: { type: 'json' } })).default as WeightsFile

  test('of other cards are refused with a clear sentence', async () => {
    const file = { ...(await sound()), catalogue: '0000000000000000' }
    expect(() => readWeights(file, 4)).toThrow('trained with other cards')
  })

  test('of other features are refused with a clear sentence', async () => {
    const file = await sound()
    expect(() => readWeights(file, 3)).toThrow('trained with other features')
  })

  test.each(PLAYERS)('for %i seats are under 60 kB', async (players) => {
    const { default: file } = await import(`../bots/weights/${players}-seats.json`, { with: { type: 'json' } })
    expect(JSON.stringify(file).length).toBeLessThan(60_000)
    expect(file.net).toBeDefined()
  })

  test('without a net still make every level up to captain play', async () => {
    const { default: whole } = await import('../bots/weights/2-seats.json', { with: { type: 'json' } })
    const { net: _, ...file } = whole
    const values = readWeights(file, 2)
    const rival = await transatlanticBots.load('greedy', 2)
    for (const name of ['deckhand', 'clerk', 'mate', 'captain']) {
      const bot = createLevel(name, 2, values)
      const { faults } = simulate(game, optionsFor(2), 'without a net', [bot, rival])
      expect(faults).toEqual([])
    }
  })
})
