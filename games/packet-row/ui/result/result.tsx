import { standings, winners } from '@south-street/engine'
import {
  FinalEdition,
  FinalPanel,
  FinalTable,
  type ResultProps,
  sayMoney,
  useWords,
  winnersTitle,
} from '@south-street/ui'
import { portraitOf } from '@south-street/ui/art/people'
import { type ReactNode, useMemo } from 'react'
import type { Event } from '../../src/events.ts'
import type { View } from '../../src/view.ts'
import { LastDeliveries } from './last-deliveries.tsx'
import { type Account, readLastDeliveries, readLedger } from './ledger.ts'
import { OverTheRounds } from './over-the-rounds.tsx'
import { Points } from './points.tsx'
import styles from './result.module.css'

/** Longer headlines are set smaller, so that they take one line. */
const LONG_TITLE = 26

/** The columns of the ledger, by their names in the words. */
const COLUMNS: Readonly<Record<string, (account: Account, money: (amount: number) => string) => string | number>> = {
  contracts: ({ contracts }) => contracts,
  deliveries: ({ delivered }, money) => money(delivered),
  best: ({ best }, money) => money(best),
  built: ({ built }, money) => money(built),
  'no-card': ({ idle }) => idle,
}

/** The final edition: who won, with what, and how it came about. */
export function Result({ view, seats, history, offers }: ResultProps<View, Event>): ReactNode {
  const words = useWords()
  const scores = view.scores!
  const won = winners(scores)
  const order = useMemo(() => standings(scores), [scores])
  const accounts = useMemo(() => readLedger(history, view.players), [history, view.players])
  const last = useMemo(() => readLastDeliveries(history, view.players), [history, view.players])
  const best = won[0]!
  const next = order.find((seat) => !won.includes(seat)) ?? best
  const title = winnersTitle(words, seats, won)
  const line = { points: scores[best]!.total, next: scores[next]!.total, count: view.round + 1 }
  const money = (amount: number) => sayMoney(words, amount)
  const columns = Object.entries(COLUMNS).map(([name, value]) => ({
    name,
    head: words.say(`result.${name}`),
    cell: (seat: number) => value(accounts[seat]!, money),
  }))
  return (
    <FinalEdition
      portrait={portraitOf(best)}
      title={title}
      isLong={title.length > LONG_TITLE}
      line={words.say('result.line', line)}
      offers={offers}
    >
      <Points view={view} seats={seats} order={order} />
      <OverTheRounds accounts={accounts} seats={seats} />
      <LastDeliveries last={last} seats={seats} order={order} />
      <FinalPanel title={words.say('result.ledger')}>
        <FinalTable
          label={words.say('result.ledger')}
          first={words.say('result.house')}
          columns={columns}
          seats={seats}
          order={order}
          className={styles.ledger}
        />
      </FinalPanel>
    </FinalEdition>
  )
}
