// `npm run suite -- --game G [--bot LEVEL]`: how well a bot judges the positions of the game's suite. Each of them is a decision
// whose answers were all played out, many times over; see docs/bots.md. After two minutes it stops and says how many positions
// it has asked about; `--positions N` asks about so many. `--plays` goes by what the bot does instead of what it says, which
// is not the same where it makes mistakes. `--against OTHER` asks two bots what they would do, and prints by how much of a
// win the answers of the first are better, position by position.
//
// `npm run suite -- --game G --make --worlds N` makes the suite, or plays every answer of it on until it has been played
// out N times; broken off, it goes on where it was.

import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import {
  type AnyBot,
  addWorld,
  estimate,
  gatherPositions,
  type Said,
  type Source,
  type SuitePosition,
  SuiteTally,
  type Workbench,
  worthOf,
} from '@south-street/bots'
import { type AnyGame, type GameTypes, seededRandom } from '@south-street/engine'
import { botNames, findGame, GAMES, loadBot } from '@south-street/registry'
import { loadWorkbench } from '@south-street/registry/workshop'
import { ROOT } from './set-up.mjs'

type Position = SuitePosition<GameTypes['State']>

/** Half of the positions come from games of the first, half from games of the second with random answers. */
const SOURCES = [
  { name: 'captain', deviations: 0 },
  { name: 'mate', deviations: 15 },
]
const SECONDS = 110

const { values } = parseArgs({
  options: {
    game: { type: 'string', default: GAMES[0]!.id },
    bot: { type: 'string', default: 'captain' },
    against: { type: 'string' },
    make: { type: 'boolean', default: false },
    plays: { type: 'boolean', default: false },
    positions: { type: 'string' },
    worlds: { type: 'string', default: '16' },
  },
})
const game = findGame(values.game)
if (game === undefined) throw new Error(`there is no game ${values.game}`)
const path = join(ROOT, 'games', game.id, 'bots', 'suite.jsonl')

function read(): Position[] {
  if (!existsSync(path)) return []
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Position)
}

/** Put in place in one step, so that a run that is broken off leaves a whole file. */
function write(positions: readonly Position[]): void {
  writeFileSync(`${path}.new`, positions.map((position) => `${JSON.stringify(position)}\n`).join(''))
  renameSync(`${path}.new`, path)
}

async function openBench(game: AnyGame, players: number): Promise<Workbench<GameTypes>> {
  const bench = await loadWorkbench(game.id, players)
  if (bench === null) throw new Error(`nobody measures the bots of ${game.id}`)
  return bench
}

/** As many positions with every number of players and from every source. */
async function gather(game: AnyGame, positions: Position[], wanted: number): Promise<void> {
  const { min, max } = game.seats
  const each = Math.ceil(wanted / (max - min + 1) / SOURCES.length)
  for (let players = min; players <= max; players++) {
    const bench = await openBench(game, players)
    for (const { name, deviations } of SOURCES) {
      const bot = await loadBot(game.id, game.rules, name, players)
      const source: Source<GameTypes> = { name, deviations, bot }
      const kept = () => positions.filter((one) => one.players === players && one.source === name).length
      // Some games are too short for all that is wanted of them, and none is played twice.
      for (let number = 0; kept() < each; number++) {
        if (positions.some(({ id }) => id.startsWith(`${players}/${name}/${number}/`))) continue
        positions.push(...gatherPositions(game, bench, players, source, number))
        write(positions)
        console.log(`${players} seats, ${name}: ${kept()} positions`)
      }
    }
  }
}

async function label(game: AnyGame, positions: readonly Position[], worlds: number): Promise<void> {
  const benches = new Map<number, Workbench<GameTypes>>()
  for (const { players } of positions) {
    if (!benches.has(players)) benches.set(players, await openBench(game, players))
  }
  let written = performance.now()
  for (const [i, position] of positions.entries()) {
    while (position.options[0]!.wins.length < worlds) {
      addWorld(benches.get(position.players)!, position, game.actor(position.state)!)
    }
    if (performance.now() - written < 30_000 && i < positions.length - 1) continue
    write(positions)
    written = performance.now()
    console.log(`${i + 1} of ${positions.length} positions with ${worlds} worlds`)
  }
}

