import { type Answer, AskerGone, type Opaque } from '@south-street/house'
import { sql } from 'kysely'
import { inheritEntry } from './bridge.ts'
import { inheritClub, leaveClub } from './club.ts'
import { forgetAttemptsOf, inheritAttempts } from './daily.ts'
import type { Dialect } from './dialect.ts'
import { disownResults, inheritResults } from './keep-results.ts'
import type { Announce } from './news.ts'
import { forgetNoticesOf, inheritNotices } from './outbox.ts'
import { demandPresent, present } from './presence.ts'
import type { Database } from './schema.ts'
import { type Answers, GUESTS, type People } from './store.ts'

export function peopleIn(db: Database, dialect: Dialect, announce: Announce): People {
  return {
    async mute(person, other) {
      const isDone = await db.transaction().execute((within) => mute(within, dialect, person, other))
      if (isDone) await announce([{ kind: 'person', person }])
      return isDone
    },
    async unmute(person, other) {
      await db.deleteFrom('mutes').where('person', '=', person).where('muted', '=', other).execute()
      await announce([{ kind: 'person', person }])
    },
    async mutesOf(person) {
      const rows = await db.selectFrom('mutes').select('muted').where('person', '=', person).orderBy('muted').execute()
      return rows.map(({ muted }) => muted)
    },
    async leave(person, at, heir) {
      const isThere = await db.transaction().execute(async (within) => {
        // Waits for whatever of theirs is being kept now. What comes later finds them gone.
        const { rows } = await sql<{ gone_at: number | null }>`
          select gone_at from identities where id = ${person} ${dialect.toChange}`.execute(within)
        const isPresent = rows[0]?.gone_at === null
        if (isPresent) {
          const gone = { name: '', gone_at: at, heir: heir ?? null }
          await within.updateTable('identities').set(gone).where('id', '=', person).execute()
        } else if (heir === undefined) {
          // Whoever is asked to be erased becomes nobody else any more.
          await within.updateTable('identities').set({ heir: null }).where('id', '=', person).execute()
        }
        return heir === undefined ? rows.length > 0 : isPresent
      })
      if (isThere) await announce([{ kind: 'person', person }])
      return isThere
    },
    async leaving() {
      const rows = await db
        .selectFrom('identities')
        .select(['id', 'heir'])
        .where('gone_at', 'is not', null)
        .orderBy('gone_at')
        .execute()
      return rows.map(({ id, heir }) => ({ person: id, heir }))
    },
    async inherit(from, heir) {
      await db.transaction().execute(async (within) => {
        await demandPresent(within, dialect, [heir])
        await within.updateTable('passkeys').set({ person: heir }).where('person', '=', from).execute()
        // Nobody mutes themselves, and nobody is rid of a mute by becoming somebody else.
        await sql`insert into mutes (person, muted) select ${heir}, muted from mutes
          where person = ${from} and muted <> ${heir} on conflict do nothing`.execute(within)
        await sql`insert into mutes (person, muted) select person, ${heir} from mutes
          where muted = ${from} and person <> ${heir} on conflict do nothing`.execute(within)
        await inheritResults(within, from, heir)
        await inheritClub(within, dialect, from, heir)
        await inheritAttempts(within, from, heir)
        await inheritNotices(within, from, heir)
        await inheritEntry(within, from, heir)
      })
      await announce([{ kind: 'person', person: heir }])
    },
    async delete(person) {
      await db.transaction().execute(async (within) => {
        await within.deleteFrom('identities').where('id', '=', person).execute()
        await within.deleteFrom('tokens').where('person', '=', person).execute()
        await within.deleteFrom('passkeys').where('person', '=', person).execute()
        await within.deleteFrom('operator_sessions').where('person', '=', person).execute()
        await within.updateTable('audit').set({ about: null }).where('about', '=', person).execute()
        await within.updateTable('audit').set({ actor: '' }).where('actor', '=', person).execute()
        await within.deleteFrom('members').where('person', '=', person).execute()
        await within
          .deleteFrom('mutes')
          .where((either) => either.or([either('person', '=', person), either('muted', '=', person)]))
          .execute()
        await forgetNoticesOf(within, [person])
        await leaveClub(within, [person])
        await disownResults(within, [person])
        await forgetAttemptsOf(within, [person])
        await within.deleteFrom('answers').where('scope', '=', person).execute()
        const asNewcomer = `%${JSON.stringify(person)}%`
        await within.deleteFrom('answers').where('scope', '=', GUESTS).where('body', 'like', asNewcomer).execute()
      })
      await announce([{ kind: 'person', person }])
    },
  }
}

/** False if there is nobody to be muted. */
async function mute(within: Database, dialect: Dialect, person: string, muted: string): Promise<boolean> {
  const { rows } = await present(dialect, [person, muted], dialect.toKeep).execute(within)
  const there = rows.map(({ id }) => id)
  if (!there.includes(person)) throw new AskerGone()
  if (!there.includes(muted)) return false
  await within
    .insertInto('mutes')
    .values({ person, muted })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return true
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

export function answersIn(db: Database, dialect: Dialect): Answers {
  return {
    find: (scope, key) => findAnswer(db, scope, key),
    keep: (answer) =>
      db.transaction().execute(async (within) => {
        if (answer.scope !== GUESTS) await demandPresent(within, dialect, [answer.scope])
        return keepAnswer(within, answer)
      }),
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
