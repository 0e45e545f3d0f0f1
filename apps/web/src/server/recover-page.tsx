import type { Problem } from '@south-street/protocol'
import { Button } from '@south-street/ui'
import { type ReactNode, useState } from 'react'
import { TopBar } from '../frame/top-bar.tsx'
import { Bring } from '../keys/bring.tsx'
import { wantKeyWords } from '../keys/key-words.ts'
import { usePageWords } from '../language/language.ts'
import styles from '../learn/prose.module.css'
import { changePreferences } from '../preferences.ts'
import { navigate } from '../router.ts'
import { attempt } from './api.ts'

export async function openRecoverPage(token: string): Promise<ReactNode> {
  await wantKeyWords()
  return <RecoverPage token={token} />
}

/** Whoever follows a recovery link becomes, in this browser, the person who made it; but not without being asked. */
function RecoverPage({ token }: { readonly token: string }): ReactNode {
  const { say } = usePageWords()
  const [fails, setFails] = useState(false)
  /** What is lost here, if this browser is somebody else already. */
  const [asked, setAsked] = useState<Problem | null>(null)
  // The link is good for once; it has no business in the address or in the history.
  const goHome = () => navigate('/', { replace: true })
  const recover = async (guest?: 'bring' | 'leave') => {
    try {
      const { answer, problem } = await attempt('redeem', {}, { token, ...(guest && { guest }) })
      if (problem?.code === 'somebody-already') return setAsked(problem)
      if (answer === null) return setFails(true)
      changePreferences({ name: answer.name })
      goHome()
    } catch {
      setFails(true)
    }
  }
  const hasTables = asked !== null && Number(asked.params.tables) > 0
  return (
    <>
      <TopBar />
      <main className={styles.prose}>
        <h1>{say('recover.title')}</h1>
        <p>{say('recover.line')}</p>
        {asked !== null && !hasTables && <p role="alert">{asked.detail}</p>}
        {hasTables ? (
          <Bring problem={asked} decide={recover} stay={goHome} />
        ) : (
          <Button look="brass" onClick={() => recover(asked === null ? undefined : 'leave')}>
            {say(asked === null ? 'recover.here' : 'recover.replace')}
          </Button>
        )}
        {fails && <p role="alert">{say('recover.fails')}</p>}
      </main>
    </>
  )
}
