import { standings, winners } from '@south-street/engine'
import { FinalEdition, FinalLedger, type LedgerColumns, type ResultProps, useWords } from '@south-street/ui'
import { portraitOf } from '@south-street/ui/art/people'
import { type ReactNode, useMemo } from 'react'
import type { Event } from '../../src/events.ts'
import type { View } from '../../src/view.ts'
import { LastDeliveries } from './last-deliveries.tsx'
import { type Account, readLastDeliveries, readLedger } from './ledger.ts'
import { OverTheRounds } from './over-the-rounds.tsx'
import { Points } from './points.tsx'
import { sayDecided } from './tie-break.ts'

/** The columns of the ledger, by their names in the words. */
const COLUMNS: LedgerColumns<Account> = {
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
  const order = useMemo(() => standings(scores), [scores])
  const accounts = useMemo(() => readLedger(history, view.players), [history, view.players])
  const last = useMemo(() => readLastDeliveries(history, view.players), [history, view.players])
  return (
    <FinalEdition
      seats={seats}
      order={order}
      won={winners(scores)}
      totals={scores.map(({ total }) => total)}
      rounds={view.round + 1}
      decided={(best, next) => sayDecided(words, scores, best, next)}
      portraitOf={portraitOf}
      offers={offers}
    >
      <Points view={view} seats={seats} order={order} />
      <OverTheRounds accounts={accounts} seats={seats} />
      <LastDeliveries last={last} seats={seats} order={order} />
      <FinalLedger
        first={words.say('result.house')}
        columns={COLUMNS}
        accounts={accounts}
        seats={seats}
        order={order}
      />
    </FinalEdition>
  )
}
