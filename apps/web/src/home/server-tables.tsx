import type { TableSummary } from '@south-street/protocol'
import { aboutGame } from '@south-street/registry/boards'
import { Button, type Words } from '@south-street/ui'
import type { ReactNode } from 'react'
import { GameSign } from '../frame/game-sign.tsx'
import { useGameWords, usePageWords } from '../language/language.ts'
import { navigate } from '../router.ts'
import { othersTables } from './listed-tables.ts'
import styles from './side-list.module.css'
import type { HomeTables } from './use-home-tables.ts'

/** The tables of the server that wait for players, if a server answers. */
export function ServerTables({ server }: Pick<HomeTables, 'server'>): ReactNode {
  const { say } = usePageWords()
  if (server === null) return null
  const tables = othersTables(server.mine, server.open)
  return (
    <section className={styles.list} aria-label={say('invite.open-tables')}>
      <h2>{say('invite.open-tables')}</h2>
      {tables.length === 0 && <p className={styles.text}>{say('invite.none-open')}</p>}
      <ul>
        {tables.map((table) => (
          <ServerTableRow key={table.id} table={table} isOwn={false} />
        ))}
      </ul>
    </section>
  )
}

interface ServerTableRowProps {
  readonly table: TableSummary
  readonly isOwn: boolean
}

export function ServerTableRow({ table, isOwn }: ServerTableRowProps): ReactNode {
  const { say } = usePageWords()
  const game = useGameWords(table.game)
  const { id, names, players, freeSeats, yourTurn } = table
  return (
    <li>
      <span className={styles.picture}>
        <GameSign game={table.game} />
      </span>
      <b>
        {game.say('name')} · {calledInWords(table.game, names, game).join(', ')}
      </b>
      <span className={styles.info}>
        {yourTurn && <em>{say('home.your-move')}</em>}
        {`${players - freeSeats} / ${players}`}
      </span>
      <span className={styles.buttons}>
        <Button small look={yourTurn ? 'brass' : 'line'} onClick={() => navigate(`/t/${id}`)}>
          {say(freeSeats > 0 && !isOwn ? 'invite.join' : 'home.resume')}
        </Button>
      </span>
    </li>
  )
}

/** A server names its bots by their levels, which each game has words for. */
export function calledInWords(game: string, names: readonly string[], { say }: Words): readonly string[] {
  const { levels } = aboutGame(game)
  return names.map((name) => (levels.includes(name) ? say(`levels.${name}.name`) : name))
}
