import { standings, winners } from '@south-street/engine'
import {
  FinalEdition,
  FinalLedger,
  FinalPanel,
  type LedgerColumns,
  LineChart,
  type ResultProps,
  UseDrawing,
  useWords,
} from '@south-street/ui'
import { portraitOf } from '@south-street/ui/art/people'
import { type ReactNode, useMemo } from 'react'
import type { Event } from '../../src/events.ts'
import type { View } from '../../src/view.ts'
import { FinalSheets } from './final-sheets.tsx'
import { type Account, readLedger } from './ledger.ts'
import { Points } from './points.tsx'
import { sayDecided } from './tie-break.ts'

/** The columns of the ledger, by their names in the words. */
const COLUMNS: LedgerColumns<Account> = {
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
  const { say } = words
  const scores = view.scores!
  const order = useMemo(() => standings(scores), [scores])
  const accounts = useMemo(() => readLedger(history, view.players), [history, view.players])
  return (
    <FinalEdition
      seats={seats}
      order={order}
      won={winners(scores)}
      totals={scores.map(({ total }) => total)}
      rounds={view.round}
      decided={(best) => sayDecided(words, scores[best]!)}
      portraitOf={portraitOf}
      backdrop={<UseDrawing of="ta-ship-S45" x={470} y={40} width={300} height={145} />}
      offers={offers}
    >
      <Points view={view} seats={seats} order={order} />
      <FinalPanel title={say('result.over-the-rounds')} line={say('result.over-the-rounds-line')}>
        <LineChart
          label={say('result.over-the-rounds')}
          format={String}
          lines={accounts.map(({ points }, seat) => ({
            house: seats[seat]!.house,
            name: seats[seat]!.name,
            values: [...points, scores[seat]!.total],
          }))}
        />
      </FinalPanel>
      <FinalSheets view={view} seats={seats} order={order} />
      <FinalLedger first={say('result.company')} columns={COLUMNS} accounts={accounts} seats={seats} order={order} />
    </FinalEdition>
  )
}
