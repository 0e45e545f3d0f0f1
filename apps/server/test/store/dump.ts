import { sql } from 'kysely'
import { openToRead, type StorePlace } from '../../src/store/open.ts'

/** Every value of every row of every table, as text. */
export async function dump(place: StorePlace): Promise<string> {
  const { db, close } = await openToRead(place)
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
  const rows: unknown[] = []
  for (const { name } of tables) rows.push(name, (await sql`select * from ${sql.table(name)}`.execute(db)).rows)
  await close()
  return JSON.stringify(rows)
}
