// Uses the packages that `npm run pack` makes, from outside this repository: `npm run pack -- --try` installs them in an
// empty folder, checks this file against their types and runs it. It plays a thousand games and checks every record.

import process from 'node:process'
import { randomBot, simulate } from '@south-street/bots'
import { type AnyGame, chooseOptions, verifyRecord, winners } from '@south-street/engine'
import { packetRow } from '@south-street/packet-row'
import { packetRowBots } from '@south-street/packet-row/bots'
import { createTable, foldTable } from '@south-street/table'
import { transatlantic } from '@south-street/transatlantic'
import { transatlanticBots } from '@south-street/transatlantic/bots'

const GAMES: readonly AnyGame[] = [packetRow, transatlantic]
const wanted = Number(process.argv[2] ?? 1000)

// One seat is played by a bot that was taught, the others by chance.
const clerks = [await packetRowBots.load('clerk', 3), await transatlanticBots.load('clerk', 3)]
let won = 0
for (let number = 0; number < wanted; number++) {
  const game = GAMES[number % GAMES.length]!
  const bots = [clerks[number % GAMES.length]!, randomBot, randomBot]
  const { record, state, faults } = simulate(game, chooseOptions(game, 3), `game ${number}`, bots)
  if (faults.length > 0) throw new Error(JSON.stringify(faults))
  // Played without a seal, so there is nothing to hash.
  verifyRecord(record, GAMES, () => '')
  if (winners(game.score(state)).includes(0)) won++
}

// A table is a log: here its first entries, folded.
const wish = {
  table: 'example',
  options: { players: 2 },
  visibility: 'listed',
  pace: { kind: 'none' },
  spectators: true,
  help: true,
  standIns: 'vote',
  seats: [{ level: 'clerk' }, { level: 'clerk' }],
} as const
const anna = { person: 'anna', name: 'Anna' }
const context = {
  now: 0,
  random: { below: () => 0 },
  salt: () => '',
  hash: () => '',
  levels: packetRowBots.levels,
}
const { entries } = createTable(packetRow, wish, anna, context)
const table = foldTable(packetRow, entries!)

console.log(
  `${wanted} games played and checked; the clerk won ${won} of them; a table with ${table.seats.length} seats`,
)
