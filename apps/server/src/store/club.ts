import { sql } from 'kysely'
import type { Club, ClubRow, ClubsGame, ClubTerms } from './club-store.ts'
import { claimResultsOf, recount, releaseResultsOf } from './club-sums.ts'
import type { Dialect } from './dialect.ts'
import type { Announce } from './news.ts'
import { demandPresent } from './presence.ts'
import type { PlayedGame } from './result-store.ts'
import { playedGames } from './results.ts'
import type { Database } from './schema.ts'

const CLUB = 'club'
const FACES = 6

export function clubIn(db: Database, dialect: Dialect, announce: Announce): Club {
  return {
    ...termsIn(db),
    ...membersIn(db, dialect, announce),
    ...rowsIn(db),
    ...gamesIn(db),
    ...eveningsIn(db, dialect),
  }
}

function termsIn(db: Database): Pick<Club, 'terms' | 'setTerms'> {
  return {
    async terms() {
      const row = await db.selectFrom('house_settings').selectAll().where('name', '=', CLUB).executeTakeFirst()
      if (row === undefined) return null
      return JSON.parse(row.value) as ClubTerms & { since: number }
    },
    async setTerms(terms, at) {
      if (terms === null) {
        await db.deleteFrom('house_settings').where('name', '=', CLUB).execute()
        return
      }
      const before = await this.terms()
      const value = JSON.stringify({ ...terms, since: before?.since ?? at })
      await db
        .insertInto('house_settings')
        .values({ name: CLUB, value, at })
        .onConflict((conflict) => conflict.column('name').doUpdateSet({ value, at }))
        .execute()
    },
  }
}

function membersIn(
  db: Database,
  dialect: Dialect,
  announce: Announce,
): Pick<Club, 'join' | 'leave' | 'isMember' | 'countMembers'> {
  return {
    async join(person, at) {
      await db.transaction().execute(async (within) => {
        await demandPresent(within, dialect, [person])
        // Waits for games of theirs that end now; those that end later find them a member.
        await sql`select id from identities where id = ${person} ${dialect.toChange}`.execute(within)
        await within
          .insertInto('club_members')
          .values({ person, joined_at: at })
          .onConflict((conflict) => conflict.doNothing())
          .execute()
        await claimResultsOf(within, person)
        await recount(within, dialect, [person], at)
      })
      await announce([{ kind: 'person', person }])
    },
    async leave(person) {
      await db.transaction().execute((within) => leaveClub(within, [person]))
      await announce([{ kind: 'person', person }])
    },
    async isMember(person) {
      const row = await db.selectFrom('club_members').select('person').where('person', '=', person).executeTakeFirst()
      return row !== undefined
    },
    async countMembers() {
      const { n } = await db
        .selectFrom('club_members')
        .select((all) => all.fn.countAll<number | string>().as('n'))
        .executeTakeFirstOrThrow()
      return Number(n)
    },
  }
}

/** Nothing of them is left on the club's page. */
export async function leaveClub(db: Database, people: readonly string[]): Promise<void> {
  for (const person of people) {
    const left = await db.deleteFrom('club_members').where('person', '=', person).returning('person').executeTakeFirst()
    if (left === undefined) continue
    await releaseResultsOf(db, person)
    await db.deleteFrom('club_sums').where('person', '=', person).execute()
    await db.deleteFrom('club_answers').where('person', '=', person).execute()
  }
}

/** Whoever was a member, or had answered, still is and has. */
export async function inheritClub(db: Database, dialect: Dialect, from: string, heir: string): Promise<void> {
  await sql`insert into club_members (person, joined_at) select ${heir}, joined_at from club_members
    where person = ${from} on conflict do nothing`.execute(db)
  await sql`insert into club_answers (evening, person, says, at) select evening, ${heir}, says, at from club_answers
    where person = ${from} on conflict do nothing`.execute(db)
  const last = await db
    .selectFrom('result_seats')
    .select((all) => all.fn.max('finished_at').as('at'))
    .where('person', '=', heir)
    .executeTakeFirst()
  await claimResultsOf(db, heir)
  await recount(db, dialect, [heir], Number(last?.at ?? 0))
}

const NOTHING_PLAYED = { games: 0, shares: 0, places: 0, met: 0, beaten: 0, evenings: 0 }

function rowsIn(db: Database): Pick<Club, 'rows' | 'rowOf' | 'standing'> {
  const sums = (period: string, game: string) =>
    db
      .selectFrom('club_sums')
      .innerJoin('identities', 'identities.id', 'club_sums.person')
      .select([
        ...(['club_sums.person', 'identities.name', 'games', 'shares', 'places', 'met', 'beaten'] as const),
        'evenings',
      ])
      .where('period', '=', period)
      .where('game', '=', game)
  return {
    async rows(period, game, limit) {
      const played: ClubRow[] = await sums(period, game).orderBy('shares', 'desc').limit(limit).execute()
      if (played.length >= limit) return played
      // Then those who have not played, the newest first.
      const others = await db
        .selectFrom('club_members')
        .innerJoin('identities', 'identities.id', 'club_members.person')
        .select(['club_members.person', 'identities.name'])
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('club_sums')
                .select('club_sums.person')
                .whereRef('club_sums.person', '=', 'club_members.person')
                .where('period', '=', period)
                .where('game', '=', game),
            ),
          ),
        )
        .orderBy('joined_at', 'desc')
        .limit(limit - played.length)
        .execute()
      return [...played, ...others.map((one) => ({ ...one, ...NOTHING_PLAYED }))]
    },
    async rowOf(person, period, game) {
      return (await sums(period, game).where('club_sums.person', '=', person).executeTakeFirst()) ?? null
    },
    standing: (period, limit) =>
      sums(period, '').where('beaten', '>', 0).orderBy('beaten', 'desc').limit(limit).execute(),
  }
}

