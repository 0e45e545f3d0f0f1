import {
  type AnyGame,
  canonicalJson,
  chooseOptions,
  type GameOptions,
  type Json,
  type Random,
  type SealHash,
} from '@south-street/engine'
import { dayOf } from '@south-street/engine/puzzle'
import type { Asker, TableWish } from '@south-street/table'

const DAY_MS = 86_400_000
/** What `dayOf` calls the first day of 1970. */
const FIRST_DAY = dayOf(1970, 1, 1)

/** The day in universal time, such as 2026-11-18, of a moment in milliseconds since 1970. */
export function dayAt(now: number): string {
  const number = FIRST_DAY + Math.floor(now / DAY_MS)
  // By so many days a year is rather too late than too early, and never by more than one.
  let year = Math.ceil(number / 365.2425) + 1
  while (dayOf(year, 1, 1) > number) year--
  let month = 12
  while (dayOf(year, month, 1) > number) month--
  const two = (part: number) => String(part).padStart(2, '0')
  return `${year}-${two(month)}-${two(number - dayOf(year, month, 1) + 1)}`
}

/** When the day ends, and the next deal comes. */
export function endOfDay(day: string): number {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number]
  return (dayOf(year, month, date) - FIRST_DAY + 1) * DAY_MS
}

/** As many play as are welcome everywhere; a game may need more or fewer. */
const PLAYERS = 3

/** The same for everybody, every day: how many play, and which bots. */
export function dailyTerms(game: AnyGame, levels: readonly string[]) {
  const { min, max } = game.seats
  return { players: Math.min(max, Math.max(min, PLAYERS)), level: levels[levels.length >> 1]! }
}

/** What chance has decided for a day and a game. */
export interface DailyDeal {
  readonly day: string
  readonly options: GameOptions
  readonly level: string
  readonly deal: Json
  readonly salt: string
  readonly sha256: string
}

interface DailyChance {
  /** The same numbers for everybody; how hard they are to guess is up to whoever hands them in. */
  readonly random: Random
  readonly salt: string
  readonly hash: SealHash
}

export function dealOfTheDay(
  game: AnyGame,
  levels: readonly string[],
  day: string,
  { random, salt, hash }: DailyChance,
): DailyDeal {
  const { players, level } = dailyTerms(game, levels)
  const options = chooseOptions(game, players, [])
  const deal = game.codec.writeDeal(game.deal(options, random))
  return { day, options, level, deal, salt, sha256: hash(salt, canonicalJson(deal)) }
}

/** The table where one person plays it: nobody looks on, nobody stands in, and no clock runs. */
export function dailyTable(
  { day, options, level, deal, salt }: DailyDeal,
  who: TableWish['seats'][number] & Asker,
): Omit<TableWish, 'table'> {
  return {
    ...{ options, daily: day, visibility: 'link', pace: { kind: 'none' }, spectators: false, help: true },
    standIns: 'never',
    seats: [who, ...Array.from({ length: options.players - 1 }, () => ({ level }))],
    begin: { deal, salt, moves: [] },
  }
}
