import { createWriteStream, type WriteStream } from 'node:fs'
import { finished } from 'node:stream/promises'
import { type Block, duelBlocks, mixedBlocks } from '@south-street/bots'
import { botNames, GAMES } from '@south-street/registry'
import { playTables } from '../arena/pool.ts'
import { drawArena, formatArena } from '../arena/report.ts'
import { type ArenaReport, ArenaTally } from '../arena/tally.ts'
import type { TableOrder, TableResult } from '../arena/worker.ts'
import { type Command, type CommandFault, readCount, readFlags, readGame, readName, UsageError } from '../command.ts'
import { cannotWrite, complain, ProgressBar, print, writeFile } from '../output.ts'

export const arena: Command = {
  name: 'arena',
  summary: 'measure bots against each other',
  help: `Usage: south-street arena --bots NAME,NAME,… [--game ID] [--players N] [--games K] [--seed S]
                           [--against NAME,…] [--sprt [--bar P]] [--json] [--records FILE] [--plot FILE]

Plays every bot against every other: one of the first among seats of the second, K games a pair, in blocks of one deal with
every seat rotation; and K games at mixed tables. Shows each one's share of the wins (ties split) with its 95 % interval
from block means, mean place and margin, and ratings over all games. The same arguments give the same table.

  --bots     ${botNames(GAMES[0]!.id).join(', ')}
  --against  rivals, if they are others than the bots themselves
  --games    a pair (default 100)
  --sprt     also tells after how many games a sequential test would have known who is stronger
  --bar      the test asks instead whether the share is above or below so many per cent, by five points either way
  --records  keeps every game's record in FILE, one a line
  --plot     draws the win shares into FILE (SVG)`,
  read: (args) => {
    const { values } = readFlags(args, {
      game: { type: 'string', default: GAMES[0]!.id },
      bots: { type: 'string' },
      against: { type: 'string' },
      players: { type: 'string', default: '4' },
      games: { type: 'string', default: '100' },
      seed: { type: 'string', default: '1' },
      sprt: { type: 'boolean', default: false },
      bar: { type: 'string' },
      json: { type: 'boolean', default: false },
      records: { type: 'string' },
      plot: { type: 'string' },
    })
    const game = readGame(values.game)
    const players = readCount('players', values.players, game.seats.min, game.seats.max)
    const games = readCount('games', values.games, 1, 1e6)
    const bar = values.bar === undefined ? null : readCount('bar', values.bar, 1, 99) / 100
    if (bar !== null && !values.sprt) throw new UsageError('--bar is a question for --sprt.')
    const heroes = readBots('bots', values.bots, game.id)
    const rivals = values.against === undefined ? heroes : readBots('against', values.against, game.id)
    const pairs = heroes.flatMap((hero) => rivals.filter((rival) => rival !== hero).map((rival) => ({ hero, rival })))
    if (pairs.length === 0) throw new UsageError('an arena needs two different bots: --bots NAME,NAME.')
    const blocks = [
      ...pairs.flatMap(({ hero, rival }) => duelBlocks(hero, rival, players, games, values.seed)),
      ...(values.against === undefined ? mixedBlocks(heroes, players, games, values.seed) : []),
    ]
    return async () => {
      const records = values.records === undefined ? null : new RecordsFile(values.records)
      const tally = await playBlocks(game.id, blocks, records)
      const report: ArenaReport = {
        game: game.id,
        players,
        seed: values.seed,
        ...(bar !== null && { bar }),
        duels: pairs.map(({ hero, rival }) => tally.duel(hero, rival, players, { withSprt: values.sprt, bar })),
        standings: tally.standings(),
        faults: tally.faults,
      }
      // The results first: if a file cannot be written afterwards, they are not lost.
      await print(values.json ? `${JSON.stringify(report, null, 2)}\n` : formatArena(report))
      const fault = await records?.end()
      if (fault) complain(fault.message)
      if (values.plot !== undefined) writeFile('the plot', values.plot, drawArena(report))
      return fault?.exitCode ?? 0
    }
  },
}

function readBots(flag: string, list: string | undefined, game: string): string[] {
  if (list === undefined) throw new UsageError(`--${flag} is missing: ${botNames(game).join(', ')}.`)
  const names = list.split(',').map((name) => readName(flag, name.trim(), botNames(game)))
  return [...new Set(names)]
}

/** Keeps records as they come. A failure is reported at the end, so that the games go on. */
class RecordsFile {
  private readonly path: string
  private readonly stream: WriteStream
  private readonly written: Promise<unknown>

  constructor(path: string) {
    this.path = path
    this.stream = createWriteStream(path)
    this.written = finished(this.stream).catch((error: unknown) => error)
  }

  add(record: object): void {
    if (this.stream.writable) this.stream.write(`${JSON.stringify(record)}\n`)
  }

  /** Returns why not all of them could be written. */
  async end(): Promise<CommandFault | null> {
    this.stream.end()
    const fault = await this.written
    return fault === undefined ? null : cannotWrite('the records', this.path, fault)
  }
}

async function playBlocks(game: string, blocks: readonly Block[], records: RecordsFile | null): Promise<ArenaTally> {
  const orders: TableOrder[] = blocks.flatMap((block) => block.tables).map((table, index) => ({ index, game, table }))
  const tally = new ArenaTally()
  const bar = new ProgressBar('arena', orders.length)
  let waiting: TableResult[] = []
  let block = 0
  for await (const result of playTables(orders)) {
    records?.add(result.record)
    bar.update(result.index + 1)
    waiting.push(result)
    if (waiting.length < blocks[block]!.tables.length) continue
    tally.add(blocks[block++]!, waiting)
    waiting = []
  }
  bar.finish()
  return tally
}
