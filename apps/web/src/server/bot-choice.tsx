import { aboutGame } from '@south-street/registry/boards'
import type { SeatView, TableView } from '@south-street/table'
import type { ReactNode } from 'react'
import { useGameWords, usePageWords } from '../language/language.ts'
import type { TableHandle } from '../table/use-table.ts'
import styles from './seating-plan.module.css'

interface BotChoiceProps {
  readonly view: TableView
  readonly seat: number
  readonly holder: Exclude<SeatView, { readonly kind: 'person' }>
  readonly send: TableHandle['send']
}

/** What the host lets a seat be that no person has: free, kept for somebody, or a bot's of some level. */
export function BotChoice({ view, seat, holder, send }: BotChoiceProps): ReactNode {
  const { say } = usePageWords()
  const words = useGameWords(view.game)
  const { levels } = aboutGame(view.game)
  const kept = holder.kind === 'open' ? holder.keptFor : undefined
  const value = holder.kind === 'bot' ? holder.level : kept === undefined ? '' : 'kept'
  const choose = (level: string) =>
    level === '' ? send({ kind: 'empty-seat', seat }) : send({ kind: 'seat-bot', seat, level })
  return (
    <select
      className={styles.bot}
      value={value}
      aria-label={say('seating.who-plays', { seat: seat + 1 })}
      onChange={({ target }) => choose(target.value)}
    >
      {kept !== undefined && (
        <option value="kept" disabled>
          {say('invite.kept', { name: kept.name })}
        </option>
      )}
      <option value="">{say('seating.stays-free')}</option>
      {levels.map((level) => (
        <option key={level} value={level}>
          {say('seating.bot-level', { level: words.say(`levels.${level}.name`) })}
        </option>
      ))}
    </select>
  )
}
