import type { HookFormat, NoticeChannel } from '@south-street/protocol'
import { Button, Choice } from '@south-street/ui'
import { type FormEvent, type ReactNode, useState } from 'react'
import { attempt } from '../server/api.ts'
import styles from './notices-page.module.css'
import { LastResult, PanelHead, Switch, useNoticeWords } from './parts.tsx'
import type { Notices } from './use-notices.ts'

const FORMATS: readonly HookFormat[] = ['discord', 'slack', 'ntfy', 'standard']

/** A chat or a program of the person's own. */
export function WebhookPanel({ notices }: { readonly notices: Notices }): ReactNode {
  const { say } = useNoticeWords()
  const hooks = notices.state.channels.filter(({ kind }) => kind === 'webhook')
  const isOn = hooks.some(({ on }) => on)
  const turnAll = async (on: boolean) => {
    for (const { id } of hooks) await notices.ask(() => attempt('turnNoticeChannel', { channel: id }, { on }))
  }
  return (
    <section className={styles.panel} aria-label={say('webhook.title')}>
      <PanelHead icon="plug" title={say('webhook.title')} line={say('webhook.line')}>
        {hooks.length > 0 && <Switch label={say('webhook.on')} isOn={isOn} turn={turnAll} disabled={notices.isBusy} />}
      </PanelHead>
      {hooks.map((hook) => (
        <Hook key={hook.id} hook={hook} notices={notices} />
      ))}
      <NewHook notices={notices} />
    </section>
  )
}

function Hook({ hook, notices }: { readonly hook: NoticeChannel; readonly notices: Notices }): ReactNode {
  const { say } = useNoticeWords()
  return (
    <>
      <div className={styles.hook}>
        <b>{say(`webhook.${hook.format}`)}</b>
        <code data-shortens>{hook.name}</code>
        <Button small onClick={() => notices.ask(() => attempt('removeNoticeChannel', { channel: hook.id }))}>
          {say('remove')}
        </Button>
      </div>
      <LastResult channel={hook} notices={notices} />
    </>
  )
}

function NewHook({ notices }: { readonly notices: Notices }): ReactNode {
  const { say } = useNoticeWords()
  const [format, setFormat] = useState<HookFormat>('discord')
  const [url, setUrl] = useState('')
  const [secret, setSecret] = useState<string | null>(null)
  const add = async (event: FormEvent) => {
    event.preventDefault()
    const isDone = await notices.ask(async () => {
      const asked = await attempt('addNoticeChannel', {}, { kind: 'webhook', format, url })
      setSecret(asked.answer?.secret ?? null)
      return asked
    })
    if (isDone) setUrl('')
  }
  return (
    <form className={styles.form} onSubmit={add}>
      <Choice
        label={say('webhook.kind')}
        value={format}
        options={FORMATS.map((one) => ({ value: one, name: say(`webhook.${one}`) }))}
        choose={setFormat}
      />
      <input
        type="url"
        required
        maxLength={2000}
        autoComplete="off"
        aria-label={say('webhook.address')}
        placeholder="https://"
        value={url}
        onChange={(event) => setUrl(event.target.value)}
      />
      <Button small type="submit" disabled={notices.isBusy}>
        {say('webhook.add')}
      </Button>
      {secret !== null && (
        <p className={styles.secret} role="status">
          {say('webhook.secret')} <code>{secret}</code>
        </p>
      )}
    </form>
  )
}
