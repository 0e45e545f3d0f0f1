// `npm run puzzles -- --game G --games N [--players P,P] [--seed S] [--file FILE]`: looks through N more games of strong bots for
// puzzles and adds what it finds to the game's, or to another file. Broken off, it goes on with the next game.
// `--tasks` looks for those whose answer can be proved, in N quick games. `--reasons` has the captain say why, where nothing is said.
// `--verify [--seed T] [--worlds N]` plays all of them out anew, with other worlds, and says how many keep their answer and who solves them;
// `--drop` removes those that fail. docs/puzzles.md says what makes a puzzle.

import { parseArgs } from 'node:util'
import { findGame, GAMES } from '@south-street/registry'
import { type Fates, mineGame, mineTask, openWorkshop, STRONG, type Workshop } from './puzzles/miner.ts'
import { readPuzzles, shippedFile, writePuzzles } from './puzzles/puzzle-file.ts'
import { giveReasons } from './puzzles/reasons.ts'
import { verify } from './puzzles/verify.ts'

const { values } = parseArgs({
  options: {
    game: { type: 'string', default: GAMES[0]!.id },
    games: { type: 'string', default: '20' },
    players: { type: 'string' },
    seed: { type: 'string', default: 'a' },
    file: { type: 'string' },
    tasks: { type: 'boolean', default: false },
    reasons: { type: 'boolean', default: false },
    verify: { type: 'boolean', default: false },
    worlds: { type: 'string', default: '128' },
    drop: { type: 'boolean', default: false },
  },
})
const game = findGame(values.game)
if (game === undefined) throw new Error(`there is no game ${values.game}`)
const path = values.file ?? shippedFile(game.id)
const { min, max } = game.seats
const all = Array.from({ length: max - min + 1 }, (_, i) => min + i)
// All at once, so that a long run does not change its judgement when somebody trains meanwhile.
const shops: Workshop[] = []
for (const players of values.players?.split(',').map(Number) ?? all) shops.push(await openWorkshop(game, players))
let file = readPuzzles(path, game, values.seed, STRONG)

function mine(): void {
  const fates: Fates = new Map()
  const start = performance.now()
  for (let played = 0; played < Number(values.games); played++) {
    const shop = shops[played % shops.length]!
    const number = file.mined.games[shop.players] ?? 0
    const found = mineGame(shop, file, number, fates)
    const mined = { ...file.mined, games: { ...file.mined.games, [shop.players]: number + 1 } }
    file = { ...file, mined, puzzles: [...file.puzzles, ...found] }
    writePuzzles(path, file)
    const told = [...fates].map(([fate, count]) => `${fate} ${count}`).join(', ')
    const seconds = Math.round((performance.now() - start) / 1000)
    console.log(`${shop.players} seats, game ${number}: ${file.puzzles.length} puzzles, ${seconds} s; ${told}`)
  }
}

async function mineTasks(): Promise<void> {
  for (let played = 0; played < Number(values.games); played++) {
    const found = await mineTask(shops[played % shops.length]!, values.seed, Math.floor(played / shops.length))
    const isNew = found !== null && !file.puzzles.some(({ id }) => id === found.id)
    if (isNew) file = { ...file, puzzles: [...file.puzzles, found] }
  }
  writePuzzles(path, file)
  console.log(`${file.puzzles.filter(({ task }) => task !== undefined).length} tasks`)
}

if (values.verify) {
  const kept = verify(game, shops, file, { seed: values.seed, worlds: Number(values.worlds) })
  if (values.drop) writePuzzles(path, { ...file, puzzles: kept })
} else if (values.reasons) writePuzzles(path, giveReasons(shops, file))
else if (values.tasks) await mineTasks()
else mine()
