import { lazy, type ReactNode, Suspense } from 'react'
import { version } from '../package.json'
import { TopBar } from './frame/top-bar.tsx'
import { usePageWords } from './language/language.ts'
import styles from './learn/prose.module.css'

const PARAGRAPHS = ['what', 'game', 'second-game', 'independent', 'privacy']
/** Long, and read by few. */
const LicenceList = lazy(async () => ({ default: (await import('./licences/licence-list.tsx')).LicenceList }))

export function AboutPage(): ReactNode {
  const { say } = usePageWords()
  return (
    <>
      <TopBar />
      <main className={styles.prose}>
        <h1>{say('about.title')}</h1>
        {PARAGRAPHS.map((paragraph) => (
          <p key={paragraph}>{say(`about.${paragraph}`)}</p>
        ))}
        <p>{say('about.version', { version })}</p>
        <h2>{say('about.licences')}</h2>
        <Suspense>
          <LicenceList />
        </Suspense>
      </main>
    </>
  )
}
