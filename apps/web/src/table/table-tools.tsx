import type { IconName } from '@south-street/ui'
import type { ReactNode } from 'react'
import { Tool } from '../frame/top-bar.tsx'
import { usePageWords } from '../language/language.ts'
import { changePreferences, usePreferences } from '../preferences.ts'
import { navigate } from '../router.ts'
import { SoundTool } from '../sound/volume.tsx'
import styles from './table-page.module.css'

export type OpenDialog = 'menu' | 'settings' | 'log' | 'chat' | 'keys'

/** What only this kind of table has: other people, or orders for oneself. */
export interface FurtherTool {
  readonly icon: IconName
  readonly label: string
  /** What it is for, in a few words. */
  readonly line: string
  readonly open: () => void
}

interface TableToolsProps {
  /** The game's id. */
  readonly game: string
  readonly open: (dialog: OpenDialog) => void
  readonly further: FurtherTool | undefined
  /** Lines of the chat that are new. */
  readonly unread: number
}

/** What can be reached from the top bar of a table. What a window has no room for is in the menu. */
export function TableTools({ game, open, further, unread }: TableToolsProps): ReactNode {
  const { say } = usePageWords()
  const { textTable } = usePreferences()
  return (
    <>
      {further && (
        <Tool icon={further.icon} label={further.label} className={styles.wide} onClick={() => further.open()} />
      )}
      <Tool icon="book" label={say('top.rules')} className={styles.roomy} onClick={() => navigate(`/rules/${game}`)} />
      <Tool
        icon="lines"
        label={say('table.in-words')}
        className={styles.wide}
        pressed={textTable}
        onClick={() => changePreferences({ textTable: !textTable })}
      />
      <Tool icon="keys" label={say('keys.title')} className={styles.wide} onClick={() => open('keys')} />
      <SoundTool className={styles.roomy} />
      <Tool icon="gear" label={say('settings.title')} className={styles.wide} onClick={() => open('settings')} />
      <Tool
        icon="chat"
        label={unread > 0 ? `${say('table.log')}, ${say('menu.chat-new', { count: unread })}` : say('table.log')}
        className={styles.narrow}
        onClick={() => open(unread > 0 ? 'chat' : 'log')}
      >
        {unread > 0 && <i className={styles.unread}>{unread}</i>}
      </Tool>
    </>
  )
}
