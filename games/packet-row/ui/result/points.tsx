import { rank } from '@south-street/engine'
import { PointsBySource, type SeatInfo, sayMoney, useWords } from '@south-street/ui'
import { portraitOf } from '@south-street/ui/art/people'
import type { ReactNode } from 'react'
import { CARDS } from '../../src/cards.ts'
import { DOLLARS_A_POINT } from '../../src/score.ts'
import type { View } from '../../src/view.ts'
import styles from './points.module.css'

interface PointsProps {
  readonly view: View
  readonly seats: readonly SeatInfo[]
  readonly order: readonly number[]
}

const SOURCES = { cards: 'buildings', money: 'money', bankers: 'bankers' } as const

/** Every seat's score, item by item (section 9 of the rules), and what it was counted from. */
export function Points({ view, seats, order }: PointsProps): ReactNode {
  const words = useWords()
  const scores = view.scores!
  const places = rank(scores)
  const sources = Object.entries(SOURCES).map(([name, key]) => ({
    name,
    label: words.say(`result.${key}`, { amount: sayMoney(words, DOLLARS_A_POINT) }),
    paint: styles[name],
  }))
  const rows = order.map((seat) => {
    const bankers = view.hands[seat]!.filter((card) => card >= 0 && CARDS[card]!.kind === 'banker').length
    const money = sayMoney(words, view.money[seat]!)
    const note = bankers > 0 ? words.say('result.held-bankers', { money, count: bankers }) : money
    return { seat, place: places[seat]!, portrait: portraitOf(seat), note, ...scores[seat]! }
  })
  const title = words.say('result.points-by-source')
  return <PointsBySource title={title} seats={seats} sources={sources} rows={rows} />
}
