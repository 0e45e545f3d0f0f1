import { createHash } from 'node:crypto'
import { printable, RecordFault, readRecord, type SealHash, verifyRecord } from '@south-street/engine'
import { GAMES } from '@south-street/registry'
import { type Command, readCount, readFlags, readName, UsageError } from '../command.ts'
import { complain, ProgressBar, print } from '../output.ts'
import { readInput } from '../record-input.ts'
import { reviewAll } from '../review/pool.ts'
import { tellReview } from '../review/report.ts'
import { LANGUAGES, Words } from '../words.ts'

export const review: Command = {
  name: 'review',
  summary: 'look back at finished games: what was given away, where and why',
  help: `Usage: south-street review [--seat S] [--all] [--quick] [--json] [--lang ${LANGUAGES.join('|')}] [FILE… | -]

Reads records of finished games, JSON objects one after another; without a FILE, or with -, from standard input. The
captain judges every decision by what its seat could see then. Says of each seat what it gave away, its turning points
with reasons, and what made the difference. Many games are reviewed at once, on all cores. The same record gives the
same review.

  --seat     only this seat, counted from 0
  --all      every real decision as well, with its word
  --quick    with few worlds: some seconds a game, and less sure
  --json     prints every review as a line of JSON (south-street/review@1) instead

Records that do not hold, and games that are not over, are named; the exit code is 1 then. Input that cannot be read
exits with 2.`,
  read: (args) => {
    const { values, positionals } = readFlags(
      args,
      {
        seat: { type: 'string' },
        all: { type: 'boolean', default: false },
        quick: { type: 'boolean', default: false },
        json: { type: 'boolean', default: false },
        lang: { type: 'string', default: 'en' },
      },
      'some',
    )
    const words = new Words(readName('lang', values.lang, LANGUAGES))
    const seat = values.seat === undefined ? null : readCount('seat', values.seat, 0, MOST_SEATS - 1)
    return async () => {
      const { sound, exitCode } = await gather(positionals.length === 0 ? ['-'] : positionals, seat, words)
      const bar = new ProgressBar('review', 100)
      const orders = sound.map(({ json }, index) => ({ index, json, quick: values.quick }))
      const reviews = reviewAll(orders, (share) => bar.update(Math.floor(100 * share)))
      let index = 0
      let unread = 0
      for await (const read of reviews) {
        const { json, place } = sound[index++]!
        bar.finish()
        if (read === null) {
          unread++
          complain(`${place}: nobody reviews this game.`)
        } else if (values.json) await print(`${JSON.stringify(read)}\n`)
        else {
          const record = readRecord(json, GAMES)
          const seats = seat === null ? record.seats.map((_, one) => one) : [seat]
          const head = sound.length > 1 ? `${index > 1 ? '\n' : ''}${place}\n` : ''
          await print(`${head}${tellReview(read, record, seats, words, values.all)}`)
        }
      }
      bar.finish()
      return exitCode || (unread > 0 ? 1 : 0)
    }
  },
}

/** More than any game has. */
const MOST_SEATS = 8

interface Sound {
  readonly json: unknown
  readonly place: string
}

/** All records that hold and are over. Whatever else there is, is named. */
async function gather(
  files: readonly string[],
  seat: number | null,
  words: Words,
): Promise<{ sound: Sound[]; exitCode: number }> {
  const sound: Sound[] = []
  let exitCode = 0
  for (const file of files) {
    for await (const item of readInput(file)) {
      const place = `${file === '-' ? 'standard input' : printable(file)}${item.line > 0 ? `, line ${item.line}` : ''}`
      if (item.error !== null) {
        complain(`${place} cannot be read: ${item.error}.`)
        exitCode = 2
        continue
      }
      const fault = findFault(item.json)
      if (fault === null) {
        const players = readRecord(item.json, GAMES).seats.length
        if (seat !== null && seat >= players) throw new UsageError(`--seat ${seat}: ${place} has ${players} seats.`)
        sound.push({ json: item.json, place })
        continue
      }
      complain(`${place}: ${words.fault(fault, (item.json as { game?: unknown } | null)?.game)}`)
      exitCode ||= 1
    }
  }
  if (sound.length === 0 && exitCode === 0) {
    complain('there is no record in the input.')
    exitCode = 2
  }
  return { sound, exitCode }
}

function findFault(json: unknown): RecordFault | null {
  try {
    verifyRecord(json, GAMES, sealHash)
    return (json as { result: unknown }).result === null ? new RecordFault(['result'], 'game-still-runs', {}) : null
  } catch (error) {
    if (error instanceof RecordFault) return error
    throw error
  }
}

const sealHash: SealHash = (salt, text) =>
  createHash('sha256').update(Buffer.from(salt, 'base64url')).update(text, 'utf8').digest('hex')
