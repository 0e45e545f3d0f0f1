import type { NoticeChannel } from '@south-street/protocol'
import { Button } from '@south-street/ui'
import { type FormEvent, type ReactNode, useState } from 'react'
import { attempt } from '../server/api.ts'
import styles from './notices-page.module.css'
import { LastResult, PanelHead, Switch, useNoticeWords } from './parts.tsx'
import type { Notices } from './use-notices.ts'

/** Only where the server sends mail. */
export function MailPanel({ notices }: { readonly notices: Notices }): ReactNode {
  const { say } = useNoticeWords()
  const mail = notices.state.channels.find(({ kind }) => kind === 'mail')
  const turn = (on: boolean) => notices.ask(() => attempt('turnNoticeChannel', { channel: mail!.id }, { on }))
  return (
    <section className={styles.panel} aria-label={say('mail.title')}>
      <PanelHead icon="mail" title={say('mail.title')} line={mail?.name ?? say('mail.most')}>
        {mail?.confirmed && <Switch label={say('mail.on')} isOn={mail.on} turn={turn} disabled={notices.isBusy} />}
      </PanelHead>
      {mail === undefined ? <NewAddress notices={notices} /> : <Address mail={mail} notices={notices} />}
    </section>
  )
}

function Address({ mail, notices }: { readonly mail: NoticeChannel; readonly notices: Notices }): ReactNode {
  const { say } = useNoticeWords()
  return (
    <>
      {mail.confirmed ? (
        <LastResult channel={mail} notices={notices} />
      ) : (
        <p className={styles.line} role="status">
          {say('mail.unconfirmed')}
        </p>
      )}
      <Button
        small
        className={styles.remove}
        onClick={() => notices.ask(() => attempt('removeNoticeChannel', { channel: mail.id }))}
      >
        {say('remove')}
      </Button>
    </>
  )
}

function NewAddress({ notices }: { readonly notices: Notices }): ReactNode {
  const { say } = useNoticeWords()
  const [address, setAddress] = useState('')
  const add = (event: FormEvent) => {
    event.preventDefault()
    void notices.ask(() => attempt('addNoticeChannel', {}, { kind: 'mail', address }))
  }
  return (
    <form className={styles.form} onSubmit={add}>
      <input
        type="email"
        required
        maxLength={200}
        autoComplete="email"
        aria-label={say('mail.address')}
        value={address}
        onChange={(event) => setAddress(event.target.value)}
      />
      <Button small type="submit" disabled={notices.isBusy}>
        {say('mail.add')}
      </Button>
    </form>
  )
}
