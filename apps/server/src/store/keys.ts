import type { Selectable } from 'kysely'
import type { Dialect } from './dialect.ts'
import { demandPresent } from './presence.ts'
import type { Database, Schema } from './schema.ts'
import type { ChallengePurpose, Keys, Passkey } from './store.ts'

function readPasskey(row: Selectable<Schema['passkeys']>): Passkey {
  return {
    id: row.id,
    person: row.person,
    handle: row.handle,
    publicKey: row.public_key,
    counter: row.counter,
    transports: JSON.parse(row.transports),
    isSynced: row.is_synced === 1,
    name: row.name,
    createdAt: row.created_at,
    usedAt: row.used_at,
  }
}

export function keysIn(db: Database, dialect: Dialect): Keys {
  return {
    addPasskey: (passkey) =>
      db.transaction().execute(async (within) => {
        await demandPresent(within, dialect, [passkey.person])
        const { id, person, handle, publicKey, counter, transports, isSynced, name, createdAt, usedAt } = passkey
        const added = await within
          .insertInto('passkeys')
          .values({
            ...{ id, person, handle, counter, name },
            public_key: publicKey,
            transports: JSON.stringify(transports),
            is_synced: isSynced ? 1 : 0,
            created_at: createdAt,
            used_at: usedAt,
          })
          .onConflict((conflict) => conflict.doNothing())
          .returning('id')
          .executeTakeFirst()
        return added !== undefined
      }),
    async findPasskey(id) {
      const row = await db.selectFrom('passkeys').selectAll().where('id', '=', id).executeTakeFirst()
      return row === undefined ? null : readPasskey(row)
    },
    async passkeysOf(person) {
      const rows = await db
        .selectFrom('passkeys')
        .selectAll()
        .where('person', '=', person)
        .orderBy('created_at')
        .orderBy('id')
        .execute()
      return rows.map(readPasskey)
    },
    async renamePasskey(person, id, name) {
      const named = await db
        .updateTable('passkeys')
        .set({ name })
        .where('id', '=', id)
        .where('person', '=', person)
        .returning('id')
        .executeTakeFirst()
      return named !== undefined
    },
    async removePasskey(person, id) {
      const gone = await db
        .deleteFrom('passkeys')
        .where('id', '=', id)
        .where('person', '=', person)
        .returning('id')
        .executeTakeFirst()
      return gone !== undefined
    },
    async usePasskey(id, counter, at) {
      await db.updateTable('passkeys').set({ counter, used_at: at }).where('id', '=', id).execute()
    },
    async keepChallenge({ hash, binding, purpose, expiresAt }) {
      await db
        .insertInto('challenges')
        .values({ hash, binding, purpose, expires_at: expiresAt })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    },
    async findChallenge(hash, now) {
      const row = await db
        .selectFrom('challenges')
        .selectAll()
        .where('hash', '=', hash)
        .where('expires_at', '>', now)
        .executeTakeFirst()
      if (row === undefined) return null
      const { binding, purpose, expires_at: expiresAt } = row
      return { hash, binding, purpose: purpose as ChallengePurpose, expiresAt }
    },
    async useChallenge(hash) {
      const used = await db.deleteFrom('challenges').where('hash', '=', hash).returning('hash').executeTakeFirst()
      return used !== undefined
    },
  }
}
