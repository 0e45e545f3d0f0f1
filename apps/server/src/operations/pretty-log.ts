import { printable } from '@south-street/engine'
import { type DestinationStream, pino } from 'pino'

/** What is told by every line, and so needs no name. */
interface Line {
  readonly level: number
  readonly time: number
  readonly msg?: string
  readonly err?: { readonly stack?: string; readonly message?: string }
}

/** A value in a word, or as JSON where it is more than one. */
function shown(value: unknown): string {
  return typeof value === 'string' && /^[\w./:@-]+$/.test(value) ? value : printable(JSON.stringify(value))
}

/** One line for a person who reads along; a fault's stack stands below it, indented. */
function prettyLine(json: string): string {
  const { level, time, msg = '', err, ...rest }: Line = JSON.parse(json)
  const name = (pino.levels.labels[level] ?? String(level)).toUpperCase().padEnd(5)
  const more = Object.entries(rest).map(([key, value]) => `${printable(key)}=${shown(value)}`)
  const line = [new Date(time).toISOString(), name, printable(msg), ...more].filter((part) => part !== '').join('  ')
  const fault = (err?.stack ?? err?.message ?? '').split('\n').filter((part) => part !== '')
  return `${[line, ...fault.map((part) => `    ${printable(part.trim())}`)].join('\n')}\n`
}

/** Takes the log's JSON and writes it for people. */
export function forPeople(out: { write(text: string): unknown }): DestinationStream {
  return { write: (json) => void out.write(prettyLine(json)) }
}
