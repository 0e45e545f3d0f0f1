import { type RawBuilder, sql } from 'kysely'

type ColumnType = 'text' | 'bigint' | 'integer'

/** The little in which the two databases differ for the query code. */
export interface Dialect {
  readonly name: 'sqlite' | 'postgres'
  /** A list of flat objects, handed over as one parameter, as rows with these columns. */
  rows(objects: readonly object[], columns: Readonly<Record<string, ColumnType>>): RawBuilder<unknown>
  /** What a query selects, as one text: a JSON list with a list of these columns for each row; null for no rows. */
  listed(columns: readonly string[]): RawBuilder<string | null>
  /** Rows that another process is at are passed over instead of waited for. */
  readonly skipLocked: RawBuilder<unknown>
  /** Rows stay as they are until the transaction ends, as far as whoever waits for `toChange` is concerned. */
  readonly toKeep: RawBuilder<unknown>
  readonly toChange: RawBuilder<unknown>
}

const refs = (columns: readonly string[]) => sql.join(columns.map((name) => sql.ref(name)))

export const sqliteDialect: Dialect = {
  name: 'sqlite',
  rows: (objects, columns) => {
    const read = Object.keys(columns).map((name) => sql`value ->> ${sql.lit(name)} as ${sql.ref(name)}`)
    return sql`(select ${sql.join(read)} from json_each(${JSON.stringify(objects)}))`
  },
  listed: (columns) => sql`json_group_array(json_array(${refs(columns)}))`,
  // Whoever writes has the file alone.
  skipLocked: sql``,
  toKeep: sql``,
  toChange: sql``,
}

export const postgresDialect: Dialect = {
  name: 'postgres',
  rows: (objects, columns) => {
    const typed = Object.entries(columns).map(([name, type]) => sql`${sql.ref(name)} ${sql.raw(type)}`)
    return sql`(select * from json_to_recordset(${JSON.stringify(objects)}::json) as one(${sql.join(typed)}))`
  },
  listed: (columns) => sql`json_agg(json_build_array(${refs(columns)}))::text`,
  skipLocked: sql`for update skip locked`,
  toKeep: sql`for key share`,
  toChange: sql`for update`,
}
