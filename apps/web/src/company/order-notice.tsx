import type { Phrase, Words } from '@south-street/ui'
import type { ReactNode } from 'react'
import { usePageWords } from '../language/language.ts'
import type { StandingOrder } from '../table/table-link.ts'
import { Notice } from './notice.tsx'

interface OrderNoticeProps {
  readonly order: StandingOrder
  readonly awaited: readonly { readonly card: string; readonly name: Phrase }[]
  readonly gameWords: Words
  readonly withdraw: () => void
}

/** What the table answers for somebody, and the way back. */
export function OrderNotice({ order, awaited, gameWords, withdraw }: OrderNoticeProps): ReactNode {
  const { say } = usePageWords()
  const waitsFor = awaited.find(({ card }) => card === order.card)
  const text =
    order.until !== 'card'
      ? gameWords.say(`stretches.${order.until}.passing`)
      : waitsFor === undefined
        ? say('company.passing-card')
        : say('company.passing-this', { card: gameWords.say(waitsFor.name.key, waitsFor.name.params) })
  return <Notice text={text} offers={[{ name: say('company.ask-me'), take: withdraw }]} />
}
