import type { TableSummary } from '@south-street/protocol'
import { Button, Icon } from '@south-street/ui'
import { type ReactNode, useEffect, useState } from 'react'
import { useGameWords, usePageWords } from '../language/language.ts'
import { navigate } from '../router.ts'
import { call } from '../server/api.ts'
import { sayResult } from './listed-result.ts'
import { listedTables } from './listed-tables.ts'
import styles from './side-list.module.css'

/** The tables of the server, if one answers: one's own first, then those that wait for players. */
export function ServerTables(): ReactNode {
  const { say } = usePageWords()
  const [tables, setTables] = useState<readonly TableSummary[] | null>(null)
  useEffect(() => {
    const load = async () => {
      const [{ tables: mine }, { tables: open }] = await Promise.all([
        call('myTables').catch(() => ({ tables: [] })),
        call('listTables', { status: 'open', free: true }),
      ])
      setTables(listedTables(mine, open, Date.now()))
    }
    // Without a server the page plays alone, and has nothing to say here.
    load().catch(() => setTables(null))
  }, [])
  if (tables === null) return null
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
  const words = usePageWords()
  const { say } = words
  const game = useGameWords(table.game)
  const { id, names, players, freeSeats, yourTurn, result, status } = table
  const isOver = status !== 'open' && status !== 'running'
  const offer = isOver ? 'home.look' : freeSeats > 0 ? 'invite.join' : 'home.resume'
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
        {result && <strong>{sayResult(words, { ...result, names, you: result.yourSeat ?? null })}</strong>}
        {status === 'abandoned' && say('home.abandoned')}
        {!isOver && `${players - freeSeats} / ${players}`}
      </span>
      <span className={styles.buttons}>
        <Button small onClick={() => navigate(`/t/${id}`)}>
          {say(offer)}
        </Button>
      </span>
    </li>
  )
}
