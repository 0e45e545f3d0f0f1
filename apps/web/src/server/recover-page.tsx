import { Button } from '@south-street/ui'
import { type ReactNode, useState } from 'react'
import { TopBar } from '../frame/top-bar.tsx'
import { usePageWords } from '../language/language.ts'
import styles from '../learn/prose.module.css'
import { changePreferences } from '../preferences.ts'
import { navigate } from '../router.ts'
import { call } from './api.ts'

/** Whoever follows a recovery link becomes, in this browser, the person who made it; but not without being asked. */
export function RecoverPage({ token }: { readonly token: string }): ReactNode {
  const { say } = usePageWords()
  const [fails, setFails] = useState(false)
  const recover = async () => {
    try {
      const { name } = await call('redeem', {}, { token })
      changePreferences({ name })
      // The link is good for once; it has no business in the address or in the history.
      navigate('/', { replace: true })
    } catch {
      setFails(true)
    }
  }
  return (
    <>
      <TopBar />
      <main className={styles.prose}>
        <h1>{say('recover.title')}</h1>
        <p>{say('recover.line')}</p>
        <Button look="brass" onClick={recover}>
          {say('recover.here')}
        </Button>
        {fails && <p role="alert">{say('recover.fails')}</p>}
      </main>
    </>
  )
}
