import type { DailyResult } from '@south-street/protocol'
import { callHouse } from '../local/local-house.ts'
import { soloSeat } from '../local/solo-person.ts'
import { readPreferences } from '../preferences.ts'
import { navigate } from '../router.ts'
import { beSomebody, call } from '../server/api.ts'

/** One's own attempt, wherever it was made. */
export interface OwnTry {
  readonly path: string
  readonly table: string
  readonly status: 'running' | 'finished' | 'given-up'
  /** On this device: how it came out. */
  readonly own: { readonly points: number; readonly place: number } | null
}

export interface TodaysDeal {
  readonly game: string
  readonly players: number
  readonly level: string
  readonly sha256: string
  readonly yours: OwnTry | null
  /** How many have played it; null where nobody counts. */
  readonly played: number | null
  /** Null before one has played it, and without a server. */
  readonly results: readonly DailyResult[] | null
}

export interface TodaysDeals {
  readonly isHere: boolean
  readonly endsAt: number
  readonly deals: readonly TodaysDeal[]
}

/** The server's deals; where none answers, those of this device. */
export async function findTodaysDeals(): Promise<TodaysDeals> {
  const told = await call('daily').catch(() => null)
  if (told === null) return dealsOfThisDevice()
  const deals = told.deals.map(async ({ game, players, level, sha256, played, yours }): Promise<TodaysDeal> => {
    const isFinished = yours?.status === 'finished'
    const { results } = isFinished ? await call('dailyResults', { game }) : { results: null }
    const own = yours && { path: `/t/${yours.table}`, table: yours.table, status: yours.status, own: null }
    return { game, players, level, sha256, played, yours: own, results }
  })
  return { isHere: false, endsAt: told.endsAt, deals: await Promise.all(deals) }
}

async function dealsOfThisDevice(): Promise<TodaysDeals> {
  const made = await callHouse('dailyDeals', undefined)
  const deals = made.map(({ game, players, level, sha256, yours }): TodaysDeal => {
    const result = yours?.result
    const status = result ? 'finished' : yours?.status === 'running' ? 'running' : 'given-up'
    const own = result ? { points: result.points[0]!, place: result.places[0]! } : null
    return {
      ...{ game, players, level, sha256, played: null, results: null },
      yours: yours && { path: `/table/${yours.table}`, table: yours.table, status, own },
    }
  })
  return { isHere: true, endsAt: made[0]?.endsAt ?? 0, deals }
}

/** Goes to the one table of today's attempt, which may have to be set up first. */
export async function playTodaysDeal({ isHere }: TodaysDeals, { game, yours }: TodaysDeal): Promise<void> {
  if (yours !== null) return navigate(yours.path)
  const { name, house } = readPreferences()
  if (isHere) return navigate(`/table/${await callHouse('beginDaily', { game, seat: soloSeat(name, house) })}`)
  await beSomebody(name)
  const { table } = await call('beginDaily', { game })
  navigate(`/t/${table}`)
}
