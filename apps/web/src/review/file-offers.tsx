import type { Review } from '@south-street/engine/review'
import { Button, Icon } from '@south-street/ui'
import { type ReactNode, useState } from 'react'
import { saveFile } from '../save-file.ts'
import { drawReview } from './picture.ts'
import { useReviewWords } from './review-words.ts'
import type { Reviewed } from './reviewed.ts'
import type { ReviewedGame } from './reviewed-game.ts'
import { chartOf } from './reviewed-game.ts'
import { sayHeadline } from './sentences.ts'

interface FileOffersProps {
  readonly game: ReviewedGame
  readonly reviewed: Reviewed
  readonly review: Review | null
  readonly result: string
}

/** The review as a file, and as a picture that is made on this device. */
export function FileOffers({ game, reviewed, review, result }: FileOffersProps): ReactNode {
  const words = useReviewWords()
  const { say } = words
  const [hasFailed, setFailed] = useState(false)
  if (review === null || review.unfinished !== null) return null
  const name = `${game.replayed.game.id}-${say('file.name')}-${review.record.slice(0, 8)}`
  const picture = async () => {
    const blob = await drawReview({
      chart: chartOf(game, reviewed),
      title: game.words.say('name'),
      result,
      headline: sayHeadline(words, game, reviewed),
      line: say('picture.by'),
      early: say('chart.early'),
      round: say('turning.round', { round: 1 }),
    })
    setFailed(blob === null)
    if (blob !== null) saveFile(blob, `${name}.png`)
  }
  return (
    <>
      <Button
        small
        data-offer="save"
        onClick={() => saveFile(new Blob([JSON.stringify(review)], { type: 'application/json' }), `${name}.json`)}
      >
        <Icon name="crate" />
        {say('file.save')}
      </Button>
      <Button small data-offer="picture" onClick={picture}>
        <Icon name="chart" />
        {say('file.picture')}
      </Button>
      {hasFailed && <p role="alert">{say('file.failed')}</p>}
    </>
  )
}
