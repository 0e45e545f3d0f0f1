import type { NoticeChannel } from '@south-street/protocol'
import { Button, Icon, type IconName } from '@south-street/ui'
import type { ReactNode } from 'react'
import { sayMoment } from '../language/time.ts'
import { attempt } from '../server/api.ts'
import styles from './notices-page.module.css'
import { Mark, PanelHead, Switch, TestButton, useNoticeWords } from './parts.tsx'
import { resultOf } from './said-result.ts'
import type { BrowserState } from './this-browser.ts'
import type { Notices } from './use-notices.ts'

/** What keeps a browser from showing notices, with what can be done about it. */
const LOOKS: Readonly<Record<Exclude<BrowserState, 'on' | 'off'>, 'warn' | 'bad' | 'off'>> = {
  'plain-http': 'off',
  'needs-home-screen': 'warn',
  unsupported: 'off',
  blocked: 'bad',
  failed: 'bad',
}

/** This browser and the person's others. Nobody is asked for a permission before they have tapped. */
export function BrowsersPanel({ notices }: { readonly notices: Notices }): ReactNode {
  const { say } = useNoticeWords()
  const { state, browser, turnBrowser, isBusy } = notices
  const channels = state.channels.filter(({ kind }) => kind === 'push')
  const isPossible = browser === 'on' || browser === 'off' || browser === 'failed'
  return (
    <section className={styles.panel} aria-label={say('browsers.title')}>
      <PanelHead icon="laptop" title={say('browsers.title')} line={say('browsers.line')}>
        {isPossible && (
          <Switch label={say('browsers.turn-on')} isOn={browser === 'on'} turn={turnBrowser} disabled={isBusy} />
        )}
      </PanelHead>
      <ul className={styles.channels}>
        {browser !== 'on' && <ThisBrowser browser={browser} />}
        {channels
          .filter(({ current }) => !current || browser === 'on')
          .map((channel) => (
            <Browser key={channel.id} channel={channel} notices={notices} />
          ))}
      </ul>
    </section>
  )
}

const STEPS: readonly [IconName, string][] = [
  ['share', 'steps.share'],
  ['plus', 'steps.add'],
  ['bell', 'steps.open'],
]

function ThisBrowser({ browser }: { readonly browser: Exclude<BrowserState, 'on'> }): ReactNode {
  const { say } = useNoticeWords()
  if (browser === 'off') return <li className={styles.plain}>{say('browsers.none')}</li>
  return (
    <li className={styles.plain}>
      <b>
        <em>{say('browsers.this')}</em> <Mark look={LOOKS[browser]}>{say(`state.${browser}`)}</Mark>
      </b>
      <small>{say(`help.${browser}`)}</small>
      {browser === 'needs-home-screen' && (
        <ol className={styles.steps}>
          {STEPS.map(([icon, key]) => (
            <li key={key}>
              <span className={styles.sign}>
                <Icon name={icon} />
              </span>
              <p>{say(key)}</p>
            </li>
          ))}
        </ol>
      )}
    </li>
  )
}

function Browser({ channel, notices }: { readonly channel: NoticeChannel; readonly notices: Notices }): ReactNode {
  const { say, language } = useNoticeWords()
  const result = resultOf(channel)
  const at = result?.line.at
  const when = at === undefined ? '' : sayMoment(language, at, Date.now())
  const isBad = result?.mark.look === 'bad'
  return (
    <li>
      <span className={styles.device}>
        <Icon name={/iPhone|iPad|Android/.test(channel.name) ? 'phone' : 'laptop'} />
      </span>
      <div>
        <b>
          {channel.name}
          {channel.current && <em>{say('browsers.this')}</em>}
          <Mark look={isBad ? 'bad' : channel.on ? 'ok' : 'off'}>
            {isBad
              ? say(result.mark.key, { times: result.mark.times ?? 0 })
              : say(channel.on ? 'state.on' : 'state.off')}
          </Mark>
        </b>
        <small>
          {result === null ? say('result.never') : say(result.line.key, { when, status: result.line.status ?? 0 })}
        </small>
      </div>
      {channel.current ? (
        <TestButton channel={channel} notices={notices} />
      ) : (
        <Button small onClick={() => notices.ask(() => attempt('removeNoticeChannel', { channel: channel.id }))}>
          {say('remove')}
        </Button>
      )}
    </li>
  )
}
