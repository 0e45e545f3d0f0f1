import type { Answer, Opaque } from '@south-street/house'
import { sql } from 'kysely'
import type { Announce } from './news.ts'
import type { Database } from './schema.ts'
import { type Answers, GUESTS, type People } from './store.ts'

export function peopleIn(db: Database, announce: Announce): People {
  return {
    async mute(person, other) {
      await db
        .insertInto('mutes')
        .values({ person, muted: other })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
      await announce([{ kind: 'person', person }])
    },
    async unmute(person, other) {
      await db.deleteFrom('mutes').where('person', '=', person).where('muted', '=', other).execute()
      await announce([{ kind: 'person', person }])
    },
    async mutesOf(person) {
      const rows = await db.selectFrom('mutes').select('muted').where('person', '=', person).orderBy('muted').execute()
      return rows.map(({ muted }) => muted)
    },
    async delete(person, orders) {
      await db.transaction().execute(async (within) => {
        await within.deleteFrom('identities').where('id', '=', person).execute()
        await within.deleteFrom('tokens').where('person', '=', person).execute()
        await within.deleteFrom('members').where('person', '=', person).execute()
        await within
          .deleteFrom('mutes')
          .where((either) => either.or([either('person', '=', person), either('muted', '=', person)]))
          .execute()
        await within.deleteFrom('answers').where('scope', '=', person).execute()
        const asNewcomer = `%${JSON.stringify(person)}%`
        await within.deleteFrom('answers').where('scope', '=', GUESTS).where('body', 'like', asNewcomer).execute()
        for (const { table, seat } of orders) {
          await within.deleteFrom('orders').where('table_id', '=', table).where('seat', '=', seat).execute()
        }
      })
      await announce([{ kind: 'person', person }, ...orders.map(({ table }) => ({ kind: 'orders', table }) as const)])
    },
  }
}

async function findAnswer(db: Database, scope: string, key: string): Promise<{ answered: Opaque } | null> {
  const row = await db
    .selectFrom('answers')
    .select('body')
    .where('scope', '=', scope)
    .where('key', '=', key)
    .executeTakeFirst()
  return row === undefined ? null : { answered: JSON.parse(row.body) }
}

/** Null if this answer was kept, else the one that was there first. */
export async function keepAnswer(db: Database, { scope, key, body, at }: Answer): Promise<{ answered: Opaque } | null> {
  const kept = await db
    .insertInto('answers')
    .values({ scope, key, body: JSON.stringify(body), at })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst()
  return kept === undefined ? findAnswer(db, scope, key) : null
}

export function answersIn(db: Database): Answers {
  return {
    find: (scope, key) => findAnswer(db, scope, key),
    keep: (answer) => keepAnswer(db, answer),
    async replace(scope, key, before, after) {
      const isThere = sql<boolean>`scope = ${scope} and key = ${key} and body = ${JSON.stringify(before)}`
      const replaced = await (after === null
        ? db.deleteFrom('answers').where(isThere).returning('key').executeTakeFirst()
        : db
            .updateTable('answers')
            .set({ body: JSON.stringify(after.body) })
            .where(isThere)
            .returning('key')
            .executeTakeFirst())
      return replaced !== undefined
    },
  }
}
