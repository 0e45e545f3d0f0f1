import type { LoggedAct } from '@south-street/protocol'
import { Button } from '@south-street/ui'
import type { ReactNode } from 'react'
import { sayMoment } from '../language/time.ts'
import { attempt } from '../server/api.ts'
import styles from './operator.module.css'
import { useOperatorWords } from './operator-words.ts'
import { useListed } from './use-listed.ts'

/** The others are in the file. */
const MOST_SHOWN = 20

function save(acts: readonly LoggedAct[]): void {
  const lines = acts.map((act) => JSON.stringify(act)).join('\n')
  const url = URL.createObjectURL(new Blob([lines], { type: 'application/x-ndjson' }))
  const anchor = document.createElement('a')
  anchor.href = url
  anchor.download = 'south-street-operator.ndjson'
  anchor.click()
  URL.revokeObjectURL(url)
}

/** What operators have done, the last first. */
export function LogPanel({ acted }: { readonly acted: number }): ReactNode {
  const { say, language } = useOperatorWords()
  const listed = useListed(() => attempt('operatorLog'), 'log', acted)
  const acts = listed?.acts ?? []
  return (
    <section className={styles.panel}>
      <h2>{say('log.title')}</h2>
      {acts.length === 0 ? (
        <p>{say('log.none')}</p>
      ) : (
        <>
          <ul className={styles.list}>
            {acts.slice(0, MOST_SHOWN).map(({ id, at, actor, act, about }) => (
              <li key={id}>
                <b>{say(`log.acts.${act}`, { about: about ?? '–' })}</b>
                <small>
                  {sayMoment(language, at, Date.now())} · {actor === '' ? say('log.by-token') : actor}
                </small>
              </li>
            ))}
          </ul>
          <Button small onClick={() => save(acts)}>
            {say('log.save')}
          </Button>
        </>
      )}
    </section>
  )
}
