import { Button, Icon } from '@south-street/ui'
import { type ReactNode, useState } from 'react'
import { copyText } from '../copy-text.ts'
import { QrCode } from '../qr/qr-code.tsx'
import { attempt } from '../server/api.ts'
import { useKeyWords } from './key-words.ts'
import styles from './keys.module.css'

interface Made {
  readonly link: string
  /** The link among the devices, for whoever withdraws it. */
  readonly device: string | null
}

/** A link that makes another browser this person, once: to copy, or to be read from the code with a camera. */
export function OtherDevice(): ReactNode {
  const { say } = useKeyWords()
  const [made, setMade] = useState<Made | null>(null)
  const [copied, setCopied] = useState(false)
  const [why, setWhy] = useState<string | null>(null)
  const make = async () => {
    try {
      const before = new Set((await linksNow()) ?? [])
      const { answer, problem } = await attempt('createRecovery')
      setWhy(problem?.detail ?? null)
      if (answer === null) return
      const device = (await linksNow())?.find((id) => !before.has(id)) ?? null
      setMade({ link: answer.link, device })
      setCopied(false)
    } catch {
      setWhy(say('offline'))
    }
  }
  const withdraw = async (device: string) => {
    await attempt('removeDevice', { device }).catch(() => {})
    setMade(null)
  }
  return (
    <section className={styles.panel}>
      <h2>{say('link.title')}</h2>
      {made === null ? (
        <div className={styles.row}>
          <p>{say('link.line')}</p>
          <Button small onClick={make}>
            <Icon name="link" />
            {say('link.make')}
          </Button>
        </div>
      ) : (
        <div className={styles.link}>
          <QrCode text={made.link} label={say('link.code')} />
          <div>
            <p>{say('link.line')}</p>
            <input
              className={styles.field}
              readOnly
              value={made.link}
              aria-label={say('link.field')}
              onFocus={({ target }) => target.select()}
            />
            <div className={styles.row}>
              <Button small look="primary" onClick={async () => setCopied(await copyText(made.link))}>
                <Icon name="link" />
                {say(copied ? 'link.copied' : 'link.copy')}
              </Button>
              {made.device !== null && (
                <Button small onClick={() => withdraw(made.device!)}>
                  {say('link.withdraw')}
                </Button>
              )}
            </div>
          </div>
        </div>
      )}
      {why !== null && <p role="alert">{why}</p>}
    </section>
  )
}

async function linksNow(): Promise<string[] | null> {
  const { answer } = await attempt('devices')
  return answer?.devices.filter(({ kind }) => kind === 'link').map(({ id }) => id) ?? null
}
