import type { AnswerOf } from '@south-street/protocol'
import { Button } from '@south-street/ui'
import { type ReactNode, useState } from 'react'
import { copyText } from '../copy-text.ts'
import { sayMoment } from '../language/time.ts'
import { attempt } from '../server/api.ts'
import { sayDay, useKeyWords } from './key-words.ts'
import styles from './keys.module.css'

const COUNT = 10

interface RecoveryWordsProps {
  readonly words: AnswerOf<'keys'>['words']
  readonly look: () => Promise<void>
}

/** Ten words for the day when every device is gone. They are shown once, and then never again. */
export function RecoveryWords({ words, look }: RecoveryWordsProps): ReactNode {
  const { say } = useKeyWords()
  const [made, setMade] = useState<readonly string[] | null>(null)
  const [asks, setAsks] = useState(false)
  const [why, setWhy] = useState<string | null>(null)
  const make = async () => {
    try {
      const { answer, problem } = await attempt('createWords')
      setWhy(problem?.detail ?? null)
      if (answer !== null) setMade(answer.words)
      setAsks(false)
    } catch {
      setWhy(say('offline'))
    }
  }
  return (
    <section className={styles.panel}>
      <h2>{say('words.title')}</h2>
      <p>{say('words.line')}</p>
      {made !== null ? (
        <Written
          words={made}
          done={() => {
            setMade(null)
            void look()
          }}
        />
      ) : (
        <>
          {words !== null && (
            <ol className={styles.words} aria-label={say('words.hidden')}>
              {Array.from({ length: COUNT }, (_, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: ten places that never move
                <li key={index}>
                  <i />
                </li>
              ))}
            </ol>
          )}
          <div className={styles.row}>
            <p>{asks ? say('words.replace') : <About words={words} />}</p>
            <Button small onClick={words !== null && !asks ? () => setAsks(true) : make}>
              {say(words === null ? 'words.make' : 'words.make-new')}
            </Button>
          </div>
        </>
      )}
      {why !== null && <p role="alert">{why}</p>}
    </section>
  )
}

function About({ words }: Pick<RecoveryWordsProps, 'words'>): ReactNode {
  const { say, language } = useKeyWords()
  if (words === null) return say('words.none')
  const day = sayDay(language, words.createdAt)
  if (words.usedAt === null) return say('words.made', { day })
  return say('words.used', { day, moment: sayMoment(language, words.usedAt, Date.now()) })
}

function Written({ words, done }: { readonly words: readonly string[]; readonly done: () => void }): ReactNode {
  const { say } = useKeyWords()
  const [copied, setCopied] = useState(false)
  return (
    <>
      <ol className={styles.words} data-shown aria-label={say('words.shown')}>
        {words.map((word, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a word may come twice, and they never move
          <li key={index}>{word}</li>
        ))}
      </ol>
      <div className={styles.row}>
        <p role="status">{say('words.now')}</p>
        <Button small onClick={async () => setCopied(await copyText(words.join(' ')))}>
          {say(copied ? 'words.copied' : 'words.copy')}
        </Button>
        <Button small look="primary" onClick={done}>
          {say('words.written')}
        </Button>
      </div>
    </>
  )
}
