import type { Overview } from '@south-street/protocol'
import { SHOWN_GAMES } from '@south-street/registry/boards'
import { Button, Icon } from '@south-street/ui'
import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { TopBar } from '../frame/top-bar.tsx'
import { wantFrontWords } from '../language/language.ts'
import { sayMoment } from '../language/time.ts'
import { attempt } from '../server/api.ts'
import { Announcing } from './announcing.tsx'
import { ClubPanel } from './club-panel.tsx'
import { EntryPanel } from './entry-panel.tsx'
import { LogPanel } from './log-panel.tsx'
import styles from './operator.module.css'
import { OperatorDoor } from './operator-door.tsx'
import { useOperatorWords, wantOperatorWords } from './operator-words.ts'
import { PeoplePanel } from './people-panel.tsx'
import { TablesPanel } from './tables-panel.tsx'
import { Tiles } from './tiles.tsx'

export async function openOperatorPage(): Promise<ReactNode> {
  await Promise.all([wantOperatorWords(), wantFrontWords(SHOWN_GAMES)])
  return <OperatorPage />
}

/** How the server is, and what its host may do about it. It asks when it is opened and when it is told to. */
function OperatorPage(): ReactNode {
  const { say } = useOperatorWords()
  const [overview, setOverview] = useState<Overview | null>(null)
  const [door, setDoor] = useState<'open' | 'shut' | 'offline' | null>(null)
  const look = useCallback(async () => {
    try {
      const { answer } = await attempt('overview')
      setOverview(answer)
      setDoor(answer === null ? 'shut' : 'open')
    } catch {
      setDoor('offline')
    }
  }, [])
  useEffect(() => {
    void look()
  }, [look])
  const leave = async () => {
    await attempt('operatorSignOut').catch(() => {})
    await look()
  }
  return (
    <>
      <TopBar where={say('where')} />
      {door === 'offline' && <p role="alert">{say('offline')}</p>}
      {door === 'shut' && <OperatorDoor entered={look} />}
      {door === 'open' && overview !== null && <EngineRoom overview={overview} look={look} leave={leave} />}
    </>
  )
}

interface EngineRoomProps {
  readonly overview: Overview
  readonly look: () => Promise<void>
  readonly leave: () => void
}

function EngineRoom({ overview, look, leave }: EngineRoomProps): ReactNode {
  const { say, language } = useOperatorWords()
  // Everything else is asked for again whenever the figures are.
  const [acted, setActed] = useState(0)
  const lookAgain = () => {
    setActed((count) => count + 1)
    void look()
  }
  const { trouble, startedAt, now, faults } = overview
  return (
    <main className={styles.main}>
      <header className={styles.head}>
        <div>
          <h1>{say('title')}</h1>
          {trouble === null ? (
            <p>
              <strong>{say('well')}</strong> {say('running-since', { moment: sayMoment(language, startedAt, now) })}{' '}
              {faults.length === 0 && say('no-faults')} {say('only-you')}
            </p>
          ) : (
            <p role="alert">{say('not-well', { what: trouble })}</p>
          )}
        </div>
        <div className={styles.acts}>
          <Button small onClick={lookAgain}>
            <Icon name="replay" />
            {say('look-again')}
          </Button>
          <Button small onClick={leave}>
            {say('sign-out')}
          </Button>
        </div>
      </header>
      <Tiles overview={overview} />
      {faults.length > 0 && <Faults faults={faults} />}
      <div className={styles.lists}>
        <TablesPanel acted={acted} tell={lookAgain} />
        <PeoplePanel acted={acted} tell={lookAgain} />
        <div className={styles.column}>
          <EntryPanel entry={overview.entry} acted={acted} tell={lookAgain} />
          <ClubPanel acted={acted} tell={lookAgain} />
          <Announcing announcement={overview.announcement} tell={lookAgain} />
        </div>
      </div>
      <LogPanel acted={acted} />
    </main>
  )
}

function Faults({ faults }: Pick<Overview, 'faults'>): ReactNode {
  const { say, language } = useOperatorWords()
  return (
    <section className={styles.panel}>
      <h2>{say('faults.title')}</h2>
      <ul className={styles.list}>
        {faults.map(({ at, what }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same may go wrong twice in a moment
          <li key={index}>
            <b>{what}</b>
            <small>{sayMoment(language, at, Date.now())}</small>
          </li>
        ))}
      </ul>
    </section>
  )
}
