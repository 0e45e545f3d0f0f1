import { hash } from 'node:crypto'
import { seededRandom } from '@south-street/engine'
import { NEWCOMER, surely } from '@south-street/rating'
import { sql } from 'kysely'
import { monthOf } from '../../src/store/month.ts'
import type { Backend } from '../../src/store/sql-store.ts'

const DAY = 86_400_000
const AT_ONCE = 4_000
const GAMES = ['packet-row', 'transatlantic']

export const personAt = (index: number) => `person${String(index).padStart(16, '0')}`
export const tokenOf = (index: number) => `token-of-${personAt(index)}-${'x'.repeat(10)}`.slice(0, 43).padEnd(43, 'x')

/**
 * Fills a database as a large server would after two years: everybody is a member of the club, some play a hundred times as much
 * as others. What a server would have summed up game by game is summed up here by the same rules, at once.
 */
export async function fillCrowd(
  { db, dialect }: Backend,
  { people, games, now }: { readonly people: number; readonly games: number; readonly now: number },
  tell: (done: string) => void,
): Promise<void> {
  const random = seededRandom('crowd', people, games)
  const insert = async (
    to: Backend['db'],
    table: string,
    columns: Parameters<typeof dialect.rows>[1],
    rows: readonly object[],
  ) => {
    const names = sql.join(Object.keys(columns).map((name) => sql.ref(name)))
    for (let from = 0; from < rows.length; from += AT_ONCE) {
      const some = dialect.rows(rows.slice(from, from + AT_ONCE), columns)
      await sql`insert into ${sql.table(table)} (${names}) select ${names} from ${some} as some`.execute(to)
    }
  }
  const indices = Array.from({ length: people }, (_, index) => index)
  await insert(
    db,
    'identities',
    { id: 'text', name: 'text', created_at: 'bigint', seen_at: 'bigint' },
    indices.map((index) => ({
      id: personAt(index),
      name: `Person ${index}`,
      created_at: now - 800 * DAY,
      seen_at: now,
    })),
  )
  await insert(
    db,
    'tokens',
    { hash: 'text', person: 'text', kind: 'text', created_at: 'bigint' },
    indices.map((index) => ({
      ...{ hash: hash('sha256', tokenOf(index)), person: personAt(index), kind: 'bearer', created_at: now },
    })),
  )
  await insert(
    db,
    'club_members',
    { person: 'text', joined_at: 'bigint' },
    indices.map((index) => ({ person: personAt(index), joined_at: now - 700 * DAY })),
  )
  await insert(
    db,
    'ratings',
    { person: 'text', game: 'text', size: 'text', mu: 'integer', sigma: 'integer', least: 'integer', games: 'integer' },
    indices.map((index) => {
      const rating = { mu: NEWCOMER.mu - 300 + random.below(600), sigma: 40 + random.below(200) }
      return {
        person: personAt(index),
        game: GAMES[0],
        size: '3-5',
        ...rating,
        least: Math.round(surely(rating)),
        games: 20,
      }
    }),
  )
  tell(`${people} people`)
  for (let from = 0; from < games; from += 25_000) {
    const [results, seats] = batchOf(random, people, from, Math.min(games, from + 25_000), games, now)
    await db.transaction().execute(async (within) => {
      await insert(
        within,
        'results',
        {
          ...{ table_id: 'text', game: 'text', rules: 'text', seats: 'integer', people: 'integer', options: 'text' },
          ...{ outcome: 'text', finished_at: 'bigint' },
        },
        results!,
      )
      await insert(
        within,
        'result_seats',
        {
          ...{ table_id: 'text', seat: 'integer', person: 'text', game: 'text', seats: 'integer', people: 'integer' },
          ...{ place: 'integer', points: 'integer', share: 'integer', met: 'integer', beaten: 'integer' },
          ...{ finished_at: 'bigint', month: 'text', sources: 'text' },
        },
        seats!,
      )
    })
    tell(`${Math.min(games, from + 25_000)} games`)
  }
  await sumUp({ db, since: monthOf(now - 62 * DAY) })
  tell('sums')
}

function batchOf(
  random: ReturnType<typeof seededRandom>,
  people: number,
  from: number,
  to: number,
  games: number,
  now: number,
): [object[], object[]] {
  const [results, seated]: [object[], object[]] = [[], []]
  for (let n = from; n < to; n++) {
    const seats = 2 + random.below(3)
    const who = new Set<number>()
    // A hundredth of all people plays in every third game.
    while (who.size < seats)
      who.add(random.below(3) === 0 ? random.below(Math.ceil(people / 100)) : random.below(people))
    const finished_at = now - Math.floor(((games - n) / games) * 700 * DAY)
    const common = {
      table_id: `table${String(n).padStart(17, '0')}`,
      game: GAMES[random.below(2)]!,
      seats,
      people: seats,
      finished_at,
    }
    const points = Array.from({ length: seats }, (_, seat) => 25 - 3 * seat)
    const outcome = { points, places: points.map((_, seat) => seat + 1), levels: points.map(() => null) }
    results.push({ ...common, rules: '1', options: `{"players":${seats}}`, outcome: JSON.stringify(outcome) })
    for (const [seat, index] of [...who].entries()) {
      seated.push({
        ...{
          ...common,
          seat,
          person: personAt(index),
          place: seat + 1,
          points: points[seat]!,
          share: seat === 0 ? 60 : 0,
        },
        ...{ met: seats - 1, beaten: seats - 1 - seat, month: monthOf(finished_at) },
        sources: `[["cards",${10 - seat}],["money",${8 - seat}],["bankers",${7 - seat}]]`,
      })
    }
  }
  return [results, seated]
}

async function sumUp({ db, since }: { readonly db: Backend['db']; readonly since: string }): Promise<void> {
  const sums = sql`count(*), sum(share), sum(place), sum(met), sum(beaten), count(distinct (finished_at - 18000000) / 86400000)`
  const year = sql`substr(month, 1, 4)`
  for (const [period, where] of [
    [sql`'all'`, sql`true`],
    [year, sql`true`],
    [sql`month`, sql`month >= ${since}`],
  ] as const) {
    for (const game of [sql`''`, sql`game`]) {
      await sql`insert into club_sums (person, period, game, games, shares, places, met, beaten, evenings)
        select person, ${period}, ${game}, ${sums} from result_seats where ${where} group by 1, 2, 3`.execute(db)
    }
  }
  await sql`insert into club_results (table_id, game, finished_at) select table_id, game, finished_at from results`.execute(
    db,
  )
}
