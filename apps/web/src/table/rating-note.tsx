import type { TableRating } from '@south-street/protocol'
import { Icon } from '@south-street/ui'
import { type ReactNode, useEffect, useState } from 'react'
import { usePageWords } from '../language/language.ts'
import { attempt } from '../server/api.ts'
import styles from './end-offers.module.css'

/** A game is rated soon after it has ended. */
const AGAIN_MS = 2_000
const MOST_TRIES = 10

interface RatingNoteProps {
  readonly table: string
  readonly you: number | null
}

export function RatingNote(props: RatingNoteProps): ReactNode {
  const words = useRatingWords(props)
  if (words === null) return null
  return (
    <p role="status" className={styles.rating}>
      <Icon name="star" />
      {words}
    </p>
  )
}

/** What a rated game has done to one's rating, or why it counts for nobody; null while nothing is known. */
export function useRatingWords({ table, you }: RatingNoteProps): string | null {
  const { say } = usePageWords()
  const [rating, setRating] = useState<TableRating | null>(null)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let isGone = false
    const look = async (tries: number) => {
      const { answer } = await attempt('tableRating', { id: table }).catch(() => ({ answer: null }))
      if (isGone) return
      setRating(answer)
      const isOpen = answer === null || answer.status === 'agreed'
      if (isOpen && tries < MOST_TRIES) timer = setTimeout(() => void look(tries + 1), AGAIN_MS)
    }
    void look(1)
    return () => {
      isGone = true
      clearTimeout(timer)
    }
  }, [table])
  const status = rating?.status ?? null
  if (rating === null || status === null) return null
  const mine = you === null ? null : (rating.seats[you] ?? null)
  if (status !== 'rated' || mine === null) return say(`rating.status.${status}`)
  const { before, after } = mine
  return say('rating.moved', { before: `${before.mu} ± ${before.sigma}`, after: `${after.mu} ± ${after.sigma}` })
}
