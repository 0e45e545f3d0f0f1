import type { Json } from '@south-street/engine'
import { WHOLE_WIN } from '@south-street/house'
import type { ClubGame, ClubMember, ClubPeriod, ClubView } from '@south-street/protocol'
import type { ClubRow, ClubsGame } from '../../store/club-store.ts'
import { monthOf } from '../../store/month.ts'
import type { KeptRating } from '../../store/rating-store.ts'
import type { Call, Handlers } from '../call.ts'
import type { HttpParts } from '../parts.ts'
import { HttpProblem } from '../problem.ts'
import { hashSecret, newId } from '../secrets.ts'
import { isStranger } from './entry.ts'
import { shownRating } from './ratings.ts'

const STANDING = 6
const LAST_RESULTS = 5
const MOST_COUNTED = 1_000
const MOST_EVENINGS = 20
/** One that has begun is still shown for so long. */
const EVENING_MS = 3 * 3_600_000

type OfEverybody = 'club' | 'clubGames' | 'joinClub' | 'leaveClub' | 'answerEvening'
type OfOperator = 'operatorClub' | 'setClub' | 'endClub' | 'announceEvening' | 'cancelEvening'

const NO_CLUB: ClubView = {
  ...{ club: null, members: [], mine: null, evening: null, standing: [], results: [], games: 0 },
}

export function clubHandlers(parts: HttpParts): Handlers<OfEverybody | OfOperator> {
  return { ...forEverybody(parts), ...forOperator(parts) }
}

function forEverybody(parts: HttpParts): Handlers<OfEverybody> {
  const { store, once, now } = parts
  const { club } = store
  const isMember = async (person: string | null) => person !== null && (await club.isMember(person))
  /** Whoever may not look at it gets no further. */
  const demandClub = async (person: string | null) => {
    const terms = await club.terms()
    if (terms === null) throw new HttpProblem('no-club-here')
    if (terms.visibility === 'link' && !(await isMember(person))) throw new HttpProblem('not-a-member')
  }
  return {
    club: ({ query, visitor }) => viewOf(parts, visitor?.id ?? null, query),
    clubGames: async ({ query, visitor }) => {
      await demandClub(visitor?.id ?? null)
      const { limit, after = null } = query
      const { items, next } = await club.games(query.game ?? null, visitor?.id ?? null, { limit, after })
      return { games: items.map(shownGame), next }
    },
    joinClub: (call) =>
      once.run(call, async () => {
        const { id } = call.visitor
        const terms = await club.terms()
        if (terms === null) throw new HttpProblem('no-club-here')
        if (call.body.code !== undefined) {
          const hash = hashSecret(call.body.code.trim().toUpperCase())
          if (!(await store.bridge.useCode(hash, id, now()))) throw new HttpProblem('code-refused')
        } else if (terms.visibility === 'link' && !(await isMember(id))) {
          throw new HttpProblem('not-a-member')
        }
        if (await isStranger(parts, id)) throw new HttpProblem('invitation-needed')
        await club.join(id, now())
        return {}
      }),
    leaveClub: (call) =>
      once.run(call, async () => {
        await club.leave(call.visitor.id)
        return {}
      }),
    answerEvening: (call) =>
      once.run(call, async () => {
        const { id } = call.visitor
        if (!(await isMember(id))) throw new HttpProblem('not-a-member')
        const isThere = await club.answer(call.params.evening, id, call.body.coming, now())
        if (!isThere) throw new HttpProblem('no-such-evening')
        return {}
      }),
  }
}

interface Wanted {
  readonly game?: string | undefined
  readonly period: ClubPeriod
  readonly limit: number
}

