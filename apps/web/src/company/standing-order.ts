import type { OrderWish, TableView } from '@south-street/table'
import { useEffect, useState } from 'react'
import type { OrderBook, Refused, StandingOrder } from '../table/table-link.ts'

export interface OrderHandle {
  readonly order: StandingOrder | null
  /** Why the last wish was refused. */
  readonly refusal: Refused | null
  give(wish: OrderWish): Promise<void>
  withdraw(): Promise<void>
}

/**
 * One's own standing order, which lies with the table and is told to nobody else. What happens at the table can make it
 * lapse, so it is read again after every move; without an order only while somebody is looking at this.
 */
export function useStandingOrder(book: OrderBook, view: TableView, isLooking: boolean): OrderHandle {
  const [order, setOrder] = useState<StandingOrder | null>(null)
  const [refusal, setRefusal] = useState<Refused | null>(null)
  const isSeated = view.you !== null
  const lookedAtWith = order !== null || isLooking ? view.revision : null
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above.
  useEffect(() => {
    if (isSeated) book.read().then(setOrder, ignoreUntilNextTime)
  }, [book, isSeated, lookedAtWith])
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
