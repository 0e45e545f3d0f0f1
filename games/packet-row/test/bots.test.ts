import { simulate } from '@south-street/bots'
import { tryToldChances } from '@south-street/bots/test/family-suite.ts'
import { type AnyGame, readRecord, seededRandom, verifyRecord } from '@south-street/engine'
import { type Action, packetRow, type State, type View } from '@south-street/packet-row'
import { createLevel, loadValues, packetRowBots, readWeights, type WeightsFile } from '@south-street/packet-row/bots'
import { describe, expect, test } from 'vitest'
import { Features, featureCount } from '../bots/features.ts'
import { LookAhead } from '../bots/look-ahead.ts'
import { createMind } from '../bots/mind.ts'
import { listOptions, playOption } from '../bots/options.ts'
import { WAYS, WatchedRivals } from '../bots/ways.ts'
import { arrange } from './arrange.ts'

const games = [packetRow]
const PLAYERS = [2, 3, 4, 5]
/** The two that look furthest take too long to be tried as often as the others. */
const QUICK = ['deckhand', 'clerk', 'mate', ...packetRowBots.styles]

/** Positions from random games, each with a decision to make. */
function positions(players: number, count: number): State[] {
  const random = seededRandom('positions', players)
  const codes = new Uint16Array(64)
  const found: State[] = []
  while (found.length < count) {
    const state = packetRow.setup({ players }, packetRow.deal({ players }, random))
    while (state.actor >= 0) {
      if (random.below(25) === 0) found.push(packetRow.clone(state))
      const options = listOptions(state, state.actor, codes)
      playOption(state, state.actor, codes[random.below(options)]!)
    }
  }
  return found.slice(0, count)
}

async function decide(name: string, view: View, players: number, seed: string): Promise<Action> {
  const bot = await packetRowBots.load(name, players)
  return bot.decide(view, [], seededRandom(seed)) as Action
}

describe.each(PLAYERS)('bots with %i seats', (players) => {
  test('play whole games by the rules, without a fault', async () => {
    for (const name of QUICK) {
      const bots = await Promise.all(Array.from({ length: players }, () => packetRowBots.load(name, players)))
      const { record, faults } = simulate(packetRow, { players }, `game of ${name}`, bots)
      expect(faults).toEqual([])
      verifyRecord(JSON.parse(JSON.stringify(record)), games, () => '')
    }
  })

  test('do the same in every game that looks the same to them', async () => {
    const random = seededRandom('permuted', players)
    for (const state of positions(players, 25)) {
      const view = packetRow.view(state, state.actor)
      // Another game with the same view: all that the seat may not know is permuted.
      const other = packetRow.view(packetRow.sample(view, random), state.actor)
      for (const name of [...QUICK, 'captain']) {
        const move = await decide(name, view, players, 'seed')
        expect(await decide(name, other, players, 'seed')).toEqual(move)
        expect(packetRow.refuse(state, state.actor, move)).toBeNull()
      }
    }
  })

  test('tell the same chances in every game that looks the same to them, and they add up to 1', async () => {
    await tryToldChances(packetRow, packetRowBots, players, positions(players, 1))
  })

  test('see nothing in a position that the seat may not know', () => {
    const random = seededRandom('features', players)
    const [features, others] = [new Features(players, 'full'), new Features(players, 'full')]
    for (const state of positions(players, 60)) {
      for (let seat = 0; seat < players; seat++) {
        const row = features.read(state, seat)
        expect(others.read(packetRow.sample(packetRow.view(state, seat), random), seat)).toEqual(row)
        expect(row.length).toBe(featureCount(players, 'full'))
      }
    }
  })

  test('read the same from a position whatever they have read before', () => {
    const seasoned = new Features(players, 'full')
    for (const state of positions(players, 200)) {
      for (let seat = 0; seat < players; seat++) {
        expect(seasoned.read(state, seat)).toEqual(new Features(players, 'full').read(state, seat))
      }
    }
  })

  test('look one step ahead without touching the position', () => {
    const random = seededRandom('ahead', players)
    const codes = new Uint16Array(64)
    let ahead: LookAhead | null = null
    let ended = 0
    for (const state of positions(players, 200)) {
      const before = JSON.stringify(state)
      const count = listOptions(state, state.actor, codes)
      ahead ??= new LookAhead(state)
      ahead.start(state, state.actor)
      for (let i = 0; i < count; i++) {
        const after = ahead.after(codes[i]!, random)
        expect(JSON.stringify(state)).toBe(before)
        const played = packetRow.clone(state)
        playOption(played, state.actor, codes[i]!)
        expect([after.round, after.phase, after.actor]).toEqual([played.round, played.phase, played.actor])
        expect([after.money, after.hands, after.fleets]).toEqual([played.money, played.hands, played.fleets])
        if (played.round === state.round && played.actor >= 0) expect(after.spaces).toEqual(played.spaces)
        else ended++
      }
    }
    expect(ended).toBeGreaterThan(20)
  })

  test('read the same after an option whatever options were tried before', () => {
    const [mind, fresh] = [createMind(players, 'full'), createMind(players, 'full')]
    const codes = new Uint16Array(64)
    for (const [number, state] of positions(players, 200).entries()) {
      const count = listOptions(state, state.actor, codes)
      mind.lookFrom(state, state.actor)
      for (let i = 0; i < count; i++) {
        fresh.lookFrom(state, state.actor)
        const [random, same] = [seededRandom('tried', number, i), seededRandom('tried', number, i)]
        expect(mind.readAfter(codes[i]!, random)).toEqual(fresh.readAfter(codes[i]!, same))
      }
    }
  })

  test('resampling changes nothing that the seat can see, and keeps every card', () => {
    const mind = createMind(players, 'full')
    const random = seededRandom('resampled', players)
    for (const state of positions(players, 60)) {
      for (let seat = 0; seat < players; seat++) {
        const before = JSON.stringify(packetRow.view(state, seat))
        mind.resample(state, seat, random)
        expect(JSON.stringify(packetRow.view(state, seat))).toBe(before)
        expect(packetRow.check(state)).toEqual([])
      }
    }
  })
})

