import { createHash } from 'node:crypto'
import { type AnyBot, type GameReader, simulate } from '@south-street/bots'
import { type AnyGame, chooseOptions, type Move, type ReadRecord, readRecord, seededRandom } from '@south-street/engine'
import { type Review, type ReviewedDecision, reviewedText, summarise } from '@south-street/engine/review'
import { loadBot } from '@south-street/registry'
import { type Blunder, loadPlanter } from './planting.ts'

/** What a trial found out about one game. */
export interface Line {
  readonly what: string
  readonly game: string
  readonly players: number
  readonly seed: string
  readonly [figure: string]: unknown
}

interface Trial {
  readonly game: AnyGame
  readonly players: number
  readonly reader: GameReader
  readonly seed: string
  /** Who plays, in the order of the seats; where they are fewer than the seats, again from the first. */
  readonly bots: readonly string[] | undefined
}

type Proof = (trial: Trial) => Promise<Record<string, unknown>>

export const PROOFS: Readonly<Record<string, Proof>> = {
  blunders: plantBlunder,
  planted: plantAlone,
  alarms: countAlarms,
  retest: readTwice,
  cards: weighCards,
  levels: weighPlay,
}

async function play({ game, players, seed, bots }: Trial, usual: string): Promise<ReadRecord> {
  const names = bots ?? [usual]
  const seated = await Promise.all(
    Array.from({ length: players }, (_, seat) => bring(game, names[seat % names.length]!, players)),
  )
  const { record } = simulate(game, chooseOptions(game, players), seed, seated)
  return readRecord(record, [game])
}

const loaded = new Map<string, Promise<AnyBot>>()

function bring({ id, rules }: AnyGame, name: string, players: number): Promise<AnyBot> {
  const key = `${id} ${name} ${players}`
  if (!loaded.has(key)) loaded.set(key, loadBot(id, rules, name, players))
  return loaded.get(key)!
}

function hashOf(record: ReadRecord): string {
  return createHash('sha256').update(reviewedText(record)).digest('hex')
}

interface Reading {
  readonly quick?: boolean
  readonly seed?: string
  readonly first?: number
  /** Where to stop. */
  readonly until?: (review: Review) => boolean
}

function read(reader: GameReader, record: ReadRecord, { quick = false, seed, first = 0, until }: Reading = {}): Review {
  let review = reader.begin(record, { hash: hashOf(record), quick, ...(seed !== undefined && { seed }) })
  for (review of reader.readOn(record, review, first)) if (until?.(review)) break
  return review
}

/** Own decisions come first, so they are finished when somebody else's are begun. */
function isSeatDone(seat: number): (review: Review) => boolean {
  return ({ decisions }) => decisions.some((one) => one.seat !== seat && one.pass !== 'unread')
}

/** How many decisions are tried until there is one with a clearly bad option. */
const TRIES = 200

/**
 * In a game of captains one decision is replaced by a clearly bad option, and the game played on. How bad it is, is measured
 * without the review.
 */
async function plantBlunder(trial: Trial): Promise<Record<string, unknown>> {
  const { game, players, reader, seed } = trial
  const find = await loadPlanter(game, players)
  const captain = await bring(game, 'captain', players)
  const original = await play(trial, 'captain')
  const random = seededRandom('planted', seed)
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const at = random.below(original.moves.length)
    const state = game.setup(original.options, original.deal)
    for (const { seat, action } of original.moves.slice(0, at)) game.apply(state, seat, action)
    const seat = game.actor(state)
    if (seat === null || original.moves[at]!.seat !== seat) continue
    const blunder = find(state, seat, `${seed} ${at}`)
    if (blunder === null) continue
    const moves = [...original.moves.slice(0, at), { seat, action: blunder.action }]
    game.apply(state, seat, blunder.action)
    playOn(game, state, moves, captain, seed)
    const record = { ...original, moves }
    const review = read(reader, record, { first: seat, until: isSeatDone(seat) })
    const named = summarise(review, seat).turningPoints.some((one) => one.action === at)
    const others = review.decisions.filter((one) => one.seat === seat && one.action !== at && isAlarm(one))
    return { ...found(review, record, at, blunder), named, others: others.map(tell) }
  }
  return { at: null }
}

/**
 * The same in a third of the time, for the question whether the blunder costs anything at all: captains play to it and to
 * the seat's next decision, and mates the rest of the game, at which its judgement does not look. Nothing else is read.
 */
async function plantAlone(trial: Trial): Promise<Record<string, unknown>> {
  const { game, players, reader, seed } = trial
  const find = await loadPlanter(game, players)
  const [captain, mate] = [await bring(game, 'captain', players), await bring(game, 'mate', players)]
  const options = chooseOptions(game, players)
  const deal = game.deal(options, seededRandom('deal', seed))
  const state = game.setup(options, deal)
  const moves: Move<unknown>[] = []
  const first = seededRandom('planted', seed).below(FIRST)
  for (let seat = game.actor(state); seat !== null; seat = game.actor(state)) {
    const at = moves.length
    const blunder = at < first ? null : find(state, seat, `${seed} ${at}`)
    if (blunder === null) {
      playOn(game, state, moves, captain, seed, () => moves.length > at)
      continue
    }
    moves.push({ seat, action: blunder.action })
    game.apply(state, seat, blunder.action)
    playOn(game, state, moves, captain, seed, () => moves.findLastIndex((move) => move.seat === seat) > at)
    playOn(game, state, moves, mate, seed)
    const record: ReadRecord = { game, options, seats: [], deal, moves, result: null, seal: null }
    return found(readAlone(reader, record, at), record, at, blunder)
  }
  return { at: null }
}

