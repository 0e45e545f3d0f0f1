import type { OrderWish } from '@south-street/table'
import { useEffect, useState } from 'react'
import type { OrderBook, Refused, StandingOrder } from '../table/table-link.ts'

export interface OrderHandle {
  readonly order: StandingOrder | null
  /** Why the last wish was refused. */
  readonly refusal: Refused | null
  give(wish: OrderWish): Promise<void>
  withdraw(): Promise<void>
}

/** One's own standing order, which lies with the table and is told to nobody else. */
export function useStandingOrder(book: OrderBook, isSeated: boolean, revision: number): OrderHandle {
  const [order, setOrder] = useState<StandingOrder | null>(null)
  const [refusal, setRefusal] = useState<Refused | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: an order lapses with what happens at the table.
  useEffect(() => {
    if (isSeated) book.read().then(setOrder, ignoreUntilNextTime)
  }, [book, isSeated, revision])
  return {
    order,
    refusal,
    give: async (wish) => {
      const refused = await book.give(wish)
      setRefusal(refused)
      if (refused === null) setOrder(wish)
    },
    withdraw: async () => {
      await book.withdraw()
      setOrder(null)
    },
  }
}

function ignoreUntilNextTime(): void {}