describe('a deckhand', () => {
  const CONTRACT = 'guildhall/contract/cotton-5-france'
  const COTTON = ['market/goods/cotton-2-at-5', 'market/goods/cotton-3-at-8']

  /** In so many of a hundred tries it makes the delivery without which it could not pay for the building. */
  async function deliveries(name: string): Promise<number> {
    const state = arrange({
      players: 3,
      asking: { area: 'guildhall', seat: 1 },
      guildhall: { current: ['guildhall/vp/university', 'guildhall/assistant/1'] },
      hands: [[], [CONTRACT, ...COTTON], []],
      fleets: [[], ['docks/ship/france-1'], []],
      money: [0, 0, 0],
    })
    let made = 0
    for (let i = 0; i < 100; i++) {
      const action = await decide(name, packetRow.view(state, 1), 3, `try ${i}`)
      if (action.type === 'deliver') made++
    }
    return made
  }

  test('overlooks many a delivery that a clerk makes', async () => {
    expect(await deliveries('clerk')).toBe(100)
    const made = await deliveries('deckhand')
    expect(made).toBeGreaterThan(10)
    expect(made).toBeLessThan(70)
  })

  test('plays nothing that looks far worse than the best answer, and not always that', async () => {
    const values = await loadValues(4)
    const deckhand = createLevel('deckhand', 4, values)
    const logit = (value: number): number => Math.log(value / (1 - value))
    let others = 0
    for (const [i, state] of positions(4, 150).entries()) {
      const view = packetRow.view(state, state.actor)
      const said = deckhand.appraise!(view, seededRandom('careless', i))
      const chosen = packetRow.format(deckhand.decide(view, [], seededRandom('careless', i)))
      // Several answers may begin alike: then the one that looks best is meant.
      const meant = said.find(({ action }) => packetRow.format(action) === chosen)!
      // Half a logit, and a little for what `power` is off.
      expect(logit(said[0]!.value) - logit(meant.value)).toBeLessThan(0.52)
      if (meant !== said[0]) others++
    }
    expect(others).toBeGreaterThan(30)
  })
})

describe('watching the rivals', () => {
  test('tells ways to play apart better than by guessing, from what is seen of their cards', async () => {
    const { ways } = await loadValues(4)
    const fair = 1 / WAYS.length
    // The others look much like the greedy one.
    for (const name of [null, 'builder', 'shipper', 'banker']) {
      const way = WAYS.indexOf(name)
      const bots = await Promise.all([0, 1, 2, 3].map(() => packetRowBots.load(name ?? 'mate', 4)))
      const watched = new WatchedRivals(ways!)
      let belief = 0
      let looks = 0
      for (let game = 0; game < 6; game++) {
        const { record } = simulate(packetRow, { players: 4 }, `watched ${game}`, bots)
        const { deal, moves } = readRecord(JSON.parse(JSON.stringify(record)), games)
        const state = packetRow.setup({ players: 4 }, deal)
        for (const { seat, action } of moves) {
          packetRow.apply(state, seat, action as Action)
          if (state.actor < 0 || state.round < 6) continue
          watched.watch(packetRow.sample(packetRow.view(state, 0), seededRandom('watched')), 0)
          belief += watched.chance(1, way)
          looks++
        }
      }
      expect(belief / looks, name ?? 'net').toBeGreaterThan(fair)
    }
  })

  test('can give rivals more credit than their cards do, and the chances still add up to 1', async () => {
    const { ways } = await loadValues(4)
    const [plain, generous] = [new WatchedRivals(ways!), new WatchedRivals(ways!, null, 4)]
    for (const state of positions(4, 20)) {
      plain.watch(state, 0)
      generous.watch(state, 0)
      const odds = (watched: WatchedRivals): number => watched.chance(1, 0) / (1 - watched.chance(1, 0))
      expect(odds(generous) / odds(plain)).toBeCloseTo(4, 8)
      expect(WAYS.reduce((sum, _, way) => sum + generous.chance(1, way), 0)).toBeCloseTo(1, 10)
    }
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
    expect(() => readWeights(file, 5)).toThrow('trained with other features')
  })

  test('without a net still make every level up to captain play', async () => {
    const { net: _, ...file } = await sound()
    const values = readWeights(file, 4)
    for (const name of ['deckhand', 'clerk', 'mate', 'captain']) {
      const bot = createLevel(name, 4, values)
      const rivals = await Promise.all([1, 2, 3].map(() => packetRowBots.load('greedy', 4)))
      const { faults } = simulate(packetRow, { players: 4 }, 'without a net', [bot, ...rivals])
      expect(faults).toEqual([])
    }
  })

  test('make the mate win against random play', async () => {
    const mate = await packetRowBots.load('mate', 4)
    const random = await import('@south-street/bots').then(({ randomBot }) => randomBot)
    const rules: AnyGame = packetRow
    let wins = 0
    for (let game = 0; game < 40; game++) {
      const bots = [0, 1, 2, 3].map((seat) => (seat === game % 4 ? mate : random))
      const { state } = simulate(rules, { players: 4 }, `strength ${game}`, bots)
      const totals = rules.score(state).map(({ total }) => total)
      if (totals[game % 4] === Math.max(...totals)) wins++
    }
    expect(wins).toBeGreaterThan(28)
  })
})
