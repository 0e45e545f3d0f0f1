import type { answers } from '@south-street/protocol'
import type { OrderWish } from '@south-street/table'
import { useEffect, useState } from 'react'
import type { z } from 'zod'
import { ApiProblem, ask } from '../server/api.ts'

type OrderState = z.infer<typeof answers.OrderState>
export type StandingOrder = NonNullable<OrderState['order']>

export interface OrderHandle {
  readonly order: StandingOrder | null
  /** Why the last wish was refused, in the server's words. */
  readonly refusal: string | null
  give(wish: OrderWish): Promise<void>
  withdraw(): Promise<void>
}

/** One's own standing order, which lies on the server and is told to nobody else. */
export function useStandingOrder(table: string, isSeated: boolean, revision: number): OrderHandle {
  const [order, setOrder] = useState<StandingOrder | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  const path = `/api/tables/${table}/order`
  // biome-ignore lint/correctness/useExhaustiveDependencies: an order lapses with what happens at the table.
  useEffect(() => {
    if (isSeated) ask<OrderState>('GET', path).then(({ order: now }) => setOrder(now), ignoreUntilNextTime)
  }, [path, isSeated, revision])
  const change = async (asked: Promise<OrderState>) => {
    try {
      setRefusal(null)
      setOrder((await asked).order)
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error
      setRefusal(error.problem.detail)
    }
  }
  return {
    order,
    refusal,
    give: (wish) => change(ask<OrderState>('PUT', path, wish)),
    withdraw: () => change(ask<OrderState>('DELETE', path)),
  }
}

function ignoreUntilNextTime(): void {}
