import { Button, Icon } from '@south-street/ui'
import { type ReactNode, useRef, useState } from 'react'
import { base } from '../base.ts'
import { copyText } from '../copy-text.ts'
import { usePageWords } from '../language/language.ts'
import { QrCode } from '../qr/qr-code.tsx'
import { isOnlyHere } from './seating.ts'
import styles from './share-panel.module.css'

/** The link for friends: to copy, to share, or to be read from the code with a camera. */
export function SharePanel({ table, game }: { readonly table: string; readonly game: string }): ReactNode {
  const { say } = usePageWords()
  const field = useRef<HTMLInputElement>(null)
  const [copied, setCopied] = useState<boolean | null>(null)
  const link = `${location.origin}${base()}/t/${table}`
  const copy = async () => {
    const isDone = await copyText(link)
    setCopied(isDone)
    if (!isDone) field.current!.select()
  }
  // Whoever changes their mind has shared nothing, and need not be told.
  const share = () => navigator.share({ title: game, url: link }).catch(() => undefined)
  return (
    <section className={styles.panel} aria-label={say('seating.invite')}>
      <h2>
        {say('seating.invite')} <small>{say('seating.no-account')}</small>
      </h2>
      <div className={styles.ways}>
        <QrCode text={link} label={say('seating.code')} />
        <div>
          <input
            ref={field}
            className={styles.link}
            readOnly
            value={link}
            aria-label={say('seating.link')}
            onFocus={({ target }) => target.select()}
          />
          <div className={styles.buttons}>
            <Button look="primary" small onClick={copy}>
              <Icon name="link" />
              {say(copied ? 'invite.copied' : 'seating.copy')}
            </Button>
            {'share' in navigator && (
              <Button small onClick={share}>
                <Icon name="arrow" />
                {say('seating.share')}
              </Button>
            )}
          </div>
          <p role="status">{say(copied === false ? 'seating.copy-by-hand' : 'seating.hold')}</p>
        </div>
      </div>
      {isOnlyHere(location.hostname) && <p className={styles.warning}>{say('seating.only-here')}</p>}
    </section>
  )
}
