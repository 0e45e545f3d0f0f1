import { Button } from '@south-street/ui'
import { type ReactNode, useState } from 'react'
import { takeEdition, useNewEdition } from '../edition/edition.ts'
import { usePageWords } from '../language/language.ts'
import { changePreferences, usePreferences } from '../preferences.ts'
import { useAnnouncement } from './announcement.ts'
import styles from './page-notices.module.css'

/** What is said on every page, over its top bar, where nothing stands that a move needs. */
export function PageNotices({ path }: { readonly path: string }): ReactNode {
  const { say } = usePageWords()
  const { toldPlainHttp, readAnnouncement } = usePreferences()
  const announcement = useAnnouncement()
  const isNew = useNewEdition()
  const [later, setLater] = useState(false)
  if (isNew && !later) {
    return (
      <Notice text={say('edition.there')}>
        <Button look="primary" small onClick={takeEdition}>
          {say('edition.reload')}
        </Button>
        <Button look="quiet" small onClick={() => setLater(true)}>
          {say('edition.later')}
        </Button>
      </Notice>
    )
  }
  if (announcement !== null && announcement !== readAnnouncement) {
    return (
      <Notice text={announcement}>
        <Button look="primary" small onClick={() => changePreferences({ readAnnouncement: announcement })}>
          {say('coach.understood')}
        </Button>
      </Notice>
    )
  }
  if (path === '/' && !window.isSecureContext && !toldPlainHttp) {
    return (
      <Notice text={say('plain-http')}>
        <Button look="primary" small onClick={() => changePreferences({ toldPlainHttp: true })}>
          {say('coach.understood')}
        </Button>
      </Notice>
    )
  }
  return null
}

function Notice({ text, children }: { readonly text: string; readonly children: ReactNode }): ReactNode {
  return (
    <aside className={styles.notice}>
      <p role="status">{text}</p>
      {children}
    </aside>
  )
}
