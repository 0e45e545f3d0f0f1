import type { Device } from '@south-street/protocol'
import { Button } from '@south-street/ui'
import { type ReactNode, useState } from 'react'
import { usePageWords } from '../language/language.ts'
import { attempt } from '../server/api.ts'
import styles from './settings-dialog.module.css'

/** Everything that may act for this person, and a way to end it. */
export function Devices(): ReactNode {
  const { say } = usePageWords()
  const [devices, setDevices] = useState<readonly Device[] | null>(null)
  const [fails, setFails] = useState(false)
  const look = async () => {
    try {
      const { answer, problem } = await attempt('devices')
      // Without an identity here there are no devices.
      setFails(problem !== null && problem.code !== 'not-signed-in')
      setDevices(answer?.devices ?? [])
    } catch {
      setFails(true)
    }
  }
  const remove = async (device: string) => {
    await attempt('removeDevice', { device }).catch(() => {})
    await look()
  }
  return (
    <>
      <span>{say('devices.title')}</span>
      <div>
        {devices === null && (
          <Button small onClick={look}>
            {say('devices.show')}
          </Button>
        )}
        {devices?.length === 0 && !fails && <small>{say('devices.none')}</small>}
        <ul className={styles.devices}>
          {devices?.map((device) => (
            <DeviceLine key={device.id} device={device} remove={() => remove(device.id)} />
          ))}
        </ul>
        {fails && <p role="alert">{say('invite.offline')}</p>}
      </div>
    </>
  )
}

function DeviceLine({ device, remove }: { readonly device: Device; readonly remove: () => void }): ReactNode {
  const { say, language } = usePageWords()
  const { kind, seenAt, current } = device
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(seenAt)
  return (
    <li>
      <span>{say(`devices.${kind}`, { day })}</span>
      {current ? (
        <small>{say('devices.current')}</small>
      ) : (
        <Button small onClick={remove}>
          {say('devices.remove')}
        </Button>
      )}
    </li>
  )
}
