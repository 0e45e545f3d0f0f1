import { Button } from '@south-street/ui'
import { type ReactNode, useState } from 'react'
import { TopBar } from '../frame/top-bar.tsx'
import { attempt } from '../server/api.ts'
import { SettingsNav } from '../settings/settings-nav.tsx'
import { Devices } from './devices-panel.tsx'
import { useKeyWords, wantKeyWords } from './key-words.ts'
import styles from './keys.module.css'
import { OtherDevice } from './link-panel.tsx'
import { Passkeys } from './passkeys-panel.tsx'
import { SignIn } from './sign-in.tsx'
import { Sign } from './signs.tsx'
import { useAsked } from './use-asked.ts'
import { RecoveryWords } from './words-panel.tsx'

const askMe = () => attempt('me')
const askKeys = () => attempt('keys')

export async function openKeysPage(): Promise<ReactNode> {
  await wantKeyWords()
  return <KeysPage />
}

/** By which keys one stays who one is, and which devices are oneself. */
function KeysPage(): ReactNode {
  const { say } = useKeyWords()
  const { answer: me, fails, look } = useAsked(askMe)
  const [signsIn, setSignsIn] = useState(false)
  const [news, setNews] = useState('')
  return (
    <div className={styles.page}>
      <TopBar where={say('title')} />
      <main className={styles.main}>
        <SettingsNav here="/settings/keys" />
        <header className={styles.head}>
          <div>
            <h1>{say('title')}</h1>
            <p>{me === null ? say('nobody') : say('lead', { name: me.name })}</p>
          </div>
          <Button small onClick={() => setSignsIn(true)}>
            <Sign name="key" />
            {say(me === null ? 'been-here' : 'somebody-else')}
          </Button>
        </header>
        <p role="status">{news}</p>
        {fails && <p role="alert">{say('offline')}</p>}
        {me !== null && <Panels key={me.id} />}
      </main>
      {signsIn && (
        <SignIn
          close={() => setSignsIn(false)}
          arrived={(said) => {
            setSignsIn(false)
            setNews(said)
            void look()
          }}
        />
      )}
    </div>
  )
}

function Panels(): ReactNode {
  const { answer: keys, look } = useAsked(askKeys)
  if (keys === null) return null
  return (
    <div className={styles.columns}>
      <div className={styles.column}>
        <Passkeys keys={keys} look={look} />
        <Devices />
      </div>
      <div className={styles.column}>
        <RecoveryWords words={keys.words} look={look} />
        <OtherDevice />
      </div>
    </div>
  )
}
