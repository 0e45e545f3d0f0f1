import type { TableView } from '@south-street/table'
import { useEffect, useState } from 'react'
import { call } from './api.ts'

const ASK_AGAIN_MS = 30_000

/** Before the game: by seat, for how many minutes whoever has it has not looked at the table. */
export function useAway({ id, revision }: Pick<TableView, 'id' | 'revision'>): ReadonlyMap<number, number> {
  const [away, setAway] = useState<ReadonlyMap<number, number>>(new Map())
  // Who sits where changes with the revision.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is asked anew whenever something has changed
  useEffect(() => {
    let isWanted = true
    const ask = () => {
      // A page that nobody sees need not know.
      if (document.visibilityState === 'hidden') return
      call('presence', { id }).then(
        (answer) => isWanted && setAway(new Map(answer.away.map(({ seat, minutes }) => [seat, minutes]))),
        () => {},
      )
    }
    ask()
    const timer = setInterval(ask, ASK_AGAIN_MS)
    return () => {
      isWanted = false
      clearInterval(timer)
    }
  }, [id, revision])
  return away
}
