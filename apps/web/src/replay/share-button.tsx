import { Button, Icon } from '@south-street/ui'
import { type ReactNode, useState } from 'react'
import { usePageWords } from '../language/language.ts'
import styles from './timeline.module.css'

/** The link to the position that is shown. */
export function ShareButton({ share }: { readonly share: () => Promise<boolean> }): ReactNode {
  const { say } = usePageWords()
  const [label, setLabel] = useState('replay.share')
  return (
    <Button
      small
      className={styles.share}
      aria-label={say(label)}
      onClick={async () => setLabel((await share()) ? 'replay.shared' : 'replay.share-by-hand')}
    >
      <Icon name="link" />
      <span>{say(label)}</span>
    </Button>
  )
}
