import { findGame } from '@south-street/registry'
import { loadBoard } from '@south-street/registry/boards'
import { type ReactNode, use, useEffect, useMemo } from 'react'
import { usePageWords, wantGameWords } from '../language/language.ts'
import { usePreferences } from '../preferences.ts'
import { TablePage } from '../table/table-page.tsx'
import { callHouse, localLink } from './local-house.ts'

/** Whoever plays alone. */
export const SOLO_PERSON = 'you'

const PAUSE = 900
const FAST_PAUSE = 250

async function prepare(table: string) {
  const summary = (await callHouse('list', undefined)).find((one) => one.table === table)
  const game = summary?.game ?? 'packet-row'
  const [board] = await Promise.all([loadBoard(game), wantGameWords(game)])
  return { board, game: findGame(game)! }
}

const prepared = new Map<string, ReturnType<typeof prepare>>()

function preparation(table: string): ReturnType<typeof prepare> {
  const known = prepared.get(table) ?? prepare(table)
  prepared.set(table, known)
  return known
}

/** A table in this browser, against bots. */
export function LocalTablePage({ table }: { readonly table: string }): ReactNode {
  const { board, game } = use(preparation(table))
  const { say } = usePageWords()
  const { fast } = usePreferences()
  const link = useMemo(() => localLink(table, SOLO_PERSON), [table])
  useEffect(() => {
    callHouse('pace', { pause: fast ? FAST_PAUSE : PAUSE })
  }, [fast])
  return <TablePage link={link} game={game} board={board} where={say('local.where')} chats={false} />
}
