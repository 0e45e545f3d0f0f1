import type { ReactNode } from 'react'
import { Tool } from '../frame/top-bar.tsx'
import { usePageWords } from '../language/language.ts'
import { changePreferences, usePreferences } from '../preferences.ts'
import { navigate } from '../router.ts'
import { SoundTool } from '../sound/volume.tsx'
import styles from './table-page.module.css'

export type OpenDialog = 'settings' | 'log' | 'chat' | 'keys'

interface TableToolsProps {
  /** The game's id. */
  readonly game: string
  readonly open: (dialog: OpenDialog) => void
  /** Those that only this kind of table has. */
  readonly further: ReactNode
}

/** What can be reached from the top bar of a table. */
export function TableTools({ game, open, further }: TableToolsProps): ReactNode {
  const { say } = usePageWords()
  const { fast, textTable } = usePreferences()
  return (
    <>
      {further}
      <Tool icon="chat" label={say('table.log')} className={styles.narrow} onClick={() => open('log')} />
      <Tool icon="book" label={say('top.rules')} className={styles.roomy} onClick={() => navigate(`/rules/${game}`)} />
      <Tool
        icon="info"
        label={say('table.in-words')}
        className={styles.roomy}
        pressed={textTable}
        onClick={() => changePreferences({ textTable: !textTable })}
      />
      <Tool
        icon="next"
        label={say('top.fast')}
        className={styles.roomy}
        pressed={fast}
        onClick={() => changePreferences({ fast: !fast })}
      />
      <SoundTool className={styles.roomy} />
      <Tool icon="gear" label={say('settings.title')} onClick={() => open('settings')} />
    </>
  )
}