async function viewOf({ store, config, now }: HttpParts, person: string | null, wanted: Wanted): Promise<ClubView> {
  const { club } = store
  const terms = await club.terms()
  if (terms === null) return NO_CLUB
  const isMember = person !== null && (await club.isMember(person))
  const isClosed = terms.visibility === 'link' && !isMember
  const members = await club.countMembers()
  const about = { ...terms, isMember, isClosed, members, hasRatings: config.ratings }
  if (isClosed) return { ...NO_CLUB, club: { ...about, members: 0 } }
  const game = wanted.game ?? ''
  const month = monthOf(now())
  const period = { month, year: month.slice(0, 4), all: 'all' }[wanted.period]
  const rows = await club.rows(period, game, wanted.limit)
  const isShown = rows.some((row) => row.person === person)
  const own = isMember && !isShown ? await club.rowOf(person, period, game) : null
  const standing = await club.standing(month, STANDING)
  const ratings = config.ratings
    ? await store.ratings.ratingsOf([...rows, ...(own ? [own] : [])].map((row) => row.person))
    : []
  const { items } = await club.games(wanted.game ?? null, person, { limit: LAST_RESULTS })
  const [evening] = await club.evenings(now() - EVENING_MS, 1)
  return {
    club: about,
    members: rows.map((row) => shownMember(row, ratings, game)),
    mine: own === null ? null : shownMember(own, ratings, game),
    evening:
      evening === undefined
        ? null
        : { ...evening, mine: person === null ? null : await club.answerOf(evening.id, person) },
    standing: standing.map((row) => shownMember(row, [], game)),
    results: items.map(shownGame),
    games: await club.countGames(wanted.game ?? null, MOST_COUNTED),
  }
}

function shownMember(row: ClubRow, ratings: readonly KeptRating[], game: string): ClubMember {
  const { person, name, games, evenings, met, beaten } = row
  const own = ratings.filter((one) => one.person === person && (game === '' || one.game === game))
  const [known] = own.sort((a, b) => a.sigma - b.sigma)
  return {
    ...{ person, name, games, evenings, met, beaten },
    wins: Math.round((10 * row.shares) / WHOLE_WIN) / 10,
    place: games === 0 ? null : Math.round((10 * row.places) / games) / 10,
    ...(known !== undefined && { rating: shownRating(known) }),
  }
}

function shownGame({ table, game, finishedAt, mayLook, seats }: ClubsGame): ClubGame {
  const shown = seats.map(({ name, level, place, points }, seat) => ({ seat, name, level, place, points }))
  shown.sort((a, b) => a.place - b.place || a.seat - b.seat)
  return { table: mayLook ? table : null, game, finishedAt, seats: shown }
}

/** Written down, as all that a host does. */
function forOperator({ store, now }: HttpParts): Handlers<OfOperator> {
  const { club } = store
  const log = (
    { visitor }: Pick<Call<OfOperator>, 'visitor'>,
    act: OfOperator,
    about: string | null,
    detail: Json = {},
  ) => store.bridge.log({ id: newId(), at: now(), actor: visitor.person, act, about, detail })
  return {
    operatorClub: async () => {
      const terms = await club.terms()
      const evenings = await club.evenings(now() - EVENING_MS, MOST_EVENINGS)
      return {
        club: terms === null ? null : { name: terms.name, line: terms.line, visibility: terms.visibility },
        evenings: evenings.map(({ id, at, title, line, yes }) => ({ id, at, title, line, yes })),
      }
    },
    setClub: async (call) => {
      await club.setTerms(call.body, now())
      await log(call, 'setClub', call.body.name, { visibility: call.body.visibility })
      return {}
    },
    endClub: async (call) => {
      await club.setTerms(null, now())
      await log(call, 'endClub', null)
      return {}
    },
    announceEvening: async (call) => {
      if ((await club.terms()) === null) throw new HttpProblem('no-club-here')
      const id = newId()
      await club.announceEvening({ id, ...call.body }, now())
      await log(call, 'announceEvening', call.body.title, { at: call.body.at })
      return { id }
    },
    cancelEvening: async (call) => {
      if (!(await club.cancelEvening(call.params.evening))) throw new HttpProblem('no-such-evening')
      await log(call, 'cancelEvening', null)
      return {}
    },
  }
}