/** Whatever the bot can tell: chances, or values by a measure of its own, or only what it would do. */
function ask(game: AnyGame, bot: AnyBot, { id, state }: Position): readonly Said[] | string {
  const seat = game.actor(state)!
  const view = game.view(state, seat)
  const random = seededRandom('suite bot', id)
  if (values.plays) return game.format(bot.decide(view, game.legal(state, seat), random))
  const ranked = bot.rank?.(view, random).map(({ action, chance }) => ({ action, chance }))
  const said = ranked ?? bot.appraise?.(view, random).map(({ action, value }) => ({ action, chance: value }))
  if (said === undefined) return game.format(bot.decide(view, game.legal(state, seat), random))
  return said.map(({ action, chance }) => ({ action: game.format(action), chance }))
}

/** Every so many seats in turn, so that whoever stops early has seen some of each. */
function spread(positions: readonly Position[]): Position[] {
  const place = (position: Position): number => {
    const alike = positions.filter(({ players, source }) => players === position.players && source === position.source)
    return alike.indexOf(position)
  }
  return positions
    .map((position) => ({ position, place: place(position) }))
    .sort((a, b) => a.place - b.place)
    .map(({ position }) => position)
}

/** The positions, as many as there is time for or as were asked for, with the bots of so many seats. */
async function* askInTurn(
  game: AnyGame,
  positions: readonly Position[],
  names: readonly string[],
): AsyncGenerator<{ position: Position; bots: readonly AnyBot[] }> {
  for (const name of names) {
    if (!botNames(game.id).includes(name)) throw new Error(`a bot is one of: ${botNames(game.id).join(', ')}`)
  }
  const seated = new Map<number, readonly AnyBot[]>()
  const start = performance.now()
  const wanted = spread(positions).slice(0, values.positions === undefined ? undefined : Number(values.positions))
  for (const position of wanted) {
    if (values.positions === undefined && performance.now() - start > 1000 * SECONDS) break
    const { players } = position
    const load = (name: string): Promise<AnyBot> => loadBot(game.id, game.rules, name, players)
    if (!seated.has(players)) seated.set(players, await Promise.all(names.map(load)))
    yield { position, bots: seated.get(players)! }
  }
}

async function measure(game: AnyGame, positions: readonly Position[], name: string): Promise<void> {
  const tallies = new Map<string, SuiteTally>()
  for await (const { position, bots } of askInTurn(game, positions, [name])) {
    const said = ask(game, bots[0]!, position)
    for (const key of ['all', `${position.players} seats`]) {
      if (!tallies.has(key)) tallies.set(key, new SuiteTally())
      tallies.get(key)!.add(position, said)
    }
  }
  const worlds = positions.map(({ options }) => options[0]!.wins.length)
  console.log(`${game.id}, ${name}; every answer played out ${Math.min(...worlds)} to ${Math.max(...worlds)} times`)
  console.log('| | positions | regret | too hopeful by | error | gap: size | its error | correlation |')
  console.log('|---|---|---|---|---|---|---|---|')
  for (const [key, tally] of [...tallies].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const { positions: asked, regret, hope, error, gap } = tally.result()
    const range = ({ mean, error }: typeof regret): string => `${mean.toFixed(3)} ± ${error.toFixed(3)}`
    const told = [hope.blocks > 0 ? range(hope) : '', ...[error, gap.size, gap.error, gap.correlation].map(figure)]
    console.log(`| ${[key, asked, range(regret), ...told].join(' | ')} |`)
  }
}

/** How much better the first bot's answers are than the second's, by what came of them. */
async function compare(game: AnyGame, positions: readonly Position[], names: readonly string[]): Promise<void> {
  const gains = new Map<string, number[]>()
  for await (const { position, bots } of askInTurn(game, positions, names)) {
    const { id, state, players } = position
    const seat = game.actor(state)!
    const [view, legal] = [game.view(state, seat), game.legal(state, seat)]
    const worths = bots.map((bot) => {
      return worthOf(position, game.format(bot.decide(view, legal, seededRandom('suite bot', id))))
    })
    for (const key of ['all', `${players} seats`]) {
      gains.set(key, [...(gains.get(key) ?? []), worths[0]! - worths[1]!])
    }
  }
  console.log(`${game.id}: by how much of a win the answers of ${names[0]} are better than those of ${names[1]}`)
  for (const [key, list] of [...gains].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const { mean, error } = estimate(list)
    console.log(`  ${key}: ${mean.toFixed(4)} ± ${error.toFixed(4)}, ${list.length} positions`)
  }
}

function figure(value: number): string {
  return Number.isFinite(value) ? value.toFixed(3) : ''
}

if (values.make) {
  const positions = read()
  await gather(game, positions, Number(values.positions ?? 600))
  await label(game, positions, Number(values.worlds))
} else if (values.against !== undefined) await compare(game, read(), [values.bot, values.against])
else await measure(game, read(), values.bot)
