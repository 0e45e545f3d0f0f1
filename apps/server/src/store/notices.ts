import { type Selectable, sql } from 'kysely'
import { withdrawCalls } from './calls.ts'
import type { Dialect } from './dialect.ts'
import type { Announce } from './news.ts'
import type { Channel, ChannelKind, Notices } from './notice-store.ts'
import { outboxIn } from './outbox.ts'
import { demandPresent } from './presence.ts'
import type { Database, Schema } from './schema.ts'

function readChannel(row: Selectable<Schema['notice_channels']>): Channel {
  return {
    id: row.id,
    person: row.person,
    kind: row.kind as ChannelKind,
    place: row.place,
    content: JSON.parse(row.content),
    token: row.token,
    isOn: row.is_on === 1,
    confirmedAt: row.confirmed_at,
    createdAt: row.created_at,
    failures: row.failures,
    failingSince: row.failing_since,
    last: row.last_at === null ? null : { at: row.last_at, result: JSON.parse(row.last_result ?? 'null') },
  }
}

type Settings = Pick<Notices, 'settingsOf' | 'keepSettings' | 'mutedTables' | 'muteTable' | 'unmuteTable' | 'serverKey'>
type Channels = Pick<
  Notices,
  | 'listeners'
  | 'channelsOf'
  | 'findChannel'
  | 'addChannel'
  | 'turnChannel'
  | 'confirmChannel'
  | 'removeChannel'
  | 'passOnBrowser'
  | 'channelTold'
>
type Sights = Pick<Notices, 'see' | 'lookAway' | 'seenUntil'>

export function noticesIn(db: Database, dialect: Dialect, announce: Announce): Notices {
  return {
    ...settingsIn(db, dialect),
    ...channelsIn(db, dialect, announce),
    ...outboxIn(db, dialect),
    ...sightsIn(db, dialect),
  }
}

function settingsIn(db: Database, dialect: Dialect): Settings {
  return {
    async settingsOf(person) {
      const row = await db
        .selectFrom('notice_settings')
        .select('content')
        .where('person', '=', person)
        .executeTakeFirst()
      return row === undefined ? null : JSON.parse(row.content)
    },
    async keepSettings(person, content, digestAt) {
      const text = JSON.stringify(content)
      await db.transaction().execute(async (within) => {
        await demandPresent(within, dialect, [person])
        await sql`insert into notice_settings (person, content) values (${person}, ${text})
          on conflict (person) do update set content = excluded.content`.execute(within)
        await within.deleteFrom('notices').where('person', '=', person).where('kind', '=', 'digest').execute()
        if (digestAt !== null) await keepDigest(within, person, digestAt)
      })
    },
    async mutedTables(person) {
      const rows = await db
        .selectFrom('notice_mutes')
        .select('table_id')
        .where('person', '=', person)
        .orderBy('table_id')
        .execute()
      return rows.map(({ table_id }) => table_id)
    },
    async muteTable(person, table) {
      await db.transaction().execute(async (within) => {
        await demandPresent(within, dialect, [person])
        await within
          .insertInto('notice_mutes')
          .values({ person, table_id: table })
          .onConflict((conflict) => conflict.doNothing())
          .execute()
        await withdrawCalls(within, person, table)
      })
    },
    async unmuteTable(person, table) {
      await db.deleteFrom('notice_mutes').where('person', '=', person).where('table_id', '=', table).execute()
    },
    async serverKey(name, fresh, at) {
      await db
        .insertInto('server_keys')
        .values({ name, content: JSON.stringify(fresh), made_at: at })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
      const row = await db
        .selectFrom('server_keys')
        .select('content')
        .where('name', '=', name)
        .executeTakeFirstOrThrow()
      return JSON.parse(row.content)
    },
  }
}

/** A digest belongs to no table and goes by mail; it is one row, which is put off from day to day. */
async function keepDigest(within: Database, person: string, dueAt: number): Promise<void> {
  await sql`insert into notices
    (id, person, table_id, kind, channel, revision, decision, caused_by, starts, made_at, due_at, attempts)
    values (${`digest-${person}`}, ${person}, '', 'digest', '', 0, null, null, 0, ${dueAt}, ${dueAt}, 0)`.execute(
    within,
  )
}

