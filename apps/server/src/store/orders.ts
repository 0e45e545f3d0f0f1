import type { Orders } from '@south-street/house'
import type { Dialect } from './dialect.ts'
import type { Announce } from './news.ts'
import { demandPresent } from './presence.ts'
import type { Database } from './schema.ts'

export function ordersIn(db: Database, dialect: Dialect, announce: Announce): Orders {
  return {
    async give({ table, seat, order, at }, by) {
      const content = JSON.stringify(order)
      await db.transaction().execute(async (within) => {
        if (by !== undefined) await demandPresent(within, dialect, [by])
        await within
          .insertInto('orders')
          .values({ table_id: table, seat, content, at })
          .onConflict((conflict) => conflict.columns(['table_id', 'seat']).doUpdateSet({ content, at }))
          .execute()
      })
      await announce([{ kind: 'orders', table }])
    },
    async withdraw(table, seat) {
      const withdrawn = await db
        .deleteFrom('orders')
        .where('table_id', '=', table)
        .where('seat', '=', seat)
        .returning('seat')
        .executeTakeFirst()
      if (withdrawn !== undefined) await announce([{ kind: 'orders', table }])
      return withdrawn !== undefined
    },
    async at(table) {
      const rows = await db.selectFrom('orders').selectAll().where('table_id', '=', table).orderBy('seat').execute()
      return rows.map(({ seat, content, at }) => ({ table, seat, order: JSON.parse(content), at }))
    },
  }
}
