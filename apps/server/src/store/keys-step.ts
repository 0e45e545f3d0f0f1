import { type Kysely, sql } from 'kysely'

const LATER_COLUMNS: readonly (readonly [table: string, column: string, type: 'text' | 'bigint'])[] = [
  // Whom a person becomes who is being merged into another.
  ['identities', 'heir', 'text'],
  // One browser has several tokens after one another; this names the browser.
  ['tokens', 'device', 'text'],
  ['tokens', 'way', 'text'],
  ['tokens', 'label', 'text'],
  // `created_at` is when the device came; this is when it got this very token.
  ['tokens', 'made_at', 'bigint'],
  ['tokens', 'rotated_at', 'bigint'],
  ['tokens', 'used_at', 'bigint'],
]

export async function addKeys(db: Kysely<unknown>): Promise<void> {
  for (const [table, column, type] of LATER_COLUMNS) {
    await db.schema.alterTable(table).addColumn(column, type).execute()
  }
  await db.schema
    .createTable('passkeys')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('person', 'text', (column) => column.notNull())
    .addColumn('handle', 'text', (column) => column.notNull())
    .addColumn('public_key', 'text', (column) => column.notNull())
    .addColumn('counter', 'bigint', (column) => column.notNull())
    .addColumn('transports', 'text', (column) => column.notNull())
    .addColumn('is_synced', 'integer', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('used_at', 'bigint')
    .execute()
  await db.schema
    .createTable('challenges')
    .addColumn('hash', 'text', (column) => column.primaryKey())
    .addColumn('binding', 'text', (column) => column.notNull())
    .addColumn('purpose', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute()
  await sql.raw('create index passkeys_of on passkeys (person)').execute(db)
  await sql.raw('create index challenges_old on challenges (expires_at)').execute(db)
}
