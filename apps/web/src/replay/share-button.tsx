import { Button, Icon } from '@south-street/ui'
import { type ReactNode, useState } from 'react'
import { usePageWords } from '../language/language.ts'
import styles from './timeline.module.css'

/** The link to the position that is shown. */
export function ShareButton({ share }: { readonly share: () => Promise<void> }): ReactNode {
  const { say } = usePageWords()
  const [shared, setShared] = useState(false)
  return (
    <Button
      small
      className={styles.share}
      aria-label={say(shared ? 'replay.shared' : 'replay.share')}
      onClick={async () => {
        await share()
        setShared(true)
      }}
    >
      <Icon name="link" />
      <span>{say(shared ? 'replay.shared' : 'replay.share')}</span>
    </Button>
  )
}
