import type { NoticeChannelKind, NoticeEvent } from '@south-street/protocol'
import { Icon, type IconName } from '@south-street/ui'
import type { ReactNode } from 'react'
import styles from './notice-settings.module.css'
import page from './notices-page.module.css'
import { useNoticeWords } from './parts.tsx'
import type { Notices } from './use-notices.ts'

const EVENTS: readonly { readonly event: NoticeEvent; readonly line?: string }[] = [
  { event: 'turn' },
  { event: 'clock', line: 'what.clock-line' },
  { event: 'started' },
  { event: 'over' },
  { event: 'mention', line: 'what.mention-line' },
]
const KINDS: readonly { readonly kind: NoticeChannelKind; readonly icon: IconName }[] = [
  { kind: 'push', icon: 'laptop' },
  { kind: 'webhook', icon: 'plug' },
  { kind: 'mail', icon: 'mail' },
]

/** Which channel tells what. */
export function WhatPanel({ notices }: { readonly notices: Notices }): ReactNode {
  const { say } = useNoticeWords()
  const { settings, mail } = notices.state
  const kinds = KINDS.filter(({ kind }) => kind !== 'mail' || mail)
  const turn = (event: NoticeEvent, kind: NoticeChannelKind, isOn: boolean) => {
    const others = settings.events[event].filter((one) => one !== kind)
    notices.save({ events: { ...settings.events, [event]: isOn ? [...others, kind] : others } })
  }
  return (
    <section className={page.panel} aria-labelledby="notices-what">
      <h2 id="notices-what">{say('what.title')}</h2>
      <table className={styles.matrix}>
        <thead>
          <tr>
            <th scope="col">{say('what.tell')}</th>
            {kinds.map(({ kind, icon }) => (
              <th key={kind} scope="col">
                <Icon name={icon} />
                {say(`what.${kind}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {EVENTS.map(({ event, line }) => (
            <tr key={event}>
              <th scope="row">
                {say(`what.${event}`)}
                {line !== undefined && <small>{say(line)}</small>}
              </th>
              {kinds.map(({ kind }) => (
                <td key={kind}>
                  <label className={styles.box}>
                    <input
                      type="checkbox"
                      aria-label={say('what.cell', { event: say(`what.${event}`), channel: say(`what.${kind}`) })}
                      checked={settings.events[event].includes(kind)}
                      onChange={({ target }) => turn(event, kind, target.checked)}
                    />
                    <span>
                      <Icon name="check" />
                    </span>
                  </label>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
