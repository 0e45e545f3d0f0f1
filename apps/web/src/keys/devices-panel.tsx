import type { Device } from '@south-street/protocol'
import { Button } from '@south-street/ui'
import type { ReactNode } from 'react'
import { sayMoment } from '../language/time.ts'
import { attempt } from '../server/api.ts'
import { sayDay, useKeyWords } from './key-words.ts'
import styles from './keys.module.css'
import { Badge, Sign } from './signs.tsx'
import { useAsked } from './use-asked.ts'

const askDevices = () => attempt('devices')
const PHONES = /^(iPhone|Android)$/

/** Everything that may act for this person, and a way to end it. */
export function Devices(): ReactNode {
  const { say } = useKeyWords()
  const { answer, fails, look } = useAsked(askDevices)
  const devices = answer?.devices ?? []
  const after = (work: Promise<unknown>) => work.catch(() => {}).then(look)
  const others = devices.filter(({ current }) => !current).length
  return (
    <section className={styles.panel}>
      <h2>
        {say('devices.title')}
        {answer !== null && <small>{say('devices.count', { count: devices.length })}</small>}
      </h2>
      {fails && <p role="alert">{say('offline')}</p>}
      <ul className={styles.list}>
        {devices.map((device) => (
          <DeviceLine
            key={device.id}
            device={device}
            signOut={() => after(attempt('removeDevice', { device: device.id }))}
          />
        ))}
      </ul>
      {others > 0 && (
        <div className={styles.row}>
          <p>{say('devices.note')}</p>
          <Button onClick={() => after(attempt('removeOtherDevices'))}>{say('devices.others')}</Button>
        </div>
      )}
    </section>
  )
}

function DeviceLine({ device, signOut }: { readonly device: Device; readonly signOut: () => void }): ReactNode {
  const { say, language } = useKeyWords()
  const { kind, browser, system, way, createdAt, seenAt, current } = device
  const name = browser === undefined ? say(`devices.${kind}`) : say('devices.named', { browser, system: system! })
  const since = way === undefined || way === 'guest' ? 'since' : `since-${way}`
  const moment = sayMoment(language, seenAt, Date.now())
  return (
    <li>
      <Badge name={system !== undefined && PHONES.test(system) ? 'phone' : 'laptop'} />
      <div>
        <b>
          {name}
          {current && <em className={styles.tag}>{say('devices.this')}</em>}
        </b>
        <small>
          {say(`devices.${since}`, { day: sayDay(language, createdAt) })}
          {!current && kind !== 'link' && ` · ${say('devices.seen', { moment })}`}
        </small>
      </div>
      {!current && (
        <div className={styles.acts}>
          <Button small aria-label={say('devices.sign-out-it', { name })} onClick={signOut}>
            <Sign name="leave" />
            {say('devices.sign-out')}
          </Button>
        </div>
      )}
    </li>
  )
}