/** From one of the first so many actions on the first clear blunder is planted. */
const FIRST = 130

/** As `bot` would, until the game is over or `isEnough`. */
function playOn(
  game: AnyGame,
  state: unknown,
  moves: Move<unknown>[],
  bot: AnyBot,
  seed: string,
  isEnough: () => boolean = () => false,
): void {
  for (let actor = game.actor(state); actor !== null && !isEnough(); actor = game.actor(state)) {
    const chance = seededRandom('decision', seed, actor, moves.length)
    const action = bot.decide(game.view(state, actor), game.legal(state, actor), chance)
    moves.push({ seat: actor, action })
    game.apply(state, actor, action)
  }
}

/** Reads one decision and the seat's next, as if all others had been read. */
function readAlone(reader: GameReader, record: ReadRecord, at: number): Review {
  const begun = reader.begin(record, { hash: hashOf(record) })
  const seat = record.moves[at]!.seat
  const wanted = begun.decisions.filter((one) => one.seat === seat && one.action >= at).slice(0, 2)
  let review: Review = {
    ...begun,
    decisions: begun.decisions.map((one) => (wanted.includes(one) ? one : { ...one, pass: 'read' as const })),
    unfinished: { ...begun.unfinished!, worlds: Number.MAX_SAFE_INTEGER },
  }
  for (review of reader.readOn(record, review, seat));
  return review
}

/** With the play itself, so that whoever wonders can read it again. */
function found(
  { decisions }: Review,
  { game, moves }: ReadRecord,
  at: number,
  { gaps, better }: Blunder,
): Record<string, unknown> {
  const {
    word = null,
    loss = null,
    lossError: error = null,
    pass = null,
  } = decisions.find((one) => one.action === at) ?? {}
  const play = moves.map(({ seat, action }) => `${seat} ${game.format(action)}`)
  return { at, gaps, better, word, loss, error, pass, moves: play }
}

/** Games of commodores, who hardly ever go wrong: how often is one said to? */
async function countAlarms(trial: Trial): Promise<Record<string, unknown>> {
  const review = read(trial.reader, await play(trial, 'commodore'))
  const alarms = review.decisions.filter(isAlarm)
  return { words: countWords(review), alarms: alarms.length / trial.players, said: alarms.map(tell) }
}

function tell({ action, played, word, loss, lossError }: ReviewedDecision): readonly unknown[] {
  return [action, played, word, loss, lossError]
}

function isAlarm({ word }: ReviewedDecision): boolean {
  return word === 'mistake' || word === 'blunder'
}

function countWords({ decisions }: Review): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const { word } of decisions) counts[word!] = (counts[word!] ?? 0) + 1
  return counts
}

/** One game, read with other chance: do the words and the losses agree? One seat, to save time. */
async function readTwice(trial: Trial): Promise<Record<string, unknown>> {
  const record = await play(trial, 'captain')
  const seat = seededRandom('retest', trial.seed).below(trial.players)
  const [one, other] = ['one', 'other'].map((seed) =>
    read(trial.reader, record, { seed, first: seat, until: isSeatDone(seat) }).decisions.filter(
      (decision) => decision.seat === seat,
    ),
  )
  return { pairs: one!.map((decision, i) => [decision.word, other![i]!.word, decision.loss, other![i]!.loss]) }
}

/** After a few worlds the cards' part is known well enough; it has to be 0 in the mean. The curve goes along. */
async function weighCards(trial: Trial): Promise<Record<string, unknown>> {
  const record = await play(trial, 'mate')
  const { curve, reveals } = read(trial.reader, record, {
    quick: true,
    until: ({ unfinished }) => unfinished!.worlds >= 4,
  })
  const seats = curve[0]!.chance.map((chance, seat) =>
    reveals.reduce((sum, { change }) => sum + change[seat]!, chance - 1 / trial.players),
  )
  const result = curve.at(-1)!.chance
  return { cards: seats, result, curve: curve.slice(0, -1).map(({ chance }) => chance) }
}

/** Quick reviews of mixed tables: what each seat's own play is worth, by who sat there. */
async function weighPlay(trial: Trial): Promise<Record<string, unknown>> {
  const names = trial.bots ?? ['mate', 'captain', 'commodore']
  const turn = seededRandom('turn', trial.seed).below(names.length)
  const seated = Array.from({ length: trial.players }, (_, seat) => names[(seat + turn) % names.length]!)
  const review = read(trial.reader, await play({ ...trial, bots: seated }, 'mate'), { quick: true })
  return { seated, own: review.books.map(({ own }) => own.value), cards: review.books.map(({ cards }) => cards.value) }
}
