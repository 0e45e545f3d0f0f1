import { Dialog } from '@south-street/ui'
import type { ReactNode } from 'react'
import { usePageWords } from '../language/language.ts'
import styles from './log-drawer.module.css'

/** The log, where the window has no room for it beside the table. */
export function LogDrawer({
  close,
  children,
}: {
  readonly close: () => void
  readonly children: ReactNode
}): ReactNode {
  const { say } = usePageWords()
  return (
    <Dialog title={say('table.log')} closeLabel={say('settings.close')} close={close}>
      <div className={styles.drawer}>{children}</div>
    </Dialog>
  )
}
