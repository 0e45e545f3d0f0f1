import { Button } from '@south-street/ui'
import { type ReactNode, useState } from 'react'
import { TopBar } from '../frame/top-bar.tsx'
import styles from '../learn/prose.module.css'
import { attempt } from '../server/api.ts'
import { useNoticeWords } from './parts.tsx'

interface MailLinkPageProps {
  readonly purpose: 'confirm' | 'unsubscribe'
  readonly token: string
}

/** Where the links in mails lead. Nothing happens before somebody presses: mail programs follow links by themselves. */
export function MailLinkPage({ purpose, token }: MailLinkPageProps): ReactNode {
  const { say } = useNoticeWords()
  const [outcome, setOutcome] = useState<string | null>(null)
  const press = async () => {
    try {
      const asked = await (purpose === 'confirm'
        ? attempt('confirmMail', {}, { token })
        : attempt('unsubscribeMail', { token }))
      setOutcome(asked.problem === null ? `${purpose}.done` : 'confirm.fails')
    } catch {
      setOutcome('unreachable')
    }
  }
  return (
    <>
      <TopBar where={say('title')} />
      <main className={styles.prose}>
        <h1>{say(`${purpose}.title`)}</h1>
        <p>{say(`${purpose}.line`)}</p>
        {outcome === null || outcome === 'unreachable' ? (
          <Button look="brass" onClick={press}>
            {say(`${purpose}.yes`)}
          </Button>
        ) : null}
        {outcome !== null && <p role="alert">{say(outcome)}</p>}
      </main>
    </>
  )
}
