import type { Problem } from '@south-street/protocol'
import { Button } from '@south-street/ui'
import type { ReactNode } from 'react'
import { useKeyWords } from './key-words.ts'
import styles from './keys.module.css'

interface BringProps {
  /** `somebody-already`: who this browser is, whom it would become, and how many tables it has. */
  readonly problem: Problem
  readonly decide: (guest: 'bring' | 'leave') => void
  readonly stay: () => void
}

/** Whether the tables of whoever this browser was come along. */
export function Bring({ problem, decide, stay }: BringProps): ReactNode {
  const { say } = useKeyWords()
  const { name = '', other = '', tables = 0 } = problem.params
  return (
    <div className={styles.sign}>
      <h2>{say('sign-in.bring', { count: Number(tables) })}</h2>
      <p>{say('sign-in.bring-line', { name, other })}</p>
      <Button look="primary" onClick={() => decide('bring')}>
        {say('sign-in.bring-yes')}
      </Button>
      <Button onClick={() => decide('leave')}>{say('sign-in.bring-no')}</Button>
      <Button look="quiet" onClick={stay}>
        {say('sign-in.stay', { name })}
      </Button>
    </div>
  )
}
