import { type ReactNode, useEffect } from 'react'
import type { PlayedTable } from '../table/played-table.ts'
import { RefusalText } from '../table/refusal-notice.tsx'
import { CompanyDialog } from './company-dialog.tsx'
import { NextTable } from './next-table.tsx'
import { OrderNotice } from './order-notice.tsx'
import { PassUntil } from './pass-until.tsx'
import { useStandingOrder } from './standing-order.ts'
import { TableNotices } from './table-notices.tsx'

interface CompanyProps {
  readonly table: PlayedTable
  readonly me: string
  /** The stretches to whose end the table can pass for somebody; null in a game without passing. */
  readonly stretches: readonly string[] | null
  readonly isOpen: boolean
  readonly close: () => void
}

/** What a table on a server has beyond the game: other people. */
export function Company({ table, me, stretches, isOpen, close }: CompanyProps): ReactNode {
  const { link, shown, seats, handle, board, gameWords } = table
  const { view } = shown
  const play = view.play!
  const { order, refusal, give, withdraw } = useStandingOrder(link.orders, view, isOpen)
  const isGiven = order !== null
  // What was wished for stands in a line of its own, so the dialog has done its work.
  useEffect(() => {
    if (isGiven) close()
  }, [isGiven, close])
  const awaited = board.awaited(play.position)
  return (
    <>
      <TableNotices view={view} seats={seats} me={me} send={handle.send}>
        {order !== null && <OrderNotice order={order} awaited={awaited} gameWords={gameWords} withdraw={withdraw} />}
        {view.you !== null && play.actor !== view.you && <NextTable table={view.id} />}
      </TableNotices>
      {isOpen && (
        <CompanyDialog
          view={view}
          seats={seats}
          me={me}
          hasMoved={shown.moves.some(({ seat }) => seat === view.you)}
          send={handle.send}
          close={close}
        >
          {order === null && stretches !== null && (
            <PassUntil stretches={stretches} awaited={awaited} gameWords={gameWords} give={give} />
          )}
          {refusal !== null && <RefusalText refusal={refusal} />}
        </CompanyDialog>
      )}
    </>
  )
}
