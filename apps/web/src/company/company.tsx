import { type ReactNode, useEffect } from 'react'
import { usePageWords } from '../language/language.ts'
import type { PlayedTable } from '../table/table-page.tsx'
import { CompanyDialog } from './company-dialog.tsx'
import { NextTable } from './next-table.tsx'
import { Notice } from './notice.tsx'
import { PassUntil } from './pass-until.tsx'
import { useStandingOrder } from './standing-order.ts'
import { TableNotices } from './table-notices.tsx'

interface CompanyProps {
  readonly table: PlayedTable
  readonly me: string
  readonly isOpen: boolean
  readonly close: () => void
}

/** What a table on a server has beyond the game: other people. */
export function Company({ table, me, isOpen, close }: CompanyProps): ReactNode {
  const { say } = usePageWords()
  const { shown, seats, handle, board, gameWords } = table
  const { view } = shown
  const play = view.play!
  const { order, refusal, give, withdraw } = useStandingOrder(view.id, view.you !== null, view.revision)
  // What was wished for stands in a line of its own, so the dialog has done its work.
  useEffect(() => {
    if (order !== null) close()
  }, [order, close])
  const awaited = board.awaited(play.view)
  const waitsFor = awaited?.find(({ card }) => card === order?.card)
  const orderText = () =>
    order!.until !== 'card'
      ? say(`company.passing-${order!.until}`)
      : waitsFor === undefined
        ? say('company.passing-card')
        : say('company.passing-this', { card: gameWords.say(waitsFor.name.key, waitsFor.name.params) })
  return (
    <>
      <TableNotices view={view} seats={seats} me={me} send={handle.send}>
        {order !== null && (
          <Notice text={orderText()} offers={[{ name: say('company.ask-me'), take: () => void withdraw() }]} />
        )}
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
          {order === null && awaited !== null && <PassUntil awaited={awaited} gameWords={gameWords} give={give} />}
          {refusal !== null && <p role="alert">{refusal}</p>}
        </CompanyDialog>
      )}
    </>
  )
}
