import { randomBytes } from 'node:crypto'
import { chooseOptions, printable, type ReadRecord, RecordFault, readRecord, verifyRecord } from '@south-street/engine'
import { GAMES, levelsOf } from '@south-street/registry'
import {
  type Command,
  GAME_IDS,
  listVariants,
  readCount,
  readFlags,
  readGame,
  readName,
  readVariants,
  UsageError,
  VARIANT_FLAGS,
} from '../command.ts'
import { print } from '../output.ts'
import { Lines, wrap } from '../terminal/lines.ts'
import { defaultFile, lastStopped, loadGame, putAside, type SavedGame } from '../terminal/saved-game.ts'
import { TerminalTable } from '../terminal/terminal-table.ts'
import { LANGUAGES, type Language, Words } from '../words.ts'

const NAMES = ['Ben', 'Cedric', 'Dora', 'Emil']

export const play: Command = {
  name: 'play',
  summary: 'play a whole game in the terminal, in words',
  help: `Usage: south-street play [--game ID] [--players N] [--variants NAME,…] [--bots LEVEL,…] [--seed S]
                         [--lang ${LANGUAGES.join('|')}] [--name NAME]
       south-street play --resume [--game ID | --file FILE]

You sit at seat 1 against bots, at one level or one for each. The game is kept in a file after every move, so that you can
stop at any time (q, or Ctrl-C) and go on with --resume: with the last one that you stopped, or the one that you name. Nothing is coloured or redrawn: it reads well aloud.

  --players  seats at the table (default 3)
  --variants optional rules to play by (or --with): ${listVariants()}
  --bots     ${levelsOf(GAMES[0]!.id).join(', ')} (default mate)
  --file     where the game is kept (default: south-street/ in your state folder)
  --plain    accepted for scripts; the output is always plain`,
  read: (args) => {
    const { values } = readFlags(args, {
      game: { type: 'string' },
      players: { type: 'string', default: '3' },
      ...VARIANT_FLAGS,
      bots: { type: 'string', default: 'mate' },
      seed: { type: 'string' },
      lang: { type: 'string' },
      name: { type: 'string' },
      file: { type: 'string' },
      resume: { type: 'boolean', default: false },
      plain: { type: 'boolean', default: false },
    })
    const lang = values.lang === undefined ? null : (readName('lang', values.lang, LANGUAGES) as Language)
    if (values.game !== undefined) readGame(values.game)
    if (values.resume) return () => resume(placeOf(values), values.game ?? null, lang)
    const game = readGame(values.game ?? GAMES[0]!.id)
    const words = new Words(lang ?? 'en')
    const file = values.file ?? defaultFile(game.id)
    const players = readCount('players', values.players, game.seats.min, game.seats.max)
    const options = chooseOptions(game, players, readVariants(values, game))
    const levels = values.bots.split(',').map((name) => readName('bots', name.trim(), levelsOf(game.id)))
    if (levels.length !== 1 && levels.length !== players - 1) {
      throw new UsageError(`--bots takes one level or one for each of the ${players - 1} bots, not ${levels.length}.`)
    }
    const bots = ['person', ...Array.from({ length: players - 1 }, (_, i) => levels[i] ?? levels[0]!)]
    const names = [values.name ?? words.terminal('player', {}), ...NAMES.slice(0, players - 1)]
    const seed = values.seed ?? randomBytes(4).toString('hex')
    return async () => {
      if (await wantsToGoOn(file, words)) return resume(file, values.game ?? null, lang)
      await print(`${words.terminal('new', { names: names.join(', '), seed })}\n`)
      for (const [i, level] of bots.slice(1).entries())
        await print(`${introduce(words, game.id, names[i + 1]!, level)}\n`)
      const table = await TerminalTable.open({ game, options, seat: 0, names, bots, seed, file, words }, null)
      await table.play()
      return 0
    }
  },
}

/** A game that was stopped is never lost: people are asked about it, and from scripts it is put aside. */
async function wantsToGoOn(file: string, words: Words): Promise<boolean> {
  if (loadGame(file)?.result !== null) return false
  if (process.stdin.isTTY) {
    const lines = new Lines()
    const answer = await lines.ask(words.terminal('waiting', {}))
    lines.close()
    if (answer !== 'n') return true
  }
  putAside(file)
  return false
}

/** A bot's name, its level and a line about how it plays. */
function introduce(words: Words, game: string, name: string, level: string): string {
  const [title, line] = ['name', 'line'].map((key) => words.say(game, { key: `levels.${level}.${key}`, params: {} }))
  return wrap(`${name} (${title}): ${line}`, 80, '  ')
}

/** Where the game lies that is to go on: as it was said, or the one that was stopped last. */
function placeOf({ file, game }: { file?: string | undefined; game?: string | undefined }): string {
  return file ?? (game === undefined ? lastStopped(GAME_IDS) : null) ?? defaultFile(game ?? GAMES[0]!.id)
}

/** In the language in which it was begun, unless another is asked for. */
async function resume(file: string, wanted: string | null, lang: Language | null): Promise<number> {
  const saved = loadGame(file)
  const words = new Words(lang ?? LANGUAGES.find((one) => one === saved?.terminal.lang) ?? 'en')
  if (saved === null) throw new UsageError(words.terminal('nothing-saved', { file: printable(file) }))
  if (wanted !== null && wanted !== saved.game) {
    const params = { file: printable(file), found: printable(String(saved.game)), wanted }
    throw new UsageError(words.terminal('other-game', params))
  }
  const { game, options, seats } = check(saved, readGame(String(saved.game)).id, file, words)
  const names = seats.map(({ name }) => name)
  await print(`${words.terminal('resumed', { names: names.join(', ') })}\n`)
  const table = await TerminalTable.open({ ...saved.terminal, options, game, names, file, words }, saved)
  await table.play()
  return 0
}

/**
 * The file may have been changed meanwhile: a game that does not replay is not resumed. It goes on by the rules that it
 * began with.
 */
function check(saved: SavedGame, id: string, file: string, words: Words): ReadRecord {
  const versions = GAMES.filter((game) => game.id === id)
  for (const [seat, bot] of saved.terminal.bots.entries()) {
    if (seat !== saved.terminal.seat) readName('bots', bot, levelsOf(id))
  }
  try {
    verifyRecord(saved, versions, () => '')
    return readRecord(saved, versions)
  } catch (error) {
    if (!(error instanceof RecordFault)) throw error
    throw new UsageError(`${printable(file)}: ${words.fault(error, id)}`)
  }
}
