import { type ParseArgsConfig, parseArgs } from 'node:util'

/** What was typed cannot be understood or done: one sentence, and the command exits with 2. */
export class UsageError extends Error {
  constructor(sentence: string) {
    super(sentence)
    this.name = 'UsageError'
  }
}

export interface Command {
  readonly name: string
  /** One line for the list of commands. */
  readonly summary: string
  /** The whole help text. */
  readonly help: string
  /** Returns the exit code. */
  run(args: readonly string[]): Promise<number>
}

type Options = NonNullable<ParseArgsConfig['options']>

/** Reads flags; whatever does not fit them becomes one sentence. */
export function readFlags<T extends Options>(
  args: readonly string[],
  options: T,
  positionals: 'none' | 'some' = 'none',
) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: positionals === 'some', strict: true })
  } catch (error) {
    const sentence = error instanceof Error ? error.message.split('. ')[0]! : String(error)
    throw new UsageError(`${sentence}.`.replace(/\.\.$/, '.'))
  }
}

/** A flag's whole number. */
export function readCount(flag: string, text: string, min: number, max: number): number {
  const value = /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN
  if (!(value >= min && value <= max)) {
    throw new UsageError(`--${flag} takes a whole number from ${min} to ${max}, not ${JSON.stringify(text)}.`)
  }
  return value
}

/** One of the names that a flag knows. */
export function readName(flag: string, text: string, names: readonly string[]): string {
  if (!names.includes(text)) {
    throw new UsageError(`--${flag} takes ${names.join(' or ')}, not ${JSON.stringify(text)}.`)
  }
  return text
}
