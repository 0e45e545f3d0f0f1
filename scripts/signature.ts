// `npm run signature`: do fixed games still end as they did? A hash over the final states of games between random bots is
// kept beside each game's tests. A change that only tidies up leaves it alone; a change of the rules writes it anew
// (`npm run signature -- --write`), and the commit shows it.

import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { parseArgs } from 'node:util'
import { randomBot, simulate } from '@south-street/bots'
import { type AnyGame, canonicalJson, chooseOptions, type Json } from '@south-street/engine'
import { findGame, GAMES } from '@south-street/registry'
import { ROOT } from './set-up.mjs'

const GAMES_PER_PLAYER_COUNT = 25

interface Signature {
  readonly rules: string
  /** SHA-256 over the final states, by number of players: shows where a difference lies. */
  readonly finalStates: Readonly<Record<string, string>>
}

function hashFinalStates(game: AnyGame, players: number): string {
  const hash = createHash('sha256')
  const bots = Array.from({ length: players }, () => randomBot)
  for (let number = 0; number < GAMES_PER_PLAYER_COUNT; number++) {
    // Every other game with all optional rules, where there are any.
    const options = chooseOptions(game, players, number % 2 === 0 ? [] : game.variants)
    const { state } = simulate(game, options, `signature ${number}`, bots)
    // The order in which a state's members were made is no part of the rules.
    hash.update(canonicalJson(state as Json)).update('\n')
  }
  return hash.digest('hex')
}

function sign(game: AnyGame): Signature {
  const finalStates: Record<string, string> = {}
  for (let players = game.seats.min; players <= game.seats.max; players++) {
    finalStates[players] = hashFinalStates(game, players)
  }
  return { rules: game.rules, finalStates }
}

/** Says what differs, or undefined. */
function difference(kept: Signature, found: Signature): string | undefined {
  if (kept.rules !== found.rules) return `kept for rules ${kept.rules}, and these are rules ${found.rules}`
  const counts = new Set([...Object.keys(kept.finalStates), ...Object.keys(found.finalStates)])
  const changed = [...counts].filter((players) => kept.finalStates[players] !== found.finalStates[players])
  return changed.length > 0 ? `games of ${changed.join(', ')} players end differently` : undefined
}

function check(game: AnyGame, isWriting: boolean): void {
  // An older version keeps its own beside the newest one's.
  const name = findGame(game.id) === game ? 'signature.json' : `signature-${game.rules}.json`
  const path = join(ROOT, 'games', game.id, 'test', name)
  const found = sign(game)
  if (isWriting) {
    writeFileSync(path, `${JSON.stringify(found, null, 2)}\n`)
    console.log(`${game.id}: written`)
    return
  }
  const isKept = existsSync(path)
  // Until a game has records that hold for ever, its rules may change at will.
  if (!isKept && !existsSync(join(ROOT, 'games', game.id, 'test', 'golden'))) {
    console.log(`${game.id}: not signed yet`)
    return
  }
  const changed = isKept
    ? difference(JSON.parse(readFileSync(path, 'utf8')), found)
    : 'there is none yet; "npm run signature -- --write" makes one'
  console.log(`${game.id}: ${changed ?? `unchanged over ${GAMES_PER_PLAYER_COUNT} games a player count`}`)
  if (changed) process.exitCode = 1
}

const { values } = parseArgs({ options: { write: { type: 'boolean', default: false } } })
if (GAMES.length === 0) throw new Error('the registry lists no games')
for (const game of GAMES) check(game, values.write)
