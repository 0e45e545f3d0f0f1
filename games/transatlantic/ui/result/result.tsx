import { standings, winners } from '@south-street/engine'
import {
  FinalEdition,
  FinalPanel,
  FinalTable,
  LineChart,
  type ResultProps,
  sayMoney,
  UseDrawing,
  useWords,
  winnersTitle,
} from '@south-street/ui'
import { portraitOf } from '@south-street/ui/art/people'
import { type ReactNode, useMemo } from 'react'
import type { Event } from '../../src/events.ts'
import type { View } from '../../src/view.ts'
import { FinalSheets } from './final-sheets.tsx'
import { type Account, readLedger } from './ledger.ts'
import { Points } from './points.tsx'
import styles from './result.module.css'

/** The columns of the ledger, by their names in the words. */
const COLUMNS: Readonly<Record<string, (account: Account, money: (amount: number) => string) => string | number>> = {
  ships: ({ ships }) => ships,
  trips: ({ trips }) => trips,
  earned: ({ earned }, money) => money(earned),
  houses: ({ houses }) => houses,
  ribands: ({ ribands }) => ribands,
  cards: ({ cards }) => cards,
}

/** The final edition: who won, with what, and how it came about. */
export function Result({ view, seats, history, offers }: ResultProps<View, Event>): ReactNode {
  const words = useWords()
  const scores = view.scores!
  const won = winners(scores)
  const order = useMemo(() => standings(scores), [scores])
  const accounts = useMemo(() => readLedger(history, view.players), [history, view.players])
  const best = won[0]!
  const next = order.find((seat) => !won.includes(seat)) ?? best
  const line = { points: scores[best]!.total, next: scores[next]!.total, count: view.round }
  const money = (amount: number) => sayMoney(words, amount)
  const columns = Object.entries(COLUMNS).map(([name, value]) => ({
    name,
    head: words.say(`result.${name}`),
    cell: (seat: number) => value(accounts[seat]!, money),
  }))
  return (
    <FinalEdition
      portrait={portraitOf(best)}
      title={winnersTitle(words, seats, won)}
      line={words.say('result.line', line)}
      backdrop={<UseDrawing of="ta-ship-S45" x={470} y={40} width={300} height={145} />}
      offers={offers}
    >
      <Points view={view} seats={seats} order={order} />
      <FinalPanel title={words.say('result.over-the-rounds')} line={words.say('result.over-the-rounds-line')}>
        <LineChart
          label={words.say('result.over-the-rounds')}
          format={String}
          lines={accounts.map(({ points }, seat) => ({
            house: seats[seat]!.house,
            name: seats[seat]!.name,
            values: [...points, scores[seat]!.total],
          }))}
        />
      </FinalPanel>
      <FinalSheets view={view} seats={seats} order={order} />
      <FinalPanel title={words.say('result.ledger')}>
        <FinalTable
          label={words.say('result.ledger')}
          first={words.say('result.company')}
          columns={columns}
          seats={seats}
          order={order}
          className={styles.companies}
        />
      </FinalPanel>
    </FinalEdition>
  )
}
