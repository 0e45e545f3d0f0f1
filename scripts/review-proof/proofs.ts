import { readRecord, seededRandom } from '@south-street/engine'
import type { Review } from '@south-street/engine/review'
import { isAlarm, nameBlunder, plant, readBlunder, tell } from './planted.ts'
import { hashOf, isSeatDone, type Proof, play, read, type Trial } from './trial.ts'

export const PROOFS: Readonly<Record<string, Proof>> = {
  games: playAlone,
  blunders: nameBlunder,
  planted: readBlunder,
  alarms: countAlarms,
  retest: readTwice,
  cards: weighCards,
  levels: weighPlay,
}

/** Plays the games of another proof, to be read later. Commodores take longer to play than to read. */
async function playAlone(trial: Trial): Promise<Record<string, unknown>> {
  return { moves: (await play(trial, 'commodore')).moves.length }
}

/** Games of commodores, who hardly ever go wrong: how often is one said to? */
async function countAlarms(trial: Trial): Promise<Record<string, unknown>> {
  const review = read(trial.reader, await play(trial, 'commodore'))
  const alarms = review.decisions.filter(isAlarm)
  return {
    words: countWords(review),
    alarms: alarms.length / trial.players,
    said: alarms.map(tell),
    apart: apartFromResult(review),
  }
}

function countWords({ decisions }: Review): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const { word } of decisions) counts[word!] = (counts[word!] ?? 0) + 1
  return counts
}

/** By how much the parts of any seat miss its result. */
function apartFromResult({ books }: Review): number {
  const misses = books.map(({ start, result, own, rivals, cards, rest }) => {
    const parts = [own, ...rivals, cards, rest].reduce((sum, { value }) => sum + value, start)
    return Math.abs(parts - result)
  })
  return Math.max(...misses)
}

/**
 * One game with a planted blunder, read with other chance: do the words and the losses agree? One seat, to save time. With
 * other bots it is their own game, and a seat of chance.
 */
async function readTwice(trial: Trial): Promise<Record<string, unknown>> {
  const planted = trial.bots === undefined ? await plant(trial) : null
  const record = planted === null ? await play(trial, 'captain') : readRecord(planted.record, [trial.game])
  const seat =
    planted === null ? seededRandom('retest', trial.seed).below(trial.players) : record.moves[planted.at]!.seat
  const [one, other] = ['one', 'other'].map((seed) =>
    read(trial.reader, record, { seed, first: seat, until: isSeatDone(seat) }).decisions.filter(
      (decision) => decision.seat === seat,
    ),
  )
  return { pairs: one!.map((decision, i) => [decision.word, other![i]!.word, decision.loss, other![i]!.loss]) }
}

/**
 * After a few worlds the cards' part is known well enough; it has to be 0 in the mean. The curve goes along. Decisions have
 * no part in either, so none is read.
 */
async function weighCards(trial: Trial): Promise<Record<string, unknown>> {
  const record = await play(trial, 'mate')
  let review: Review = { ...trial.reader.begin(record, { hash: hashOf(record), quick: true }), decisions: [] }
  for (review of trial.reader.readOn(record, review)) if (review.unfinished!.worlds >= CARD_WORLDS) break
  const { books, curve } = review
  return {
    cards: books.map(({ cards }) => cards.value),
    result: books.map(({ result }) => result),
    curve: curve.slice(0, -1).map(({ chance }) => chance),
    apart: apartFromResult(review),
  }
}

const CARD_WORLDS = 4

/** Quick reviews of mixed tables: what each seat's own play is worth, by who sat there. */
async function weighPlay(trial: Trial): Promise<Record<string, unknown>> {
  const names = trial.bots ?? ['mate', 'captain', 'commodore']
  const turn = seededRandom('turn', trial.seed).below(names.length)
  const seated = Array.from({ length: trial.players }, (_, seat) => names[(seat + turn) % names.length]!)
  const review = read(trial.reader, await play({ ...trial, bots: seated }, 'mate'), { quick: true })
  return {
    seated,
    own: review.books.map(({ own }) => own.value),
    cards: review.books.map(({ cards }) => cards.value),
    apart: apartFromResult(review),
  }
}
