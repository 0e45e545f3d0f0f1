import { type ReactNode, useEffect, useState } from 'react'
import { usePageWords } from '../language/language.ts'
import { navigate } from '../router.ts'
import { call } from '../server/api.ts'
import { Notice } from './notice.tsx'

const LOOK_EVERY = 20_000

/** Another table waits for one's move, while this one does not. */
export function NextTable({ table }: { readonly table: string }): ReactNode {
  const { say } = usePageWords()
  const [next, setNext] = useState<string | null>(null)
  useEffect(() => {
    const look = () =>
      call('nextTable', { except: table }).then(
        (answer) => setNext(answer.table),
        () => setNext(null),
      )
    look()
    const timer = setInterval(look, LOOK_EVERY)
    return () => clearInterval(timer)
  }, [table])
  if (next === null) return null
  const offers = [{ name: say('company.go-there'), take: () => navigate(`/t/${next}`) }]
  return <Notice text={say('company.next-table')} offers={offers} />
}
