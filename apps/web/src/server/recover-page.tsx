import { Button } from '@south-street/ui'
import { type ReactNode, useState } from 'react'
import { TopBar } from '../frame/top-bar.tsx'
import { usePageWords } from '../language/language.ts'
import styles from '../learn/prose.module.css'
import { changePreferences } from '../preferences.ts'
import { navigate } from '../router.ts'
import { attempt } from './api.ts'

/** Whoever follows a recovery link becomes, in this browser, the person who made it; but not without being asked. */
export function RecoverPage({ token }: { readonly token: string }): ReactNode {
  const { say } = usePageWords()
  const [fails, setFails] = useState(false)
  /** What is lost here, if this browser is somebody else already. */
  const [warning, setWarning] = useState<string | null>(null)
  const recover = async () => {
    try {
      const { answer, problem } = await attempt('redeem', {}, { token, ...(warning !== null && { replace: true }) })
      if (problem?.code === 'somebody-already') return setWarning(problem.detail)
      if (answer === null) return setFails(true)
      changePreferences({ name: answer.name })
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
        {warning !== null && <p role="alert">{warning}</p>}
        <Button look="brass" onClick={recover}>
          {say(warning === null ? 'recover.here' : 'recover.replace')}
        </Button>
        {fails && <p role="alert">{say('recover.fails')}</p>}
      </main>
    </>
  )
}
