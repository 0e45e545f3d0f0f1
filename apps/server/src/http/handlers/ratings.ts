import type { ShownRating, TableRating } from '@south-street/protocol'
import { isProvisional, type Size } from '@south-street/rating'
import type { Holder } from '@south-street/table'
import type { KeptRating } from '../../store/rating-store.ts'
import type { Handlers } from '../call.ts'
import { type HttpParts, seeTable } from '../parts.ts'
import { isStranger } from './entry.ts'

const MOST_LEADERS = 100

/** Who has not joined a club is not named by it, and nobody is to those who may not look at it. */
async function leadersFor(parts: HttpParts, person: string | null, game: string, size: Size) {
  const { store } = parts
  const club = await store.club.terms()
  const isOutside = async () => person === null || !(await store.club.isMember(person))
  const isClosed = club?.visibility === 'link' ? await isOutside() : club === null && (await isStranger(parts, person))
  return isClosed ? [] : store.ratings.best(game, size, MOST_LEADERS, club === null ? 'everybody' : 'members')
}

export function shownRating({ game, size, mu, sigma, games }: KeptRating): ShownRating {
  return { game, size, mu: Math.round(mu), sigma: Math.round(sigma), games, provisional: isProvisional({ mu, sigma }) }
}

const isHeldBy = (holder: Holder | undefined, person: string) => holder?.kind === 'person' && holder.person === person

/** Nothing here tells of a game that runs. */
export function ratingHandlers(parts: HttpParts): Handlers<'leaders' | 'myRatings' | 'tableRating'> {
  const { store, config, house } = parts
  return {
    myRatings: async ({ visitor }) => {
      const ratings = config.ratings ? await store.ratings.ratingsOf([visitor.id]) : []
      return { isOn: config.ratings, ratings: ratings.map(shownRating) }
    },
    leaders: async ({ query, visitor }) => {
      const game = query.game ?? house.shelf.games[0]!.id
      const size = query.size ?? '3-5'
      if (!config.ratings) return { isOn: false, leaders: [], bots: [] }
      const best = await leadersFor(parts, visitor?.id ?? null, game, size)
      const fixed = house.shelf.botRatings?.(game)[size] ?? {}
      return {
        isOn: true,
        leaders: best.map((one) => ({ ...shownRating(one), person: one.person, name: one.name })),
        bots: Object.entries(fixed).map(([level, { mu, sigma }]) => ({ level, mu, sigma })),
      }
    },
    tableRating: async ({ params, visitor }) => {
      const { table } = await seeTable(parts, params.id, visitor)
      const rated = config.ratings ? await store.ratings.ofTable(params.id) : null
      if (rated === null) return { status: null, seats: [] }
      const rounded = (mu: number, sigma: number) => ({ mu: Math.round(mu), sigma: Math.round(sigma) })
      return {
        status: rated.status as TableRating['status'],
        // Whoever has taken a seat over is not rated for it.
        seats: rated.seats.map((seat, at) =>
          seat === null || !isHeldBy(table.seats[at], seat.person)
            ? null
            : { before: rounded(seat.muBefore, seat.sigmaBefore), after: rounded(seat.mu, seat.sigma) },
        ),
      }
    },
  }
}
