import type { TableSummary } from '@south-street/protocol'
import { Button, Icon } from '@south-street/ui'
import { type ReactNode, useEffect, useState } from 'react'
import { usePageWords } from '../language/language.ts'
import { navigate } from '../router.ts'
import { call } from '../server/api.ts'
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
      const own = new Set(mine.map(({ id }) => id))
      setTables([
        ...mine.filter(({ status }) => status === 'running' || status === 'open'),
        ...open.filter(({ id }) => !own.has(id)),
      ])
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
        {tables.map(({ id, names, players, freeSeats, yourTurn }) => (
          <li key={id}>
            <span className={styles.sign}>
              <Icon name="users" />
            </span>
            <b>{names.join(', ')}</b>
            <span className={styles.info}>
              {yourTurn && <em>{say('home.your-move')}</em>}
              {players - freeSeats} / {players}
            </span>
            <span className={styles.buttons}>
              <Button small onClick={() => navigate(`/t/${id}`)}>
                {say(freeSeats > 0 ? 'invite.join' : 'home.resume')}
              </Button>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