function gamesIn(db: Database): Pick<Club, 'games' | 'countGames'> {
  const of = (game: string | null) => {
    const all = db.selectFrom('club_results')
    return game === null ? all : all.where('game', '=', game)
  }
  return {
    async games(game, reader, { limit, after }) {
      let query = of(game).select(['table_id', 'finished_at'])
      // Up to which moment, and how many of that moment are told already: nothing that names a table.
      const [, at, told = '0'] = /^(\d{1,15})\.(\d{1,4})$/.exec(after ?? '') ?? []
      if (at !== undefined) query = query.where('finished_at', '<=', Number(at))
      const rows = await query
        .orderBy('finished_at', 'desc')
        .orderBy('table_id', 'desc')
        .limit(Number(told) + limit + 1)
        .execute()
      const shown = rows.slice(Number(told), Number(told) + limit)
      const last = shown.at(-1)?.finished_at
      const so = rows.slice(0, Number(told) + limit).filter((row) => row.finished_at === last).length
      const next = rows.length > Number(told) + limit && last !== undefined ? `${last}.${so}` : null
      const games = await playedGames(
        db,
        shown.map((row) => row.table_id),
      )
      return { items: await onlyMembers(db, games, reader), next }
    },
    async countGames(game, most) {
      const some = of(game).select(sql<number>`1`.as('one')).limit(most).as('some')
      const { n } = await db
        .selectFrom(some)
        .select((all) => all.fn.countAll<number | string>().as('n'))
        .executeTakeFirstOrThrow()
      return Number(n)
    },
  }
}

/**
 * Whoever has not joined is not named on the club's page, nor by the way to a table where they sat. What was played by link
 * only is for those who sat there, and for other members.
 */
async function onlyMembers(db: Database, games: readonly PlayedGame[], reader: string | null): Promise<ClubsGame[]> {
  const people = games.flatMap(({ seats }) => seats.flatMap(({ person }) => person ?? []))
  if (people.length === 0) return games.map((game) => ({ ...game, mayLook: false }))
  const asked = [...people, ...(reader === null ? [] : [reader])]
  const rows = await db.selectFrom('club_members').select('person').where('person', 'in', asked).execute()
  const members = new Set(rows.map(({ person }) => person))
  const isTold = (person: string | null) => person === null || members.has(person)
  return games.map((game) => {
    const isOpen = game.isListed || (reader !== null && members.has(reader))
    const sat = reader !== null && game.seats.some(({ person }) => person === reader)
    return {
      ...game,
      mayLook: game.isKept && (sat || (isOpen && game.seats.every(({ person }) => isTold(person)))),
      seats: game.seats.map((seat) => (isTold(seat.person) ? seat : { ...seat, person: null, name: '' })),
    }
  })
}

function eveningsIn(
  db: Database,
  dialect: Dialect,
): Pick<Club, 'announceEvening' | 'cancelEvening' | 'evenings' | 'answer' | 'answerOf'> {
  return {
    async announceEvening({ id, at, title, line }, madeAt) {
      await db.insertInto('club_evenings').values({ id, at, title, line, made_at: madeAt }).execute()
    },
    async cancelEvening(id) {
      return db.transaction().execute(async (within) => {
        await within.deleteFrom('club_answers').where('evening', '=', id).execute()
        const gone = await within.deleteFrom('club_evenings').where('id', '=', id).returning('id').executeTakeFirst()
        return gone !== undefined
      })
    },
    async evenings(after, limit) {
      const rows = await db
        .selectFrom('club_evenings')
        .select(['id', 'at', 'title', 'line'])
        .where('at', '>', after)
        .orderBy('at')
        .limit(limit)
        .execute()
      return Promise.all(
        rows.map(async (row) => {
          const coming = db
            .selectFrom('club_answers')
            .innerJoin('identities', 'identities.id', 'club_answers.person')
            .where('evening', '=', row.id)
            .where('says', '=', 1)
          const faces = await coming.select(['person', 'name']).orderBy('at').limit(FACES).execute()
          const { n } = await coming
            .select((all) => all.fn.countAll<number | string>().as('n'))
            .executeTakeFirstOrThrow()
          return { ...row, yes: Number(n), coming: faces }
        }),
      )
    },
    answer: (evening, person, isComing, at) =>
      db.transaction().execute(async (within) => {
        await demandPresent(within, dialect, [person])
        const found = await within.selectFrom('club_evenings').select('id').where('id', '=', evening).executeTakeFirst()
        if (found === undefined) return false
        const says = isComing ? 1 : 0
        await within
          .insertInto('club_answers')
          .values({ evening, person, says, at })
          .onConflict((conflict) => conflict.columns(['evening', 'person']).doUpdateSet({ says, at }))
          .execute()
        return true
      }),
    async answerOf(evening, person) {
      const row = await db
        .selectFrom('club_answers')
        .select('says')
        .where('evening', '=', evening)
        .where('person', '=', person)
        .executeTakeFirst()
      return row === undefined ? null : row.says === 1
    },
  }
}
