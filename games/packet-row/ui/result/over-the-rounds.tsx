import { Choice, FinalPanel, LineChart, type SeatInfo, sayMoney, useWords } from '@south-street/ui'
import { type ReactNode, useState } from 'react'
import type { Account } from './ledger.ts'

const MEASURES = ['money', 'points'] as const

interface OverTheRoundsProps {
  readonly accounts: readonly Account[]
  readonly seats: readonly SeatInfo[]
}

/** How money or points went up and down, round by round. */
export function OverTheRounds({ accounts, seats }: OverTheRoundsProps): ReactNode {
  const words = useWords()
  const [measure, setMeasure] = useState<(typeof MEASURES)[number]>('points')
  const title = words.say('result.over-the-rounds')
  const choice = (
    <Choice
      label={title}
      value={measure}
      options={MEASURES.map((one) => ({ value: one, name: words.say(`result.chart-${one}`) }))}
      choose={setMeasure}
    />
  )
  return (
    <FinalPanel title={title} line={words.say(`result.chart-${measure}-line`)} choice={choice}>
      <LineChart
        label={words.say(`result.chart-${measure}-line`)}
        format={measure === 'money' ? (amount) => sayMoney(words, amount) : String}
        lines={accounts.map((account, seat) => ({
          house: seats[seat]!.house,
          name: seats[seat]!.name,
          values: account[measure],
        }))}
      />
    </FinalPanel>
  )
}
