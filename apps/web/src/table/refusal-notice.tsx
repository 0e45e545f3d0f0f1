import type { AnyGame } from '@south-street/engine'
import { aloud, speech, type Words } from '@south-street/ui'
import { type ReactNode, useEffect } from 'react'
import { usePageWords } from '../language/language.ts'
import styles from './refusal-notice.module.css'
import type { Refused } from './table-link.ts'

interface RefusalNoticeProps {
  readonly refusal: Refused | null
  readonly game: AnyGame
  readonly words: Words
  readonly showRule: (clause: string) => void
}

/** Why the table has said no, with the clause of the rules if it was the game. */
export function RefusalNotice({ refusal, game, words, showRule }: RefusalNoticeProps): ReactNode {
  const { say } = usePageWords()
  const sayIn = (language: Words): string => {
    if (refusal === null) return ''
    if (refusal.of !== 'game') return refusal.sentence ?? say(sentenceOf(refusal))
    const { code, clause, params } = refusal
    const message = game.messages.refusal({ code, clause: clause!, params })
    return language.say(message.key, message.params)
  }
  const spoken = sayIn(aloud(words))
  useEffect(() => speech.warn(spoken), [spoken])
  if (refusal === null) return null
  const { clause } = refusal
  return (
    <p className={styles.notice}>
      {sayIn(words)}
      {clause !== undefined && (
        <button type="button" onClick={() => showRule(clause)}>
          {clause}
        </button>
      )}
    </p>
  )
}

/** What is worth telling at a table where cards lie: that it has begun while a seat was arranged can be seen. */
export function refusalInPlay(refusal: Refused | null): Refused | null {
  return refusal?.code === 'already-started' ? null : refusal
}

/** Nobody knows whether what was sent when the line broke has arrived; whether the question is still there can be seen. */
export function sentenceOf({ code }: Pick<Refused, 'code'>): string {
  return code === 'unreachable' ? 'table.unreachable' : 'table.refused'
}

/** A server has sentences of its own; these are for tables in this browser. */
const ORDER_REFUSALS: Readonly<Record<string, string>> = {
  'card-offered-already': 'company.offered-already',
  'nothing-to-pass': 'company.nothing-to-pass',
}

/** The same without a game around it. */
export function RefusalText({ refusal }: { readonly refusal: Refused }): ReactNode {
  const { say } = usePageWords()
  return <p role="alert">{refusal.sentence ?? say(ORDER_REFUSALS[refusal.code] ?? sentenceOf(refusal))}</p>
}
