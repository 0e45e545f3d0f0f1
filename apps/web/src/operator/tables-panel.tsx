import type { OperatorsTable } from '@south-street/protocol'
import { SHOWN_GAMES } from '@south-street/registry/boards'
import { Button, Choice } from '@south-street/ui'
import { type ReactNode, useState } from 'react'
import { GameSign } from '../frame/game-sign.tsx'
import { useGameWords } from '../language/language.ts'
import { attempt } from '../server/api.ts'
import styles from './operator.module.css'
import { sayAgo, useOperatorWords } from './operator-words.ts'
import { SureButton } from './sure-button.tsx'
import { useListed } from './use-listed.ts'

const WHICH = ['running', 'open', 'ended', 'all'] as const

export interface PanelProps {
  /** How often something was done: then everything is asked for again. */
  readonly acted: number
  /** Something was done. */
  readonly tell: () => void
}

/** The tables, to be closed or deleted. What is played there nobody sees here. */
export function TablesPanel({ acted, tell }: PanelProps): ReactNode {
  const { say } = useOperatorWords()
  const [which, setWhich] = useState<(typeof WHICH)[number]>('running')
  const listed = useListed(() => attempt('operatorTables', which === 'all' ? {} : { status: which }), which, acted)
  return (
    <section className={styles.panel}>
      <h2>{say('tables.title')}</h2>
      <Choice
        label={say('tables.which')}
        className={styles.which}
        value={which}
        options={WHICH.map((one) => ({ value: one, name: say(`tables.${one}`) }))}
        choose={setWhich}
      />
      {listed?.tables.length === 0 && <p>{say('tables.none')}</p>}
      <ul className={styles.list}>
        {listed?.tables.map((table) => (
          <TableLine key={table.id} table={table} tell={tell} />
        ))}
      </ul>
    </section>
  )
}

function TableLine({ table, tell }: { readonly table: OperatorsTable; readonly tell: () => void }): ReactNode {
  const { say, language } = useOperatorWords()
  const { id, game, status, names, freeSeats, changedAt } = table
  const called = names.length === 0 ? say('tables.nobody') : names.join(', ')
  const after = (work: Promise<unknown>) => work.catch(() => {}).then(tell)
  const isOver = status === 'ended' || status === 'closed'
  return (
    <li className={styles.signed}>
      <GameSign game={game} />
      <div>
        <b>{called}</b>
        <small>
          <GameName game={game} /> · {say(`tables.${status}`)}
          {status === 'open' && ` · ${say('tables.free', { count: freeSeats })}`}
        </small>
        <small>{say('tables.changed', { ago: sayAgo(language, changedAt) })}</small>
      </div>
      <div className={styles.acts}>
        {!isOver && (
          <Button
            small
            aria-label={say('tables.close-it', { names: called })}
            onClick={() => after(attempt('closeByOperator', { id }))}
          >
            {say('tables.close')}
          </Button>
        )}
        <SureButton
          label={say('tables.delete')}
          about={say('tables.delete-it', { names: called })}
          sure={say('tables.delete-sure')}
          act={() => after(attempt('deleteTable', { id }))}
        />
      </div>
    </li>
  )
}

function GameName({ game }: { readonly game: string }): ReactNode {
  const words = useGameWords(game)
  return SHOWN_GAMES.includes(game) ? words.say('name') : game
}
