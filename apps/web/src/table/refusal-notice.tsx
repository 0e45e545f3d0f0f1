import type { AnyGame } from '@south-street/engine'
import type { Words } from '@south-street/ui'
import type { ReactNode } from 'react'
import { Link } from '../frame/link.tsx'
import { usePageWords } from '../language/language.ts'
import styles from './refusal-notice.module.css'
import type { Refused } from './table-link.ts'

interface RefusalNoticeProps {
  readonly refusal: Refused | null
  readonly game: AnyGame
  readonly words: Words
}

/** Why the table has said no, with the clause of the rules if it was the game. */
export function RefusalNotice({ refusal, game, words }: RefusalNoticeProps): ReactNode {
  const { say } = usePageWords()
  if (refusal === null) return null
  const { code, clause, params } = refusal
  const message = refusal.of === 'game' ? game.messages.refusal({ code, clause: clause!, params }) : null
  return (
    <p className={styles.notice} role="alert">
      {message === null ? (refusal.sentence ?? say('table.refused')) : words.say(message.key, message.params)}
      {clause !== undefined && <Link to={`/rules/${game.id}#${clause}`}>{clause}</Link>}
    </p>
  )
}

/** A server has sentences of its own; these are for tables in this browser. */
const ORDER_REFUSALS: Readonly<Record<string, string>> = {
  'card-offered-already': 'company.offered-already',
  'nothing-to-pass': 'company.nothing-to-pass',
}

/** The same without a game around it. */
export function RefusalText({ refusal }: { readonly refusal: Refused }): ReactNode {
  const { say } = usePageWords()
  return <p role="alert">{refusal.sentence ?? say(ORDER_REFUSALS[refusal.code] ?? 'table.refused')}</p>
}
