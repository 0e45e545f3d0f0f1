import { type ParseArgsConfig, parseArgs } from 'node:util'
import { type AnyGame, printable, quote } from '@south-street/engine'
import { findGame, GAMES } from '@south-street/registry'

/** What whoever typed the command can put right: one sentence, and the code that the command exits with. */
export class CommandFault extends Error {
  readonly exitCode: number

  constructor(sentence: string, exitCode: number) {
    super(sentence)
    this.name = 'CommandFault'
    this.exitCode = exitCode
  }
}

/** What was typed cannot be understood or done. */
export class UsageError extends CommandFault {
  constructor(sentence: string) {
    super(sentence, 2)
    this.name = 'UsageError'
  }
}

/** Does what was asked for and returns the exit code. */
type Work = () => Promise<number>

export interface Command {
  readonly name: string
  /** One line for the list of commands. */
  readonly summary: string
  /** The whole help text. */
  readonly help: string
  /** Reads what was typed, or throws a `UsageError`. Nothing is done before the work that it returns is called. */
  read(args: readonly string[]): Work
}

type Options = NonNullable<ParseArgsConfig['options']>

/** Reads flags; whatever does not fit them becomes one sentence. */
export function readFlags<T extends Options>(
  args: readonly string[],
  options: T,
  positionals: 'none' | 'some' = 'none',
) {
  try {
    return parseArgs({
      args: withNumbers(args, options),
      options,
      allowPositionals: positionals === 'some',
      strict: true,
    })
  } catch (error) {
    // Node's message goes on with advice; its first sentence says what is wrong.
    const [sentence] = (error as Error).message.split(/\.\s|\.$/)
    throw new UsageError(`${printable(sentence!)}.`)
  }
}

/** `--games -1` has a number that is too small, not a flag called 1. */
function withNumbers(args: readonly string[], options: Options): string[] {
  const joined: string[] = []
  for (const arg of args) {
    const flag = joined.at(-1)
    const takesValue = flag?.startsWith('--') === true && options[flag.slice(2)]?.type === 'string'
    if (takesValue && /^-\d/.test(arg)) joined[joined.length - 1] = `${flag}=${arg}`
    else joined.push(arg)
  }
  return joined
}

/** A flag's whole number. */
export function readCount(flag: string, text: string, min: number, max: number): number {
  const value = /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN
  if (!(value >= min && value <= max)) {
    throw new UsageError(`--${flag} takes a whole number from ${min} to ${max}, not ${quote(text)}.`)
  }
  return value
}

/** One of the names that a flag knows. */
export function readName<Name extends string>(flag: string, text: string, names: readonly Name[]): Name {
  const found = names.find((name) => name === text)
  if (found === undefined) throw new UsageError(`--${flag} takes ${names.join(' or ')}, not ${quote(text)}.`)
  return found
}

export const GAME_IDS = [...new Set(GAMES.map((game) => game.id))]

export function readGame(id: string): AnyGame {
  return findGame(readName('game', id, GAME_IDS))!
}

/** The flags for variants: `--with` is what `--variants` was called first. */
export const VARIANT_FLAGS = { variants: { type: 'string' }, with: { type: 'string' } } as const

/** The variants of a game that are asked for, separated by commas. */
export function readVariants(flags: { readonly variants?: string; readonly with?: string }, game: AnyGame): string[] {
  const flag = flags.variants === undefined ? 'with' : 'variants'
  const list = flags[flag]
  if (list === undefined) return []
  const known = game.variants ?? []
  if (known.length === 0) throw new UsageError(`${game.id} has no variants for --${flag}.`)
  return list.split(',').map((name) => readName(flag, name.trim(), known))
}

/** For help texts: the variants of every game that has some. */
export function listVariants(): string {
  const games = GAME_IDS.map((id) => findGame(id)!).filter((game) => (game.variants ?? []).length > 0)
  return games.map((game) => `${game.variants!.join(', ')} (${game.id})`).join('; ')
}
