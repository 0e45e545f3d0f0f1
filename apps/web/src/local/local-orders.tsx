import { Dialog } from '@south-street/ui'
import { type ReactNode, useEffect } from 'react'
import company from '../company/company.module.css'
import { OrderNotice } from '../company/order-notice.tsx'
import { PassUntil } from '../company/pass-until.tsx'
import { useStandingOrder } from '../company/standing-order.ts'
import { usePageWords } from '../language/language.ts'
import type { PlayedTable } from '../table/played-table.ts'
import { RefusalText } from '../table/refusal-notice.tsx'

interface LocalOrdersProps {
  readonly table: PlayedTable
  readonly stretches: readonly string[]
  readonly isOpen: boolean
  readonly close: () => void
}

/** Standing orders at a table in this browser. */
export function LocalOrders({ table, stretches, isOpen, close }: LocalOrdersProps): ReactNode {
  const { say } = usePageWords()
  const { link, shown, board, gameWords } = table
  const { view } = shown
  const { order, refusal, give, withdraw } = useStandingOrder(link.orders, view, isOpen)
  const isGiven = order !== null
  // What was wished for stands in a line of its own, so the dialog has done its work.
  useEffect(() => {
    if (isGiven) close()
  }, [isGiven, close])
  const awaited = board.awaited(view.play!.position)
  return (
    <>
      {order !== null && (
        <div className={company.notices} role="status">
          <OrderNotice order={order} awaited={awaited} gameWords={gameWords} withdraw={withdraw} />
        </div>
      )}
      {isOpen && view.status === 'running' && (
        <Dialog title={say('company.orders')} closeLabel={say('settings.close')} close={close}>
          <div className={company.company}>
            <PassUntil stretches={stretches} awaited={awaited} gameWords={gameWords} give={give} />
            {refusal !== null && <RefusalText refusal={refusal} />}
          </div>
        </Dialog>
      )}
    </>
  )
}
