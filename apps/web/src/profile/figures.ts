import { sumTallies } from '@south-street/engine/habits'
import { practiceOf, type Rating, type Size, sizeOf } from '@south-street/rating'
import type { PlayedGame } from './played-game.ts'

/** Which games are looked at. */
export interface Filter {
  /** Null for all. */
  readonly game: string | null
  readonly peopleOnly: boolean
}

export function chosen(games: readonly PlayedGame[], { game, peopleOnly }: Filter): PlayedGame[] {
  return games.filter(
    (one) =>
      (game === null || one.game === game) &&
      (!peopleOnly || one.seats.every(({ bot }, seat) => seat === one.you || bot === null)),
  )
}

/** One's share of the win: all of it, or an even part of a shared first place. */
function winOf({ places, you }: PlayedGame): number {
  return places[you] === 1 ? 1 / places.filter((place) => place === 1).length : 0
}

export interface Standing {
  readonly games: number
  /** Shared first places count in part. */
  readonly wins: number
  /** What would be won by everybody alike. */
  readonly evenShare: number
  readonly meanPlace: number
  /** How often first, second and so on. */
  readonly places: readonly number[]
}

export function standingOf(games: readonly PlayedGame[]): Standing {
  const most = Math.max(0, ...games.map(({ seats }) => seats.length))
  const sum = (value: (game: PlayedGame) => number) => games.reduce((all, game) => all + value(game), 0)
  return {
    games: games.length,
    wins: sum(winOf),
    evenShare: sum(({ seats }) => 1 / seats.length),
    meanPlace: games.length === 0 ? 0 : sum(({ places, you }) => places[you]!) / games.length,
    places: Array.from(
      { length: most },
      (_, place) => games.filter(({ places, you }) => places[you] === place + 1).length,
    ),
  }
}

export interface GameStanding extends Standing {
  readonly game: string
  readonly byPlayers: readonly (Standing & { readonly players: number })[]
}

/** By game and number of players; games in the order that is handed in. */
export function standings(games: readonly PlayedGame[], order: readonly string[]): GameStanding[] {
  return order.flatMap((game) => {
    const own = games.filter((one) => one.game === game)
    if (own.length === 0) return []
    const counts = [...new Set(own.map(({ seats }) => seats.length))].sort((a, b) => a - b)
    const byPlayers = counts.map((players) => ({
      players,
      ...standingOf(own.filter(({ seats }) => seats.length === players)),
    }))
    return [{ game, ...standingOf(own), byPlayers }]
  })
}

export interface Month {
  /** Such as 2026-11. */
  readonly month: string
  readonly games: number
  /** One's own mean points a game, by the score's items. */
  readonly sources: Readonly<Record<string, number>>
  readonly mean: number
  /** The mean of all others at the same tables. */
  readonly others: number
}

const MOST_MONTHS = 12

/** The last months in which this game was played, the earliest first. */
export function months(games: readonly PlayedGame[], game: string): Month[] {
  const byMonth = new Map<string, PlayedGame[]>()
  for (const one of games.filter((played) => played.game === game)) {
    const month = new Date(one.at).toISOString().slice(0, 7)
    const played = byMonth.get(month)
    if (played === undefined) byMonth.set(month, [one])
    else played.push(one)
  }
  return [...byMonth]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .slice(-MOST_MONTHS)
    .map(([month, played]) => {
      const sums = sumTallies(played.map(({ sources, you }) => sources[you]!))
      const others = played.flatMap(({ points, you }) => points.filter((_, seat) => seat !== you))
      const mean = (values: readonly number[]) => values.reduce((all, value) => all + value, 0) / values.length
      return {
        month,
        games: played.length,
        sources: Object.fromEntries(Object.entries(sums).map(([name, sum]) => [name, sum / played.length])),
        mean: mean(played.map(({ points, you }) => points[you]!)),
        others: mean(others),
      }
    })
}

export interface Rivalry {
  readonly name: string
  readonly games: number
  readonly ahead: number
  readonly level: number
  readonly behind: number
}

/** So many games make a friend of somebody. */
const FRIEND_FROM = 5

/** Who came in ahead, whatever the place, against everybody met often enough; the most met first. */
export function rivalries(games: readonly PlayedGame[], from = FRIEND_FROM): Rivalry[] {
  const met = new Map<string, { name: string; games: number; ahead: number; level: number; behind: number }>()
  for (const { seats, places, you } of games) {
    for (const [seat, { name, bot, person }] of seats.entries()) {
      if (seat === you || bot !== null || name === '') continue
      const key = person === undefined ? `name ${name}` : `person ${person}`
      const rival = met.get(key) ?? { name, games: 0, ahead: 0, level: 0, behind: 0 }
      const difference = places[seat]! - places[you]!
      rival.games++
      rival[difference > 0 ? 'ahead' : difference < 0 ? 'behind' : 'level']++
      met.set(key, rival)
    }
  }
  return [...met.values()].filter((rival) => rival.games >= from).sort((a, b) => b.games - a.games)
}

/** Fewer games say nothing about how somebody plays. */
export const HABITS_FROM = 20

/** The sums of what was counted, of one game; null while there are too few games. */
export function habitSums(games: readonly PlayedGame[], game: string, from = HABITS_FROM) {
  const counted = games.flatMap((one) => (one.game === game && one.habits ? [one.habits] : []))
  if (counted.length < from) return null
  return {
    games: counted.length,
    own: sumTallies(counted.map(({ own }) => own)),
    others: sumTallies(counted.map(({ others }) => others)),
  }
}

/** Bots' fixed ratings, by size of the table and level. */
export type FixedRatings = Readonly<Record<string, Readonly<Record<string, Rating>>>>

export interface Practice extends Rating {
  readonly game: string
  readonly size: Size
  readonly games: number
}

/** What one's games with bots say, by game and size of the table. A rating is another thing: people alone make it. */
export function practices(
  games: readonly PlayedGame[],
  ratings: Readonly<Record<string, FixedRatings | undefined>>,
): Practice[] {
  const inOrder = [...games].sort((a, b) => a.at - b.at)
  return Object.entries(ratings).flatMap(([game, fixed]) =>
    (['2', '3-5'] as const).flatMap((size) => {
      const played = inOrder.filter((one) => one.game === game && sizeOf(one.seats.length) === size)
      const practice = practiceOf(
        played.map(({ seats, places, you }) => ({
          place: places[you]!,
          bots: seats.flatMap(({ bot }, seat) => {
            const rating = bot === null || seat === you ? undefined : fixed?.[size]?.[bot]
            return rating === undefined ? [] : [{ rating, place: places[seat]! }]
          }),
        })),
      )
      return practice === null ? [] : [{ game, size, ...practice }]
    }),
  )
}
