import type { Leaders } from '@south-street/protocol'
import { SHOWN_GAMES } from '@south-street/registry/boards'
import { Choice, classNames, Icon, VisuallyHidden } from '@south-street/ui'
import { type ReactNode, useEffect, useState } from 'react'
import { useGameWords } from '../language/language.ts'
import { attempt } from '../server/api.ts'
import { type BoardRow, boardRows } from './board-rows.ts'
import frame from './club.module.css'
import { useClubWords } from './club-words.ts'
import { Face } from './face.tsx'
import styles from './leader-board.module.css'

const SIZES = ['2', '3-5'] as const

interface LeaderBoardProps {
  /** Empty for all games: then the first one is shown. */
  readonly game: string
  readonly me: string | null
}

/** Whose rating is settled, with the bots, whose never changes, between them. */
export function LeaderBoard({ game, me }: LeaderBoardProps): ReactNode {
  const { say } = useClubWords()
  const shown = game === '' ? SHOWN_GAMES[0]! : game
  const words = useGameWords(shown)
  const [size, setSize] = useState<(typeof SIZES)[number]>('3-5')
  const [board, setBoard] = useState<Leaders | null>(null)
  useEffect(() => {
    let isGone = false
    attempt('leaders', { game: shown, size }).then(
      ({ answer }) => {
        if (!isGone) setBoard(answer)
      },
      () => undefined,
    )
    return () => {
      isGone = true
    }
  }, [shown, size])
  if (board === null || !board.isOn) return null
  const rows = boardRows(board)
  return (
    <section className={frame.panel} data-region="leaders">
      <h2>
        {say('leaders')} <small>{words.say('name')}</small>
      </h2>
      <p>{say('leaders-line')}</p>
      <Choice
        className={styles.sizes}
        label={say('seats')}
        value={size}
        options={SIZES.map((value) => ({ value, name: say(`seats-${value}`) }))}
        choose={setSize}
      />
      {board.leaders.length === 0 && <p className={styles.none}>{say('leaders-none')}</p>}
      {rows.length > 0 && (
        <table className={styles.board}>
          <thead>
            <tr>
              <th scope="col">{say('rank')}</th>
              <th scope="col">{say('who')}</th>
              <th scope="col">{say('columns.rating')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Row key={row.kind === 'bot' ? row.bot.level : row.leader.person} row={row} me={me} game={shown} />
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}

interface RowProps {
  readonly row: BoardRow
  readonly me: string | null
  readonly game: string
}

function Row({ row, me, game }: RowProps): ReactNode {
  const { say } = useClubWords()
  const words = useGameWords(game)
  if (row.kind === 'bot') {
    const { level, mu, sigma } = row.bot
    return (
      <tr className={styles.bot}>
        <td>–</td>
        <th scope="row">
          <span>
            <Icon name="gear" />
            {words.say(`levels.${level}.name`)} <VisuallyHidden>{say('bot-fixed')}</VisuallyHidden>
          </span>
        </th>
        <td>
          <b>{mu}</b> ± {sigma}
        </td>
      </tr>
    )
  }
  const { person, name, mu, sigma } = row.leader
  return (
    <tr className={classNames(person === me && styles.mine)}>
      <td>{row.rank}</td>
      <th scope="row">
        <span>
          <Face person={person} />
          {name} {person === me && <em>{say('you')}</em>}
        </span>
      </th>
      <td>
        <b>{mu}</b> ± {sigma}
      </td>
    </tr>
  )
}
