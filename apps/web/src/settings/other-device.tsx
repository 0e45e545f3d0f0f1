import { Button } from '@south-street/ui'
import { type ReactNode, useState } from 'react'
import { copyText } from '../copy-text.ts'
import { usePageWords } from '../language/language.ts'
import { readPreferences } from '../preferences.ts'
import { beSomebody, call } from '../server/api.ts'
import styles from './settings-dialog.module.css'

/** A link that brings somebody's tables to another device. */
export function OtherDevice(): ReactNode {
  const { say } = usePageWords()
  const [link, setLink] = useState<string | null>(null)
  const [fails, setFails] = useState(false)
  const make = async () => {
    try {
      await beSomebody(readPreferences().name)
      const made = await call('createRecovery')
      setLink(made.link)
      // Where the browser does not allow it, the link stands there to be copied by hand.
      await copyText(made.link)
    } catch {
      setFails(true)
    }
  }
  return (
    <>
      <span>{say('recover.other-device')}</span>
      <div>
        {link === null ? (
          <Button small onClick={make}>
            {say('recover.make')}
          </Button>
        ) : (
          <>
            <code className={styles.link}>{link}</code>
            <small>{say('recover.once')}</small>
          </>
        )}
        {fails && <p role="alert">{say('invite.offline')}</p>}
      </div>
    </>
  )
}