function channelsIn(db: Database, dialect: Dialect, announce: Announce): Channels {
  const rows = () => db.selectFrom('notice_channels').selectAll('notice_channels')
  const isOwn = (person: string, id: string) => sql<boolean>`person = ${person} and id = ${id}`
  const changed = async (person: string, row: unknown) => {
    if (row !== undefined) await announce([{ kind: 'person', person }])
    return row !== undefined
  }
  return {
    async listeners(among) {
      let query = db.selectFrom('notice_channels').select('person').distinct().where('is_on', '=', 1)
      if (among !== undefined) query = query.where('person', 'in', among)
      return (await query.execute()).map(({ person }) => person)
    },
    async channelsOf(person) {
      return (await rows().where('person', '=', person).orderBy('created_at').orderBy('id').execute()).map(readChannel)
    },
    async findChannel(id) {
      const row = await rows()
        .where('id', '=', id)
        .where(sql<boolean>`(token is null or exists (select 1 from tokens where tokens.hash = notice_channels.token))`)
        .executeTakeFirst()
      return row === undefined ? null : readChannel(row)
    },
    async addChannel(channel, most) {
      const isAdded = await db.transaction().execute((within) => addChannel(within, dialect, channel, most))
      if (isAdded) await announce([{ kind: 'person', person: channel.person }])
      return isAdded
    },
    async turnChannel(person, id, isOn) {
      const anew = isOn ? { failures: 0, failing_since: null } : {}
      const row = await db
        .updateTable('notice_channels')
        .set({ is_on: isOn ? 1 : 0, ...anew })
        .where(isOwn(person, id))
        .returning('id')
        .executeTakeFirst()
      if (!isOn) await db.deleteFrom('notices').where('channel', '=', id).where('done_at', 'is', null).execute()
      return changed(person, row)
    },
    async confirmChannel(id, at) {
      const row = await db
        .updateTable('notice_channels')
        .set({ confirmed_at: at, is_on: 1 })
        .where('id', '=', id)
        .where('confirmed_at', 'is', null)
        .returning('person')
        .executeTakeFirst()
      return changed(row?.person ?? '', row)
    },
    async passOnBrowser(before, token, person) {
      const moved = await db
        .updateTable('notice_channels')
        .set({ token, person })
        .where('token', '=', before)
        .returning('id')
        .executeTakeFirst()
      await changed(person, moved)
    },
    async removeChannel(person, id) {
      const row = await db.deleteFrom('notice_channels').where(isOwn(person, id)).returning('id').executeTakeFirst()
      await db.deleteFrom('notices').where('person', '=', person).where('channel', '=', id).execute()
      return changed(person, row)
    },
    async channelTold(id, { at, result, isFine }) {
      await sql`update notice_channels set last_at = ${at}, last_result = ${JSON.stringify(result)},
        failures = ${isFine ? sql`0` : sql`failures + 1`},
        failing_since = ${isFine ? sql`null` : sql`coalesce(failing_since, ${at})`} where id = ${id}`.execute(db)
    },
  }
}

async function addChannel(within: Database, dialect: Dialect, channel: Channel, most: number): Promise<boolean> {
  const { id, person, kind, place, token, isOn, confirmedAt, createdAt } = channel
  await demandPresent(within, dialect, [person])
  const others = await within
    .selectFrom('notice_channels')
    .select('id')
    .where('person', '=', person)
    .where(sql<boolean>`not (kind = ${kind} and place = ${place})`)
    .execute()
  if (others.length >= most) return false
  // A browser is one person's: whoever signs in there next does not read what the one before is told.
  if (kind === 'push') {
    const sameBrowser = sql<boolean>`kind = 'push' and place = ${place} and person <> ${person}`
    await within.deleteFrom('notice_channels').where(sameBrowser).execute()
  }
  await sql`insert into notice_channels
    (id, person, kind, place, content, token, is_on, confirmed_at, created_at, failures)
    values (${id}, ${person}, ${kind}, ${place}, ${JSON.stringify(channel.content)}, ${token}, ${isOn ? 1 : 0},
      ${confirmedAt}, ${createdAt}, 0)
    on conflict (person, kind, place) do update set content = excluded.content, token = excluded.token,
      is_on = excluded.is_on, confirmed_at = excluded.confirmed_at, failures = 0, failing_since = null,
      created_at = case when excluded.confirmed_at is null then excluded.created_at else notice_channels.created_at end`.execute(
    within,
  )
  return true
}

function sightsIn(db: Database, dialect: Dialect): Sights {
  return {
    async see(person, table, until) {
      await db.transaction().execute(async (within) => {
        await demandPresent(within, dialect, [person])
        await sql`insert into notice_sights (person, table_id, until) values (${person}, ${table}, ${until})
          on conflict (person, table_id) do update set until = excluded.until`.execute(within)
      })
    },
    async lookAway(person, table, hasSeen, leftAt) {
      const isIt = sql<boolean>`person = ${person} and table_id = ${table}`
      if (leftAt === undefined) await db.deleteFrom('notice_sights').where(isIt).execute()
      else await db.updateTable('notice_sights').set({ until: leftAt }).where(isIt).execute()
      if (hasSeen) await withdrawCalls(db, person, table)
    },
    async seenUntil(person, table) {
      const row = await db
        .selectFrom('notice_sights')
        .select('until')
        .where('person', '=', person)
        .where('table_id', '=', table)
        .executeTakeFirst()
      return row?.until ?? null
    },
  }
}
