import { Dialog } from '@south-street/ui'
import type { ReactNode } from 'react'
import { usePageWords } from '../language/language.ts'
import styles from './log-drawer.module.css'

/** The log or the chat, where the window has no room for it beside the table, or where a key calls it. */
export function LogDrawer({
  first = 'log',
  close,
  children,
}: {
  readonly first?: 'log' | 'chat'
  readonly close: () => void
  readonly children: ReactNode
}): ReactNode {
  const { say } = usePageWords()
  return (
    <Dialog title={say(`table.${first}`)} closeLabel={say('settings.close')} close={close}>
      <div className={styles.drawer}>{children}</div>
    </Dialog>
  )
}
