import type { AnyGame } from '@south-street/engine'
import { endOfDay } from '@south-street/house'
import type { DailyResult } from '@south-street/protocol'
import { DailyDeals, mayKnowDeal } from '../../house/daily.ts'
import type { Attempt } from '../../store/daily-store.ts'
import { askerOf, type Handlers } from '../call.ts'
import type { HttpParts } from '../parts.ts'
import { HttpProblem } from '../problem.ts'
import { isStranger } from './entry.ts'

type Names = 'daily' | 'beginDaily' | 'dailyResults' | 'myHouse'

/** More than one looks at; one's own is among them in any case. */
const MOST_RESULTS = 200
/** Whoever has a thousand asks four times; nobody else waits longer than a few milliseconds for each. */
const GAMES_A_PAGE = 250

export function dailyHandlers(parts: HttpParts): Handlers<Names> {
  const { store, house, once, now } = parts
  const deals = new DailyDeals(parts)
  const demandGame = (id: string): AnyGame => {
    const game = house.shelf.find(id)
    if (game === undefined) throw new HttpProblem('game-unknown')
    return game
  }
  const attemptsOf = async (person: string | undefined, day: string): Promise<readonly Attempt[]> =>
    person === undefined ? [] : store.daily.attemptsOf(person, day)
  return {
    daily: async ({ visitor }) => {
      const day = deals.today()
      const [counts, attempts] = await Promise.all([store.daily.counts(day), attemptsOf(visitor?.id, day)])
      const shown = deals.games().map(async (game) => {
        const { options, level, sha256 } = await deals.of(game, day)
        const attempt = attempts.find((one) => one.game === game.id)
        const yours = attempt && attempt.status !== 'claimed' ? { table: attempt.table, status: attempt.status } : null
        const { players } = options
        return { game: game.id, rules: game.rules, players, level, sha256, played: counts.get(game.id) ?? 0, yours }
      })
      return { day, endsAt: endOfDay(day), deals: await Promise.all(shown) }
    },
    beginDaily: (call) =>
      once.run(call, async () => {
        const game = demandGame(call.params.game)
        if (await isStranger(parts, call.visitor.id)) throw new HttpProblem('invitation-needed')
        const { table, status } = await deals.begin(game, askerOf(call.visitor))
        return { table, status: status === 'claimed' ? 'running' : status }
      }),
    dailyResults: async ({ params, query, visitor }) => {
      const { id: game } = demandGame(params.game)
      const day = query.day ?? deals.today()
      const played = (await store.daily.counts(day)).get(game) ?? 0
      const attempt = (await attemptsOf(visitor?.id, day)).find((one) => one.game === game)
      // At a closed server nobody is named to those who have not been let in.
      const isOutside = attempt === undefined && (await isStranger(parts, visitor?.id ?? null))
      if (isOutside || !mayKnowDeal(attempt, day, now())) return { day, game, played, results: null }
      const outcomes = await store.daily.outcomes(day, game, MOST_RESULTS)
      const results = outcomes.map(({ person, name, points, place, table }): DailyResult => {
        const [own = 0, ...others] = points
        const margin = own - Math.max(...others)
        return { name, points: own, margin, place, isYou: person === visitor?.id, table }
      })
      return { day, game, played, results: results.sort((a, b) => b.margin - a.margin || b.points - a.points) }
    },
    myHouse: async ({ query, visitor }) => {
      if (visitor === null) return { games: [], next: null }
      const paging = { limit: GAMES_A_PAGE, after: query.after ?? null }
      const { items, next } = await store.results.gamesOf(visitor.id, paging)
      const games = items.map(({ options: _, isListed: __, sources, ...game }) => ({
        ...game,
        sources: sources.map(([name, points]) => ({ name, points })),
      }))
      return { games, next }
    },
  }
}
