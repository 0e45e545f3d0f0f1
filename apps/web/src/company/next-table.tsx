import type { answers } from '@south-street/protocol'
import { type ReactNode, useEffect, useState } from 'react'
import type { z } from 'zod'
import { usePageWords } from '../language/language.ts'
import { navigate } from '../router.ts'
import { ask } from '../server/api.ts'
import { Notice } from './notice.tsx'

const LOOK_EVERY = 20_000

/** Another table waits for one's move, while this one does not. */
export function NextTable({ table }: { readonly table: string }): ReactNode {
  const { say } = usePageWords()
  const [next, setNext] = useState<string | null>(null)
  useEffect(() => {
    const look = () =>
      ask<z.infer<typeof answers.NextTable>>('GET', `/api/me/next?except=${table}`).then(
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
