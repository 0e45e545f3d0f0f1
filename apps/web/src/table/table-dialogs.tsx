import type { ReactNode } from 'react'
import { SettingsDialog } from '../settings/settings-dialog.tsx'
import { KeysDialog } from './keys-dialog.tsx'
import { LogDrawer } from './log-drawer.tsx'
import { TableMenu, type TableMenuProps } from './table-menu.tsx'
import type { OpenDialog } from './table-tools.tsx'

interface TableDialogsProps {
  readonly dialog: OpenDialog | null
  readonly open: (dialog: OpenDialog | null) => void
  readonly menu: Omit<TableMenuProps, 'open' | 'close'>
  readonly record: (first: 'log' | 'chat') => ReactNode
}

/** Whichever dialog of the table is open; one takes the place of another. */
export function TableDialogs({ dialog, open, menu, record }: TableDialogsProps): ReactNode {
  const close = () => open(null)
  switch (dialog) {
    case 'menu':
      return <TableMenu {...menu} open={open} close={close} />
    case 'settings':
      return <SettingsDialog close={close} />
    case 'log':
    case 'chat':
      return (
        <LogDrawer first={dialog} close={close}>
          {record(dialog)}
        </LogDrawer>
      )
    case 'keys':
      return <KeysDialog board={menu.table.board} gameWords={menu.table.gameWords} chats={menu.chats} close={close} />
    case null:
      return null
  }
}
