import { rank } from '@south-street/engine'
import { PointsBySource, type SeatInfo, useWords } from '@south-street/ui'
import { portraitOf } from '@south-street/ui/art/people'
import type { ReactNode } from 'react'
import type { View } from '../../src/view.ts'
import styles from './points.module.css'

interface PointsProps {
  readonly view: View
  readonly seats: readonly SeatInfo[]
  readonly order: readonly number[]
}

/** Every seat's score, item by item (section 15 of the rules). */
export function Points({ view, seats, order }: PointsProps): ReactNode {
  const words = useWords()
  const scores = view.scores!
  const places = rank(scores)
  const sources = scores[0]!.items.map(({ name }) => ({ name, label: words.say(`score.${name}`), paint: styles[name] }))
  const rows = order.map((seat) => ({
    seat,
    place: places[seat]!,
    portrait: portraitOf(seat),
    ...scores[seat]!,
  }))
  const title = words.say('result.points-by-source')
  return <PointsBySource title={title} seats={seats} sources={sources} rows={rows} />
}
