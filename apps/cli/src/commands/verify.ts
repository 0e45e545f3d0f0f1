import { createHash } from 'node:crypto'
import { printable, RecordFault, type SealHash, verifyRecord } from '@south-street/engine'
import { GAMES } from '@south-street/registry'
import { type Command, readFlags, readName } from '../command.ts'
import { complain, print } from '../output.ts'
import { type InputItem, readInput } from '../record-input.ts'
import { LANGUAGES, type Language, Words } from '../words.ts'

export const verify: Command = {
  name: 'verify',
  summary: 'replay game records and recount their results',
  help: `Usage: south-street verify [--lang ${LANGUAGES.join('|')}] [FILE… | -]

Reads game records, JSON objects one after another, of finished and running games; without a FILE, or with -,
from standard input. Replays every action and recounts the result of every finished game.

Prints "N records hold" and exits with 0; or names record, action, clause and reason of each one that does not hold
and exits with 1. Input that cannot be read exits with 2.`,
  read: (args) => {
    const { values, positionals } = readFlags(args, { lang: { type: 'string', default: 'en' } }, 'some')
    const words = new Words(readName('lang', values.lang, LANGUAGES) as Language)
    return async () => {
      const tally = { held: 0, failed: 0, unreadable: 0 }
      for (const file of positionals.length === 0 ? ['-'] : positionals) {
        for await (const item of readInput(file)) await judge(file, item, tally, words)
      }
      return report(tally)
    }
  },
}

interface Tally {
  held: number
  failed: number
  unreadable: number
}

async function judge(file: string, item: InputItem, tally: Tally, words: Words): Promise<void> {
  const place = `${file === '-' ? 'standard input' : printable(file)}${item.line > 0 ? `, line ${item.line}` : ''}`
  if (item.error !== null) {
    tally.unreadable++
    complain(`${place} cannot be read: ${item.error}.`)
    return
  }
  const reason = findFault(item.json, words)
  if (reason === null) {
    tally.held++
    return
  }
  tally.failed++
  await print(`record ${tally.held + tally.failed} (${place}): ${reason}\n`)
}

function findFault(json: unknown, words: Words): string | null {
  try {
    verifyRecord(json, GAMES, sealHash)
    return null
  } catch (error) {
    if (!(error instanceof RecordFault)) throw error
    return words.fault(error, (json as { game?: unknown } | null)?.game)
  }
}

const sealHash: SealHash = (salt, text) =>
  createHash('sha256').update(Buffer.from(salt, 'base64url')).update(text, 'utf8').digest('hex')

function hold(records: number): string {
  return records === 1 ? '1 record holds' : `${records} records hold`
}

async function report({ held, failed, unreadable }: Tally): Promise<number> {
  if (unreadable > 0) {
    if (held + failed > 0) complain(`${hold(held)}, ${failed} ${failed === 1 ? 'does' : 'do'} not.`)
    return 2
  }
  if (failed > 0) {
    await print(`${failed} of ${held + failed} records ${failed === 1 ? 'does' : 'do'} not hold\n`)
    return 1
  }
  if (held === 0) {
    complain('there is no record in the input.')
    return 2
  }
  await print(`${hold(held)}\n`)
  return 0
}
