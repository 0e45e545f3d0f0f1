import { leaveClub } from './club.ts'
import { forgetAttemptsOf } from './daily.ts'
import type { Dialect } from './dialect.ts'
import { disownResults } from './keep-results.ts'
import type { Announce } from './news.ts'
import { forgetNoticesOf } from './outbox.ts'
import type { Database } from './schema.ts'
import type { Retention } from './store.ts'
import { removeTable } from './tables.ts'

export function retentionIn(db: Database, dialect: Dialect, announce: Announce): Retention {
  return {
    async removeTables(statuses, unchangedSince, limit) {
      const removed = await db.transaction().execute(async (within) => {
        const old = await within
          .selectFrom('tables')
          .select('id')
          .where('status', 'in', statuses)
          .where('listed_at', '<', unchangedSince)
          .orderBy('listed_at')
          .limit(limit)
          .execute()
        for (const { id } of old) await removeTable(within, id)
        return old.map(({ id }) => id)
      })
      await announce(removed.map((table) => ({ kind: 'changed', table })))
      return removed
    },
    async removePeople(unseenSince, limit, who = 'everybody') {
      return db.transaction().execute(async (within) => {
        const old = await unseenPeople(within, unseenSince, who)
          .orderBy('seen_at')
          .limit(limit)
          .modifyEnd(dialect.skipLocked)
          .execute()
        const ids = old.map(({ id }) => id)
        if (ids.length === 0) return 0
        // Somebody who has sat down meanwhile stays. From here on nothing new of the others can be stored.
        const gone = await within
          .deleteFrom('identities')
          .where('id', 'in', unseenPeople(within, unseenSince, who).where('id', 'in', ids))
          .returning('id')
          .execute()
        const people = gone.map(({ id }) => id)
        if (people.length === 0) return 0
        await within.deleteFrom('tokens').where('person', 'in', people).execute()
        await within.deleteFrom('passkeys').where('person', 'in', people).execute()
        await within.deleteFrom('mutes').where('person', 'in', people).execute()
        await within.deleteFrom('mutes').where('muted', 'in', people).execute()
        await forgetNoticesOf(within, people)
        await leaveClub(within, people)
        await disownResults(within, people)
        await forgetAttemptsOf(within, people)
        await within.deleteFrom('answers').where('scope', 'in', people).execute()
        return people.length
      })
    },
    async removeAnswers(before) {
      const answers = await db.deleteFrom('answers').where('at', '<', before).executeTakeFirst()
      const tokens = await db.deleteFrom('tokens').where('expires_at', '<', before).executeTakeFirst()
      await db.deleteFrom('operator_sessions').where('expires_at', '<', before).execute()
      const asked = await db.deleteFrom('challenges').where('expires_at', '<', before).executeTakeFirst()
      return Number(answers.numDeletedRows + tokens.numDeletedRows + asked.numDeletedRows)
    },
  }
}

/** People who sit nowhere; whoever is being erased is looked after elsewhere. */
function unseenPeople(db: Database, since: number, who: 'everybody' | 'guests') {
  return (
    db
      .selectFrom('identities')
      .select('id')
      .where('seen_at', '<', since)
      .where('gone_at', 'is', null)
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('members').select('members.person').whereRef('members.person', '=', 'identities.id'))),
      )
      // A passkey, a token for a program, or a link for another device, is a wish to come back.
      .$if(who === 'guests', (known) =>
        known
          .where(({ not, exists, selectFrom }) =>
            not(exists(selectFrom('passkeys').select('passkeys.id').whereRef('passkeys.person', '=', 'identities.id'))),
          )
          .where(({ not, exists, selectFrom }) =>
            not(
              exists(
                selectFrom('tokens')
                  .select('tokens.hash')
                  .whereRef('tokens.person', '=', 'identities.id')
                  .where('tokens.kind', '<>', 'session'),
              ),
            ),
          ),
      )
  )
}
