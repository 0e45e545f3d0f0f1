import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type AnyBot, type GameReader, simulate } from '@south-street/bots'
import { type AnyGame, chooseOptions, type ReadRecord, readRecord } from '@south-street/engine'
import { type Review, reviewedText } from '@south-street/engine/review'
import { loadBot } from '@south-street/registry'

/** What a trial found out about one game. */
export interface Line {
  readonly what: string
  readonly game: string
  readonly players: number
  readonly seed: string
  readonly [figure: string]: unknown
}

export interface Trial {
  readonly game: AnyGame
  readonly players: number
  readonly reader: GameReader
  readonly seed: string
  /** Who plays, in the order of the seats; where they are fewer than the seats, again from the first. */
  readonly bots: readonly string[] | undefined
  /** The folder in which games are kept, so that they can be read again by another judge. */
  readonly keep: string | undefined
}

export type Proof = (trial: Trial) => Promise<Record<string, unknown>>

/** What was made once for this game is not made again. */
export async function kept<Made>(
  { game, players, seed, keep }: Trial,
  kind: string,
  make: () => Promise<Made>,
): Promise<Made> {
  if (keep === undefined) return make()
  const name = `${game.id}-${players}-${kind}-${seed}.json`.replace(/[^\w.-]+/g, '_')
  const file = join(keep, name)
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'))
  const made = await make()
  mkdirSync(keep, { recursive: true })
  writeFileSync(file, JSON.stringify(made))
  return made
}

export async function play(trial: Trial, usual: string): Promise<ReadRecord> {
  const { game, players, seed } = trial
  const names = trial.bots ?? [usual]
  const record = await kept(trial, names.join('-'), async () => {
    const seated = await Promise.all(
      Array.from({ length: players }, (_, seat) => bring(game, names[seat % names.length]!, players)),
    )
    return simulate(game, chooseOptions(game, players), seed, seated).record
  })
  return readRecord(record, [game])
}

const loaded = new Map<string, Promise<AnyBot>>()

export function bring({ id, rules }: AnyGame, name: string, players: number): Promise<AnyBot> {
  const key = `${id} ${name} ${players}`
  if (!loaded.has(key)) loaded.set(key, loadBot(id, rules, name, players))
  return loaded.get(key)!
}

export function hashOf(record: ReadRecord): string {
  return createHash('sha256').update(reviewedText(record)).digest('hex')
}

interface Reading {
  readonly quick?: boolean
  readonly seed?: string
  readonly first?: number
  /** Where to stop. */
  readonly until?: (review: Review) => boolean
}

export function read(
  reader: GameReader,
  record: ReadRecord,
  { quick = false, seed, first = 0, until }: Reading = {},
): Review {
  let review = reader.begin(record, { hash: hashOf(record), quick, ...(seed !== undefined && { seed }) })
  for (review of reader.readOn(record, review, first)) if (until?.(review)) break
  return review
}

/** Own decisions come first, so they are finished when somebody else's are begun. */
export function isSeatDone(seat: number): (review: Review) => boolean {
  return ({ decisions }) => decisions.some((one) => one.seat !== seat && one.pass !== 'unread')
}
