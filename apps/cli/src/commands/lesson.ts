import { Malformed, printable, readRecord } from '@south-street/engine'
import { checkLesson, type LessonShelf, readLesson } from '@south-street/engine/lesson'
import { findGame, GAMES } from '@south-street/registry'
import { loadLessons } from '@south-street/registry/workshop'
import { type Command, CommandFault, GAME_IDS, readCount, readFlags, UsageError } from '../command.ts'
import { judgeLesson } from '../lessons/judge.ts'
import { checkWords } from '../lessons/lesson-words.ts'
import { skeletonOf } from '../lessons/skeleton.ts'
import { print } from '../output.ts'
import { readInput } from '../record-input.ts'

const USAGE = 'lesson takes check, judge, or from RECORD --seat S --actions A-B.'
/** How often a captain is asked about a position. */
const TIMES = 8

export const lesson: Command = {
  name: 'lesson',
  summary: 'play the lessons by their own answers, or begin one from a record',
  help: `Usage: south-street lesson check
       south-street lesson judge
       south-street lesson from RECORD --seat S --actions A-B

check plays every lesson of every game by its own answers, tries every other legal move on the way, and looks at the
words in every language. Prints "N lessons hold" and exits with 0, or says what does not hold and exits with 1.

judge asks a captain about every position whose answers are judged, ${TIMES} times each, and prints how many games in 100
every answer wins, in the form in which a lesson keeps it.

from writes the skeleton of a lesson to standard output: the deal and the actions of a record, of which seat S (from 0)
makes the moves A to B (from 0) itself. The words are yours to write (docs/lessons.md).`,
  read: (args) => {
    const { values, positionals } = readFlags(args, { seat: { type: 'string' }, actions: { type: 'string' } }, 'some')
    const [what, file, ...more] = positionals
    if (what === 'check' && file === undefined) return checkAll
    if (what === 'judge' && file === undefined) return judgeAll
    if (what !== 'from' || file === undefined || more.length > 0) throw new UsageError(USAGE)
    if (values.seat === undefined || values.actions === undefined) throw new UsageError(USAGE)
    const seat = readCount('seat', values.seat, 0, 9)
    const [, first, last] = /^(\d{1,6})-(\d{1,6})$/.exec(values.actions) ?? []
    if (first === undefined || Number(first) > Number(last)) throw new UsageError('--actions takes A-B, such as 0-40.')
    return () => writeSkeleton(file, { seat, from: Number(first), to: Number(last) })
  },
}

async function checkAll(): Promise<number> {
  let [held, failed] = [0, 0]
  for (const id of GAME_IDS) {
    const shelf = await loadLessons(id)
    for (const json of shelf?.lessons ?? []) {
      const { name, complaints } = complaintsAbout(json, shelf!)
      for (const complaint of complaints) await print(`${id}/${printable(name)}: ${printable(complaint)}\n`)
      if (complaints.length === 0) held++
      else failed++
    }
  }
  if (failed === 0) await print(`${held} ${held === 1 ? 'lesson holds' : 'lessons hold'}\n`)
  else await print(`${failed} of ${held + failed} lessons ${failed === 1 ? 'does' : 'do'} not hold\n`)
  return failed === 0 ? 0 : 1
}

async function judgeAll(): Promise<number> {
  for (const id of GAME_IDS) {
    const shelf = await loadLessons(id)
    for (const json of shelf?.lessons ?? []) {
      for (const { step, chances } of await judgeLesson(readLesson(json), shelf!, TIMES))
        await print(`${JSON.stringify({ lesson: `${id}/${readLesson(json).id}`, step, chances })}\n`)
    }
  }
  return 0
}

type Shelf = LessonShelf & { readonly words: Readonly<Record<string, object>> }

function complaintsAbout(json: unknown, { rules, words }: Shelf): { name: string; complaints: readonly string[] } {
  try {
    const read = readLesson(json)
    const game = findGame(read.game, read.rules)
    if (game === undefined) return { name: read.id, complaints: [`there are no rules ${read.rules} of ${read.game}`] }
    return { name: read.id, complaints: [...checkLesson(game, read, rules), ...checkWords(read, words)] }
  } catch (error) {
    if (!(error instanceof Malformed)) throw error
    return { name: '?', complaints: [`${error.code} at ${error.path.join('.')}`] }
  }
}

async function writeSkeleton(file: string, stretch: Parameters<typeof skeletonOf>[1]): Promise<number> {
  for await (const { json, error } of readInput(file)) {
    if (error !== null) throw new CommandFault(`${printable(file)} cannot be read: ${error}.`, 2)
    await print(`${JSON.stringify(skeletonOf(readForLesson(json, stretch), stretch), null, 2)}\n`)
    return 0
  }
  throw new CommandFault('there is no record in the input.', 2)
}

function readForLesson(json: unknown, { seat, to }: Parameters<typeof skeletonOf>[1]) {
  try {
    const record = readRecord(json, GAMES)
    if (seat >= record.seats.length) throw new CommandFault(`the record has no seat ${seat}.`, 2)
    if (to >= record.moves.length) throw new CommandFault(`the record has only ${record.moves.length} actions.`, 2)
    return record
  } catch (error) {
    if (!(error instanceof Malformed)) throw error
    throw new CommandFault(`this is no record: ${error.code} at ${error.path.join('.')}.`, 2)
  }
}
