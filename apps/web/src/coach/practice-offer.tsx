import type { GameEvent } from '@south-street/engine'
import { Button, Icon } from '@south-street/ui'
import { type ReactNode, useEffect, useState } from 'react'
import { useGameWords } from '../language/language.ts'
import { navigate } from '../router.ts'

interface PracticeOfferProps {
  /** The game's id. */
  readonly game: string
  /** Null for whoever only looked on. */
  readonly seat: number | null
  readonly view: unknown
  readonly history: readonly GameEvent[]
}

/** After a game: the lesson that fits what it has shown. It comes when the result is there, or not at all. */
export function PracticeOffer({ game, seat, view, history }: PracticeOfferProps): ReactNode {
  const [lesson, setLesson] = useState<string | null>(null)
  const learn = useGameWords('learn')
  const names = useGameWords(`${game}/lessons`)
  useEffect(() => {
    if (seat === null) return
    let isGone = false
    import('../learn/practice.ts')
      .then(({ findPractice }) => findPractice(game, { seat, view, history, news: [] }))
      .then(
        (found) => isGone || setLesson(found),
        // The result is the result without it.
        () => undefined,
      )
    return () => {
      isGone = true
    }
  }, [game, seat, view, history])
  if (lesson === null) return null
  return (
    <Button onClick={() => navigate(`/learn/${game}/${lesson}`)} data-offer="practice">
      <Icon name="star" />
      {learn.say('practise', { lesson: names.say(`${lesson}.name`) })}
    </Button>
  )
}
