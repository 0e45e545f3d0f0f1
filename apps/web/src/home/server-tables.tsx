import type { TableSummary } from '@south-street/protocol'
import { Button, Icon } from '@south-street/ui'
import type { ReactNode } from 'react'
import { useGameWords, usePageWords } from '../language/language.ts'
import { navigate } from '../router.ts'
import { listedTables } from './listed-tables.ts'
import styles from './side-list.module.css'
import type { HomeTables } from './use-home-tables.ts'

/** The tables of the server, if one answers: one's own first, then those that wait for players. */
export function ServerTables({ server }: Pick<HomeTables, 'server'>): ReactNode {
  const { say } = usePageWords()
  if (server === null) return null
  const tables = listedTables(server.mine, server.open)
  return (
    <section
      className={styles.list}
      data-mine={tables.some(({ yourTurn }) => yourTurn)}
      aria-label={say('invite.open-tables')}
    >
      <h2>{say('invite.open-tables')}</h2>
      {tables.length === 0 && <p className={styles.text}>{say('invite.none-open')}</p>}
      <ul>
        {tables.map((table) => (
          <TableRow key={table.id} table={table} />
        ))}
      </ul>
    </section>
  )
}

function TableRow({ table }: { readonly table: TableSummary }): ReactNode {
  const { say } = usePageWords()
  const game = useGameWords(table.game)
  const { id, names, players, freeSeats, yourTurn } = table
  return (
    <li>
      <span className={styles.sign}>
        <Icon name="users" />
      </span>
      <b>
        {game.say('name')} · {names.join(', ')}
      </b>
      <span className={styles.info}>
        {yourTurn && <em>{say('home.your-move')}</em>}
        {`${players - freeSeats} / ${players}`}
      </span>
      <span className={styles.buttons}>
        <Button small onClick={() => navigate(`/t/${id}`)}>
          {say(freeSeats > 0 ? 'invite.join' : 'home.resume')}
        </Button>
      </span>
    </li>
  )
}
